import { type SubjectOrbit, subjectTrajectory } from '@keepout/assessment/orbit/subject-orbit';
import { transformState } from '@keepout/astro/frames/rotation';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { largestPc } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { effectAlong } from '@keepout/planning/event-effect';
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
  /** Null: no method holds for the states there. */
  readonly pc: number | null;
  /** Maximum Pc where no Pc is available; null: unbounded, or not requested. */
  readonly maxPc: number | null;
}

/**
 * A candidate orbit against the other object of a message: the specification's MAN_VS_CDM.
 *
 * Assumes  the errors of the message
 * @returns undefined where the candidate does not reach the event, or the message cannot be planned with
 */
export function closestToMessage(question: AgainstMessage): ClosestToMessage | undefined {
  const encounter = messageEncounter(question, question);
  if (!encounter.ok) return undefined;
  const { primary } = encounter.value;
  const trajectory = subjectTrajectory(question.candidate);
  const six = new Float64Array(6);
  const effect = effectAlong(encounter.value, (epochTaiS, state) => {
    if (!trajectory.stateAt(epochTaiS, six)) return false;
    state.set(sixOf(transformState(stateOfSix(six, epochTaiS, trajectory.frame), primary.frame)));
    return true;
  });
  if (!effect.ok) return undefined;
  const { tcaTaiS, missDistanceM, pc, isInadequate, secondary } = effect.value;
  if (!isInadequate) return { tcaTaiS, missDistanceM, pc, maxPc: null };
  const maxPc = largestPc(encounter.value, effect.value.primary, secondary) ?? null;
  return { tcaTaiS, missDistanceM, pc: null, maxPc };
}
