import { describe, expect, it } from 'vitest';
import { egm96 } from './egm96.ts';
import { gravityField } from './gravity-field.ts';
import { harmonicAttraction } from './harmonic-attraction.ts';

const AT = [3_900_000, -4_500_000, 3_700_000] as const;

describe('attraction of spherical harmonics', () => {
  it('of degree 0 is the point mass', () => {
    const out = new Float64Array(3);
    const field = egm96(0);
    harmonicAttraction(field)(...AT, out);
    const r = Math.hypot(...AT);
    for (let i = 0; i < 3; i++) expect(out[i]! / ((-field.mu * AT[i]!) / r ** 3)).toBeCloseTo(1, 14);
  });

  it('of C20 alone is the closed form of J2', () => {
    const c20 = -0.484165371736e-3;
    const field = gravityField({
      name: 'oblate',
      mu: 3.986004415e14,
      radius: 6_378_136.3,
      degree: 2,
      c: [[0], [0, 0], [c20, 0, 0]],
      s: [[0], [0, 0], [0, 0, 0]],
    });
    if (!field.ok) throw new Error(field.fault.code);
    const out = new Float64Array(3);
    harmonicAttraction(field.value)(...AT, out);
    const r = Math.hypot(...AT);
    const [x, y, z] = AT;
    const factor = (-1.5 * -c20 * Math.sqrt(5) * field.value.mu * field.value.radiusM ** 2) / r ** 5;
    const s = (5 * z * z) / (r * r);
    [factor * x * (1 - s), factor * y * (1 - s), factor * z * (3 - s)].forEach((expected, i) => {
      expect(out[i]! / expected).toBeCloseTo(1, 13);
    });
  });

  it('goes over the pole without a break', () => {
    const attraction = harmonicAttraction(egm96(70));
    const [at, beside] = [new Float64Array(3), new Float64Array(3)];
    for (const z of [6_900_000, -6_900_000]) {
      attraction(0, 0, z, at);
      attraction(1e-3, -1e-3, z, beside);
      // A millimetre times the gradient.
      for (let i = 0; i < 3; i++) expect(Math.abs(at[i]! - beside[i]!)).toBeLessThan(1e-8);
    }
  });

  it('of degree 70 has neither sources nor curls', () => {
    const attraction = harmonicAttraction(egm96(70));
    const step = 10;
    // Fourth-order differences of each component along each axis, relative to mu / r^3.
    const gradient = [0, 1, 2].map((axis) => {
      const sum = [0, 0, 0];
      for (const [shift, weight] of [
        [-2, 1 / 12],
        [-1, -2 / 3],
        [1, 2 / 3],
        [2, -1 / 12],
      ] as const) {
        const moved = AT.map((value, i) => (i === axis ? value + shift * step : value)) as unknown as typeof AT;
        const out = new Float64Array(3);
        attraction(...moved, out);
        for (let i = 0; i < 3; i++) sum[i]! += (weight * out[i]!) / step;
      }
      return sum.map((value) => value / (3.986e14 / Math.hypot(...AT) ** 3));
    });
    expect(Math.abs(gradient[0]![0]! + gradient[1]![1]! + gradient[2]![2]!)).toBeLessThan(1e-8);
    expect(Math.abs(gradient[0]![1]! - gradient[1]![0]!)).toBeLessThan(1e-8);
    expect(Math.abs(gradient[0]![2]! - gradient[2]![0]!)).toBeLessThan(1e-8);
    expect(Math.abs(gradient[1]![2]! - gradient[2]![1]!)).toBeLessThan(1e-8);
  });

  it('says which degree its table ends at', () => {
    const field = gravityField({ name: 'point', mu: 1, radius: 1, degree: 0, c: [[1]], s: [[0]] }, 2);
    expect(field).toEqual({ ok: false, fault: { code: 'gravity-degree-missing', limit: 0 } });
  });
});
