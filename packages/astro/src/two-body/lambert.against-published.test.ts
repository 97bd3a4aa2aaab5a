import type { Fault, Result } from '@keepout/units/result';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import published from '../../../../conformance/manoeuvre/lambert.json' with { type: 'json' };
import type { Vec3 } from '../nouns.ts';
import { lambert } from './lambert.ts';
import { propagateTwoBody } from './propagate.ts';

/** As the source says. */
const TEN_CENTIMETRES_PER_SECOND = 0.1;
const ONE_MILLIMETRE = 1e-3;

const vec = (values: readonly number[]): Vec3 => values as unknown as Vec3;
const apart = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

function unwrap<T>(result: Result<T, Fault>): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

it('Lambert: finds every printed orbit, and each of ours arrives', () => {
  const offsets: number[] = [];
  for (const testCase of published.cases) {
    for (const sense of ['posigrade', 'retrograde'] as const) {
      const printed = testCase[sense];
      if (printed === null) continue;
      const transfers = unwrap(
        lambert(vec(testCase.r1), vec(testCase.r2), testCase.tof_s, sense === 'retrograde', testCase.mu),
      );
      for (const { v1, v2 } of printed) {
        const nearest = transfers.reduce((a, b) => (apart(b.departureMps, v1) < apart(a.departureMps, v1) ? b : a));
        offsets.push(Math.max(apart(nearest.departureMps, v1), apart(nearest.arrivalMps, v2)));
      }
      for (const { departureMps, arrivalMps } of transfers) {
        const out = new Float64Array(6);
        propagateTwoBody([...testCase.r1, ...departureMps], testCase.tof_s, out, testCase.mu);
        expect(apart(out, testCase.r2)).toBeLessThan(ONE_MILLIMETRE);
        expect(apart(out.subarray(3), arrivalMps)).toBeLessThan(1e-6);
      }
    }
  }
  recordValidation({
    room: 'astro',
    reference: "Lambert's problem",
    origin: 'Der, AMOS 2011, through Orekit LambertSolverTest (Apache-2.0)',
    deviations: offsets,
    unit: 'm/s',
    tolerance: TEN_CENTIMETRES_PER_SECOND,
    stated: { accuracy: 0.1, by: 'absTol of the source: its printed digits come from another mu' },
    note: 'With up to one revolution, both senses. Each orbit found also arrives within a millimetre in two-body motion.',
  });
  expect(Math.max(...offsets)).toBeLessThan(TEN_CENTIMETRES_PER_SECOND);
});

it('Lambert: the way back is the way there, and one line has no plane', () => {
  const from: Vec3 = [7_000_000, 0, 0];
  const to: Vec3 = [-3_000_000, 6_800_000, 1_000_000];
  for (const { revolutions, departureMps, arrivalMps } of unwrap(lambert(from, to, 30_000, false))) {
    const out = new Float64Array(6);
    propagateTwoBody([...from, ...departureMps], 30_000, out);
    expect(apart(out, to), `${revolutions} revolutions`).toBeLessThan(ONE_MILLIMETRE);
    expect(apart(out.subarray(3), arrivalMps)).toBeLessThan(1e-6);
  }
  const code = (result: ReturnType<typeof lambert>) => (result.ok ? 'ok' : result.fault.code);
  expect(code(lambert(from, [-7_000_000, 0, 0], 3000, false))).toBe('points-in-line');
  expect(code(lambert(from, to, 0, false))).toBe('time-not-positive');
});
