import { rootBetween } from '@keepout/astro/search/root';
import { describe, expect, test } from 'vitest';
import { recordValidation } from '../../../../../conformance/ledger.ts';
import { fullReference } from '../../../test/reference.ts';
import { alfanoMaxPc, UNKNOWN_ASPECT_RATIO } from './max-pc.ts';

const text = fullReference('socrates/top20.json');

describe.skipIf(text === undefined)('SOCRATES', () => {
  test('the published maxima follow from miss distances and combined radii of 5 to 20 metres', () => {
    type Case = { readonly expected: { readonly missDistance_km: number; readonly maxProbability: number } };
    const cases = (JSON.parse(text!) as { cases: Case[] }).cases.filter((c) => c.expected.maxProbability < 1);
    const radii = cases.map(({ expected }) => {
      const missM = expected.missDistance_km * 1000;
      const excess = (radiusM: number) =>
        alfanoMaxPc(missM, radiusM, UNKNOWN_ASPECT_RATIO).maxPc - expected.maxProbability;
      return rootBetween(excess, 0.01, missM, 1e-9);
    });
    recordValidation({
      room: 'conjunction',
      reference: 'SOCRATES maximum probability, combined radius it implies',
      origin: 'CelesTrak SOCRATES Plus, run of 2026-03-09 (radii unpublished)',
      deviations: radii,
      unit: 'm',
      tolerance: 20,
      reason: 'the radii are not published: a check of the order of magnitude, between 5 and 20 m',
      note: 'two Starlink satellites imply 17.5 and 18 m, one with a small object 7.5 to 10.5 m: the method is alike',
    });
    expect(Math.min(...radii)).toBeGreaterThan(5);
    expect(Math.max(...radii)).toBeLessThan(20);
  });
});
