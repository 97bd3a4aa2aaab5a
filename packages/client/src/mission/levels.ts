import type { AnswerOf } from '../row-types.ts';

/** How much a figure presses, mildest first: the names that XTCE has for it (OMG 1.2, ConcernLevelsType), and Yamcs shows. */
export const LEVELS = ['normal', 'watch', 'warning', 'distress', 'critical', 'severe'] as const;
export type Level = (typeof LEVELS)[number];

type Listed = AnswerOf<'listConjunctions'>[number];
/** Level of a satellite: the verdict of its worst event, no event, or unknown. */
export type MissionVerdict = Listed['verdict']['kind'] | 'NONE' | 'UNKNOWN';

/**
 * The level of each verdict, in the order of the list of conjunctions: an inconclusive verdict ranks above *watch*.
 * A satellite of which nobody can know anything yet is worth a look, and no alarm. `severe` is left to the mission itself.
 */
export const VERDICT_LEVELS: Readonly<Record<MissionVerdict, Level>> = {
  NONE: 'normal',
  SAFE: 'normal',
  UNKNOWN: 'watch',
  WATCH: 'warning',
  NO_CONCLUSION: 'distress',
  ACT: 'critical',
};

export const VERDICTS = Object.keys(VERDICT_LEVELS) as readonly MissionVerdict[];

/** Minimum level of an event with contrary advice of another originator. */
export const CONTRADICTED: Level = 'distress';

/** Colours of a level: five in Open MCT, two and green in OpenC3. */
export const COLOURS: Readonly<
  Record<Exclude<Level, 'normal'>, { readonly openMct: string; readonly openC3: string }>
> = {
  watch: { openMct: 'cyan', openC3: 'YELLOW' },
  warning: { openMct: 'yellow', openC3: 'YELLOW' },
  distress: { openMct: 'orange', openC3: 'YELLOW' },
  critical: { openMct: 'red', openC3: 'RED' },
  severe: { openMct: 'purple', openC3: 'RED' },
};

export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** The graver of two. */
export const worseOf = (a: Level, b: Level): Level => (rankOf(b) > rankOf(a) ? b : a);
