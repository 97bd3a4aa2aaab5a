/** Returns the anchor of a heading as code hosts form it: lower-case letters and digits, a hyphen for each space. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** Returns a function that gives the anchors of one page; a repeated heading gets a number. */
export function headingNames(): (words: string) => string {
  const usedIds = new Map<string, number>();
  return (words) => {
    const slug = slugOf(words);
    const count = usedIds.get(slug) ?? 0;
    usedIds.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
