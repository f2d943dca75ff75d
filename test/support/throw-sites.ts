import ts from "typescript";
import { sourceFiles } from "./source-text.ts";

/** One `new …Error({ … })` of the product. */
export interface ThrowSite {
  /** File and line. */
  readonly place: string;
  /** Undefined when the code is not written out there. */
  readonly code: string | undefined;
  /** Names of the details; the text of one where it is written out, else null. */
  readonly details: Readonly<Record<string, string | null>>;
}

const families = new Set(["UsageError", "DataError", "ProviderError", "StoreError", "AlayaError"]);

/** Every place in the sources that makes an error for a user. */
export function throwSites(): readonly ThrowSite[] {
  return sourceFiles().flatMap(({ name, text }) => sitesOf(name, text));
}

function sitesOf(name: string, text: string): ThrowSite[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: ThrowSite[] = [];
  const visit = (node: ts.Node): void => {
    const problem = problemOf(node);
    if (problem !== undefined) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${name}:${line}`, code: codeOf(problem), details: detailsOf(problem) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function problemOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (!ts.isNewExpression(node) || !families.has(node.expression.getText())) return undefined;
  const [problem] = node.arguments ?? [];
  return problem !== undefined && ts.isObjectLiteralExpression(problem) ? problem : undefined;
}

function codeOf(problem: ts.ObjectLiteralExpression): string | undefined {
  const code = propertyOf(problem, "code");
  return code !== undefined && ts.isStringLiteral(code) ? code.text : undefined;
}

function detailsOf(problem: ts.ObjectLiteralExpression): ThrowSite["details"] {
  const given = propertyOf(problem, "details");
  if (given === undefined || !ts.isObjectLiteralExpression(given)) return {};
  const details = given.properties.flatMap((property) => {
    const name = property.name?.getText();
    if (name === undefined) return [];
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    return [[name, value !== undefined && ts.isStringLiteral(value) ? value.text : null] as const];
  });
  return Object.fromEntries(details);
}

function propertyOf(problem: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of problem.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}
