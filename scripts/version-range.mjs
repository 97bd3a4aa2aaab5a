/** Ranges of versions as advisories write them: comparisons that all hold, and alternatives between `||`. */

/** Numbers of a version; what comes before a release counts as before it. */
function partsOf(version) {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[^+]+)?/.exec(version.trim());
  if (match === null) throw new Error(`${version} is no version`);
  const [, major, minor = '0', patch = '0', early] = match;
  return [Number(major), Number(minor), Number(patch), early === undefined ? 0 : -1];
}

/** Below zero: the first comes before the second. */
export function compareVersions(first, second) {
  const [a, b] = [partsOf(first), partsOf(second)];
  const at = a.findIndex((part, k) => part !== b[k]);
  return at < 0 ? 0 : a[at] - b[at];
}

const HOLDS = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
};

/** Whether a version is in a range; one that is written in a way that is not known here is an error, never outside. */
export function isVersionInRange(version, range) {
  return range.split('||').some((all) => {
    const comparisons = [...all.trim().matchAll(/(<=|>=|<|>|=|)\s*(\*|v?\d[\w.+-]*)(?:\s+|$)/g)];
    if (comparisons.map(([text]) => text).join('') !== all.trim()) throw new Error(`${range} cannot be read`);
    return comparisons.every(([, sign, limit]) => limit === '*' || HOLDS[sign || '='](compareVersions(version, limit)));
  });
}
