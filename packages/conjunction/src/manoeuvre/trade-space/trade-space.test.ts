import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../test/reference.ts';
import { START_TAI_S, sketched } from '../../../test/sketched-events.ts';
import { totalPc } from '../../event/total-pc.ts';
import type { ContinuousAxes, DragAxes, ImpulsiveAxes, TradeAxes } from './axes.ts';
import { bestDirections, sameDirection } from './fixed-directions.ts';
import { openTradeSpace } from './trade-space.ts';

const SKETCH = { angleRad: 1.5, missM: 150, towardsRad: 1, sigmasM: [200, 60, 60], radiusM: 10 } as const;
const early = sketched({ ...SKETCH, afterS: 20_000 });
const late = sketched({ ...SKETCH, afterS: 60_000, missM: 700, towardsRad: 2, sigmasM: [400, 200, 200] });
const space = unwrap(openTradeSpace([early, late]));

const impulses: ImpulsiveAxes = {
  kind: 'impulsive',
  ignitionsTaiS: Float64Array.of(START_TAI_S, START_TAI_S + 30_000, START_TAI_S + 60_000, START_TAI_S + 90_000),
  directionsRtn: sameDirection(4, [0, 2, 0]),
  deltaVMps: Float64Array.of(-0.02, -0.01, 0, 0.005, 0.01),
};
const thrust: ContinuousAxes = {
  kind: 'continuous',
  startsTaiS: Float64Array.of(START_TAI_S + 10_000),
  directionsRtn: Float64Array.of(0, 1, 0),
  durationsS: Float64Array.of(5000, 9999, 10_001, 20_000),
  massKg: 100,
  thrustN: 1e-4,
  specificImpulseS: 1500,
  dutyCycle: 1,
};
const drag: DragAxes = {
  kind: 'differential-drag',
  startsTaiS: Float64Array.of(START_TAI_S),
  accelerationsMps2: Float64Array.of(-1e-7),
  durationsS: Float64Array.of(0, 1000),
};

describe('a trade space', () => {
  it('leaves events alone that are over at ignition, and all of them where nothing is done', () => {
    const { log10TotalPc, rows } = unwrap(space.tradeSpace(impulses));
    const before = Math.fround(Math.log10(space.totalPcBefore));
    for (let column = 0; column < 4; column++) expect(log10TotalPc[column * rows + 2]).toBe(before);
    // Ignition at the second event's closest approach and after it.
    for (let cell = 2 * rows; cell < 4 * rows; cell++) expect(log10TotalPc[cell]).toBe(before);
    expect(new Set(log10TotalPc.subarray(rows, 2 * rows)).size).toBe(rows);
  });

  it('names the worst event and marks where one is raised over the watch threshold', () => {
    const [first, second] = space.pcBefore as [number, number];
    const watchPc = second * 1.5;
    const watched = unwrap(openTradeSpace([early, late], { watchPc }));
    const { worstEvent, raised, log10TotalPc, rows } = unwrap(watched.tradeSpace(impulses));
    expect(first).toBeGreaterThan(watchPc);
    expect(worstEvent[2]).toBe(0);
    const alone = unwrap(unwrap(openTradeSpace([late])).tradeSpace(impulses)).log10TotalPc;
    for (let cell = 0; cell < 2 * rows; cell++) expect(raised[cell]).toBe(10 ** alone[cell]! >= watchPc ? 1 : 0);
    expect(raised).toContain(1);
    expect(worstEvent[2 * rows + 1]).toBe(0);
    expect(Math.max(...log10TotalPc)).toBeLessThanOrEqual(0);
  });

  it('is the same column by column', () => {
    const whole = unwrap(space.tradeSpace(impulses));
    for (let column = 0; column < 4; column++) {
      const part = unwrap(space.tradeSpace(impulses, column, column + 1));
      const cells = [column * whole.rows, (column + 1) * whole.rows] as const;
      expect(part.log10TotalPc).toEqual(whole.log10TotalPc.subarray(...cells));
      expect(part.worstEvent).toEqual(whole.worstEvent.subarray(...cells));
      expect(part.raised).toEqual(whole.raised.subarray(...cells));
    }
    expect(unwrap(space.tradeSpace(impulses, 2, 2)).log10TotalPc).toHaveLength(0);
  });

  it('counts of a push that goes on beyond an event what was done until then', () => {
    const { log10TotalPc: cells } = unwrap(unwrap(openTradeSpace([early])).tradeSpace(thrust));
    expect(cells[1]).toBeCloseTo(cells[2]!, 3);
    expect(cells[3]).toBe(cells[2]);
    expect(cells[0]).not.toBeCloseTo(cells[1]!, 3);
  });

  it('does best in the best direction', () => {
    const directionsRtn = unwrap(bestDirections(early, impulses.ignitionsTaiS, 'mahalanobis', 0.05));
    const only = unwrap(openTradeSpace([early]));
    const best = unwrap(only.tradeSpace({ ...impulses, directionsRtn })).log10TotalPc[4]!;
    const others = [
      [0, 1, 0],
      [0, -1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ] as const;
    for (const direction of others) {
      const axes = { ...impulses, directionsRtn: sameDirection(4, direction) };
      expect(best).toBeLessThanOrEqual(unwrap(only.tradeSpace(axes)).log10TotalPc[4]! + 1e-3);
    }
    expect(totalPc([only.totalPcBefore])).toBeGreaterThan(10 ** best);
  });
});

describe('what a trade space does not take', () => {
  const codeOf = (axes: TradeAxes, from?: number, to?: number): string => {
    const result = space.tradeSpace(axes, from, to);
    return result.ok ? 'ok' : result.fault.code;
  };

  it('is axes that cannot be computed', () => {
    expect(codeOf({ ...impulses, deltaVMps: new Float64Array(0) })).toBe('axis-empty');
    expect(codeOf({ ...impulses, deltaVMps: Float64Array.of(0, Number.NaN) })).toBe('axis-not-finite');
    expect(codeOf({ ...impulses, deltaVMps: Float64Array.of(1, 1) })).toBe('axis-not-rising');
    expect(codeOf({ ...impulses, deltaVMps: Float64Array.from({ length: 5000 }, (_, k) => k) })).toBe('too-many-rows');
    expect(codeOf({ ...impulses, directionsRtn: sameDirection(3, [0, 1, 0]) })).toBe('axis-lengths-differ');
    expect(codeOf({ ...impulses, directionsRtn: new Float64Array(12).fill(1) })).toBe('direction-not-a-unit');
    expect(codeOf({ ...thrust, dutyCycle: 0 })).toBe('thrust-unusable');
    expect(codeOf({ ...thrust, thrustN: 100 })).toBe('propellant-exceeds-mass');
    expect(codeOf({ ...drag, accelerationsMps2: Float64Array.of(Number.POSITIVE_INFINITY) })).toBe('axis-not-finite');
    expect(codeOf(impulses, 3, 2)).toBe('columns-out-of-range');
    expect(codeOf(impulses, 0, 5)).toBe('columns-out-of-range');
    expect(codeOf(impulses, 0.5, 2)).toBe('columns-out-of-range');
    expect([codeOf(impulses), codeOf(thrust), codeOf(drag)]).toEqual(['ok', 'ok', 'ok']);
  });

  it('is events without a plane, a covariance or a radius', () => {
    const opened = (...args: Parameters<typeof openTradeSpace>) => {
      const result = openTradeSpace(...args);
      return result.ok ? 'ok' : [result.fault.code, result.fault.index];
    };
    expect(opened([])).toEqual(['no-events', undefined]);
    expect(opened([early], { watchPc: 2 })).toEqual(['watch-limit-out-of-range', undefined]);
    const unusable = ['event-unusable', 1];
    expect(opened([early, { ...early, covarianceM2: new Float64Array(9) }])).toEqual(unusable);
    expect(opened([early, { ...early, hardBodyRadiusM: -1 }])).toEqual(unusable);
    expect(opened([early, { ...early, secondary: { ...early.secondary, frame: 'TEME' } }])).toEqual(unusable);
    expect(opened([early, { ...early, secondary: early.primary }])).toEqual(unusable);
  });
});
