import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { unwrap } from '../../../test/reference.ts';
import { scalarCells } from '../../../test/scalar-cells.ts';
import { START_TAI_S, sketched } from '../../../test/sketched-events.ts';
import type { PlannedEncounter } from '../planned-encounter.ts';
import { type AccelerationProfile, accelerationProfile } from './acceleration-profile.ts';
import type { TradeAxes } from './axes.ts';
import { sameDirection } from './fixed-directions.ts';
import { tradeEventOf } from './trade-event.ts';
import { openTradeSpace } from './trade-space.ts';

/** The same examples come in every run but those of `npm run test:nightly`: these have more of them. */

const HALF_PERCENT = 5e-3;
const BELOW = 1e-12;
const WATCH_PC = 1e-6;
const DAY_S = 86_400;

const tenTo = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true }).map((exponent) => 10 ** exponent);
const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const event = fc
  .record({
    afterS: fc.double({ min: 500, max: 3 * DAY_S, noNaN: true }),
    angleRad: fc.oneof(
      fc.double({ min: 0.2, max: Math.PI, noNaN: true }),
      fc.double({ min: 3.1, max: Math.PI, noNaN: true }),
      fc.double({ min: 0.004, max: 0.05, noNaN: true }),
    ),
    missM: tenTo(0, 3),
    towardsRad: angle,
    sigmasM: fc.oneof(
      fc.tuple(tenTo(1, 3), tenTo(1, 3), tenTo(1, 3)),
      fc.tuple(tenTo(2, 4), tenTo(0, 1), tenTo(0, 1)),
      fc.tuple(tenTo(1, 3), tenTo(-1.5, 0), tenTo(0, 2)),
    ),
    radiusM: tenTo(0, 1.7),
  })
  .map(sketched);
const rows = fc
  .tuple(
    tenTo(-3, 0),
    fc.integer({ min: 2, max: 40 }),
    fc.oneof(fc.constantFrom(-1, 0), fc.double({ min: -1, max: 0.5, noNaN: true })),
  )
  .map(([largest, count, from]) =>
    Float64Array.from({ length: count }, (_, k) => largest * (from + ((1 - from) * k) / (count - 1))),
  );
const startsTaiS = fc
  .array(fc.double({ min: 0, max: 2.5 * DAY_S, noNaN: true }), { minLength: 1, maxLength: 3 })
  .map((values) => Float64Array.from(values, (value) => START_TAI_S + value));
const direction = fc
  .tuple(angle, fc.double({ min: -1, max: 1, noNaN: true }))
  .map(([phi, z]) => [Math.sqrt(1 - z * z) * Math.cos(phi), Math.sqrt(1 - z * z) * Math.sin(phi), z] as const);

const impulsive = fc.record({ startsTaiS, direction, rows }).map(
  ({ startsTaiS, direction, rows }): TradeAxes => ({
    kind: 'impulsive',
    ignitionsTaiS: startsTaiS,
    directionsRtn: sameDirection(startsTaiS.length, direction),
    deltaVMps: rows,
  }),
);
const continuous = fc.record({ startsTaiS, direction, rows, thrustN: tenTo(-4, -1), longest: tenTo(3, 5) }).map(
  ({ startsTaiS, direction, rows, thrustN, longest }): TradeAxes => ({
    kind: 'continuous',
    startsTaiS,
    directionsRtn: sameDirection(startsTaiS.length, direction),
    durationsS: rows.map((row) => row * longest),
    massKg: 200,
    thrustN,
    specificImpulseS: 1200,
    dutyCycle: 0.7,
  }),
);
const drag = fc.record({ startsTaiS, rows, size: tenTo(-9, -6) }).map(
  ({ startsTaiS, rows, size }): TradeAxes => ({
    kind: 'differential-drag',
    startsTaiS,
    accelerationsMps2: new Float64Array(startsTaiS.length).fill(-size),
    durationsS: rows.map((row) => row * 2 * DAY_S),
  }),
);

/** Worst relative error of the totals that count; checks the other cells, the worst events and what was raised on the way. */
function deviation(encounters: readonly PlannedEncounter[], axes: TradeAxes): number {
  const push: AccelerationProfile = unwrap(accelerationProfile(axes));
  const columns = push.startsTaiS.length;
  const cells = unwrap(unwrap(openTradeSpace(encounters, { watchPc: WATCH_PC })).tradeSpace(axes));
  const before = encounters.map((encounter) => unwrap(tradeEventOf(encounter)).pcBefore);
  const each = encounters.map((encounter) =>
    scalarCells([unwrap(tradeEventOf(encounter))], push, WATCH_PC, 0, columns).log10TotalPc.map((log) => 10 ** log),
  );
  let worst = 0;
  for (let k = 0; k < cells.log10TotalPc.length; k++) {
    const pcs = each.map((layer) => layer[k]!);
    const log10Total = cells.log10TotalPc[k]!;
    if (pcs.some(Number.isNaN)) {
      expect(log10Total).toBeNaN();
      continue;
    }
    const total = 1 - pcs.reduce((product, pc) => product * (1 - pc), 1);
    const sum = total > 1e-6 ? total : pcs.reduce((a, b) => a + b, 0);
    if (!(sum > BELOW)) {
      expect(log10Total).toBeLessThan(Math.log10(BELOW) + HALF_PERCENT);
      continue;
    }
    worst = Math.max(worst, Math.abs(10 ** log10Total / sum - 1));
    expect(pcs[cells.worstEvent[k]!]! / Math.max(...pcs)).toBeGreaterThan(1 - HALF_PERCENT);
    const isNear = pcs.some((pc) => Math.abs(pc / WATCH_PC - 1) < HALF_PERCENT);
    if (!isNear) expect(cells.raised[k]).toBe(pcs.some((pc, i) => pc > WATCH_PC && before[i]! < WATCH_PC) ? 1 : 0);
  }
  return worst;
}

describe('the kernel has the cells of its readable twin', () => {
  const events = fc.array(event, { minLength: 1, maxLength: 5 });
  for (const [name, axes] of [
    ['impulses', impulsive],
    ['continuous thrust', continuous],
    ['differential drag', drag],
  ] as const) {
    it(`for ${name}: crossing, head on and slow, small radii and large, wide covariances and needles`, () => {
      fc.assert(
        fc.property(events, axes, (encounters, these) => {
          expect(deviation(encounters, these)).toBeLessThan(HALF_PERCENT);
        }),
        { numRuns: runs(20) },
      );
    });
  }
});
