import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { unavailable } from '../opportunities/busy.ts';
import { movesOf } from '../requests/moves.ts';
import { lockRequest, type ObservationPassRow } from '../requests/store.ts';
import { type SensorRow, sensorsById } from '../sensors/store.ts';
import type { Forecast } from '../weather/forecast.ts';
import { weatherOf } from '../weather/source-of.ts';
import { forecastsOf } from '../weather/store.ts';
import { canBeDropped } from './needs.ts';
import { noteClouds, openPasses } from './store.ts';

/** Drops planned passes that have become impossible, and updates the cloud forecast of the others. */
export async function dropImpossible(context: ServerContext): Promise<void> {
  const db = context.database.orm;
  const now = nowTaiS();
  const planned = (await openPasses(db)).filter((pass) => canBeDropped(pass, now));
  const sensorIds = [...new Set(planned.map(({ sensorId }) => sensorId))];
  const [sensors, forecasts] = await Promise.all([sensorsById(db, sensorIds), forecastsOf(db, sensorIds)]);
  for (const pass of planned) {
    const sensor = sensors.get(pass.sensorId);
    const reason = obstacleTo(pass, sensor);
    if (reason !== undefined) await drop(context, pass, reason);
    else if (sensor !== undefined) await noteWeather(context, pass, sensor, forecasts.get(sensor.id));
  }
}

function obstacleTo(
  { sensorCode, startTaiS, endTaiS }: ObservationPassRow,
  sensor: SensorRow | undefined,
): Statement | undefined {
  if (sensor === undefined) return tell('sensor-gone', { sensor: sensorCode });
  if (sensor.sensorType === 'RETIRED' || sensor.sensorType === 'FUTURE')
    return tell('sensor-retired', { sensor: sensorCode });
  const off = unavailable(sensor).findIndex((span) => span.startTaiS < endTaiS && span.stopTaiS > startTaiS);
  if (off === -1) return undefined;
  return tell('sensor-unavailable', { sensor: sensorCode, why: sensor.content.unavailable[off]!.reason });
}

async function drop(context: ServerContext, pass: ObservationPassRow, reason: Statement): Promise<void> {
  const { movePass } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, pass.requestId);
    const present = locked?.passes.find(({ id }) => id === pass.id);
    if (present !== undefined && canBeDropped(present, nowTaiS())) await movePass(tx, pass, 'INFEASIBLE', reason);
  });
}

/** A forecast that moved by less is the same forecast. */
const LEAST_CHANGE = 0.01;

async function noteWeather(
  { database }: ServerContext,
  pass: ObservationPassRow,
  sensor: SensorRow,
  forecast: Forecast | undefined,
): Promise<void> {
  const sky = weatherOf(sensor, forecast).cloudsAt((pass.startTaiS + pass.endTaiS) / 2, nowTaiS());
  const { share, by } = sky;
  const isSame =
    share === null || pass.clouds === null ? share === pass.clouds : Math.abs(share - pass.clouds) < LEAST_CHANGE;
  if (isSame && by === pass.weatherSource) return;
  await noteClouds(database.orm, pass.id, sky);
}
