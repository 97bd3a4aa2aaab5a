/** Deeper than any record is. */
const MOST_DEPTH = 40;

/**
 * Writes JSON in the canonical form for hashes: keys in the order of their UTF-16 units, no blanks, numbers as ECMAScript writes
 * them, which reads back to the same double (RFC 8785).
 *
 * @throws RangeError where the value is nested deeper than a record can be
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > MOST_DEPTH) throw new RangeError('nested too deep');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const inOrder = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${inOrder.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner, depth + 1)}`).join(',')}}`;
}

/** Returns the text that hash and signature of a record cover: the record without these two fields. */
export function signedText(record: object): string {
  return canonicalJson({ ...record, hash: undefined, signature: undefined });
}
