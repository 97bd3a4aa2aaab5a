import type { SearchEntry } from './search-index.ts';

export interface Hit {
  readonly entry: SearchEntry;
  /** Excerpt around the first match. */
  readonly excerpt: string;
}

const MOST_HITS = 20;
const EXCERPT = 140;
/** Score of a word by the position of its match. */
const WORTH = { title: 12, heading: 10, inside: 3, text: 1, phrase: 8 } as const;
/** Weights by kind: guides and calls answer most searches; models and changes are long and mention everything. */
const WEIGHT: Readonly<Record<SearchEntry['kind'], number>> = { guide: 1, call: 1, reference: 0.6, method: 0.5 };

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Splits a search into words; all of them must match. */
export function wordsOf(query: string): readonly string[] {
  return folded(query)
    .split(/[\s,;]+/)
    .map((word) => word.replaceAll(/^["'(]+|["').:]+$/g, ''))
    .filter((word) => word !== '');
}

interface Folded {
  readonly entry: SearchEntry;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** Prepares entries for search, once. */
export function searchable(entries: readonly SearchEntry[]): (query: string, service: string) => readonly Hit[] {
  const all: readonly Folded[] = entries.map((entry) => ({
    entry,
    title: folded(entry.title),
    heading: folded(entry.heading),
    text: folded(entry.text),
  }));
  return (query, service) => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    return all
      .filter(({ entry }) => entry.service === undefined || entry.service === service)
      .map((folded) => ({ one: folded, worth: WEIGHT[folded.entry.kind] * worthOf(folded, words) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST_HITS)
      .map(({ one: hit }) => ({ entry: hit.entry, excerpt: excerptOf(hit, words) }));
  };
}

/** Returns the score of an entry; 0 if a word has no match. A match in a heading scores more than in text, at the start of a word more than inside. */
function worthOf({ title, heading, text }: Folded, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const worth =
      WORTH.title * beginnings(title, word, 1) +
      WORTH.heading * beginnings(heading, word, 1) +
      (heading.includes(word) || title.includes(word) ? WORTH.inside : 0) +
      WORTH.text * beginnings(text, word, 4) +
      (text.includes(word) ? WORTH.text / 2 : 0);
    if (worth === 0) return 0;
    sum += worth;
  }
  const phrase = words.join(' ');
  if (words.length === 1) return sum + (heading === phrase || title === phrase ? WORTH.title : 0);
  return sum + (`${title} ${heading} ${text}`.includes(phrase) ? WORTH.phrase : 0);
}

/** Counts the words of the text with this prefix, up to a limit. */
function beginnings(text: string, word: string, maximum: number): number {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0 && count < maximum; at = text.indexOf(word, at + word.length)) {
    if (at === 0 || !/[\p{L}\d]/u.test(text[at - 1] ?? '')) count++;
  }
  return count;
}

function excerptOf({ entry, text }: Folded, words: readonly string[]): string {
  const places = words.map((word) => text.indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...(places.length === 0 ? [0] : places)) - EXCERPT / 3);
  const start = from === 0 ? 0 : entry.text.indexOf(' ', from) + 1;
  const piece = entry.text.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '… ' : ''}${piece}${start + EXCERPT < entry.text.length ? ' …' : ''}`;
}
