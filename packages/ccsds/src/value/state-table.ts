import { contradictions } from '@keepout/astro/ephemeris/contradictions';
import { REFUSE_ERROR_M } from '@keepout/astro/ephemeris/quality';
import { longestStepWithoutGap } from '@keepout/astro/ephemeris/usual-step';
import type { FaultList } from '../fault/message-fault.ts';
import type { Field } from './field.ts';

/** The states of one segment, and their place in the text. */
export interface StateTable {
  /** Line of the beginning of the segment. */
  readonly line: number;
  readonly epochsTaiS: Float64Array;
  /** Six numbers a state: m, m/s. Absent where the message has no velocities. */
  readonly states?: () => Float64Array;
  /** Time tags as written, and the line of each. */
  readonly epochs: readonly string[];
  readonly stateLines: ArrayLike<number>;
  /** Where the message has a keyword for them. */
  readonly keyword?: string;
  /** From 1. */
  readonly segment?: number;
}

/** States next to each other differ by less than this from one motion where they are written to a metre, m. */
const ROUNDING_M = 3;

/** Reports states that are too few, of one time, too far apart, or that contradict each other. */
export function checkSteps(table: StateTable, faults: FaultList): void {
  const { line, epochsTaiS, epochs, stateLines, keyword, segment } = table;
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
  if (steps.every((step) => step > 0)) checkNearStates(table, faults);
}

/** Reports states far nearer to each other than to the others, of which one does not lie on the motion of the rest. */
function checkNearStates(
  { epochsTaiS, states, epochs, stateLines, keyword, segment }: StateTable,
  faults: FaultList,
): void {
  if (states === undefined) return;
  for (const { nodes, errorM } of contradictions(epochsTaiS, states)) {
    if (errorM <= ROUNDING_M) continue;
    const [earlier, later] = nodes;
    faults.add(errorM > REFUSE_ERROR_M ? 'states-contradict' : 'states-disagree', {
      line: stateLines[later],
      keyword,
      value: epochs[later],
      segment,
      limit: `${epochs[earlier]} (${errorM.toPrecision(2)} m)`,
    });
  }
}

/** Reports states that end before the stated stop. @param stop   line of the statement */
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
