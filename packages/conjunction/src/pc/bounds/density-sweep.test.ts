import type { DensityError } from '@keepout/astro/nouns';
import { describe, expect, test } from 'vitest';
import { cases, objectOf, type ReferenceCase, unwrap } from '../../../test/reference.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { planeEncounter } from '../plane/plane-encounter.ts';
import { densitySweep } from './density-sweep.ts';

const [hubble] = cases<ReferenceCase<object>>('operational-conjunctions.json') as [ReferenceCase<object>];
const density = (positionRtnM: DensityError['positionRtnM']): DensityError => ({
  relativeSigma: 0.2,
  positionRtnM,
  velocityRtnMps: [0, 0, 0],
});
const primary = { ...objectOf(hubble.object1), densityError: density([-1, 300, 0.5]) };
const secondary = { ...objectOf(hubble.object2), densityError: density([-10, 900, 2]) };

describe('the probability against the density of the atmosphere', () => {
  test('has the correlated probability for its mean', () => {
    const step = 0.05;
    const offsets = Array.from({ length: 321 }, (_, i) => (i - 160) * step);
    const outcomes = unwrap(densitySweep(primary, secondary, 10, offsets));
    const mean = outcomes.reduce(
      (sum, { offset, pc }) => sum + (step * pc * Math.exp(-0.5 * offset * offset)) / Math.sqrt(2 * Math.PI),
      0,
    );
    const correlated = foster1992(unwrap(planeEncounter(primary, secondary, 10)).principal!);
    expect(Math.abs(mean / correlated - 1)).toBeLessThan(1e-6);
  });

  test('is turned about where the sensitivities are', () => {
    const reversed = (object: typeof primary) => ({
      ...object,
      densityError: density(object.densityError.positionRtnM.map((value) => -value) as [number, number, number]),
    });
    const there = unwrap(densitySweep(primary, secondary, 10, [-2, 0, 1]));
    const back = unwrap(densitySweep(reversed(primary), reversed(secondary), 10, [2, 0, -1]));
    expect(back.map(({ pc }) => pc)).toEqual(there.map(({ pc }) => pc));
  });

  test('is not known without the figures of both objects', () => {
    const { densityError: _, ...alone } = secondary;
    const result = densitySweep(primary, alone, 10, [0]);
    expect(result.ok ? 'ok' : result.fault.code).toBe('density-error-missing');
  });
});
