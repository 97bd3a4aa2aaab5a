import type { Observation } from '@keepout/contract/odt/observation';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { tell, withStatement } from '@keepout/contract/sentences';
import { iso } from './tracking-fixture.ts';
import { fileOf, passOf, requestOf } from './tracking-request-fixture.ts';

const HOUR_MS = 3_600_000;
const NOTHING = tell('simulated-clouds', { clouds: 94 });

/** Requests of which no file is there: one that waits for its plan, one that is being measured, one that came to nothing; and one whose file updated no orbit. */
export function requestStatesFixture(sensors: readonly Sensor[], nowMs: number): ObservationRequest[] {
  const [teide, sutherland] = sensors as [Sensor, Sensor];
  const at = (hoursAgo: number) => iso(nowMs - hoursAgo * HOUR_MS);
  const step = (status: ObservationRequest['status'], hoursAgo: number) => ({
    status,
    at: at(hoursAgo),
    ...withStatement('reason', []),
  });
  return [
    requestOf('REQ-2611-0014', 'PENDING', { createdAt: at(0.1), numberOfPassesRequested: 2 }),
    requestOf('REQ-2611-0013', 'IN_PROGRESS', {
      createdAt: at(5),
      history: [step('PENDING', 5), step('APPROVED', 4.9), step('IN_PROGRESS', 0.1)],
      passes: [passOf('pas-131', { sensor: teide, startMs: nowMs - 120_000, status: 'EXECUTING' })],
    }),
    requestOf('REQ-2611-0012', 'UNSUCCESSFUL', {
      createdAt: at(30),
      history: [step('PENDING', 30), step('APPROVED', 29.9), step('UNSUCCESSFUL', 8)],
      ...withStatement('reason', NOTHING),
      passes: [
        passOf('pas-121', {
          sensor: sutherland,
          startMs: nowMs - 9 * HOUR_MS,
          status: 'UNSUCCESSFUL',
          part: { ...withStatement('reason', NOTHING) },
        }),
      ],
    }),
    requestOf('REQ-2611-0011', 'COMPLETE', {
      createdAt: at(50),
      history: [step('PENDING', 50), step('APPROVED', 49.9), step('COMPLETE', 31)],
      passes: [
        passOf('pas-111', {
          sensor: teide,
          startMs: nowMs - 32 * HOUR_MS,
          status: 'SUCCESSFUL',
          part: { observationFileId: 'obs-11', points: 28 },
        }),
      ],
    }),
  ];
}

/** The file by which no orbit could be updated. */
export function fileStatesFixture(sensors: readonly Sensor[], nowMs: number): Observation[] {
  const [teide] = sensors as [Sensor];
  return [
    fileOf(nowMs, () => false)('obs-11', teide, 32, {
      observationRequestId: 'REQ-2611-0011',
      passId: 'pas-111',
      numberOfMeasurements: 28,
      catalogueId: 22000,
      catalogueIdBestAssociation: 22000,
      ...withStatement('noUpdate', tell('update-orbit-ends')),
    }),
  ];
}
