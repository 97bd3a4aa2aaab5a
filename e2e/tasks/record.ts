import { type Language, language } from '@keepout/contract/platform/language';

export const HAND_NAMES = ['mouse', 'keyboard', 'thumb'] as const;
export type HandName = (typeof HAND_NAMES)[number];

/** By which hand and in which language a task is done. */
export interface Way {
  readonly hand: HandName;
  readonly language: Language;
}

export const WAYS: readonly Way[] = HAND_NAMES.flatMap((hand) =>
  language.options.map((code) => ({ hand, language: code })),
);

/** Where `npm run tasks` keeps what each walk took. */
export const RECORDS = new URL('../../build/tasks/', import.meta.url);
/** A picture of the end of each task, beside the guide. */
export const PICTURES = new URL('../../docs/guides/pictures/', import.meta.url);
/** Steps, presses and durations of all tasks, as the last run of `npm run tasks` recorded them. */
export const GUIDE = new URL('walks.md', import.meta.url);

/** What a task took. */
export interface WalkRecord extends Way {
  readonly task: string;
  readonly presses: number;
  readonly seconds: number;
  readonly steps: readonly string[];
}

/** In the suite each task is walked in one way, and all of them in all ways. */
export const wayOf = (place: number): Way => WAYS[(place * 5) % WAYS.length] as Way;
