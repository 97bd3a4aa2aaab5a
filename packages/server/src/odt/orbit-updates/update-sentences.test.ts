import { statementOf, textOf } from '@keepout/contract/sentences';
import { observabilitySentence } from '@keepout/tracking/orbit-update/observability';
import { type UpdateOutcome, updateMessage } from '@keepout/tracking/orbit-update/update-message';
import { expect, it } from 'vitest';

const COUNTS = { accepted: 33, rejected: 2, wrms: 0.974 };
const CLOCK = { track: 0, offsetS: -0.118 } as NonNullable<Extract<UpdateOutcome, { clock?: unknown }>['clock']>;
const FAR = Number.POSITIVE_INFINITY;

it.each<[UpdateOutcome, string]>([
  [{ code: 'no-measurement' }, 'There is no measurement to update the orbit with.'],
  [
    { code: 'undetermined', priorKind: 'complete' },
    'Measurements and what was known before do not determine the orbit.',
  ],
  [
    { code: 'updated', ...COUNTS, sigmaM: 123.4, isBent: true },
    'Updated with 33 of 35 measurements, WRMS 0.97; the position is known to 120 m. The arc is short: its errors are bent, and the covariance was widened for that.',
  ],
  [
    { code: 'updated', ...COUNTS, wrms: 1, sigmaM: 1.2e-7, isBent: false },
    'Updated with 33 of 35 measurements, WRMS 1.00; the position is known to 1.2e-7 m.',
  ],
  [
    { code: 'inconsistent', cause: 'prior', ...COUNTS, sigmas: 123_456, directions: 4, clock: CLOCK },
    'The measurements lie 1.23e+5 sigma from the orbit that was known before, in 4 directions that they see: its errors were stated too small, or the object is another one. Track 1 looks like one whose clock is 0.118 s behind.',
  ],
  [
    { code: 'inconsistent', cause: 'measurements', ...COUNTS, wrms: 1.2e9 },
    'The measurements do not fit one orbit: 2 of 35 were turned away and WRMS is 1200000000.00. Nothing of it is used.',
  ],
  [
    { code: 'inconsistent', cause: 'measurements', ...COUNTS, rejected: 40 },
    'The measurements do not fit one orbit: 40 of 73 were turned away and WRMS is 0.97. They may be of another object.',
  ],
])('C-10 what an update came to is told by codes of the table: %o', (outcome, text) => {
  expect(textOf(statementOf(updateMessage(outcome)))).toBe(text);
});

it.each<[readonly number[], number | undefined, string]>([
  [
    [12, 20, 31, 200, 4000, 2e8],
    4,
    'The measurements know 4 of 6 directions of the orbit better than it was known before, the best to 12 m, the weakest (radial velocity) to more than 10,000 km.',
  ],
  [
    [12, 20, 31, 200, 4000, FAR],
    4,
    'The measurements know 4 of 6 directions of the orbit better than it was known before, the best to 12 m, and nothing of its radial velocity.',
  ],
  [
    [12, 20, 31, 200, 4000, 2e4],
    undefined,
    'The measurements alone see 6 of 6 directions of the orbit, the best to 12 m, the weakest (radial velocity) to 20 km.',
  ],
  [
    [12, 20, 31, 200, FAR, FAR],
    undefined,
    'The measurements alone see 4 of 6 directions of the orbit, the best to 12 m, and nothing of its radial velocity.',
  ],
  [Array<number>(6).fill(FAR), undefined, 'The measurements see nothing of the orbit.'],
])('C-10 what measurements see is told by codes of the table: %s', (sigmasM, better, text) => {
  expect(textOf(statementOf([observabilitySentence({ sigmasM, weakest: 'radial velocity' }, better)]))).toBe(text);
});
