/** Packages that promise no Node 20 although they run there, and why they are not another version: docs/decisions/0160. */
export const KNOWN_WARNINGS = { 20: ['pg-boss'] };

/** Names of the packages that npm has warned of: they promise another version of Node.js. */
export function warnedOf(output) {
  return [...output.matchAll(/EBADENGINE\s+package: '(@?[^@']+)@[^']*'/g)].map(([, name]) => name);
}

/** Those among them that nobody has written a reason down for. */
export function unexplained(names, major) {
  return names.filter((name) => !(KNOWN_WARNINGS[major] ?? []).includes(name));
}
