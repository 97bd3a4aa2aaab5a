import { AS_WRITTEN, sentencesIn } from '@keepout/contract/sentences';
import { observabilityText } from '@keepout/tracking/orbit-update/observability';
import { type UpdateOutcome, updateMessage } from '@keepout/tracking/orbit-update/update-message';
import { expect, it } from 'vitest';

const COUNTS = { accepted: 33, rejected: 2, wrms: 0.97 };
const CLOCK = { track: 0, offsetS: -0.118 } as NonNullable<Extract<UpdateOutcome, { clock?: unknown }>['clock']>;
const OUTCOMES: readonly UpdateOutcome[] = [
  ...(['no-measurement', 'orbit-ends', 'not-converged', 'nothing-gained'] as const).map((code) => ({ code })),
  { code: 'undetermined', priorKind: 'complete' },
  { code: 'undetermined', priorKind: 'none' as never },
  { code: 'updated', ...COUNTS, sigmaM: 123.4, isBent: true },
  { code: 'updated', ...COUNTS, sigmaM: 1.2e-7, isBent: false },
  { code: 'inconsistent', cause: 'prior', ...COUNTS, sigmas: 123_456, directions: 4, clock: CLOCK },
  { code: 'inconsistent', cause: 'measurements', ...COUNTS, wrms: 1.2e9 },
  { code: 'inconsistent', cause: 'measurements', ...COUNTS, rejected: 40 },
];

const codesOf = (text: string) => sentencesIn(text).map(({ code }) => code);

it.each(OUTCOMES)('C-10 what an update came to is told by codes: $code $cause', (outcome) => {
  const codes = codesOf(updateMessage(outcome));
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).not.toContain(AS_WRITTEN);
});

it.each([
  [[12, 20, 31, 200, 4000, 2e8], 4],
  [[12, 20, 31, 200, 4000, Number.POSITIVE_INFINITY], 4],
  [[12, 20, 31, 200, 4000, 2e4], undefined],
  [[12, 20, 31, 200, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY], undefined],
  [Array<number>(6).fill(Number.POSITIVE_INFINITY), undefined],
])('C-10 what measurements see is told by codes: %s', (sigmasM, better) => {
  const codes = codesOf(observabilityText({ sigmasM, weakest: 'radial velocity' }, better));
  expect(codes).toHaveLength(1);
  expect(codes).not.toContain(AS_WRITTEN);
});
