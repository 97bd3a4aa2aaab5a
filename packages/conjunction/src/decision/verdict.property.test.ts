import fc from 'fast-check';
import { expect, test } from 'vitest';
import { riskLevel } from './risk-level.ts';
import { DEFAULT_VERDICT_THRESHOLDS, type VerdictInput, type VerdictKind, verdict } from './verdict.ts';

const probability = fc.oneof(
  fc.constant(0),
  fc.constant(1),
  fc.double({ min: -14, max: 0, noNaN: true }).map((x) => 10 ** x),
);
const objects = fc.subarray(['primary', 'secondary'] as const);
const region = fc.constantFrom('robust' as const, 'diluted' as const);
const input: fc.Arbitrary<VerdictInput> = fc.record(
  {
    tcaTaiS: fc.double({ min: 0, max: 1e9, noNaN: true }),
    nowTaiS: fc.double({ min: 0, max: 1e9, noNaN: true }),
    decisionLeadS: fc.double({ min: 0, max: 1e6, noNaN: true }),
    pc: probability,
    pcAtMargin: probability,
    region,
    maxPc: probability,
    estimatedCovariances: objects,
    missingCovariances: objects,
    isTwoDimensionalInadequate: fc.boolean(),
    isUsageUnknown: fc.boolean(),
  },
  { requiredKeys: ['tcaTaiS', 'nowTaiS', 'decisionLeadS'] },
);
const kinds: readonly VerdictKind[] = ['safe', 'watch', 'no-conclusion', 'act'];

test('every input has a verdict with at least one reason', () => {
  fc.assert(
    fc.property(input, (event) => {
      const result = verdict(event);
      expect(kinds).toContain(result.kind);
      expect(result.reasons.length).toBeGreaterThan(0);
    }),
  );
});

test('more probability never gives a milder verdict, all else equal', () => {
  const severity: Readonly<Record<VerdictKind, number>> = { safe: 0, watch: 1, 'no-conclusion': 2, act: 3 };
  fc.assert(
    fc.property(input, probability, probability, (event, p, q) => {
      // With an estimated covariance a diluted event cannot act, and a robust one stops at watch: still monotone.
      const [low, high] = p < q ? [p, q] : [q, p];
      const maxPc = Math.max(high, event.maxPc ?? 1);
      const mild = severity[verdict({ ...event, pc: low, maxPc }).kind];
      const severe = severity[verdict({ ...event, pc: high, maxPc }).kind];
      expect(severe).toBeGreaterThanOrEqual(mild);
    }),
  );
});

test('what is safe stays below watch with the deviations multiplied by the margin', () => {
  fc.assert(
    fc.property(input, (event) => {
      if (verdict(event).kind === 'safe') expect(event.pcAtMargin).toBeLessThan(DEFAULT_VERDICT_THRESHOLDS.watchPc);
    }),
  );
});

test('neither an estimated nor a missing covariance ever leads to act', () => {
  fc.assert(
    fc.property(input, (event) => {
      if ((event.estimatedCovariances?.length ?? 0) + (event.missingCovariances?.length ?? 0) === 0) return;
      expect(verdict(event).kind).not.toBe('act');
    }),
  );
});

test('a diluted event below the threshold whose maximum reaches it is never called safe', () => {
  fc.assert(
    fc.property(input, probability, (event, pc) => {
      const result = verdict({ ...event, pc: Math.min(pc, 9.9e-5), region: 'diluted', maxPc: 1e-4 });
      expect(result.kind).not.toBe('safe');
    }),
  );
});

test('the risk level rises with the probability, and only a missing one is UNKNOWN', () => {
  const order = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
  fc.assert(
    fc.property(probability, probability, (p, q) => {
      const [low, high] = p < q ? [p, q] : [q, p];
      expect(order.indexOf(riskLevel(high))).toBeGreaterThanOrEqual(order.indexOf(riskLevel(low)));
      expect(riskLevel(low)).not.toBe('UNKNOWN');
    }),
  );
  expect(riskLevel(undefined)).toBe('UNKNOWN');
  expect([1e-7, 1e-5, 1e-4].map((pc) => riskLevel(pc))).toEqual(['MEDIUM', 'HIGH', 'CRITICAL']);
});

test('a doubt more never gives a milder verdict, and what takes one back is its first reason', () => {
  const severity: Readonly<Record<VerdictKind, number>> = { safe: 0, watch: 1, 'no-conclusion': 2, act: 3 };
  const doubts: fc.Arbitrary<Partial<VerdictInput>> = fc.record(
    {
      tooSmallCovariances: objects,
      indefiniteCovariances: objects,
      orbitDoubts: fc.constant({ secondary: [{ code: 'weighted-rms-large' as const, value: 9, limit: 5 }] }),
      statedOtherwise: fc.constant([{ quantity: 'miss-distance' as const, stated: 50, computed: 5000 }]),
      radiusOutsideBody: fc.constant({ side: 'smaller' as const, statedM: 0.01, bodyM: 2, isCounted: true }),
      isUsageUnknown: fc.boolean(),
      isTwoDimensionalInadequate: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(input, doubts, doubts, ({ estimatedCovariances: _, ...event }, some, more) => {
      const mild = verdict({ ...event, ...some });
      const severe = verdict({ ...event, ...more, ...some });
      expect(severity[severe.kind]).toBeGreaterThanOrEqual(severity[mild.kind]);
      const measured = verdict({ ...event, isUsageUnknown: false, isTwoDimensionalInadequate: false });
      const isTakenBack = severity[severe.kind] > severity[measured.kind];
      expect(severe.reasons[0]!.code !== measured.reasons[0]!.code).toBe(isTakenBack);
    }),
  );
});
