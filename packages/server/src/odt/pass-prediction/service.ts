import type { PassPrediction, SkyTrack } from '@keepout/contract/odt/pass-prediction';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { refused, refusedAt } from '../../platform/http/problem.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { nowTaiS } from '../../platform/now.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { ODT_IDS } from '../ids.ts';
import { skyTrackTask, visibilityTask } from '../opportunities/tasks.ts';
import { chosenSensors } from '../sensors/choice.ts';
import { sensorOfRow } from '../sensors/present.ts';
import { catalogueOrbit } from '../targets/resolve.ts';
import { orbitOfStored, type StoredOrbit } from '../targets/stored-orbit.ts';
import { findPrediction, keepPrediction } from './store.ts';

export interface PredictionWanted {
  readonly noradId: number;
  readonly sensorCodes: readonly string[];
  readonly start: string | undefined;
  readonly days: number;
  /** Passes that cannot be observed as well. */
  readonly isAll: boolean;
}

/** When sensors see an object, one answer each; kept for a day under one id. */
export async function predictPasses(
  context: ServerContext,
  operatorId: string,
  { noradId, sensorCodes, start, days, isAll }: PredictionWanted,
): Promise<readonly PassPrediction[]> {
  const db = context.database.orm;
  const { name, orbit } = await orbitOf(context, noradId);
  const sensors = await chosenSensors(db, operatorId, sensorCodes, 'ANY');
  const startTaiS = start === undefined ? nowTaiS() : givenTime(start, '?start');
  const question = {
    orbit: orbitOfStored(orbit, null),
    ...(orbit.rcsM2 !== undefined && { rcsM2: orbit.rcsM2 }),
    ...(orbit.objectType !== undefined && { objectType: orbit.objectType }),
    sensors: sensors.map(sensorOfRow),
    startTaiS,
    stopTaiS: startTaiS + days * SECONDS_PER_DAY,
    ...(await earthOrientationInUse(db)),
  };
  const visibility = await context.threads.run(visibilityTask, question, { turn: turnOf(operatorId) });
  const cacheId = ODT_IDS.next('prd');
  const answer = visibility.map(({ sensorId, spans, reason }): PassPrediction => {
    const sensor = sensors.find(({ id }) => id === sensorId)!;
    return {
      catalogueId: noradId,
      name,
      sensorCode: sensor.code,
      groundSensorName: sensor.name,
      sensorType: sensor.sensorType,
      orbitAgeDays: Number(((startTaiS - orbit.epochTaiS) / SECONDS_PER_DAY).toFixed(4)),
      visibilityIntervals: spans.map(({ interval }) => interval).filter(({ obstacle }) => isAll || obstacle === null),
      reason,
      cacheId,
    };
  });
  await keepPrediction(db, { id: cacheId, operatorId, answer });
  return answer;
}

/** A prediction as it was made. */
export async function storedPrediction(
  { database }: ServerContext,
  operatorId: string,
  cacheId: string,
): Promise<readonly PassPrediction[]> {
  const prediction = await findPrediction(database.orm, operatorId, cacheId);
  if (prediction !== undefined) return prediction;
  throw refused('prediction-gone', { detail: 'The prediction is no longer cached: request a new one.' });
}

export interface SkyTrackWanted {
  readonly noradId: number;
  readonly sensorCode: string;
  readonly start: string;
  readonly end: string;
}

export async function skyTrackOf(
  context: ServerContext,
  operatorId: string,
  { noradId, sensorCode, start, end }: SkyTrackWanted,
): Promise<SkyTrack> {
  const [startTaiS, stopTaiS] = [givenTime(start, '?start'), givenTime(end, '?end')];
  if (!(stopTaiS > startTaiS)) throw windowProblem('window-empty', `The end ${end} is not after the start ${start}.`);
  if (stopTaiS - startTaiS > SECONDS_PER_DAY) throw windowProblem('invalid-request', 'A track is a day long at most.');
  const { orbit } = await orbitOf(context, noradId);
  const [sensor] = await chosenSensors(context.database.orm, operatorId, [sensorCode], 'ANY');
  if (sensor === undefined) throw refused('sensor-unknown', { detail: `The sensor ${sensorCode} accepts no orders.` });
  const orientation = await earthOrientationInUse(context.database.orm);
  const knownOrbit = orbitOfStored(orbit, null);
  const question = { orbit: knownOrbit, sensor: sensorOfRow(sensor), startTaiS, stopTaiS, ...orientation };
  return await context.threads.run(skyTrackTask, question, { turn: turnOf(operatorId) });
}

async function orbitOf(
  context: ServerContext,
  noradId: number,
): Promise<{ readonly name: string; readonly orbit: StoredOrbit }> {
  const object = await catalogueOrbit(context, noradId);
  if (object !== undefined) return object;
  throw refusedAt('target-unknown', '?norad-id', `No catalogue here has the object ${noradId}.`);
}

function windowProblem(code: 'window-empty' | 'invalid-request', message: string) {
  return refusedAt(code, '?end', message);
}
