/** The longest that a path stands in the log (C-12), characters. */
const LONGEST_PATH = 80;
/** So many of the last pages are kept. */
const KEPT = 20;

let paths: readonly string[] = [];

/** A path as the log keeps it: a longer one ends with an ellipsis. */
export const cutPath = (path: string): string =>
  path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH - 1)}…` : path;

/** Notes that a page was opened. It stays in this window, and goes with what somebody copies of a failure. */
export function notePath(path: string): void {
  paths = [...paths, cutPath(path)].slice(-KEPT);
}

/** The last pages, the newest last. */
export const pathLog = (): readonly string[] => paths;
