import type { Ephemeris, MeanElements } from '@keepout/astro/nouns';
import { textOf } from '@keepout/contract/sentences';
import { elementsOrbit } from '@keepout/operations/orbit/known-orbit';
import { knownStateAt } from '@keepout/operations/orbit/state-at';
import { trueOrbit } from '@keepout/operations/orbit/truth';
import type { Measurement } from '@keepout/tracking/measurement';
import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { PassOrder } from '../providers/provider.ts';
import { measurePass } from '../providers/simulator/measure.ts';
import { trackingMessage } from '../providers/simulator/message.ts';
import { findRequestById, type ObservationPassRow } from '../requests/store.ts';
import { passOrderOf } from '../schedule/order-job.ts';
import { sensorTable } from '../sensors/tables.ts';
import { TARGET } from './test-observed.ts';

/** The order of a pass as its provider would get it. */
export async function orderOf(context: ServerContext, pass: ObservationPassRow): Promise<PassOrder> {
  const [row] = await context.database.orm.select().from(sensorTable).where(eq(sensorTable.id, pass.sensorId));
  return await passOrderOf(context, pass, (await findRequestById(context.database.orm, pass.requestId))!, row!);
}

const orbits = new Map<string, Ephemeris>();

/** Returns the true orbit over a pass. The fit of the state takes longest, and most tests measure the same pass. */
function orbitOver(elements: MeanElements, { startTaiS, stopTaiS }: PassOrder): Ephemeris {
  const key = JSON.stringify([elements, startTaiS, stopTaiS]);
  const known = orbits.get(key);
  if (known !== undefined) return known;
  const knownState = knownStateAt(elementsOrbit(elements), startTaiS);
  if (!knownState.ok) throw new Error(knownState.fault.code);
  const { epochTaiS, positionM, velocityMps } = knownState.value.state;
  const orbit = trueOrbit({ epochTaiS, positionM, velocityMps }, {}, startTaiS - 60, stopTaiS + 60);
  if (!orbit.ok) throw new Error(orbit.fault.code);
  orbits.set(key, orbit.value);
  return orbit.value;
}

/** What a sensor would deliver of a pass: of an object as its elements have it, changed as a test wants it. */
export function fileOf(
  order: PassOrder,
  {
    elements = TARGET,
    change = (all) => all,
    sensorCode = order.sensor.code,
  }: {
    readonly elements?: MeanElements;
    readonly change?: (measurements: readonly Measurement[]) => readonly Measurement[];
    readonly sensorCode?: string;
  } = {},
): Uint8Array {
  const seen = measurePass(order, orbitOver(elements, order));
  if (seen.kind === 'NOTHING') throw new Error(textOf(seen.reason));
  const named = { ...order, sensor: { ...order.sensor, code: sensorCode } };
  return trackingMessage(named, change(seen.measurements)).bytes;
}
