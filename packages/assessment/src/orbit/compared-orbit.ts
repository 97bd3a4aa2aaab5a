import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { Ephemeris, MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { stateOfSix } from '@keepout/astro/six-numbers';
import type { DefinitiveOrbit, PredictedOrbit } from '@keepout/conjunction/event/realism-of-orbits';
import { elementSetParty } from './element-set-party.ts';

/** The orbit of a file, and when it was made. */
export interface FileOrbit {
  readonly designator: string;
  readonly originator: string;
  /** Absent: not stated. */
  readonly createdTaiS?: number;
  /** EME2000. */
  readonly orbit: Ephemeris;
  /** Rising: where it was stated. */
  readonly pointsTaiS: ArrayLike<number>;
}

/** Who makes element sets does not say so in them. */
const SET_ORIGINATOR = 'element sets';

/** Part of a file before its creation; all of it where it was not created within its span, as its caller states. */
export function definitiveOrbit({ designator, createdTaiS, orbit }: FileOrbit): DefinitiveOrbit {
  const { startTaiS: fromTaiS, stopTaiS } = orbit;
  const isPart = createdTaiS !== undefined && createdTaiS > fromTaiS && createdTaiS < stopTaiS;
  return { designator, orbit, fromTaiS, toTaiS: isPart ? createdTaiS : stopTaiS };
}

/** A file as a prediction: its age counts from when it was made, and where it was written again after its last state from its first. */
export function predictedOrbit({ createdTaiS, ...file }: FileOrbit): PredictedOrbit {
  const { startTaiS, stopTaiS } = file.orbit;
  const isTold = createdTaiS !== undefined && createdTaiS < stopTaiS;
  return { ...file, covarianceSource: 'OEM', statedTaiS: isTold ? createdTaiS : startTaiS };
}

/** An element set with the covariance that judging takes. @param designator   of its object, as the orbit has it that it is compared with */
export function predictedElements(
  elements: MeanElements,
  designator: string = String(elements.noradId),
): PredictedOrbit {
  const { epochTaiS: statedTaiS } = elements;
  const turned = inFrame(sgp4Ephemeris(elements), 'EME2000');
  const party = elementSetParty(elements);
  const knownAt = (epochTaiS: number) => {
    const six = new Float64Array(6);
    return turned.stateAt(epochTaiS, six) ? party.covarianceAt(stateOfSix(six, epochTaiS)) : undefined;
  };
  return {
    designator,
    originator: SET_ORIGINATOR,
    covarianceSource: knownAt(statedTaiS)?.source ?? 'ESTIMATED',
    statedTaiS,
    orbit: { ...turned, covarianceAt: (epochTaiS) => knownAt(epochTaiS)?.covariance },
  };
}
