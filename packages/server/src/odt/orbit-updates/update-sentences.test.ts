import { statementOf, textOf } from '@keepout/contract/sentences';
import { observabilitySentence } from '@keepout/tracking/orbit-update/observability';
import { type UpdateOutcome, updateMessage } from '@keepout/tracking/orbit-update/update-message';
import { expect, it } from 'vitest';

const COUNTS = { accepted: 33, rejected: 2, wrms: 0.974 };
const CLOCK = { track: 0, offsetS: -0.118 } as NonNullable<Extract<UpdateOutcome, { clock?: unknown }>['clock']>;
const FAR = Number.POSITIVE_INFINITY;

it.each<[UpdateOutcome, string]>([
  [{ code: 'no-measurement' }, 'No measurements are available for the update.'],
  [{ code: 'undetermined', priorKind: 'complete' }, 'Measurements and prior do not determine the orbit.'],
  [
    { code: 'updated', ...COUNTS, sigmaM: 123.4, isBent: true },
    'Updated with 33 of 35 measurements, WRMS 0.97; position uncertainty (1 sigma) 120 m. The arc is short, so its uncertainty is nonlinear; the covariance was enlarged for that.',
  ],
  [
    { code: 'updated', ...COUNTS, wrms: 1, sigmaM: 1.2e-7, isBent: false },
    'Updated with 33 of 35 measurements, WRMS 1.00; position uncertainty (1 sigma) 1.2e-7 m.',
  ],
  [
    { code: 'inconsistent', cause: 'prior', ...COUNTS, sigmas: 123_456, directions: 4, clock: CLOCK },
    'The measurements lie 1.23e+5 sigma from the prior, in 4 observable directions: the prior covariance is too small, or the track is of another object. The sensor clock of track 1 seems to be 0.118 s behind.',
  ],
  [
    { code: 'inconsistent', cause: 'measurements', ...COUNTS, wrms: 1.2e9 },
    'The measurements do not fit one orbit: 2 of 35 were rejected and WRMS is 1200000000.00. The measurements are not used.',
  ],
  [
    { code: 'inconsistent', cause: 'measurements', ...COUNTS, rejected: 40 },
    'The measurements do not fit one orbit: 40 of 73 were rejected and WRMS is 0.97. The measurements may be of another object.',
  ],
])('C-10 what an update came to is told by codes of the table: %o', (outcome, text) => {
  expect(textOf(statementOf(updateMessage(outcome)))).toBe(text);
});

it.each<[readonly number[], number | undefined, string]>([
  [
    [12, 20, 31, 200, 4000, 2e8],
    4,
    'The measurements improve 4 of 6 directions of the orbit over the prior, the best to 12 m, the weakest (radial velocity) to more than 10,000 km.',
  ],
  [
    [12, 20, 31, 200, 4000, FAR],
    4,
    'The measurements improve 4 of 6 directions of the orbit over the prior, the best to 12 m, but not the radial velocity.',
  ],
  [
    [12, 20, 31, 200, 4000, 2e4],
    undefined,
    'The measurements alone determine 6 of 6 directions of the orbit, the best to 12 m, the weakest (radial velocity) to 20 km.',
  ],
  [
    [12, 20, 31, 200, FAR, FAR],
    undefined,
    'The measurements alone determine 4 of 6 directions of the orbit, the best to 12 m, but not the radial velocity.',
  ],
  [Array<number>(6).fill(FAR), undefined, 'The measurements observe no direction of the orbit.'],
])('C-10 what measurements see is told by codes of the table: %s', (sigmasM, better, text) => {
  expect(textOf(statementOf([observabilitySentence({ sigmasM, weakest: 'radial velocity' }, better)]))).toBe(text);
});
