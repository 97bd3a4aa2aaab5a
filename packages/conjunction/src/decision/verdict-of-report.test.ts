import { expect, test } from 'vitest';
import { cases, objectOf, type ReferenceCase, unwrap } from '../../test/reference.ts';
import { computePc } from '../pc/compute-pc.ts';
import { verdictReport } from '../pc/verdict-pc.ts';
import { verdictOfReport } from './verdict-of-report.ts';

const all = cases<ReferenceCase<unknown>>('operational-conjunctions.json');
const CONTEXT = { nowTaiS: -5 * 86_400, decisionLeadS: 86_400 };
function judged(c: ReferenceCase<unknown>, origin: 'given' | 'estimated' = 'given') {
  const secondary = { ...objectOf(c.object2), covarianceOrigin: origin };
  return verdictOfReport(
    unwrap(verdictReport({ primary: objectOf(c.object1), secondary, hardBodyRadiusM: Number(c.hbr) })),
    CONTEXT,
  );
}

test('an event above the threshold is to be acted on, unless its error is only estimated', () => {
  const [robust] = all as [ReferenceCase<unknown>];
  expect(judged(robust).kind).toBe('act');
  expect(judged(robust, 'estimated').kind).toBe('watch');
});

test('an event whose two-dimensional probability is 4e-23 and whose true one is 1.5e-4 is to be acted on', () => {
  const slow = all.find((c) => c.id.startsWith('000035946_conj_000030648'))!;
  expect(judged(slow).kind).toBe('act');
});

test('a missing covariance allows no conclusion', () => {
  const [c] = all as [ReferenceCase<unknown>];
  const report = unwrap(
    computePc({ primary: objectOf(c.object1), secondary: { state: objectOf(c.object2).state }, hardBodyRadiusM: 10 }),
  );
  const result = verdictOfReport(report, CONTEXT);
  expect(result.kind).toBe('no-conclusion');
  expect(result.reasons[0]).toEqual({ code: 'covariance-missing', objects: ['secondary'] });
});

test('an event that better data on the secondary alone would raise to the act threshold is not safe', () => {
  // Head on: the plane is radial and normal. The miss is radial, where the primary is uncertain; the secondary is normal.
  const object = (x: number, speed: number, sigmasM: readonly number[]) => {
    const matrix = new Float64Array(36);
    for (const [i, sigma] of sigmasM.entries()) matrix[7 * i] = sigma ** 2;
    const state = { epochTaiS: 0, frame: 'EME2000', positionM: [x, 0, 0], velocityMps: [0, speed, 0] } as const;
    return { state, covariance: { epochTaiS: 0, frame: 'EME2000' as const, matrix } };
  };
  const primary = object(7e6, 7500, [25, 50, 1]);
  const secondary = object(7e6 + 90, -7500, [1, 50, 400]);
  const report = unwrap(verdictReport({ primary, secondary, isAtTca: true, hardBodyRadiusM: 5 }));
  const { dilution, recommended } = report;
  expect(recommended!.pc).toBeLessThan(1e-5);
  expect(dilution!.scaleAtMax).toBeGreaterThan(1);
  expect(dilution!.separate.primary.scaleAtMax).toBe(1);
  expect(dilution!.separate.secondary.maxPc).toBeGreaterThan(1e-4);
  const result = verdictOfReport(report, CONTEXT);
  expect(result.kind).toBe('no-conclusion');
  expect(result.reasons).toContainEqual({
    code: 'diluted',
    maxPc: dilution!.betterDataPc,
    scaleAtMax: dilution!.separate.secondary.scaleAtMax,
    on: 'secondary',
  });
});
