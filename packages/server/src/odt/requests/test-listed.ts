import { asWritten, tell, together } from '@keepout/contract/sentences';
import type { ObservationPassRow, RequestRow } from './store.ts';

const AT = '2026-11-21T23:04:49.250Z';
/** As long as a provider may write, and much like what we say. */
const REFUSAL = 'Cancelled by root. The dome stayed shut: it was cloudy. '.repeat(9).slice(0, 500);

const REASON = together(
  tell('passes-succeeded', { done: 1, wanted: 3 }),
  asWritten(REFUSAL),
  tell('not-replaced'),
  tell('others-too-dear', { costs: '120.00 EUR', left: '80.00 EUR' }),
);
const REPLACED = tell('replaced-at-other-price', {
  sensor: 'TEI-07',
  at: '2026-11-21T23:04:49Z',
  lostSensor: 'SUT-01',
  lostAt: '2026-11-21T20:04:49Z',
  difference: '5.00 EUR',
  moreOrLess: 'less',
});

interface ListedRequest {
  readonly row: RequestRow;
  readonly passes: readonly ObservationPassRow[];
}

/** Rows of a list, six sentences to each, with so much of them as a list reads. */
export const listedRequests = (count: number): readonly ListedRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    row: requestRow(index),
    passes: [passRow(2 * index, 'SUCCESSFUL'), passRow(2 * index + 1, 'UNSUCCESSFUL')],
  }));

const requestRow = (index: number) =>
  ({
    id: `req-${index}`,
    status: 'PARTIAL',
    promised: { passes: 3, price: { amount: 27_000, currency: 'EUR' } },
    targetKind: 'CATALOGUE',
    targetName: 'ARGO-5 R/B',
    noradId: 22_000 + index,
    conjunctionId: null,
    orbit: { source: tell('element-set-of', { catalogue: 'catalogue.tle' }), epochTaiS: 848_000_000 },
    measurementType: 'ANY',
    passesWanted: 3,
    sensorCodes: [],
    startTaiS: 848_000_000,
    deadlineTaiS: 848_200_000,
    currency: 'EUR',
    provider: 'https',
    dataMode: 'REAL',
    infeasibleReason: null,
    reason: REASON,
    replacement: { state: 'REPLACED', message: REPLACED },
    note: '',
    charge: 'CAPTURED',
    createdAt: AT,
    updatedAt: AT,
    version: 3,
  }) as unknown as RequestRow;

const passRow = (index: number, status: ObservationPassRow['status']) =>
  ({
    id: `pas-${index}`,
    sensorCode: 'TEI-07',
    visibility: { start: AT },
    reason: [],
    status,
    provider: 'HTTPS',
    dataMode: 'REAL',
    startTaiS: 848_050_000,
    price: 9000,
    charge: 'CAPTURED',
    observationFileId: null,
    replaces: null,
  }) as unknown as ObservationPassRow;
