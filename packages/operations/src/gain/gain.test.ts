import { covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import type { StateVector } from '@keepout/astro/nouns';
import { expectedGain } from '@keepout/planning/expected-gain/expected-gain';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import { cases, type ReferenceCase, objectOf as referenceObject } from '../../../conjunction/test/reference.ts';
import { type Scene, STEP_S, sceneOf } from '../../../planning/test/observed-encounter.ts';
import { EPOCH_TAI_S } from '../../../tracking/test/simulated-tracks.ts';
import { plannedTrack, type SensorAccuracy } from '../sensor/sensor.ts';
import {
  type GainAnswer,
  type GainEncounter,
  type GainObject,
  type GainPass,
  type GainQuestion,
  gainsOfPasses,
} from './gain.ts';

const ACCURATE: SensorAccuracy = {
  angleSigmaRad: 2 * RAD_PER_ARCSEC,
  rangeSigmaM: 20,
  rangeRateSigmaMps: 0.05,
  timeBiasSigmaS: 0.001,
  angleBiasSigmaRad: 0.5 * RAD_PER_ARCSEC,
};
/** Degrees and kilometres: such a pass tells nothing. */
const BLUNT: SensorAccuracy = {
  angleSigmaRad: 40_000 * RAD_PER_ARCSEC,
  rangeSigmaM: null,
  rangeRateSigmaMps: null,
  timeBiasSigmaS: 1,
  angleBiasSigmaRad: 40_000 * RAD_PER_ARCSEC,
};

/** An encounter that some observations would call for a manoeuvre in, and one that a single pass settles. */
const [DANGEROUS, SETTLED] = [sceneOf(39), sceneOf(8)];

function objectOf(
  { positionM, velocityMps }: StateVector,
  covariance: Float64Array,
  isErrorKnown: boolean,
): GainObject {
  const covarianceRtn = [0, 1, 2, 3, 4, 5].map((row) => [...covariance.subarray(6 * row, 6 * row + 6)]);
  return { positionM, velocityMps, covarianceRtn, isErrorKnown };
}

function encounterWith({ encounter }: Scene, isOtherKnown: boolean): GainEncounter {
  return {
    tcaTaiS: EPOCH_TAI_S,
    actLimit: 1e-4,
    watchLimit: 1e-7,
    primary: objectOf(encounter.primary, encounter.primaryCovarianceRtn, isOtherKnown),
    secondary: objectOf(encounter.secondary, encounter.secondaryCovarianceRtn, true),
    combinedHardBodyRadiusM: encounter.hardBodyRadiusM,
  };
}

function passOf({ passes }: Scene, k: number, id: string, accuracy: SensorAccuracy): GainPass {
  const { site, receptionTaiS } = passes.at(-1 - (k % passes.length))!.planned;
  const { latitudeRad, longitudeRad, heightM: altitudeM } = site.geodetic;
  return {
    id,
    price: 100,
    sensor: { latitudeRad, longitudeRad, altitudeM, ...accuracy },
    startTaiS: receptionTaiS[0]!,
    stopTaiS: receptionTaiS[0]! + 12 * STEP_S,
  };
}

function answerTo(question: GainQuestion): GainAnswer {
  const gains = gainsOfPasses(question);
  if (!gains.ok) throw new Error(gains.fault.code);
  return gains.value;
}

const asked = { observed: 'secondary', drag: null } as const;
const sharpOf = (scene: Scene) => [3, 2, 1, 0].map((k) => passOf(scene, k, `sharp-${k}`, ACCURATE));

describe('what passes would tell of an encounter', () => {
  it('leads to no manoeuvre while the error of the other object is an estimate', () => {
    const [known, estimated] = [true, false].map((isOtherKnown) => {
      const encounter = encounterWith(DANGEROUS, isOtherKnown);
      return answerTo({ ...asked, encounter, passes: sharpOf(DANGEROUS), requestedScope: 'together' }).together!;
    });
    expect(known!.toAct).toBeGreaterThan(0);
    expect(estimated!.toAct).toBe(0);
    expect(estimated!.stays).toBeGreaterThan(known!.stays);
  });

  it('is sought for a set among the passes that tell most, and not among the first', () => {
    const blunt = Array.from({ length: 30 }, (_, k) => passOf(SETTLED, k, `blunt-${k}`, BLUNT));
    const answer = answerTo({
      ...asked,
      encounter: encounterWith(SETTLED, true),
      passes: [...blunt, ...sharpOf(SETTLED)],
      requestedScope: 'each-and-set',
    });
    expect(answer.singleGains).toHaveLength(34);
    expect(answer.starred!.ids.length).toBeGreaterThan(0);
    expect(answer.starred!.ids.every((id) => id.startsWith('sharp'))).toBe(true);
  });

  it('is what gravity to degree 20 with every measurement of the passes tells, to a thousandth', () => {
    const sharp = [1, 3].map((k) => passOf(DANGEROUS, k, String(k), ACCURATE));
    const passes = sharp.map((pass) => ({ ...pass, stopTaiS: pass.startTaiS + 900 }));
    const encounter = encounterWith(DANGEROUS, true);
    const gain = answerTo({ ...asked, encounter, passes, requestedScope: 'together' }).together!;
    const forces = forceModel('EME2000', { gravity: egm96(20), withSun: true, withMoon: true });
    const whole = expectedGain({
      encounter: { ...DANGEROUS.encounter, dynamics: { forces, massKg: 1, relativeError: 1e-12 } },
      passes: passes.map((pass) => plannedTrack(pass.sensor, pass)),
      draws: 256,
      seed: 1,
    });
    if (!whole.ok) throw new Error(whole.fault.code);
    expect(gain.missSigmaAfterM / whole.value.missSigmaAfterM).toBeCloseTo(1, 3);
    for (const key of ['toAct', 'toSafe', 'toWatch', 'stays'] as const)
      expect(Math.abs(gain[key] - whole.value[key]), key).toBeLessThan(0.01);
  });

  it('is not told after closest approach, nor where there is no error', () => {
    const question = { ...asked, encounter: encounterWith(SETTLED, true), requestedScope: 'each' } as const;
    const sharp = sharpOf(SETTLED);
    const late = { ...sharp[0]!, startTaiS: EPOCH_TAI_S + 10, stopTaiS: EPOCH_TAI_S + 100 };
    expect(gainsOfPasses({ ...question, passes: [late] })).toMatchObject({ fault: { code: 'pass-after-approach' } });
    const { encounter: whole } = question;
    const unknown = { ...whole, primary: { ...whole.primary, covarianceRtn: null } };
    expect(gainsOfPasses({ ...question, encounter: unknown, passes: sharp })).toMatchObject({
      fault: { code: 'covariance-unusable', object: 'primary' },
    });
  });

  it('is told by the method of the verdict where errors bend: a pass that tells nothing leaves it at act, where in the plane all would be safe', () => {
    const curved = cases<ReferenceCase<unknown>>('operational-conjunctions.json').find(({ id }) =>
      id.startsWith('000035946_conj_000030648'),
    )!;
    const [primary, secondary] = [curved.object1, curved.object2].map((object) => {
      const { state, covariance } = referenceObject(object);
      return objectOf(state, covarianceInLocal(covariance!, 'RTN', state).matrix, true);
    }) as [GainObject, GainObject];
    const passes = sharpOf(SETTLED);
    const combinedHardBodyRadiusM = Number(curved.hbr);
    const encounter = { ...encounterWith(SETTLED, true), primary, secondary, combinedHardBodyRadiusM };
    const gain = answerTo({ ...asked, encounter, passes: passes.slice(0, 1), requestedScope: 'together' }).together!;
    expect(gain).toMatchObject({ verdictNow: 'act' });
    expect(gain.toAct + gain.toSafe + gain.toWatch + gain.stays).toBeCloseTo(1, 12);
    expect(gain.missSigmaAfterM).toBeLessThan(gain.missSigmaBeforeM);
    const many = Array.from({ length: 25 }, () => passes[0]!);
    expect(gainsOfPasses({ ...asked, encounter, passes: many, requestedScope: 'each' })).toMatchObject({
      fault: { code: 'too-many-passes' },
    });
    const blunt = [passOf(SETTLED, 0, 'blunt', BLUNT)];
    const same = answerTo({ ...asked, encounter, passes: blunt, requestedScope: 'together' }).together!;
    expect(same).toMatchObject({ verdictNow: 'act', toSafe: 0 });
    expect(same.toAct).toBeGreaterThan(0.95);
    expect(Math.abs(same.pcMedian! / same.pcNow - 1)).toBeLessThan(0.01);
  });

  it('counts what both objects share of their errors, now and of what a pass leaves', () => {
    const known = encounterWith(DANGEROUS, true);
    const { secondary } = known;
    const primary = { ...known.primary, covarianceRtn: secondary.covarianceRtn };
    const encounter = { ...known, primary };
    const alongM = 0.9 * Math.sqrt(secondary.covarianceRtn![1]![1]!);
    const shared = (object: GainObject, sign: number): GainObject => ({
      ...object,
      densityError: {
        relativeSigma: 0.1,
        positionRtnM: [0, sign * 10 * alongM, 0],
        velocityRtnMps: [0, 0, 0],
      },
    });
    const passes = sharpOf(DANGEROUS).slice(0, 1);
    const gainOfShared = (sign: number) =>
      answerTo({
        ...asked,
        encounter: { ...encounter, primary: shared(primary, sign), secondary: shared(secondary, 1) },
        passes,
        requestedScope: 'together',
      }).together!;
    const alone = answerTo({ ...asked, encounter, passes, requestedScope: 'together' }).together!;
    const [same, opposed] = [gainOfShared(1), gainOfShared(-1)];
    // The larger of both counts, and one of the two signs makes it larger.
    for (const { pcNow } of [same, opposed]) expect(pcNow).toBeGreaterThanOrEqual(alone.pcNow * (1 - 1e-9));
    expect(Math.max(same.pcNow, opposed.pcNow)).toBeGreaterThan(1.001 * alone.pcNow);
    const taken = [same, opposed].map((gain) => Math.abs(gain.pcMedian! / alone.pcMedian! - 1));
    expect(Math.max(...taken)).toBeGreaterThan(0.001);
  });
});

it('passes that are ordered already count in every result, and in what it is compared with', () => {
  const [first, second] = sharpOf(DANGEROUS) as [GainPass, GainPass];
  const question = { ...asked, encounter: encounterWith(DANGEROUS, true) };
  const alone = answerTo({ ...question, passes: [first], requestedScope: 'together' }).together!;
  const both = answerTo({ ...question, passes: [first, second], requestedScope: 'together' }).together!;
  const beyond = answerTo({ ...question, passes: [second], ordered: [first], requestedScope: 'each-and-set' })
    .singleGains[0]!;
  expect(beyond.missSigmaBeforeM).toBe(alone.missSigmaAfterM);
  expect(beyond.missSigmaBeforeM).toBeLessThan(alone.missSigmaBeforeM);
  expect(beyond.missSigmaAfterM).toBe(both.missSigmaAfterM);
  expect([beyond.passes, beyond.toAct, beyond.toSafe]).toEqual([1, both.toAct, both.toSafe]);
});
