import { describe, expect, test } from 'vitest';
import { logSlabProbability, slabProbability } from '../pc/plane/slab.ts';
import { erfc, erfcx } from './erfc.ts';
import { integrateSinglePeak } from './quadrature.ts';
import { gaussLegendre, sphereRule } from './unit-sphere.ts';

function relative(value: number, truth: number): number {
  return Math.abs(value / truth - 1);
}

describe('the scaled complementary error function', () => {
  test('has the digits of a continued fraction taken to sixty', () => {
    for (const [x, value] of [
      [0, 1],
      [10, 0.05614099274382259],
      [30.5, 0.018488092622906346],
      [31, 0.018190209599233478],
      [50, 0.011281536265323772],
      [100, 0.005641613782989433],
      [1000, 0.0005641893014533877],
    ] as const)
      expect(relative(erfcx(x), value), `at ${x}`).toBeLessThan(2e-15);
  });

  test('goes over into its series without a step', () => {
    expect(relative(erfcx(30), erfcx(30.000000000001))).toBeLessThan(1e-13);
  });

  test('of zero is where both tails meet', () => {
    expect(erfc(-0)).toBe(1);
    for (const x of [1e-9, 0.3, 2, 5]) expect(erfc(x) + erfc(-x)).toBeCloseTo(2, 15);
    expect(erfc(27.4)).toBe(0);
    expect(erfc(26.5)).toBeGreaterThan(0);
  });
});

describe('the probability of a slab', () => {
  test('of thin slabs is their width times the density', () => {
    for (const half of [1e-9, 0.9e-3, 0.99999e-3])
      for (const mean of [0, 0.5, -2, 6]) {
        const density = Math.exp(-0.5 * mean * mean) / Math.sqrt(2 * Math.PI);
        const second = (half * half * (mean * mean - 1)) / 6;
        expect(relative(slabProbability(mean * 3, half * 3, 3), 2 * half * density * (1 + second))).toBeLessThan(1e-11);
      }
  });

  test('has no step where thin slabs end, on either side of the mean', () => {
    for (const mean of [-8, -1, 0, 1, 8]) {
      const [below, above] = [slabProbability(mean, 0.999999e-3, 1), slabProbability(mean, 1.000001e-3, 1)];
      expect(above / below - 1).toBeGreaterThan(1.9e-6);
      expect(above / below - 1).toBeLessThan(2.1e-6);
    }
  });

  test('is the difference of two distribution values', () => {
    expect(slabProbability(0, 1.959963984540054, 1)).toBeCloseTo(0.95, 14);
    expect(slabProbability(7, 3, 2)).toBeCloseTo(0.5 * (erfc(2 / Math.SQRT2) - erfc(5 / Math.SQRT2)), 16);
    expect(slabProbability(-7, 3, 2)).toBe(slabProbability(7, 3, 2));
  });

  test('by its logarithm is the same, inside the slab, outside, and thin', () => {
    for (const [mean, half, sigma] of [
      [0, 1, 1],
      [0.5, 1, 1],
      [-3, 1, 1],
      [1, 1, 1],
      [10, 4, 2],
      [-30, 1, 1],
      [5, 1e-4, 1],
      [-5, 1e-4, 1],
    ] as const)
      expect(logSlabProbability(mean, half, sigma), `${mean}`).toBeCloseTo(
        Math.log(slabProbability(mean, half, sigma)),
        6,
      );
  });

  test('by its logarithm goes on where doubles end', () => {
    // Asymptotically density / distance at the near edge.
    const near = 199;
    const expected =
      -0.5 * near * near - Math.log(near * Math.sqrt(2 * Math.PI)) + Math.log1p(-1 / near ** 2 + 3 / near ** 4);
    expect(slabProbability(200, 1, 1)).toBe(0);
    expect(relative(logSlabProbability(200, 1, 1), expected)).toBeLessThan(1e-12);
    expect(relative(logSlabProbability(-400, 2, 2), expected)).toBeLessThan(1e-12);
  });
});

describe('integrals with one peak', () => {
  const bell =
    (centre: number, sigma: number) =>
    (t: number): number =>
      -0.5 * ((t - centre) / sigma) ** 2;
  const whole = (sigma: number): number => sigma * Math.sqrt(2 * Math.PI);

  test('find needles and broad hills alike', () => {
    for (const sigma of [1e-5, 1e-3, 0.1, 1]) {
      const integral = integrateSinglePeak(bell(0.3, sigma), () => 1, -20, 20);
      expect(relative(integral, whole(sigma)), `${sigma}`).toBeLessThan(1e-10);
    }
  });

  test('see a peak at either end, and half of it', () => {
    for (const [a, b] of [
      [0, 30],
      [-30, 0],
    ] as const)
      expect(
        relative(
          integrateSinglePeak(bell(0, 1), () => 1, a, b),
          whole(1) / 2,
        ),
      ).toBeLessThan(1e-7);
  });

  test('are cut at the ends, and weighted', () => {
    expect(integrateSinglePeak(bell(0, 1), () => 1, -1, 2) / whole(1)).toBeCloseTo(
      1 - erfc(Math.SQRT1_2) / 2 - erfc(Math.SQRT2) / 2,
      10,
    );
    expect(
      integrateSinglePeak(
        () => 0,
        (t) => t * t,
        0,
        3,
      ),
    ).toBeCloseTo(9, 8);
    expect(integrateSinglePeak(bell(2, 0.5), (t) => t, -8, 12) / whole(0.5)).toBeCloseTo(2, 9);
  });

  test('keep tiny values and drop what no double can hold', () => {
    expect(
      relative(
        integrateSinglePeak(
          (t) => bell(0, 1)(t) - 600,
          () => 1,
          -10,
          10,
        ),
        Math.exp(-600) * whole(1),
      ),
    ).toBeLessThan(1e-10);
    expect(
      integrateSinglePeak(
        (t) => bell(0, 1)(t) - 900,
        () => 1,
        -10,
        10,
      ),
    ).toBe(0);
    expect(
      integrateSinglePeak(
        () => Number.NaN,
        () => 1,
        -10,
        10,
      ),
    ).toBe(0);
  });
});

describe('rules of integration', () => {
  test('Gauss and Legendre are exact for polynomials up to twice their number less one', () => {
    for (const n of [1, 2, 5, 12]) {
      const rule = gaussLegendre(n);
      for (let power = 0; power < 2 * n; power++) {
        let sum = 0;
        for (let i = 0; i < n; i++) sum += rule[2 * i + 1]! * rule[2 * i]! ** power;
        expect(sum, `${n} points, power ${power}`).toBeCloseTo(1 / (power + 1), 13);
      }
    }
  });

  test('the rule on the sphere is exact for low powers of all three coordinates, and weighs 4 pi', () => {
    const { rings, around } = sphereRule(4);
    const integral = (f: (x: number, y: number, z: number) => number): number => {
      let sum = 0;
      for (let ring = 0; ring < rings.length; ring += 3)
        for (let k = 0; k < around.length; k += 2)
          sum += rings[ring + 2]! * f(rings[ring + 1]! * around[k]!, rings[ring + 1]! * around[k + 1]!, rings[ring]!);
      return sum / (4 * Math.PI);
    };
    expect(rings.length).toBe(6 * 4);
    expect(around.length).toBe(2 * 8);
    expect(integral(() => 1)).toBeCloseTo(1, 13);
    for (const f of [
      (x: number) => x * x,
      (_: number, y: number) => y * y,
      (_: number, __: number, z: number) => z * z,
    ])
      expect(integral(f)).toBeCloseTo(1 / 3, 13);
    expect(integral((x, y) => x * x * y * y)).toBeCloseTo(1 / 15, 13);
    expect(integral((_, y, z) => y ** 4 * z * z)).toBeCloseTo(1 / 35, 13);
    for (const f of [(x: number) => x, (_: number, y: number) => y, (_: number, __: number, z: number) => z])
      expect(integral(f)).toBeCloseTo(0, 13);
  });
});
