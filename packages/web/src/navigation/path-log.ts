/** Maximum length of a path in the log (C-12), characters. */
const LONGEST_PATH = 80;
/** Number of last pages in the log. */
const MAX_PATHS = 20;

let paths: readonly string[] = [];

/** A path as the log keeps it: a longer one ends with an ellipsis. */
export const cutPath = (path: string): string =>
  path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH - 1)}…` : path;

/** Logs that a page was opened. The log stays in this window, and is part of a copied error report. */
export function notePath(path: string): void {
  paths = [...paths, cutPath(path)].slice(-MAX_PATHS);
}

/** The last pages, the newest last. */
export const pathLog = (): readonly string[] => paths;
