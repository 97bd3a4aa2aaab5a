import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { congruent6 } from '@keepout/astro/covariance/matrix6';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { MeanElements, StateVector } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { cross, plusScaled, unit } from '@keepout/astro/vector';
import { encounterPlane, projectCovariance } from '@keepout/conjunction/encounter/encounter-plane';
import { principal2 } from '@keepout/conjunction/linear/symmetric2';
import { positionCovariance } from '@keepout/planning/expected-gain/gain-basis';
import { rtnTransform } from '@keepout/tracking/orbit-update/prior';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import { type GainObject, type GainPass, gainsOfPasses } from '../src/gain/gain.ts';
import { dynamicsParameters } from '../src/orbit/dynamics-parameters.ts';
import { elementsOrbit, type KnownState, stateOrbit } from '../src/orbit/known-orbit.ts';
import { plainElements } from '../src/orbit/plain-elements.ts';
import { knownStateAt } from '../src/orbit/state-at.ts';
import { expectedPoints } from '../src/sensor/sensor.ts';
import { orbitAfter } from '../src/update/update.ts';
import { AIR, type CampaignCase, elementsOfCase, orbitOfCase, tracksOfCase } from './campaign.ts';

/** Largest sigma of the miss of an encounter days ahead, m: as promised of the passes of a case, and as the update of them came out. */
export interface PromisedGain {
  readonly beforeM: number;
  readonly promisedM: number;
  readonly foundM: number;
}

/** Covariance of an object with negligible errors. */
const EXACT = Float64Array.from({ length: 36 }, (_, k) => (k % 7 > 0 ? 0 : k < 18 ? 1 : 1e-6));
const MISS_M = 50;

/** Source of the message covariance of the observed object, and of the prior of the update: the message, or the element set. */
export type Beginning = 'MESSAGE' | 'ELEMENT_SET';

/**
 * Returns the expected gain of the passes of a case, and the achieved one by the update; the other object crosses
 * the path at a right angle and has an error of a metre.
 *
 * Method   MESSAGE: the prior of the case, carried to closest approach, is the message of a provider. ELEMENT_SET: a message of our own, with the typical
 *          error of its age
 *
 * @returns undefined where the update is not used
 */
export function promisedGain(sample: CampaignCase, beginning: Beginning): PromisedGain | undefined {
  const tcaTaiS = sample.startTaiS + sample.truth[1]!.atS;
  const elements = elementsOfCase(sample);
  const motion = dynamicsParameters(elementsOrbit(elements, AIR));
  const isMessage = beginning === 'MESSAGE';
  const { state, covarianceRtn } = isMessage ? statedPrior(sample, tcaTaiS) : estimated(elements, tcaTaiS);
  const observed = objectOf(state, covarianceRtn, isMessage);
  const orbit = isMessage ? stateOrbit(tcaTaiS, observed, motion) : elementsOrbit(elements, AIR);
  const answer = orbitAfter({
    prior: { orbits: [orbit], epochTaiS: isMessage ? tcaTaiS : null },
    motion,
    wantedAtTaiS: tcaTaiS,
    tracks: tracksOfCase(sample),
    earthOrientation: sample.earthOrientation,
  });
  const after = answer.ok ? (answer.value.carried ?? answer.value.after) : null;
  if (after === null) return undefined;
  const up = unit(state.positionM);
  const otherObject: StateVector = {
    ...state,
    positionM: plusScaled(state.positionM, up, MISS_M),
    velocityMps: cross(up, state.velocityMps),
  };
  const plane = encounterPlane(state, otherObject);
  if (!plane.ok) throw new Error(plane.fault.code);
  // As a service without a table of space weather asks.
  const { drag = null, objectType } = dynamicsParameters(elementsOrbit(elements));
  const gains = gainsOfPasses({
    encounter: {
      tcaTaiS,
      primary: observed,
      secondary: objectOf(otherObject, EXACT, true),
      combinedHardBodyRadiusM: 5,
      actLimit: 1e-4,
      watchLimit: 1e-7,
    },
    observed: 'primary',
    drag,
    elements: plainElements(elements),
    noise: 'OBJECT',
    ...(objectType && { objectType }),
    passes: passesOf(sample),
    requestedScope: 'together',
    draws: 2,
    earthOrientation: sample.earthOrientation,
  });
  const gain = gains.ok ? gains.value.together : 'missGain' in gains.fault ? gains.fault.missGain : undefined;
  if (gain === undefined) throw new Error('no gain');
  const errors = congruent6(rtnTransform(after, 'to-inertial'), Float64Array.from(after.covarianceRtn.flat()));
  return {
    beforeM: gain.missSigmaBeforeM,
    promisedM: gain.missSigmaAfterM,
    foundM: Math.sqrt(principal2(projectCovariance(plane.value, positionCovariance(errors))).major),
  };
}

function statedPrior(sample: CampaignCase, tcaTaiS: number): KnownState {
  const stateAtTca = knownStateAt(orbitOfCase(sample), tcaTaiS, earthOrientationOfDays(sample.earthOrientation));
  if (!stateAtTca.ok) throw new Error(stateAtTca.fault.code);
  return stateAtTca.value;
}

function estimated(elements: MeanElements, tcaTaiS: number): KnownState {
  const six = new Float64Array(6);
  if (!inFrame(sgp4Ephemeris(elements), 'EME2000').stateAt(tcaTaiS, six)) throw new Error('no state of the set');
  const state = stateOfSix(six, tcaTaiS);
  return { state, covarianceRtn: elementSetParty(elements).covarianceAt(state).covariance!.matrix };
}

function objectOf(
  { positionM, velocityMps }: StateVector,
  covariance: Float64Array,
  isErrorKnown: boolean,
): GainObject {
  const covarianceRtn = [0, 1, 2, 3, 4, 5].map((row) => [...covariance.subarray(6 * row, 6 * row + 6)]);
  return { positionM, velocityMps, covarianceRtn, isErrorKnown };
}

/** Returns passes with noise scaled so that the number of measurements assumed by the gain is as accurate as the actual number. */
function passesOf({ tracks, startTaiS: originTaiS }: CampaignCase): readonly GainPass[] {
  return tracks.map(({ site, startS, stepS, sigma, clockSigmaS, angleBiasArcsec, rows }, index) => {
    const startTaiS = originTaiS + startS;
    const stopTaiS = startTaiS + stepS * (rows.length - 1);
    const noise = Math.sqrt(expectedPoints({ startTaiS, stopTaiS }) / rows.length);
    const noisy = (value: number | undefined) => (value === undefined ? null : noise * value);
    return {
      id: String(index),
      price: 1,
      startTaiS,
      stopTaiS,
      sensor: {
        latitudeRad: site[0]! * RAD_PER_DEG,
        longitudeRad: site[1]! * RAD_PER_DEG,
        altitudeM: site[2]!,
        angleSigmaRad: noise * sigma.angleArcsec * RAD_PER_ARCSEC,
        rangeSigmaM: noisy(sigma.rangeM),
        rangeRateSigmaMps: noisy(sigma.rangeRateMps),
        timeBiasSigmaS: clockSigmaS,
        angleBiasSigmaRad: angleBiasArcsec * RAD_PER_ARCSEC,
      },
    };
  });
}
