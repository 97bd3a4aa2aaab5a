/** The name of a heading in an address, as code hosts make it: small letters and digits, a hyphen for each blank. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** Names headings of one page: a second heading of the same words has a number behind it. */
export function headingNames(): (words: string) => string {
  const seen = new Map<string, number>();
  return (words) => {
    const slug = slugOf(words);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
