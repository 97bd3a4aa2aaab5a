import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../../catalogue/load.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { stalenessOf } from '../readiness/staleness.ts';
import { testElements } from '../test-oem.ts';
import { queueDueScreenings } from './timetable.ts';

const FIRST = testElements(Math.floor(nowTaiS()));

describe('the clock of a satellite', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let satelliteId: string;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    await load('monday');
    satelliteId = (
      await call<{ satelliteId: string }>(route('createSatellite'), {
        name: FIRST.name,
        noradId: FIRST.noradId,
        configuration: configured({}),
      })
    ).satelliteId;
  });
  beforeEach(async () => {
    await query('delete from screening');
    await query("update catalogue set loaded_at = now() - interval '30 days'");
    await query("update satellite set created_at = now() - interval '20 days'");
    await configure({});
    await rule({ screeningEveryHours: 8 });
  });
  afterAll(() => platform.close());

  const query = async <T extends object>(text: string): Promise<T[]> =>
    (await platform.context.database.pool.query<T>(text)).rows;
  async function call<T>(place: Route, payload?: object): Promise<T> {
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<T>();
  }
  const load = async (source: string) =>
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [{ ...FIRST, meanAnomalyDeg: source.length }],
      rejectedCount: 0,
      faults: [],
      source,
      bytes: Buffer.from(source),
    });
  const configured = (hours: object) => ({
    shape: 'CANNONBALL',
    hardBodyRadius: 3,
    propulsion: { type: 'NONE' },
    ...hours,
  });
  const configure = async (hours: object) =>
    await call(route('changeSatellite'), {
      satelliteId,
      name: FIRST.name,
      noradId: FIRST.noradId,
      configuration: configured(hours),
    });
  const rule = async (change: Partial<FlightRules>) =>
    await call(route('changeFlightRules'), { ...(await call<FlightRules>(route('getFlightRules'))), ...change });
  /** So many have been ordered once the clock has struck. */
  const ordered = async (): Promise<number> => {
    await queueDueScreenings(platform.context);
    return (await query("select from screening where trigger = 'SCHEDULE'")).length;
  };
  /** The screenings that there are have ended, so long ago. */
  const ended = async (hours: number) =>
    await query(
      `update screening set state = 'COMPLETED', created_at = now() - interval '${hours} hours',
         catalogue_id = coalesce(catalogue_id, (select id from catalogue order by loaded_at desc limit 1))`,
    );

  it('screens it every eight hours for the week to come, with an entry in the trail and in the list', async () => {
    expect([await ordered(), await ordered()]).toEqual([1, 1]);
    const [row] = await query<{ days: number; created_by: string; satellite_ids: string[] }>(
      'select (stop_tai_s - start_tai_s) / 86400 as days, created_by, satellite_ids from screening',
    );
    expect(row).toEqual({ days: 7, created_by: 'Keepout', satellite_ids: [satelliteId] });
    const trail = await query("select actor from audit where record_type = 'screening' and action = 'ordered'");
    expect(trail.at(-1)).toEqual({ actor: 'Keepout' });
    const { body } = await platform.app.inject({ ...route('listScreenings'), headers });
    expect(JSON.parse(body)).toMatchObject([{ trigger: 'SCHEDULE', state: 'QUEUED' }]);
    await ended(7);
    expect(await ordered()).toBe(1);
    await ended(8);
    expect(await ordered()).toBe(2);
  });

  it('screens it when another catalogue is in use, an hour after the last screening at the earliest', async () => {
    await ordered();
    await ended(2);
    await load('tuesday!');
    expect(await ordered()).toBe(2);
    await ended(0.5);
    await load('wednesday!!');
    expect(await ordered()).toBe(2);
    await query("update screening set created_at = now() - interval '2 hours'");
    expect(await ordered()).toBe(3);
  });

  it('does not screen it again for a catalogue that was merely confirmed', async () => {
    await ordered();
    await ended(2);
    await query('update catalogue set loaded_at = now() where loaded_at = (select max(loaded_at) from catalogue)');
    expect(await ordered()).toBe(1);
  });

  it('keeps to what the satellite itself says, and stands where a rule is 0', async () => {
    await configure({ screeningEveryHours: 48 });
    await ordered();
    await ended(47);
    expect(await ordered()).toBe(1);
    await ended(48);
    expect(await ordered()).toBe(2);
    await query('delete from screening');
    await configure({});
    await rule({ screeningEveryHours: 0 });
    expect(await ordered()).toBe(0);
    await configure({ screeningEveryHours: 8 });
    expect(await ordered()).toBe(1);
  });

  it('orders once when two servers look at the same moment, and waits for a screening that has not ended', async () => {
    await Promise.all([queueDueScreenings(platform.context), queueDueScreenings(platform.context)]);
    await query("update screening set created_at = now() - interval '9 hours'");
    expect(await ordered()).toBe(1);
  });

  it('does not count what was ordered by hand, and leaves half of the places to people', async () => {
    await call(route('createScreening'), { satelliteId, days: 1 });
    expect(await ordered()).toBe(1);
    await query('delete from screening');
    const { settings } = platform.context;
    await queueDueScreenings({ ...platform.context, settings: { ...settings, screeningsLimit: 0 } });
    expect(await query('select from screening')).toEqual([]);
  });

  it('tells of an ephemeris that was expected and has not come, by when the last operational one came', async () => {
    const { missingEphemerides } = stalenessOf(platform.context);
    const { operatorId } = (
      await query<{ operatorId: string }>('select operator_id as "operatorId" from satellite')
    )[0]!;
    const missing = async () => (await missingEphemerides(operatorId)).map((late) => late.lastEphemerisId);
    const came = (id: string, hours: number, designation: string) =>
      query(`insert into ephemeris (id, operator_id, satellite_id, file_id, file_name, designation, start_tai_s, stop_tai_s, facts, uploaded_by, uploaded_at)
        select '${id}', '${operatorId}', '${satelliteId}', id, 'a', '${designation}', 0, 2e9, '{}', 'ada', now() - interval '${hours} hours' from stored_file limit 1`);
    expect(await missing()).toEqual([]);
    await configure({ ephemerisEveryHours: 24 });
    expect(await missing(), 'twenty days without any').toEqual([null]);
    await came('oem-1', 23, 'OPERATIONAL');
    expect(await missing()).toEqual([]);
    await query("update ephemeris set uploaded_at = now() - interval '25 hours'");
    await came('oem-2', 1, 'CANDIDATE');
    expect(await missing(), 'a candidate is none').toEqual(['oem-1']);
    await came('oem-3', 1, 'OPERATIONAL');
    expect(await missing()).toEqual([]);
  });
});
