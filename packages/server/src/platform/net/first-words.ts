const MOST_WORDS = 120;

/** What a server says in words; of a page of HTML nothing is to be read. */
export function firstWords(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, 400)).toString('utf8').replaceAll(/\s+/g, ' ').trim();
  if (text.startsWith('<') || /[^\p{L}\p{N}\p{P}\p{S} ]/u.test(text)) return '';
  return text.slice(0, MOST_WORDS);
}
