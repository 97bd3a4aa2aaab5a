import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import type { EventChange } from '@keepout/contract/ca/manoeuvre-enums';

/** An event as the comparison takes it. */
export interface ComparedEvent {
  readonly conjunctionId: string | null;
  readonly secondaryNoradId: number | null;
  readonly secondaryName: string;
  readonly screeningType: ScreeningType;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly pc: number | null;
}

export interface EventComparison {
  readonly change: EventChange;
  readonly screeningType: ScreeningType;
  readonly before: ComparedEvent | null;
  readonly after: ComparedEvent | null;
}

/** A manoeuvre moves closest approach by less; a passage later or earlier is another event. */
const SAME_PASSAGE_S = 1200;
/** A tenth of a decade, and nothing is told of changes below this. */
const SAME_SHARE = 10 ** 0.1;
const NEGLIGIBLE_PC = 1e-10;

/**
 * Events before and after a manoeuvre.
 *
 * Method   pairs of one secondary and passage, the nearest in time first; better and worse by a tenth of a decade of probability
 */
export function compareEvents(before: readonly ComparedEvent[], after: readonly ComparedEvent[]): EventComparison[] {
  const left = new Set(after);
  const rows = before.map((was): EventComparison => {
    const is = nearest(was, left);
    if (is === undefined) return { change: 'GONE', screeningType: was.screeningType, before: was, after: null };
    left.delete(is);
    return { change: changeOf(was.pc, is.pc), screeningType: is.screeningType, before: was, after: is };
  });
  for (const is of left) rows.push({ change: 'NEW', screeningType: is.screeningType, before: null, after: is });
  return rows;
}

function nearest(was: ComparedEvent, among: ReadonlySet<ComparedEvent>): ComparedEvent | undefined {
  const apart = (is: ComparedEvent): number => Math.abs(is.tcaTaiS - was.tcaTaiS);
  const same = [...among].filter((is) => isSameObject(was, is) && apart(is) <= SAME_PASSAGE_S);
  return same.sort((a, b) => apart(a) - apart(b))[0];
}

function isSameObject(a: ComparedEvent, b: ComparedEvent): boolean {
  return a.secondaryNoradId === null ? a.secondaryName === b.secondaryName : a.secondaryNoradId === b.secondaryNoradId;
}

export function changeOf(was: number | null, is: number | null): EventChange {
  // What could not be computed is not nothing: it may be anything.
  if (was === null || is === null) return was === is ? 'UNCHANGED' : is === null ? 'WORSE' : 'BETTER';
  if (Math.max(was, is) < NEGLIGIBLE_PC) return 'UNCHANGED';
  if (is > was * SAME_SHARE) return 'WORSE';
  return is < was / SAME_SHARE ? 'BETTER' : 'UNCHANGED';
}

const ORDER: Readonly<Record<EventChange, number>> = { NEW: 0, WORSE: 1, UNCHANGED: 2, BETTER: 3, GONE: 4 };

/** The avoided event first, then what is new or worse, then the rest by probability. */
export function inOrder(rows: readonly EventComparison[], avoided: string | null): EventComparison[] {
  const isAvoided = ({ before }: EventComparison): boolean => avoided !== null && before?.conjunctionId === avoided;
  const pcOf = (row: EventComparison): number => row.after?.pc ?? row.before?.pc ?? 1;
  const rank = (row: EventComparison): number => (isAvoided(row) ? -1 : Math.min(2, ORDER[row.change]));
  return [...rows].sort((a, b) => rank(a) - rank(b) || pcOf(b) - pcOf(a));
}

/** The probability that any of them is a collision; undefined where one could not be computed. */
export function totalOf(events: readonly (ComparedEvent | null)[]): number | null {
  const known = events.filter((one) => one !== null);
  if (known.some(({ pc }) => pc === null)) return null;
  return totalPc(known.map(({ pc }) => pc ?? 0));
}
