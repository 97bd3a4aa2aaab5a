import {
  type AssessedScreeningRequest,
  type ScreenedCandidate,
  screenAndJudge,
} from '@keepout/assessment/candidate-screening';
import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { regimeVolume } from '@keepout/assessment/orbit/regime-volume';
import type { MeanElements } from '@keepout/astro/nouns';
import type { ExecutionError } from '@keepout/conjunction/manoeuvre/execution-error';
import type { ScreeningSources } from '@keepout/conjunction/screening/plan/sources';
import type { Progress } from '@keepout/units/progress';
import { fail, ok, type Result } from '@keepout/units/result';
import { type OwnOrbitSource, ownFlight } from '../plan/own-flight.ts';
import { propulsionCapability } from '../vehicle/capability-of-satellite.ts';
import { vehicleType } from '../vehicle/vehicles.ts';

/** A catalogue for the screening of candidates: objects by index. Large, so a thread opens it from shared memory. */
export interface OpenedCatalogue {
  readonly sources: ScreeningSources;
  readonly elementsOf: (object: number) => MeanElements;
  /** m: hard-body radius of each object. */
  readonly radiiM: ArrayLike<number>;
}

export interface FlightsQuestion
  extends Pick<AssessedScreeningRequest, 'candidates' | 'knownEvents' | 'watchPc' | 'mostChanges'> {
  readonly ownOrbit: OwnOrbitSource;
  /** Screens with the execution error of the burn, which takes twice the time; of a manoeuvre by drag it is one sigma of the density, a share. */
  readonly executionError?: { readonly densitySigma: number } | undefined;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly progress?: Progress | undefined;
}

export interface ScreenedFlights {
  readonly stopTaiS: number;
  readonly screened: readonly (ScreenedCandidate | undefined)[];
}

/**
 * Screens candidate manoeuvres of a satellite against a catalogue, in the volume of its regime, to the end of the window or of its orbit.
 *
 * @param isOver   called between batches; the remaining candidates are not screened when it returns true
 * @returns ok: ScreenedFlights   |   fault: "NO_ORBIT", without an orbit of the satellite within the window
 */
export function screenedFlights(
  question: FlightsQuestion,
  { sources, elementsOf, radiiM }: OpenedCatalogue,
  isOver: NonNullable<AssessedScreeningRequest['isOver']>,
): Result<ScreenedFlights, { readonly code: 'NO_ORBIT' }> {
  const { ownOrbit, candidates, knownEvents, watchPc, mostChanges, progress } = question;
  const flight = ownFlight(ownOrbit);
  if (flight === undefined) return fail({ code: 'NO_ORBIT' });
  const startTaiS = Math.max(question.startTaiS, flight.ephemeris.startTaiS);
  const stopTaiS = Math.min(question.stopTaiS, flight.ephemeris.stopTaiS);
  const volume = regimeVolume(flight.ephemeris, startTaiS);
  if (!volume.ok || !(startTaiS < stopTaiS)) return fail({ code: 'NO_ORBIT' });
  const screened = screenAndJudge(
    {
      candidates,
      knownEvents,
      watchPc,
      mostChanges,
      startTaiS,
      stopTaiS,
      volume: volume.value,
      identity: ownOrbit.noradId,
      nominal: { kind: 'ephemeris', ephemeris: flight.ephemeris, bstar: ownOrbit.bstar },
      ownParty: flight.party,
      otherOf: (object) => ({
        covarianceAt: elementSetParty(elementsOf(object)).covarianceAt,
        hardBodyRadiusM: radiiM[object]!,
      }),
      execution: question.executionError && executionOf(ownOrbit, question.executionError),
      isOver,
      progress,
    },
    sources,
  );
  return ok({ stopTaiS, screened });
}

/** Returns the execution error of the satellite; undefined where it has no propulsion. */
function executionOf(
  { satellite }: OwnOrbitSource,
  { densitySigma }: NonNullable<FlightsQuestion['executionError']>,
): ExecutionError | undefined {
  const means = propulsionCapability(satellite, undefined);
  if (means.unplannable !== undefined) return undefined;
  return vehicleType(means.type).isByAir ? { magnitudeShare: densitySigma, pointingRad: 0 } : means.execution;
}
