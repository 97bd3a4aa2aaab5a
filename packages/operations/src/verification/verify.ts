import { type PackedEphemeris, unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { freeOrbit, type PlannedBody } from '@keepout/planning/change';
import { cutoffTaiS, type PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { periodOf } from '@keepout/planning/response';
import { type AchievedFault, type AchievedManoeuvre, achievedManoeuvre } from '@keepout/planning/verification/achieved';
import { fail, type Result } from '@keepout/units/result';
import { plannedOnOrbit } from '../plan/planned-on-orbit.ts';
import { propulsionCapability } from '../vehicle/capability-of-satellite.ts';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';

export interface VerifyQuestion {
  readonly manoeuvre: ManoeuvreCommand;
  readonly ignitionTaiS: number;
  readonly satellite: SatelliteToPlan;
  readonly air: AtmosphereModel | undefined;
  /** The plan's own state at ignition, EME2000. */
  readonly before: StateVector;
  /** The ephemeris that the plan was made with; undefined where the catalogue spoke for the satellite, or it is gone. */
  readonly nominal: PackedEphemeris | undefined;
  readonly measured: PackedEphemeris;
  /** Start of the second manoeuvre: later data do not describe the first. */
  readonly untilTaiS: number;
}

export type VerifyFault = AchievedFault | { readonly code: 'no-propulsion' };

/** Number of revolutions compared; the minimum coverage of the nominal orbit, below which the plan's own state is used. */
const REVOLUTIONS = 2;

/** Determines the achieved manoeuvre: about twenty numerical orbits of two revolutions. */
export function verify(question: VerifyQuestion): Result<AchievedManoeuvre, VerifyFault> {
  const { ignitionTaiS, satellite, before } = question;
  const means = propulsionCapability(satellite, question.air);
  if (means.unplannable !== undefined) return fail({ code: 'no-propulsion' });
  const manoeuvre = plannedOnOrbit(question.manoeuvre, ignitionTaiS, means, before);
  const measuredOrbit = inFrame(unpackEphemeris(question.measured), 'EME2000');
  const measured = cutAt(measuredOrbit, question.untilTaiS);
  const fromTaiS = Math.max(cutoffTaiS(manoeuvre), measured.startTaiS);
  const toTaiS = Math.min(fromTaiS + REVOLUTIONS * periodOf(before), measured.stopTaiS);
  const nominal = nominalOf(question, manoeuvre, toTaiS, means.body);
  if (!nominal.ok) return nominal;
  return achievedManoeuvre({
    manoeuvre,
    body: means.body,
    nominal: nominal.value,
    measured,
    nominalCovarianceAt: ({ epochTaiS }) => nominal.value.covarianceAt?.(epochTaiS),
    measuredCovarianceAt: ({ epochTaiS }) => measured.covarianceAt?.(epochTaiS),
  });
}

function cutAt(orbit: Ephemeris, untilTaiS: number): Ephemeris {
  if (untilTaiS >= orbit.stopTaiS) return orbit;
  return {
    frame: orbit.frame,
    startTaiS: orbit.startTaiS,
    stopTaiS: untilTaiS,
    stateAt: (epochTaiS, out) => orbit.stateAt(epochTaiS, out),
    covarianceAt: (epochTaiS) => orbit.covarianceAt?.(epochTaiS),
  };
}

function nominalOf(
  { nominal: file, before }: VerifyQuestion,
  { ignitionTaiS }: PlannedManoeuvre,
  toTaiS: number,
  body: PlannedBody,
): Result<Ephemeris, VerifyFault> {
  if (file !== undefined) {
    const nominal = inFrame(unpackEphemeris(file), 'EME2000');
    if (nominal.startTaiS <= ignitionTaiS && nominal.stopTaiS >= toTaiS) return { ok: true, value: nominal };
  }
  // Starts a moment earlier, because the state at ignition is requested.
  return freeOrbit(before, ignitionTaiS - 1, Math.max(toTaiS, ignitionTaiS), body, 'full');
}
