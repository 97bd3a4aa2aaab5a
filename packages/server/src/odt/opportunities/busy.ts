import { parseUtc } from '@keepout/astro/epoch';
import type { Interval } from '@keepout/tracking/intervals';
import { and, gt, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { observationPass } from '../records/request-tables.ts';
import type { SensorRow } from '../sensors/store.ts';

/**
 * Statuses in which a pass occupies its sensor. A pass with a delivered file is included: with accelerated simulated time it may still lie ahead of
 * real time.
 */
const HOLDING = ['PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED', 'SUCCESSFUL'] as const;
/** Average turn between unknown directions. */
const UNKNOWN_TURN_DEG = 90;

/** Returns the times when each sensor accepts no order: passes of all operators, and times blocked by its owner. */
export async function busyTimes(
  db: Queries,
  sensors: readonly SensorRow[],
  { startTaiS, stopTaiS }: Interval,
): Promise<ReadonlyMap<string, readonly Interval[]>> {
  const busy = new Map(sensors.map((row) => [row.id, [...unavailable(row)]]));
  if (sensors.length === 0) return busy;
  const rows = await db
    .select({
      sensorId: observationPass.sensorId,
      startTaiS: observationPass.startTaiS,
      stopTaiS: observationPass.endTaiS,
    })
    .from(observationPass)
    .where(
      and(
        inArray(observationPass.sensorId, [...busy.keys()]),
        inArray(observationPass.status, [...HOLDING]),
        gt(observationPass.endTaiS, startTaiS),
        lt(observationPass.startTaiS, stopTaiS),
      ),
    );
  const turns = new Map(sensors.map(({ id, content }) => [id, UNKNOWN_TURN_DEG / content.slewRate]));
  for (const row of rows) {
    const turnS = turns.get(row.sensorId) ?? 0;
    busy.get(row.sensorId)?.push({ startTaiS: row.startTaiS - turnS, stopTaiS: row.stopTaiS + turnS });
  }
  return busy;
}

/** Times in which a sensor takes no orders, as its owner named them. */
export function unavailable({ content }: Pick<SensorRow, 'content'>): readonly Interval[] {
  return content.unavailable.map(({ start, end }) => ({ startTaiS: stored(start), stopTaiS: stored(end) }));
}

function stored(utc: string): number {
  const parsed = parseUtc(utc);
  if (!parsed.ok) throw new Error(`a stored time that cannot be read: ${utc}`);
  return parsed.value;
}
