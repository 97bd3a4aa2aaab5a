import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { Ephemeris } from '@keepout/astro/nouns';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numbers/random.ts';
import { realismByKind } from './realism-by-kind.ts';
import {
  type DefinitiveOrbit,
  type PredictedOrbit,
  samplesOfElementSets,
  samplesOfPredictions,
} from './realism-of-orbits.ts';

const DAY = 86_400;
const START = 8e8;
const STOP = START + 400 * DAY;
const AT_START = [7_050_000, 0, 0, 0, 7519, 0];
const PUBLISHED = [
  ['case01', 1],
  ['case02', 0.25],
  ['case03', 3],
] as const;

const truth: Ephemeris = {
  frame: 'EME2000',
  startTaiS: START,
  stopTaiS: STOP,
  stateAt(epochTaiS, out) {
    propagateTwoBody(AT_START, epochTaiS - START, out);
    return true;
  },
};

/** The truth, off by so much in RTN all the time, with a covariance that says so or otherwise. */
function orbitOffBy(offRtnM: readonly number[], covarianceM2: readonly number[]): Ephemeris {
  const matrix = new Float64Array(36);
  for (let k = 0; k < 9; k++) matrix[6 * Math.floor(k / 3) + (k % 3)] = covarianceM2[k]!;
  for (const k of [21, 28, 35]) matrix[k] = 1;
  return {
    ...truth,
    stateAt(epochTaiS, out) {
      truth.stateAt(epochTaiS, out);
      const axes = rtnAxes(out.subarray(0, 3), out.subarray(3, 6));
      for (let i = 0; i < 3; i++) for (let k = 0; k < 3; k++) out[i] = out[i]! + axes[3 * k + i]! * offRtnM[k]!;
      return true;
    },
    covarianceAt: (epochTaiS) => ({ epochTaiS, frame: 'RTN', matrix }),
  };
}

const source = { originator: 'OPERATOR', covarianceSource: 'OEM' } as const;
const definitiveOf = (designator: string): DefinitiveOrbit => {
  return { designator, orbit: truth, fromTaiS: START, toTaiS: STOP };
};
const SATELLITES = ['a', 'b', 'c', 'd'];
const predictionOf = (designator: string, statedTaiS: number, orbit: Ephemeris): PredictedOrbit => {
  return {
    ...source,
    designator,
    statedTaiS,
    orbit: { ...orbit, startTaiS: statedTaiS, stopTaiS: statedTaiS + 3 * DAY },
  };
};

/** A file a day of four satellites, each off by the next of the published residuals, which states its covariance. */
function publishedPredictions(name: string): readonly PredictedOrbit[] {
  const packed = readFileSync(new URL(`../../../../conformance/realism/${name}.csv.gz`, import.meta.url));
  const lines = gunzipSync(packed).toString().trim().split('\n').slice(1);
  return lines.map((line, i) => {
    const [r, t, n, xx, xy, xz, yy, yz, zz] = line.split(',').map(Number) as number[];
    const orbit = orbitOffBy([r!, t!, n!], [xx!, xy!, xz!, xy!, yy!, yz!, xz!, yz!, zz!]);
    return predictionOf(SATELLITES[i % 4]!, START + Math.floor(i / 4) * DAY, orbit);
  });
}

describe('covariances of predicted ephemerides against definitive ones', () => {
  it.each(PUBLISHED)(
    'C10 of the published set %s lack the published factor %d, in each band of age',
    (name, factor) => {
      const groups = realismByKind(samplesOfPredictions(publishedPredictions(name), SATELLITES.map(definitiveOf)));
      expect(groups.map(({ leadFromDays, samples, objects }) => [leadFromDays, samples, objects])).toEqual([
        [0, 1000, 4],
        [1, 1000, 4],
        [2, 1000, 4],
      ]);
      for (const { realism, originator, covarianceSource, regime } of groups) {
        expect([originator, covarianceSource, regime]).toEqual(['OPERATOR', 'OEM', 'perigee-600-900-km']);
        expect(Math.abs(realism!.factor / factor - 1)).toBeLessThan(0.05);
        expect(realism!.confidence).toBe(factor === 1 ? 'calibrated' : 'conditional');
      }
    },
  );

  it('counts a file once a band, however many points it has, and files of the same hours as one', () => {
    const [first] = publishedPredictions('case01');
    const points = Float64Array.from({ length: 4321 }, (_, k) => START + 60 * k);
    const again = { ...first!, statedTaiS: START + 0.4 * DAY };
    const later = { ...first!, statedTaiS: START + 0.6 * DAY };
    const count = (...all: readonly PredictedOrbit[]) => samplesOfPredictions(all, [definitiveOf('a')]).length;
    expect(count({ ...first!, pointsTaiS: points })).toBe(3);
    expect(count(first!, again)).toBe(3);
    expect(count(first!, later)).toBe(6);
  });

  it('adds the covariance of the definitive one, and says nothing of other objects, of its own hours or without covariance', () => {
    const [first] = publishedPredictions('case01');
    const samples = (definitive: DefinitiveOrbit, prediction: PredictedOrbit = first!) =>
      samplesOfPredictions([prediction], [definitive]);
    const parts = (definitive: DefinitiveOrbit) => samples(definitive)[0]!.residual.parts[0];
    const vague = { ...orbitOffBy([0, 0, 0], [1e4, 0, 0, 0, 1e4, 0, 0, 0, 1e4]), stateAt: truth.stateAt };
    expect(Math.abs(parts({ ...definitiveOf('a'), orbit: vague }))).toBeLessThan(
      0.011 * Math.abs(parts(definitiveOf('a'))),
    );
    expect(samples(definitiveOf('b'))).toEqual([]);
    expect(samples({ ...definitiveOf('a'), madeTaiS: START + 0.4 * DAY })).toEqual([]);
    expect(samples({ ...definitiveOf('a'), toTaiS: START })).toEqual([]);
    const { frame, startTaiS, stopTaiS, stateAt } = first!.orbit;
    expect(samples(definitiveOf('a'), { ...first!, orbit: { frame, startTaiS, stopTaiS, stateAt } })).toEqual([]);
  });
});

describe('element sets against the next ones of their object', () => {
  const normalsOf = (seed: number) => {
    const random = seededRandom(seed);
    return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  };
  const SIGMA_M = 300;
  const stated = [1, 0, 0, 0, 1, 0, 0, 0, 1].map((value) => SIGMA_M ** 2 * value);

  /** A set every eight hours, of which neighbours err alike, with errors of so many sigmas. */
  function setsOf(designator: string, correlation: number, factor: number, seed: number): readonly PredictedOrbit[] {
    const normal = normalsOf(seed);
    let error = [normal(), normal(), normal()];
    return Array.from({ length: 600 }, (_, k) => {
      error = error.map((value) => correlation * value + Math.sqrt(1 - correlation ** 2) * normal());
      const orbit = orbitOffBy(
        error.map((value) => factor * SIGMA_M * value),
        stated,
      );
      return { ...source, designator, statedTaiS: START + (k * DAY) / 3, orbit };
    });
  }

  it.each([0, 0.6, 0.95])(
    'C10 whose neighbours err alike by %d tell a factor that is no larger than the true one',
    (correlation) => {
      const groups = realismByKind(
        samplesOfElementSets(SATELLITES.flatMap((name, k) => setsOf(name, correlation, 2, k + 1))),
      );
      expect(groups.map(({ leadFromDays }) => leadFromDays).toSorted()).toEqual([1, 2, 3, 5]);
      for (const { realism, leadFromDays, samples } of groups) {
        // Pairs that follow each other: no more of them than spans of the band.
        expect(samples).toBeLessThanOrEqual((4 * 200) / leadFromDays);
        expect(realism!.factorLow).toBeLessThan(2);
        if (correlation === 0.95 && leadFromDays === 1) expect(realism!.factorHigh).toBeLessThan(1);
      }
    },
  );

  it('are not compared within a day', () => {
    const [first, second, third] = setsOf('a', 0.9, 1, 1);
    expect(samplesOfElementSets([first!, second!, third!])).toEqual([]);
  });
});
