import { SAME_PASSAGE_S } from '@keepout/assessment/changed-passages';
import { countingOf } from '@keepout/conjunction/decision/estimated-rule';
import { addsTooMuch, estimatedIncrease, limitedIncreasePc } from '@keepout/conjunction/event/estimated-increase';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import type { EventChange } from '@keepout/contract/ca/manoeuvre-enums';
import type { Belief } from '@keepout/contract/ca/verdict';
import type { LeftOutTotal } from '../plan/left-out.ts';

/** An event as the comparison takes it. */
export interface ComparedEvent {
  readonly conjunctionId: string | null;
  readonly secondaryNoradId: number | null;
  readonly secondaryName: string;
  readonly screeningType: ScreeningType;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  /** Null: it could not be computed. */
  readonly pc: number | null;
  /** The largest that it can be at this miss; null or absent: anything. */
  readonly maxPc?: number | null;
  /** With the error of a planned burn among the errors; it counts for limits. Absent: in `pc`, or there is no burn. */
  readonly executedPc?: number | undefined;
  /** Its probability, however small, is no all-clear: no valid method, implausible covariance, or an inconclusive verdict. */
  readonly isDoubtful?: boolean | undefined;
  /** By a covariance that we estimated, of either object. */
  readonly isEstimated: boolean;
  /** Whose sigmas count multiplied, by a rule of the operator. */
  readonly scaledSigmas?: Belief['scaledSigmas'];
}

export interface EventComparison {
  readonly change: EventChange;
  readonly screeningType: ScreeningType;
  readonly before: ComparedEvent | null;
  readonly after: ComparedEvent | null;
  /** The operator counts it in no total. */
  readonly isLeftOut: boolean;
  /** By estimated covariance before and after, as far as it is there: one side by stated covariance, and it counts as stated. Absent in outcomes of earlier versions. */
  readonly isEstimated?: boolean;
}

/** Query of the effect of a manoeuvre on the conjunctions of its satellite. Plain data. */
export interface ComparisonQuestion {
  /** On the orbit as it is. */
  readonly before: readonly ComparedEvent[];
  /** On the orbit with the manoeuvre. */
  readonly after: readonly ComparedEvent[];
  /** Conjunction that the manoeuvre avoids; null without one. */
  readonly avoidedId: string | null;
  /** Events that the operator counts in no total. */
  readonly leftOut?: readonly string[];
  /** Conjunctions by their own messages, as the plan uses them; absent: as the screening found them. */
  readonly planned?: readonly { readonly before: ComparedEvent; readonly after: ComparedEvent }[];
  /** The avoided event is to be no more probable, and no other event this probable is to be new or worse. */
  readonly targetPc: number;
  readonly watchPc: number;
  /** Whether the orbit with the manoeuvre covers the entire window. */
  readonly isWhole: boolean;
}

export interface ManoeuvreComparison {
  /** The avoided conjunction first, then new and worse ones, then the rest by probability. */
  readonly rows: readonly EventComparison[];
  /**
   * With execution error: the avoided conjunction is below the target, all counted Pc are usable, no decisive conjunction (`countingOf`) is new or worse
   * above the watch threshold, the Pc increase by estimated covariances is small, and the entire window was screened.
   */
  readonly isClear: boolean;
  readonly avoided:
    | (Pick<ComparedEvent, 'executedPc'> & Readonly<Record<'pcBefore' | 'pcAfter', number | null>>)
    | null;
  /** New or worse, at the watch threshold or above it, or not computed. */
  readonly raised: number;
  /** Of these, by estimated covariance: none of them is decisive. */
  readonly raisedByEstimate: number;
  /** The main total: that any event of it is a collision; null where one could not be computed. */
  readonly totalPcBefore: number | null;
  readonly totalPcAfter: number | null;
  /** The same after it, with the error of the burn. */
  readonly executedTotalPc: number | null;
  /** The separate total: of the events by estimated covariance, before and after. */
  readonly estimatedPcBefore?: number | null;
  readonly estimatedPc: number | null;
  /** Events of the separate total after it. */
  readonly estimatedCount?: number;
  /** Increase of the separate total by the manoeuvre, for comparison with the target. */
  readonly estimatedIncreasePc?: number;
  /** That is more than the target of the avoided event. */
  readonly addsTooMuch?: boolean;
  /** Total of the conjunctions that the operator excludes; absent without any. */
  readonly leftOutTotal?: LeftOutTotal;
}

/** A factor of 10^0.1: smaller changes are not reported. */
const SAME_SHARE = 10 ** 0.1;
const NEGLIGIBLE_PC = 1e-10;

/**
 * Compares the conjunctions of a satellite before and after a manoeuvre.
 *
 * Method   pairs of one secondary and passage, the nearest in time first; better and worse by a factor of 10^0.1 in probability, or in its maximum where
 *          unknown
 */
export function comparedEvents(question: ComparisonQuestion): ManoeuvreComparison {
  const { avoidedId, targetPc, watchPc, isWhole } = question;
  const rows = inOrder(rowsOf(question), avoidedId);
  const isAvoided = ({ before }: EventComparison): boolean => avoidedId !== null && before?.conjunctionId === avoidedId;
  const ruled = (row: EventComparison) => ({ isEstimated: row.isEstimated === true, isAvoided: isAvoided(row) });
  const avoided = rows.find(isAvoided);
  const raised = rows.filter(
    ({ change, after }) =>
      (change === 'NEW' || change === 'WORSE') && (countedPcOf(after) ?? boundOf(after)) >= watchPc,
  );
  const pcAfter = avoided?.after === null ? 0 : (avoided?.after.pc ?? null);
  const executedPc = avoided?.after?.executedPc;
  const countedRows = rows.filter(({ isLeftOut }) => !isLeftOut);
  const isBelow = avoided === undefined || (pcAfter !== null && (executedPc ?? pcAfter) <= targetPc);
  const isReached = isBelow && !countedRows.some(({ after }) => after?.isDoubtful);
  const leftOut = rows.filter(({ isLeftOut }) => isLeftOut);
  const isOf = (total: 'main' | 'separate') => (row: EventComparison) => countingOf(ruled(row)).total === total;
  const [main, separate] = [countedRows.filter(isOf('main')), countedRows.filter(isOf('separate'))];
  const decisive = raised.filter((row) => countingOf(ruled(row)).isDecisive);
  const increase = estimatedIncrease(
    rows.map((row) => ({
      ...ruled(row),
      pcBefore: row.before?.pc ?? boundOf(row.before),
      pc: countedPcOf(row.after) ?? boundOf(row.after),
    })),
  );
  const isTooMuch = addsTooMuch(increase, targetPc);
  return {
    rows,
    isClear: isReached && decisive.length === 0 && !isTooMuch && isWhole,
    avoided: avoided === undefined ? null : { pcBefore: avoided.before?.pc ?? null, pcAfter, executedPc },
    raised: raised.length,
    raisedByEstimate: raised.length - decisive.length,
    totalPcBefore: totalOf(main.map(({ before }) => before)),
    totalPcAfter: totalOf(main.map((row) => row.after)),
    executedTotalPc: totalOf(main.map(({ after }) => after && { ...after, pc: countedPcOf(after) })),
    estimatedPcBefore: totalOf(separate.map(({ before }) => before)),
    estimatedPc: totalOf(separate.map((row) => row.after)),
    estimatedCount: separate.filter((row) => row.after !== null).length,
    estimatedIncreasePc: limitedIncreasePc(increase),
    addsTooMuch: isTooMuch,
    ...(leftOut.length > 0 && {
      leftOutTotal: {
        count: leftOut.length,
        totalPcBefore: totalOf(leftOut.map(({ before }) => before)),
        totalPc: totalOf(leftOut.map((row) => row.after)),
      },
    }),
  };
}

/** Returns one row for each passage: by its own message where the plan uses it, else from the screening. */
function rowsOf({ before, after, planned = [], leftOut = [] }: ComparisonQuestion): readonly EventComparison[] {
  const left = new Set(after);
  const rows = planned.map((event): Pair => {
    const afterEvent = nearest(event.after, left) ?? nearest(event.before, left);
    if (afterEvent !== undefined) left.delete(afterEvent);
    return { ...event, change: changeOf(event.before, event.after), screeningType: 'MAN_VS_CDM' };
  });
  const ids = new Set(planned.map((event) => event.before.conjunctionId));
  const unplanned = pairs(
    before.filter(({ conjunctionId }) => conjunctionId === null || !ids.has(conjunctionId)),
    [...left],
  );
  const uncounted = new Set<string | null | undefined>(leftOut);
  return [...rows, ...unplanned].map((row) => ({
    ...row,
    isLeftOut: uncounted.has(row.before?.conjunctionId),
    isEstimated: [row.before, row.after].every((event) => event === null || event.isEstimated),
  }));
}

type Pair = Omit<EventComparison, 'isLeftOut' | 'isEstimated'>;

function pairs(before: readonly ComparedEvent[], after: readonly ComparedEvent[]): Pair[] {
  const left = new Set(after);
  const rows = before.map((was): Pair => {
    const is = nearest(was, left);
    if (is === undefined) return { change: 'GONE', screeningType: was.screeningType, before: was, after: null };
    left.delete(is);
    return { change: changeOf(was, is), screeningType: is.screeningType, before: was, after: is };
  });
  for (const is of left) rows.push({ change: 'NEW', screeningType: is.screeningType, before: null, after: is });
  return rows;
}

function nearest(was: ComparedEvent, among: ReadonlySet<ComparedEvent>): ComparedEvent | undefined {
  const tcaDifferenceS = (is: ComparedEvent): number => Math.abs(is.tcaTaiS - was.tcaTaiS);
  const samePassages = [...among].filter((is) => isSameObject(was, is) && tcaDifferenceS(is) <= SAME_PASSAGE_S);
  return samePassages.sort((a, b) => tcaDifferenceS(a) - tcaDifferenceS(b))[0];
}

function isSameObject(a: ComparedEvent, b: ComparedEvent): boolean {
  return a.secondaryNoradId === null ? a.secondaryName === b.secondaryName : a.secondaryNoradId === b.secondaryNoradId;
}

/** Returns the change of a conjunction. A failed computation counts as its maximum, not as zero. */
function changeOf(before: ComparedEvent, after: ComparedEvent): EventChange {
  const [was, is] = [before.pc ?? boundOf(before), countedPcOf(after) ?? boundOf(after)];
  if (Math.max(was, is) < NEGLIGIBLE_PC) return 'UNCHANGED';
  if (is > was * SAME_SHARE) return 'WORSE';
  return is < was / SAME_SHARE ? 'BETTER' : 'UNCHANGED';
}

const ORDER: Readonly<Record<EventChange, number>> = { NEW: 0, WORSE: 1, UNCHANGED: 2, BETTER: 3, GONE: 4 };

function inOrder(rows: readonly EventComparison[], avoidedId: string | null): EventComparison[] {
  const isAvoided = ({ before }: EventComparison): boolean => avoidedId !== null && before?.conjunctionId === avoidedId;
  const pcOf = (row: EventComparison): number => row.after?.pc ?? row.before?.pc ?? 1;
  const rank = (row: EventComparison): number => (isAvoided(row) ? -1 : Math.min(2, ORDER[row.change]));
  return [...rows].sort((a, b) => rank(a) - rank(b) || pcOf(b) - pcOf(a));
}

/** Returns the maximum Pc of a conjunction whose probability could not be computed. */
const boundOf = (event: ComparedEvent | null): number => (event === null ? 0 : (event.maxPc ?? 1));

/** Returns the Pc of a conjunction after a manoeuvre that is compared with limits. */
const countedPcOf = (after: ComparedEvent | null): number | null => after?.executedPc ?? after?.pc ?? null;

function totalOf(events: readonly (ComparedEvent | null)[]): number | null {
  const presentEvents = events.filter((event) => event !== null);
  if (presentEvents.some(({ pc }) => pc === null)) return null;
  return totalPc(presentEvents.map(({ pc }) => pc ?? 0));
}
