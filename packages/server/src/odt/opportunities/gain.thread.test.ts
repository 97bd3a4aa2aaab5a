import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import type { StateVector } from '@keepout/astro/nouns';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import { cases, type ReferenceCase, objectOf as referenceObject } from '../../../../conjunction/test/reference.ts';
import { type Scene, STEP_S, sceneOf } from '../../../../planning/test/observed-encounter.ts';
import { EPOCH_TAI_S } from '../../../../tracking/test/simulated-tracks.ts';
import type { EncounterObject, KnownEncounter } from '../../ports/conjunctions.ts';
import { type GainPass, gainsOfPasses } from './gain.thread.ts';

const ACCURATE = {
  angleSigma: 2,
  rangeSigma: 20,
  rangeRateSigma: 0.05,
  timeBias: 0,
  timeBiasSigma: 0.001,
  angleBiasSigma: 0.5,
};
/** Degrees and kilometres: such a pass tells nothing. */
const BLUNT = {
  angleSigma: 40_000,
  rangeSigma: null,
  rangeRateSigma: null,
  timeBias: 0,
  timeBiasSigma: 1,
  angleBiasSigma: 40_000,
};

/** An encounter that some observations would call for a manoeuvre in, and one that a single pass settles. */
const [DANGEROUS, SETTLED] = [sceneOf(39), sceneOf(8)];

function objectOf(
  { positionM, velocityMps }: StateVector,
  covariance: Float64Array,
  isErrorKnown: boolean,
): EncounterObject {
  const covarianceRtn = [0, 1, 2, 3, 4, 5].map((row) => [...covariance.subarray(6 * row, 6 * row + 6)]);
  return { noradId: null, name: '', positionM, velocityMps, covarianceRtn, isErrorKnown };
}

function encounterWith({ encounter }: Scene, isOtherKnown: boolean): KnownEncounter {
  return {
    tcaTaiS: EPOCH_TAI_S,
    decideByTaiS: EPOCH_TAI_S - 3600,
    actLimit: 1e-4,
    watchLimit: 1e-7,
    orbitUpdateIds: [],
    primary: objectOf(encounter.primary, encounter.primaryCovarianceRtn, isOtherKnown),
    secondary: objectOf(encounter.secondary, encounter.secondaryCovarianceRtn, true),
    combinedHardBodyRadiusM: encounter.hardBodyRadiusM,
  };
}

function passOf({ passes }: Scene, k: number, id: string, accuracy: GainPass['accuracy']): GainPass {
  const { site, receptionTaiS } = passes.at(-1 - (k % passes.length))!.planned;
  const { latitudeRad, longitudeRad, heightM } = site.geodetic;
  return {
    id,
    price: 100,
    accuracy,
    startTaiS: receptionTaiS[0]!,
    stopTaiS: receptionTaiS[0]! + 12 * STEP_S,
    geometry: {
      sensorId: id,
      kind: 'RADAR',
      minElevation: 10,
      horizon: [],
      limitingMagnitude: null,
      maxRange: null,
      maxSunElevation: 90,
      minMoonSeparation: 0,
      site: { latitude: latitudeRad / RAD_PER_DEG, longitude: longitudeRad / RAD_PER_DEG, altitude: heightM },
    },
  };
}

const asked = { observed: 'secondary', drag: null } as const;
const sharpOf = (scene: Scene) => [3, 2, 1, 0].map((k) => passOf(scene, k, `sharp-${k}`, ACCURATE));

describe('what passes would tell of an encounter', () => {
  it('leads to no manoeuvre while the error of the other object is an estimate', () => {
    const [known, estimated] = [true, false].map((isOtherKnown) => {
      const encounter = encounterWith(DANGEROUS, isOtherKnown);
      return gainsOfPasses({ ...asked, encounter, passes: sharpOf(DANGEROUS), asked: 'together' })!.together!;
    });
    expect(known!.toAct).toBeGreaterThan(0);
    expect(estimated!.toAct).toBe(0);
    expect(estimated!.stays).toBeGreaterThan(known!.stays);
  });

  it('is sought for a set among the passes that tell most, and not among the first', () => {
    const blunt = Array.from({ length: 30 }, (_, k) => passOf(SETTLED, k, `blunt-${k}`, BLUNT));
    const answer = gainsOfPasses({
      ...asked,
      encounter: encounterWith(SETTLED, true),
      passes: [...blunt, ...sharpOf(SETTLED)],
      asked: 'each-and-set',
    });
    expect(answer!.each).toHaveLength(34);
    expect(answer!.starred!.ids.length).toBeGreaterThan(0);
    expect(answer!.starred!.ids.every((id) => id.startsWith('sharp'))).toBe(true);
  });

  it('is not told after closest approach, nor where there is no error', () => {
    const question = { ...asked, encounter: encounterWith(SETTLED, true), asked: 'each' } as const;
    const sharp = sharpOf(SETTLED);
    const late = { ...sharp[0]!, startTaiS: EPOCH_TAI_S + 10, stopTaiS: EPOCH_TAI_S + 100 };
    expect(gainsOfPasses({ ...question, passes: [late] })).toBeUndefined();
    const { encounter: whole } = question;
    const unknown = { ...whole, primary: { ...whole.primary, covarianceRtn: null } };
    expect(gainsOfPasses({ ...question, encounter: unknown, passes: sharp })).toBeUndefined();
  });

  it('is not told where errors bend: the verdict is act, and in the plane everything would be safe', () => {
    const curved = cases<ReferenceCase<unknown>>('operational-conjunctions.json').find(({ id }) =>
      id.startsWith('000035946_conj_000030648'),
    )!;
    const [primary, secondary] = [curved.object1, curved.object2].map((object) => {
      const { state, covariance } = referenceObject(object);
      return objectOf(state, covarianceInLocal(covariance!, 'RTN', state).matrix, true);
    }) as [EncounterObject, EncounterObject];
    const passes = sharpOf(SETTLED);
    const combinedHardBodyRadiusM = Number(curved.hbr);
    const encounter = { ...encounterWith(SETTLED, true), primary, secondary, combinedHardBodyRadiusM };
    expect(gainsOfPasses({ ...asked, encounter, passes, asked: 'each' })).toBeUndefined();
  });
});
