import { describe, expect, it } from 'vitest';
import reference from '../../../../conformance/frames/erfa-frames.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import type { LocalFrameName, Vec3 } from '../nouns.ts';
import { localAxes, localRate } from './local.ts';
import { apply3, transpose3 } from './matrix3.ts';

/** PQW of the geostationary orbit follows an eccentricity of 2e-4: its direction has four digits less. */
const TWO_IN_A_HUNDRED_BILLION = 2e-11;
const ONE_MILLIONTH = 1e-6;

/** Half of the last printed digit. */
const HALF_DIGIT = 0.05;

const origin = `${reference.tool}; conformance/frames/erfa-frames.py`;
const samples = reference.local.flatMap(({ state, axes, rates_rad_s }) =>
  Object.entries(axes).map(([name, rows]) => ({
    name: name as LocalFrameName,
    r: state.r as unknown as Vec3,
    v: state.v as unknown as Vec3,
    rows: rows.flat(),
    rate: rates_rad_s[name as keyof typeof rates_rad_s],
  })),
);

function largest(ours: ArrayLike<number>, theirs: readonly number[]): number {
  return theirs.reduce((worst, value, i) => Math.max(worst, Math.abs(ours[i]! - value)), 0);
}

describe('local frames against rotations about the axes of the elements', () => {
  it('RTN, TNW, NTW, VNC, LVLH, NSW, PQW, EQW and SEZ have their axes, retrograde orbits included', () => {
    const errors = samples.map(({ name, r, v, rows }) => largest(localAxes(name, r, v), rows));
    expect(new Set(samples.map(({ name }) => name)).size).toBe(9);
    recordValidation({
      room: 'astro',
      reference: 'axes of nine local frames',
      origin,
      deviations: errors,
      unit: 'unit vector',
      tolerance: TWO_IN_A_HUNDRED_BILLION,
      reason: 'double precision on both sides; the perigee of an orbit with e = 2e-4 has four digits less',
    });
    expect(Math.max(...errors)).toBeLessThan(TWO_IN_A_HUNDRED_BILLION);
  });

  it('turn as differences of their axes along the orbit say', () => {
    const errors = samples.map(({ name, r, v, rate }) => {
      // Of the orbit's own rate: what a rotating velocity is made of.
      const orbital = Math.hypot(...v) / Math.hypot(...r);
      return largest(localRate(name, r, v), rate) / orbital;
    });
    recordValidation({
      room: 'astro',
      reference: 'rates of nine local frames',
      origin,
      deviations: errors,
      unit: 'of the orbital rate',
      tolerance: ONE_MILLIONTH,
      reason: 'the reference differentiates numerically: 3e-7 where a polar orbit swings SEZ around the pole',
    });
    expect(Math.max(...errors)).toBeLessThan(ONE_MILLIONTH);
  });

  it('PQW is the one of Vallado, example 2-6', () => {
    // As printed, km and km/s; the full digits are those of NASA CARA's Kep2Cart_UnitTest.
    const r: Vec3 = [6_525_368.120986, 6_861_531.834896, 6_449_118.61416];
    const v: Vec3 = [4902.2786446, 5533.1395663, -1975.7100988];
    const axes = localAxes('PQW', r, v);
    const position = new Float64Array(3);
    const velocity = new Float64Array(3);
    apply3(axes, r, position);
    apply3(axes, v, velocity);
    const printed = [-466_763.9, 11_447_021.9, 0, -5996.222, 4753.601, 0];
    const errors = [...position, ...velocity].map((value, i) => Math.abs(value - printed[i]!));
    recordValidation({
      room: 'astro',
      reference: 'PQW of Vallado, example 2-6',
      origin:
        'Vallado, Fundamentals of Astrodynamics and Applications, example 2-6; NASA CARA Kep2Cart_UnitTest (NOSA)',
      deviations: errors,
      unit: 'm, m/s',
      tolerance: HALF_DIGIT,
      stated: { accuracy: HALF_DIGIT, by: 'printed to 0.1 m and 1 mm/s' },
    });
    expect(Math.max(...errors)).toBeLessThan(HALF_DIGIT);
    const back = new Float64Array(3);
    apply3(transpose3(axes), [-466_763.9, 11_447_021.9, 0], back);
    expect(Math.hypot(back[0]! - r[0], back[1]! - r[1], back[2]! - r[2])).toBeLessThan(0.1);
  });
});
