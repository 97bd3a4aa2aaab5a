import { type SubjectOrbit, trajectoryOf } from '@keepout/assessment/orbit/subject-orbit';
import { transformState } from '@keepout/astro/frames/rotation';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { refineTca } from '@keepout/conjunction/encounter/refine-tca';
import { encounterFigures } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { messageEncounter, type WhoseMessage } from './known-events.ts';

export interface AgainstMessage extends WhoseMessage {
  readonly candidate: SubjectOrbit;
  /** Conjunction data message of the event that is to be avoided. */
  readonly message: string;
  /** Combined, as the event was judged with; null where it was not. */
  readonly hardBodyRadiusM: number | null;
}

/** Their closest approach. */
export interface ClosestToMessage {
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly pc: number;
}

/**
 * A candidate orbit against the other object of a message: the specification's MAN_VS_CDM.
 *
 * Assumes  the errors of the message
 * @returns undefined where the candidate does not reach the event, or the message cannot be planned with
 */
export function closestToMessage(question: AgainstMessage): ClosestToMessage | undefined {
  const { candidate } = question;
  const encounter = messageEncounter(question, question);
  if (!encounter.ok) return undefined;
  const { secondary } = encounter.value;
  const trajectory = trajectoryOf(candidate);
  const six = new Float64Array(6);
  if (!trajectory.stateAt(secondary.epochTaiS, six)) return undefined;
  const primary = transformState(stateOfSix(six, secondary.epochTaiS, trajectory.frame), 'EME2000');
  const closest = refineTca(primary, secondary);
  if (!closest.ok) return undefined;
  const figures = encounterFigures(encounter.value, closest.value.primary, closest.value.secondary);
  if (!figures.ok) return undefined;
  const { missDistanceM, pc } = figures.value;
  return { tcaTaiS: closest.value.tcaTaiS, missDistanceM, pc };
}
