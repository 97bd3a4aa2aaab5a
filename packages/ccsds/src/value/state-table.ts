import { longestStepWithoutGap } from '@keepout/astro/ephemeris/usual-step';
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
  const gap = longestStepWithoutGap(steps);
  steps.forEach((step, index) => {
    if (step !== 0 && !(step > gap)) return;
    const place = { line: stateLines[index + 1], keyword, value: epochs[index + 1], segment };
    if (step === 0) faults.add('duplicate-epoch', place);
    if (step > gap) faults.add('step-gap', { ...place, limit: `${String(gap)} s` });
  });
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
