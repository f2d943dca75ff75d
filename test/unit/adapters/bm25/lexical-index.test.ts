import { createInMemoryLexicalIndex } from "../../../../src/adapters/bm25/lexical-index.ts";
import { lexicalIndexContract } from "../../../support/contracts/lexical-index.contract.ts";

lexicalIndexContract({ open: async (options) => createInMemoryLexicalIndex(options) });
