import {
  type CandidateScreening,
  type ScreenedCandidate,
  screenAndJudge,
} from '@keepout/assessment/candidate-screening';
import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { regimeVolume } from '@keepout/assessment/orbit/regime-volume';
import type { MeanElements } from '@keepout/astro/nouns';
import { type OwnOrbit, ownFlight } from '@keepout/operations/plan/own-flight';
import { fail, ok, type Result } from '@keepout/units/result';
import { elementsAt, type PackedElements } from '../../../catalogue/packed-elements.ts';
import { catalogueSources } from '../../screenings/catalogue-sources.ts';

/** A catalogue as candidates are screened against it; everything large lies in shared memory. */
export interface AgainstCatalogue {
  readonly packed: PackedElements;
  /** Float64Array(count), m: hard-body radius of each object. */
  readonly radiiM: Float64Array<SharedArrayBuffer>;
  /** Element sets that have a covariance of their own, by place. */
  readonly withCovariance: ReadonlyMap<number, MeanElements>;
}

export interface FlightsQuestion extends Pick<CandidateScreening, 'candidates' | 'known' | 'watchPc'> {
  readonly own: OwnOrbit;
  readonly against: AgainstCatalogue;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** No batch is begun after so long. */
  readonly budgetMs: number;
}

export interface ScreenedFlights {
  readonly stopTaiS: number;
  readonly screened: readonly (ScreenedCandidate | undefined)[];
}

/** Screens candidate manoeuvres of a satellite against a catalogue, from now to the end of the window or of the orbit. */
export function screenFlights(question: FlightsQuestion): Result<ScreenedFlights, { readonly code: 'NO_ORBIT' }> {
  const { own, against, candidates, known, watchPc, budgetMs } = question;
  const beganMs = performance.now();
  const flight = ownFlight(own);
  if (flight === undefined) return fail({ code: 'NO_ORBIT' });
  const { packed, radiiM, withCovariance } = against;
  const sources = catalogueSources(packed);
  const startTaiS = Math.max(question.startTaiS, flight.ephemeris.startTaiS);
  const stopTaiS = Math.min(question.stopTaiS, flight.ephemeris.stopTaiS);
  const volume = regimeVolume(flight.ephemeris, startTaiS);
  if (!volume.ok || !(startTaiS < stopTaiS)) return fail({ code: 'NO_ORBIT' });
  const screened = screenAndJudge(
    {
      candidates,
      known,
      watchPc,
      startTaiS,
      stopTaiS,
      volume: volume.value,
      identity: own.noradId,
      nominal: { kind: 'ephemeris', ephemeris: flight.ephemeris, bstar: own.bstar },
      own: flight.party,
      otherOf: (object) => ({
        covarianceAt: elementSetParty(withCovariance.get(object) ?? elementsAt(packed, object)).covarianceAt,
        hardBodyRadiusM: radiiM[object]!,
      }),
      isOver: () => performance.now() - beganMs > budgetMs,
    },
    sources,
  );
  return ok({ stopTaiS, screened });
}
