import { tell } from '@keepout/contract/sentences';
import { expect, it } from 'vitest';
import type { PassRow } from '../requests/store.ts';
import { dueMove } from './clock.ts';

const HOUR_S = 3600;
const executed = (provider: PassRow['provider']) =>
  ({ status: 'EXECUTED', startTaiS: -900, endTaiS: -600, availableTaiS: 0, provider, sensorCode: 'SEN' }) as PassRow;
/** When nobody waits for its file any more, hours after it was expected. */
const givenUpAfterH = (provider: PassRow['provider'], deadlineH?: number) => {
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

it('25.8 one that is here and was not read waits as long, and says why it ends', () => {
  const waiting = { ...executed('HTTPS'), status: 'PUBLISHED' } as PassRow;
  expect(dueMove(waiting, 6 * HOUR_S, undefined)).toBeUndefined();
  expect(dueMove(waiting, 6 * HOUR_S + 1, undefined)).toEqual({ to: 'UNSUCCESSFUL', reason: tell('file-too-costly') });
});
