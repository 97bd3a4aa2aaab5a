import { congruent6, turned6 } from '@keepout/astro/covariance/matrix6';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import type { TransitionArc } from '@keepout/astro/numerical/transition';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { dragWay } from '@keepout/conjunction/covariance/element-set-error';
import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import { type EncounterPlane, encounterPlane, projectCovariance } from '@keepout/conjunction/encounter/encounter-plane';
import type { EncounterFault } from '@keepout/conjunction/fault';
import type { Symmetric2 } from '@keepout/conjunction/linear/symmetric2';
import type { VerdictPc } from '@keepout/conjunction/pc/verdict-pc';
import { accelerationNoise } from '@keepout/tracking/orbit-update/acceleration-noise';
import { wayAlong } from '@keepout/tracking/orbit-update/along-path';
import { consideredArc, orbitArc } from '@keepout/tracking/orbit-update/arc';
import {
  type PlannedForces,
  type PlannedKnowledge,
  type PlannedTrack,
  plannedKnowledge,
} from '@keepout/tracking/orbit-update/planned-information';
import { isWhole, type PriorInformation, priorInformation, rtnTransform } from '@keepout/tracking/orbit-update/prior';
import { FORCE_STEP } from '@keepout/tracking/orbit-update/residuals';
import { fail, ok, type Result } from '@keepout/units/result';
import { judgedWhole } from './judged-outcomes.ts';
import { type ObservedEncounter, objectAtTcaOf } from './observed-encounter.ts';

export type GainFault =
  | EncounterFault
  | PropagationFault
  | { readonly code: 'covariance-unusable'; readonly object: 'primary' | 'secondary' }
  | { readonly code: 'pass-after-approach' };

/** A present encounter: figures of its verdict, by the verdict's own method. */
export interface EncounterNow {
  readonly verdict: VerdictKind;
  /** Absent where no method has an answer. */
  readonly asItIs?: VerdictPc;
  /** Two dimensions and independent errors reproduce the verdict: outcomes can be assessed in the plane, else each completely. */
  readonly isPlanar: boolean;
  /** The validity of two dimensions could not be checked: no outcome is safe then. */
  readonly isUsageUnknown: boolean;
}

/** Common inputs of every set of passes of an encounter. */
export interface GainBasis {
  readonly encounter: ObservedEncounter;
  readonly now: EncounterNow;
  readonly plane: EncounterPlane;
  /** Covariance of the observed object before it is observed. */
  readonly prior: PriorInformation;
  /** The other one's errors in the plane. */
  readonly otherM2: Symmetric2;
}

/** @returns ok: GainBasis   |   fault: those of the plane and of `verdictReport`, "covariance-unusable" where one of the objects has no complete covariance */
export function gainBasis(encounter: ObservedEncounter): Result<GainBasis, GainFault> {
  const plane = encounterPlane(encounter.primary, encounter.secondary);
  if (!plane.ok) return plane;
  const otherRole = encounter.observed === 'primary' ? 'secondary' : 'primary';
  const { observed } = encounter;
  const prior = priorInformation({ ...encounter[observed], covarianceRtn: covarianceOf(encounter, observed) });
  if (!isWhole(prior)) return fail({ code: 'covariance-unusable', object: observed });
  const otherCovariance = covarianceOf(encounter, otherRole);
  if (![0, 7, 14].every((i) => otherCovariance[i]! > 0))
    return fail({ code: 'covariance-unusable', object: otherRole });
  const inertial = congruent6(rtnTransform(encounter[otherRole], 'to-inertial'), otherCovariance);
  const now = nowOf(encounter);
  if (!now.ok) return now;
  return ok({
    encounter,
    now: now.value,
    plane: plane.value,
    prior,
    otherM2: projectCovariance(plane.value, positionCovariance(inertial)),
  });
}

function nowOf(encounter: ObservedEncounter): Result<EncounterNow, GainFault> {
  const assessment = judgedWhole(
    [objectAtTcaOf(encounter, 'primary'), objectAtTcaOf(encounter, 'secondary')],
    encounter,
    true,
  );
  if (!assessment.ok) return assessment;
  const { report, kind, verdictPc } = assessment.value;
  return ok({
    verdict: kind,
    ...(verdictPc && { asItIs: verdictPc }),
    isPlanar: verdictPc?.method === 'foster-1992' && !verdictPc.isInadequate && encounter.densityErrors === undefined,
    isUsageUnknown: report.isUnchecked,
  });
}

function covarianceOf(encounter: ObservedEncounter, object: 'primary' | 'secondary'): Float64Array {
  return object === 'primary' ? encounter.primaryCovarianceRtn : encounter.secondaryCovarianceRtn;
}

/** Upper left 3x3. */
export function positionCovariance(matrix: Float64Array): Float64Array {
  return Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + (n % 3)]!);
}

/** Light time, and clocks that are off. */
const MARGIN_S = 10;

/** Information of planned tracks, with the orbit that they are planned for. */
export interface PassKnowledge {
  /** From closest approach back over all passes. */
  readonly arc: TransitionArc;
  /** In the order of the tracks. */
  readonly tracks: readonly PlannedKnowledge[];
}

/**
 * Returns the information of each planned track on the observed object at closest approach.
 *
 * Method   one orbit back from closest approach over all passes, `plannedKnowledge` of each; the effect of one sigma of drag in between is propagated, else `dragWay`; the process noise
 *          (`dynamics.noise`) counts from pass to pass and to closest approach, as in the update
 * Assumes  passes before closest approach
 *
 * @returns ok: PassKnowledge   |   fault: PropagationFault, "pass-after-approach"
 */
export function knowledgeOf(
  { encounter, prior }: GainBasis,
  tracks: readonly PlannedTrack[],
  eop?: EarthOrientation,
): Result<PassKnowledge, GainFault> {
  const knownState = encounter[encounter.observed];
  const times = tracks.flatMap(({ receptionTaiS }) => receptionTaiS);
  if (times.some((t) => t > knownState.epochTaiS)) return fail({ code: 'pass-after-approach' });
  const from = Math.min(knownState.epochTaiS, ...times) - MARGIN_S;
  const arc = orbitArc(knownState, from, knownState.epochTaiS, encounter.dynamics);
  if (!arc.ok) return arc;
  const forces = forcesOf(encounter, arc.value);
  const { dynamics } = encounter;
  const forced = dynamics !== 'two-body' ? dynamics : undefined;
  const unforeseenAt = forced?.noise && accelerationNoise(arc.value, knownState, forced.noise, forced);
  const { errorAt } = encounter;
  const orbit = {
    arc: arc.value,
    prior,
    ...(forces && { forces }),
    ...(unforeseenAt && { unforeseenAt }),
    ...(errorAt && { errorAt }),
  };
  const out = tracks.map((track) => plannedKnowledge(track, orbit, eop));
  return out.every((knowledge) => knowledge !== undefined)
    ? ok({ arc: arc.value, tracks: out })
    : fail({ code: 'state-not-finite' });
}

/**
 * The orbit that a little more drag leaves the same at closest approach: higher before it, and ahead.
 *
 * Method   as the dynamics fly it (`considered`), else `dragWay`
 */
function forcesOf({ drag, ...encounter }: ObservedEncounter, arc: TransitionArc): PlannedForces | undefined {
  if (drag === undefined) return undefined;
  const knownState = encounter[encounter.observed];
  const flown = consideredArc(knownState, arc.startTaiS, knownState.epochTaiS, encounter.dynamics);
  if (flown?.ok === false) return undefined;
  const variedState = new Float64Array(6);
  /** Effect of one sigma on a state of the arc. */
  const wayAt = (epochTaiS: number, six: Float64Array): Float64Array | undefined => {
    if (epochTaiS === knownState.epochTaiS) return new Float64Array(6);
    if (flown !== undefined)
      return flown.value.stateAt(epochTaiS, variedState) ? wayAlong(six.subarray(0, 6), variedState).by : undefined;
    const state = stateOfSix(six, epochTaiS);
    return turned6(rtnTransform(state, 'to-inertial'), dragWay(state, drag, epochTaiS - knownState.epochTaiS));
  };
  const braked: TransitionArc = {
    startTaiS: arc.startTaiS,
    stopTaiS: arc.stopTaiS,
    read(epochTaiS, out) {
      const way = arc.read(epochTaiS, out) ? wayAt(epochTaiS, out) : undefined;
      if (way === undefined) return false;
      for (let i = 0; i < 6; i++) out[i] = out[i]! + FORCE_STEP * way[i]!;
      return true;
    },
  };
  return { braked, persistence: drag.persistence };
}
