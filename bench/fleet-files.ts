import { testOem, testShell } from '../packages/server/src/ca/test-oem.ts';
import { nowTaiS } from '../packages/server/src/platform/now.ts';
import type { Service } from './running-service.ts';

const WEEK = { count: 10_081, stepS: 60 };
const CONFIGURATION = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
const AT_ONCE = 8;

/** Satellites of one operator, with an ephemeris of a week of each. */
export interface FleetFiles {
  /** What uploads the file of a satellite. */
  readonly formOf: (satellite: number) => FormData;
}

/** Adds the satellites of a shell to a service. */
export async function addFleet(service: Service, count: number): Promise<FleetFiles> {
  const fleet = testShell(Math.floor(nowTaiS()) + 3600, count, Math.max(100, count));
  const headers = { 'content-type': 'application/json' };
  const satelliteIds: string[] = [];
  for (const { name, noradId, cosparId } of fleet) {
    const body = JSON.stringify({ name, noradId, cosparId, configuration: CONFIGURATION });
    const made = await service.call('/ca/satellites', { method: 'POST', headers, body });
    satelliteIds.push((JSON.parse(made) as { satelliteId: string }).satelliteId);
  }
  return {
    formOf(satellite) {
      const own = fleet[satellite]!;
      const form = new FormData();
      form.append('satellite-id', satelliteIds[satellite]!);
      form.append('file', new Blob([testOem(own, { startTaiS: own.epochTaiS, ...WEEK })]), `${own.name}.oem`);
      return form;
    },
  };
}

/** Uploads so many files, eight at a time. */
export async function sendFiles(service: Service, count: number, formOf: (rank: number) => FormData): Promise<void> {
  let next = 0;
  const sending = async (): Promise<void> => {
    while (next < count) await service.call('/ca/ephemeris/file', { method: 'POST', body: formOf(next++) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sending));
}
