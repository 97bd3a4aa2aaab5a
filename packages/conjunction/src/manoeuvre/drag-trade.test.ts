import { MU_EARTH } from '@keepout/astro/constants';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { describe, expect, it } from 'vitest';
import { DRAG_FACTORS, dragTrade, withDrag } from './drag-trade.ts';

const DAY_S = 86_400;

/** A bound orbit at its perigee, plane at 51 degrees. */
function perigee(radiusM: number, eccentricity: number): StateVector {
  const speed = Math.sqrt((MU_EARTH / radiusM) * (1 + eccentricity));
  const tilt = (51 * Math.PI) / 180;
  const six = [radiusM, 0, 0, 0, speed * Math.cos(tilt), speed * Math.sin(tilt)];
  return stateOfSix(six, 0);
}

/** Runge-Kutta of fourth order, 10 s: point mass, and a drag against the velocity that takes so many W/kg. */
function flown(start: StateVector, seconds: number, wattsPerKg: number): StateVector {
  const stepS = 10;
  const rates = (at: ArrayLike<number>): number[] => {
    const r3 = Math.hypot(at[0]!, at[1]!, at[2]!) ** 3;
    const v2 = at[3]! ** 2 + at[4]! ** 2 + at[5]! ** 2;
    const pull = (k: number) => (-MU_EARTH * at[k]!) / r3 - (wattsPerKg / v2) * at[k + 3]!;
    return [at[3]!, at[4]!, at[5]!, pull(0), pull(1), pull(2)];
  };
  const plus = (at: ArrayLike<number>, rate: readonly number[], s: number) =>
    rate.map((value, k) => at[k]! + s * value);
  let at: ArrayLike<number> = sixOf(start);
  for (let step = 0; step < seconds / stepS; step++) {
    const k1 = rates(at);
    const k2 = rates(plus(at, k1, stepS / 2));
    const k3 = rates(plus(at, k2, stepS / 2));
    const k4 = rates(plus(at, k3, stepS));
    at = k1.map((value, k) => at[k]! + (stepS / 6) * (value + 2 * k2[k]! + 2 * k3[k]! + k4[k]!));
  }
  return stateOfSix(at, start.epochTaiS + seconds);
}

const apart = (a: StateVector, b: StateVector): Vec3 => [
  a.positionM[0] - b.positionM[0],
  a.positionM[1] - b.positionM[1],
  a.positionM[2] - b.positionM[2],
];

describe('an orbit with other drag than was foretold', () => {
  it.each([
    ['low and round, half an order more', 6_778_137, 0.0005, 0.01, 10 ** 0.5, 2],
    ['low and round, half an order less', 6_778_137, 0.0005, 0.01, 10 ** -0.5, 2],
    ['higher, five days', 7_178_137, 0.002, 0.0005, 10 ** 0.5, 5],
    ['eccentric', 6_878_137, 0.05, 0.002, 10 ** 0.25, 3],
  ])(
    'is where an integration with that power has it to 2 % of the change: %s',
    (_, radiusM, e, watts, factor, days) => {
      const start = perigee(radiusM, e);
      const foretold = flown(start, days * DAY_S, watts);
      const other = flown(start, days * DAY_S, factor * watts);
      const change = Math.hypot(...apart(other, foretold));
      const moved = withDrag(foretold, { wattsPerKg: watts, foretoldS: days * DAY_S }, factor)!;
      expect(change).toBeGreaterThan(1000);
      expect(Math.hypot(...apart(moved, other)) / change).toBeLessThan(0.02);
    },
  );

  it('goes ahead and lower with more drag, and is untouched by a factor of one', () => {
    const state = perigee(6_778_137, 0);
    const drag = { wattsPerKg: 0.01, foretoldS: DAY_S };
    const [axes, change] = [rtnAxes(state.positionM, state.velocityMps), apart(withDrag(state, drag, 2)!, state)];
    const along = axes[3]! * change[0] + axes[4]! * change[1] + axes[5]! * change[2];
    const radial = axes[0]! * change[0] + axes[1]! * change[1] + axes[2]! * change[2];
    expect(along).toBeCloseTo((1.5 * 0.01 * DAY_S ** 2) / Math.hypot(...state.velocityMps), -2);
    expect(radial).toBeLessThan(0);
    expect(withDrag(state, drag, 1)).toBe(state);
  });
});

describe('the space-weather trade space', () => {
  const primary = perigee(6_778_137, 0.0001);
  const secondary: StateVector = {
    ...primary,
    positionM: [primary.positionM[0] + 100, primary.positionM[1], primary.positionM[2] + 50],
    velocityMps: [primary.velocityMps[0], -primary.velocityMps[1], primary.velocityMps[2]],
  };
  const encounter = {
    primary,
    secondary,
    covarianceM2: Float64Array.of(1e4, 0, 0, 0, 1e6, 0, 0, 0, 1e6),
    hardBodyRadiusM: 10,
  };
  const drag = { wattsPerKg: 0.01, foretoldS: DAY_S };

  it('has the encounter as it is in its middle, and half an order either way at its ends', () => {
    const cells = dragTrade(encounter, [drag, drag]);
    expect(cells).toHaveLength(81);
    expect(DRAG_FACTORS[0]).toBeCloseTo(10 ** -0.5, 12);
    expect(DRAG_FACTORS.at(-1)).toBeCloseTo(10 ** 0.5, 12);
    const middle = cells[40]!;
    expect(middle).toMatchObject({ factors: [1, 1], laterS: 0, method: 'foster-1992' });
    expect(middle.missDistanceM).toBeCloseTo(Math.hypot(100, 50), 6);
    // One atmosphere moves two such orbits alike: they meet elsewhere, as close. Off against each other they are kilometres apart.
    expect(cells[0]!.missDistanceM / middle.missDistanceM).toBeCloseTo(1, 2);
    expect(Math.abs(cells[0]!.laterS)).toBeGreaterThan(1);
    expect(cells[8]!.factors).toEqual([DRAG_FACTORS[8], DRAG_FACTORS[0]]);
    expect(cells[8]!.missDistanceM).toBeGreaterThan(10_000);
    expect(cells[8]!.pc).toBeLessThan(middle.pc);
  });

  it('finds the passage of two that fly along with each other, unless they only part or near', () => {
    const beside = withDrag(primary, { wattsPerKg: 0.01, foretoldS: 2000 }, 2)!;
    const slow = { ...beside, velocityMps: [0.3, beside.velocityMps[1], beside.velocityMps[2]] as const };
    const own = { ...drag, wattsPerKg: 0.001 };
    const cells = dragTrade({ ...encounter, secondary: slow }, [own, drag]);
    const meets = (ours: number, theirs: number): boolean => {
      const [first, second] = [withDrag(primary, own, ours)!, withDrag(slow, drag, theirs)!];
      const far = Array.from({ length: 501 }, (_, step) => {
        const at = 5.5 * (step - 250) * 2;
        return Math.hypot(...apart(twoBodyStateAt(first, at), twoBodyStateAt(second, at)));
      });
      return far.some((d, k) => k > 0 && k < 500 && d < far[k - 1]! && d <= far[k + 1]!);
    };
    const expected = DRAG_FACTORS.flatMap((theirs) => DRAG_FACTORS.map((ours) => [ours, theirs] as const)).filter(
      ([ours, theirs]) => meets(ours, theirs),
    );
    expect(cells.map(({ factors }) => factors)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(60);
  });

  it('leaves the drag of an object as it is where nothing tells of it', () => {
    const cells = dragTrade(encounter, [undefined, drag]);
    expect(cells.map(({ factors }) => factors)).toEqual(DRAG_FACTORS.map((factor) => [1, factor]));
  });
});
