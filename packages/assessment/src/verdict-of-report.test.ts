import { computePc } from '@keepout/conjunction/pc/compute-pc';
import { expect, test } from 'vitest';
import { cases, objectOf, type ReferenceCase, unwrap } from '../../conjunction/test/reference.ts';
import { verdictOfReport } from './verdict-of-report.ts';

const all = cases<ReferenceCase<unknown>>('operational-conjunctions.json');
const CONTEXT = { nowTaiS: -5 * 86_400, decisionLeadS: 86_400 };
function judged(c: ReferenceCase<unknown>, origin: 'given' | 'estimated' = 'given') {
  const secondary = { ...objectOf(c.object2), covarianceOrigin: origin };
  return verdictOfReport(
    unwrap(
      computePc({ primary: objectOf(c.object1), secondary, hardBodyRadiusM: Number(c.hbr), methods: ['foster-1992'] }),
    ),
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
  const found = verdictOfReport(report, CONTEXT);
  expect(found.kind).toBe('no-conclusion');
  expect(found.reasons[0]).toEqual({ code: 'covariance-missing', objects: ['secondary'] });
});
