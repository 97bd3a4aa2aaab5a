import type { Command } from './command.ts';

/** Points for letters that follow each other, that begin a word, and for a text that begins so. */
const RUN = 6;
const WORD = 8;
const START = 10;
/** Penalty for each skipped letter, up to a full word. */
const GAP = 1;
const MOST_GAP = 12;

/** Letters without their accents, in lower case: `Ü` is found by `u`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isWordStart = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

/**
 * Returns the score of a word in a text, with its letters in order and with gaps; undefined without a match. The search
 * starts at every occurrence of the first letter, so that a contiguous word has priority over scattered letters before it.
 */
function wordScore(word: string, text: string): number | undefined {
  let best: number | undefined;
  for (let start = text.indexOf(word.charAt(0)); start >= 0; start = text.indexOf(word.charAt(0), start + 1)) {
    const score = scoreFrom(word, text, start);
    if (score !== undefined && (best === undefined || score > best)) best = score;
  }
  return best;
}

function scoreFrom(word: string, text: string, start: number): number | undefined {
  let score = start === 0 ? START : 0;
  let last = start - 1;
  for (const letter of word) {
    const at = text.indexOf(letter, last + 1);
    if (at < 0) return undefined;
    const gap = at - last - 1;
    if (isWordStart(text, at)) score += WORD;
    score += gap === 0 ? RUN : -Math.min(gap * GAP, MOST_GAP);
    last = at;
  }
  return score;
}

/** How well a query fits a text: every word of it has to be there, in any order. Undefined where it does not fit. */
export function fit(query: string, text: string): number | undefined {
  const within = folded(text);
  let sum = 0;
  for (const word of folded(query).split(/\s+/).filter(Boolean)) {
    const score = wordScore(word, within);
    // Scattered letters are no match: on average each has to follow the previous one or begin a word.
    if (score === undefined || score < word.length) return undefined;
    sum += score;
  }
  return sum;
}

/** Returns the best matches of a query, a limited number for each group; all commands without a query. */
export function bestMatches(query: string, commands: readonly Command[], limit: number): readonly Command[] {
  if (query.trim() === '') return commands;
  const scored = commands.flatMap((command) => {
    const inLabel = fit(query, command.label);
    const anywhere = fit(query, `${command.label} ${command.hint ?? ''} ${command.words ?? ''}`);
    if (anywhere === undefined) return [];
    return [{ command, score: Math.max(anywhere, (inLabel ?? Number.NEGATIVE_INFINITY) + START) }];
  });
  const left = new Map<string, number>();
  return scored
    .toSorted((a, b) => b.score - a.score)
    .filter(({ command: { group } }) => {
      const count = (left.get(group) ?? 0) + 1;
      left.set(group, count);
      return count <= limit;
    })
    .map(({ command }) => command);
}
