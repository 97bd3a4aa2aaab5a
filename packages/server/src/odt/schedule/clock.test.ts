import { toUnixMs } from '@keepout/astro/epoch';
import { expect, it } from 'vitest';
import type { ObservationPassRow } from '../requests/store.ts';
import { dueMove } from './clock.ts';

const HOUR_S = 3600;
const executed = (provider: ObservationPassRow['provider']) =>
  ({
    status: 'EXECUTED',
    startTaiS: -900,
    endTaiS: -600,
    availableTaiS: 0,
    provider,
    sensorCode: 'SEN',
    observationFileId: null,
  }) as ObservationPassRow;
/** When nobody waits for its file any more, hours after it was expected. */
const givenUpAfterH = (provider: ObservationPassRow['provider'], deadlineH?: number) => {
  const deadlineTaiS = deadlineH === undefined ? undefined : deadlineH * HOUR_S;
  for (let h = 0; h < 100; h += 0.25) {
    if (dueMove(executed(provider), h * HOUR_S + 1, deadlineTaiS)?.to === 'UNSUCCESSFUL') return h;
  }
  return undefined;
};

it('a file of a provider may be six hours late, less when the deadline is near, so that another pass can be had', () => {
  expect([undefined, 100, 24, 8, 0.5, -1].map((deadlineH) => givenUpAfterH('HTTPS', deadlineH))).toEqual([
    ...[6, 6, 6, 2, 0.25, 0.25],
  ]);
});

it('one of a sensor of one’s own has three days: somebody has to upload it', () => {
  expect([undefined, 8].map((deadlineH) => givenUpAfterH('OWN', deadlineH))).toEqual([72, 72]);
});

it('25.8 one that came waits as long from then on to be read, whatever the hour, and says why it ends', () => {
  const cameTaiS = 5.9 * HOUR_S;
  const updatedAt = new Date(toUnixMs(cameTaiS)).toISOString();
  for (const status of ['PUBLISHING', 'PUBLISHED'] as const) {
    const here = { ...executed('HTTPS'), status, observationFileId: 'obs-1', updatedAt } as ObservationPassRow;
    expect(dueMove(here, cameTaiS + 6 * HOUR_S - 1, undefined)).toBeUndefined();
    expect(dueMove(here, cameTaiS + 6 * HOUR_S + 1, undefined)).toMatchObject({
      to: 'UNSUCCESSFUL',
      reason: [expect.objectContaining({ code: 'file-not-read-by' })],
    });
  }
});
