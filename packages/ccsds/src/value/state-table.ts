import type { FaultList } from '../fault/message-fault.ts';
import type { Field } from './field.ts';

/** The states of one stretch, and where they stand in the text. */
export interface StateTable {
  /** Of the beginning of the stretch. */
  readonly line: number;
  readonly epochsTaiS: ArrayLike<number>;
  /** Time tags as written, and the line of each. */
  readonly epochs: readonly string[];
  readonly stateLines: ArrayLike<number>;
  /** Where the message has a keyword for them. */
  readonly keyword?: string;
  /** From 1. */
  readonly segment?: number;
}

/** A step this many times the segment's usual longest is a gap: interpolating across it would invent a path. */
const GAP_RATIO = 5;
/** So many steps in a row are no accident: the shortest of them is a usual step. */
const USUAL_RUN = 3;

/** Tells of states that are too few, of one time, or too far apart. */
export function checkSteps(
  { line, epochsTaiS, epochs, stateLines, keyword, segment }: StateTable,
  faults: FaultList,
): void {
  if (epochsTaiS.length < 2) {
    faults.add('too-few-states', { line, value: String(epochsTaiS.length), limit: 2, segment });
    return;
  }
  const steps = new Float64Array(epochsTaiS.length - 1);
  for (let i = 0; i < steps.length; i += 1) steps[i] = epochsTaiS[i + 1]! - epochsTaiS[i]!;
  const gap = GAP_RATIO * longestUsualStep(steps.filter((step) => step > 0));
  steps.forEach((step, index) => {
    if (step !== 0 && !(step > gap)) return;
    const place = { line: stateLines[index + 1], keyword, value: epochs[index + 1], segment };
    if (step === 0) faults.add('duplicate-epoch', place);
    if (step > gap) faults.add('step-gap', { ...place, limit: `${String(gap)} s` });
  });
}

/**
 * The longest step that a table takes several times in a row, s. Tables have short steps in manoeuvres and near perigee, and most
 * of their states there, so that neither the median nor the mean of all steps says which step is usual.
 */
function longestUsualStep(steps: Float64Array): number {
  if (steps.length < USUAL_RUN) return Number.POSITIVE_INFINITY;
  let longest = 0;
  for (let i = 0; i + USUAL_RUN <= steps.length; i += 1) {
    longest = Math.max(longest, Math.min(...steps.subarray(i, i + USUAL_RUN)));
  }
  return longest;
}

/** Tells of states that end before the message says that they do. @param stop   where it says so */
export function checkCoverage(
  { epochsTaiS, epochs, stateLines, segment }: StateTable,
  stopTaiS: number,
  stop: Field,
  faults: FaultList,
): void {
  const last = epochsTaiS.length - 1;
  if (last < 1) return;
  const end = epochsTaiS[last]!;
  const step = end - epochsTaiS[last - 1]!;
  if (stopTaiS - end <= Math.max(step, 1)) return;
  const { keyword, value: limit } = stop;
  faults.add('states-end-early', { line: stateLines[last], keyword, value: epochs[last], limit, segment });
}
