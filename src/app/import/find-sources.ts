import { existsSync } from "node:fs";
import { lstat, readdir, stat } from "node:fs/promises";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { DataError } from "../../core/errors.ts";
import type { ImportFormat } from "../../domain/import-format.ts";

/** A file to import, and what it is called within its collection. */
export interface Source {
  readonly path: string;
  readonly name: string;
}

/**
 * The file itself, or the files of a folder and the folders in it, by name; folders whose names begin with a dot are
 * settings of programs and are passed over. Throws `FILE_MISSING`, `IMPORT_NOTHING`.
 */
export async function findSources(
  path: string,
  format: ImportFormat,
  extensions: readonly string[],
): Promise<readonly Source[]> {
  if (!existsSync(path)) throw missing(path);
  const isFolder = (await stat(path)).isDirectory();
  const paths = isFolder ? await filesBelow(path, extensions) : [path];
  if (paths.length === 0) throw nothing(path, format, extensions);
  const root = format === "obsidian" ? vaultOf(isFolder ? path : dirname(path)) : undefined;
  return paths.map((file) => ({
    path: file,
    name: root === undefined ? basename(file) : nameIn(root, file),
  }));
}

async function filesBelow(folder: string, extensions: readonly string[]): Promise<readonly string[]> {
  const names = (await readdir(folder, { recursive: true, encoding: "utf8" })).filter(
    (name) =>
      extensions.includes(extname(name).toLowerCase()) &&
      !name.split(sep).some((part) => part.startsWith(".")),
  );
  const paths: string[] = [];
  for (const name of names.sort()) {
    const path = join(folder, name);
    if ((await lstat(path)).isFile()) paths.push(path);
  }
  return paths;
}

/** The nearest folder above that Obsidian keeps its settings in; else the folder that was named. */
function vaultOf(folder: string): string {
  for (let each = folder; dirname(each) !== each; each = dirname(each))
    if (existsSync(join(each, ".obsidian"))) return each;
  return folder;
}

const nameIn = (root: string, path: string): string =>
  [basename(root), ...relative(root, path).split(sep)].join("/");

const missing = (path: string): DataError =>
  new DataError({
    code: "FILE_MISSING",
    message: "there is no such file or folder",
    hint: "check the spelling of the path",
    path,
    details: { what: "import" },
  });

const nothing = (path: string, format: ImportFormat, extensions: readonly string[]): DataError =>
  new DataError({
    code: "IMPORT_NOTHING",
    message: `the folder holds no files of ${format} (${extensions.map((each) => `*${each}`).join(", ")})`,
    hint: "check the path; `alaya import --help` names the formats",
    path,
    details: { format, files: extensions.map((each) => `*${each}`).join(", ") },
  });
