import type { ConjunctionEvent } from '../../nouns/conjunction/event.ts';

export interface NextDeadline {
  readonly what: 'decideBy' | 'tca';
  readonly atMs: number;
}

/** What the header counts to: until when to decide, as list and page do; once that has passed, the closest approach. */
export const nextDeadline = (
  { decideByMs, tcaMs }: Pick<ConjunctionEvent, 'decideByMs' | 'tcaMs'>,
  nowMs: number,
): NextDeadline =>
  decideByMs === undefined || decideByMs < nowMs
    ? { what: 'tca', atMs: tcaMs }
    : { what: 'decideBy', atMs: decideByMs };
