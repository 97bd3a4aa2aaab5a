import type { Observation } from '@keepout/contract/odt/observation';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { tell, withStatement } from '@keepout/contract/sentences';
import { inHours } from './clock.ts';
import { observationFileFixture, passFixture, requestOf, stepFixture } from './tracking-request-fixture.ts';

const CLOUDS = tell('simulated-clouds', { clouds: 94 });

/** Requests of which no file is there: one that waits for its plan, one that is being measured, one that came to nothing; and one whose file updated no orbit. */
export function requestStatesFixture(sensors: readonly Sensor[]): ObservationRequest[] {
  const [teide, sutherland] = sensors as [Sensor, Sensor];
  const step = (status: ObservationRequest['status'], hoursAgo: number) => stepFixture(status, inHours(-hoursAgo));
  return [
    requestOf('REQ-2611-0014', 'PENDING', { createdAt: inHours(-0.1), numberOfPassesRequested: 2 }),
    requestOf('REQ-2611-0013', 'IN_PROGRESS', {
      createdAt: inHours(-5),
      history: [step('PENDING', 5), step('APPROVED', 4.9), step('IN_PROGRESS', 0.1)],
      passes: [passFixture('pas-131', teide, 'EXECUTING', { hours: -1 / 30 })],
    }),
    requestOf('REQ-2611-0012', 'UNSUCCESSFUL', {
      createdAt: inHours(-30),
      history: [step('PENDING', 30), step('APPROVED', 29.9), step('UNSUCCESSFUL', 8)],
      ...withStatement('reason', CLOUDS),
      passes: [passFixture('pas-121', sutherland, 'UNSUCCESSFUL', { hours: -9, ...withStatement('reason', CLOUDS) })],
    }),
    requestOf('REQ-2611-0011', 'COMPLETE', {
      createdAt: inHours(-50),
      history: [step('PENDING', 50), step('APPROVED', 49.9), step('COMPLETE', 31)],
      passes: [passFixture('pas-111', teide, 'SUCCESSFUL', { hours: -32, observationFileId: 'obs-11', points: 28 })],
    }),
  ];
}

/** The file by which no orbit could be updated. */
export function fileStatesFixture(sensors: readonly Sensor[]): Observation[] {
  const [teide] = sensors as [Sensor];
  return [
    observationFileFixture('obs-11', teide, 32, {
      observationRequestId: 'REQ-2611-0011',
      passId: 'pas-111',
      numberOfMeasurements: 28,
      catalogueId: 22000,
      catalogueIdBestAssociation: 22000,
      ...withStatement('noUpdate', tell('update-orbit-ends')),
    }),
  ];
}
