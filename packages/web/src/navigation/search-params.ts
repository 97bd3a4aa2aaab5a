/** The parameters of an address. */
export type Search = Readonly<Record<string, string | undefined>>;

/**
 * Reads a query string without guessing types: 25544 and 662E41 stay text.
 * A repeated name is one comma-separated list.
 */
export function parseSearch(query: string): Search {
  const params = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = params.get(name);
    params.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return Object.fromEntries(params);
}

/** Writes a query string with its question mark; empty and absent values are left out, commas stay readable. */
export function stringifySearch(params: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text === undefined || text === null || text === '') continue;
    query.set(name, String(text));
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export const parseList = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(',').filter((item) => item !== '');

/** Returns a predicate: whether the searched values contain every word of a text, in any order and case. */
export function wordSearch(text: string): (...searched: readonly unknown[]) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (...searched) => {
    if (words.length === 0) return true;
    const line = searched.join(' ').toLowerCase();
    return words.every((word) => line.includes(word));
  };
}
