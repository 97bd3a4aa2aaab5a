import { readFileSync } from 'node:fs';
import type { CdmSummary, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { EventRates } from '@keepout/contract/ca/event-rates';
import type { AnnualStatistics } from '@keepout/contract/ca/statistics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testForm } from '../../platform/http/test-form.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { thinDue } from './thin.ts';

const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const TEXT = readFileSync(new URL(`../../../../../conformance/ccsds/cdm/valid/${NAME}`, import.meta.url), 'utf8');
const TCA = Date.UTC(2022, 10, 30, 14, 23, 42);
const HOUR_MS = 3_600_000;
/** Hours before closest approach; sigmas of object 2 grow by the second number, whose probability and verdict follow. */
const COURSE = [
  [70, 1],
  [62, 2],
  [54, 1],
  [46, 1],
  [38, 0.5],
  [30, 1],
  [22, 1],
  [14, 1.5],
  [6, 1],
] as const;

function message(hours: number): string {
  const created = new Date(TCA - hours * HOUR_MS).toISOString().slice(0, 19);
  return TEXT.replace(/^(MESSAGE_ID +=).*$/m, `$1 at ${hours} h`).replace(/^(CREATION_DATE +=).*$/m, `$1 ${created}`);
}

describe('how long messages of past events are kept', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let conjunctionId: string;
  let satelliteId: string;

  const sql = (statement: string, values: unknown[] = []) => platform.context.database.pool.query(statement, values);
  const send = (place: Route, payload?: object) =>
    platform.app.inject({ ...place, headers: { 'if-match': '*', ...headers }, ...(payload && { payload }) });
  const get = async <T>(place: Route): Promise<T> => {
    const answer = await send(place);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as T;
  };
  async function upload(...hours: number[]): Promise<void> {
    const files = hours.map((each) => ({ name: `${each}.cdm`, content: message(each) }));
    const form = testForm(files);
    const answer = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    conjunctionId = (answer.json() as CdmUpload).accepted[0]!.conjunctionId;
  }
  const age = (days: number) => sql('update cdm set stored_at = stored_at - make_interval(days => $1)', [days]);
  const event = () => get<Conjunction>(route('getConjunction', { conjunctionId }));
  const kept = async () => (await event()).history.map(({ messageId }) => messageId);
  const rates = () => get<EventRates>(route('getEventRates', {}, { 'commit-days': 1, 'consider-days': 3 }));
  const history = async () => (await get<AnnualStatistics>(route('getAnnualStatistics'))).history;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    satelliteId = await platform.addSatellite({ name: 'NOAA 21', noradId: 54234, cosparId: '2022-150A' });
    await upload(...COURSE.map(([hours]) => hours));
    // What each says is what matters here.
    for (const [hours, factor] of COURSE) {
      await sql('update cdm set probability = 1e-5 * $2, verdict = $3 where message_id = $1', [
        `at ${hours} h`,
        factor,
        factor < 1 ? 'safe' : 'watch',
      ]);
    }
    await sql('update conjunction set decide_by_tai_s = tca_tai_s - 20 * 3600');
  });
  afterAll(() => platform.close());

  it('none goes as long as it came less long ago than they are kept, or somebody decided or planned about the event', async () => {
    await age(89);
    expect(await thinDue(platform.context)).toBe(0);
    await age(2);
    await sql(
      `insert into decision (id, operator_id, conjunction_id, satellite_id, satellite_name, secondary_name, opened_by)
       select 'dec-kept', operator_id, id, satellite_id, 'OWN', 'OTHER', 'mara' from conjunction`,
    );
    expect(await thinDue(platform.context)).toBe(0);
    await sql("delete from decision where id = 'dec-kept'");
    const { version: _v, updatedAt: _u, ...rules } = (await send(route('getFlightRules'))).json();
    const change = (messageDays: number) => send(route('changeFlightRules'), { ...rules, messageDays });
    expect((await change(59)).statusCode).toBe(400);
    expect((await change(120)).statusCode).toBe(200);
    expect(await thinDue(platform.context)).toBe(0);
    expect((await change(90)).statusCode).toBe(200);
  });

  it('first, the last two, last before the decision, most probable and each turn of the verdict stay; counts and rates are what they were', async () => {
    const [event0, rates0, history0] = [await event(), await rates(), await history()];
    expect(event0).toMatchObject({ messageCount: 9, messagesRemoved: 0 });
    expect(await thinDue(platform.context)).toBe(2);
    expect(await kept()).toEqual(['at 70 h', 'at 62 h', 'at 38 h', 'at 30 h', 'at 22 h', 'at 14 h', 'at 6 h']);
    const { history: _h, timeToTca: _t, ...event1 } = await event();
    const { history: _h0, timeToTca: _t0, ...before } = event0;
    expect(event1).toEqual({ ...before, messagesRemoved: 2 });
    expect(await rates()).toEqual(rates0);
    expect(await history()).toEqual({ ...history0, to: expect.any(String) });
    const [listed] = await get<ConjunctionSummary[]>(route('listConjunctions', {}, { 'satellite-id': satelliteId }));
    expect(listed).toMatchObject({ messageCount: 9, previousProbability: 1.5e-5 });
    expect(event0.previousProbability).toBeCloseTo(1.5e-5, 9);
    expect(listed!.verdict.decideBy).toBe(event0.verdict.decideBy);
    expect(await get<CdmSummary[]>(route('listCdms', {}, { 'conjunction-id': conjunctionId }))).toHaveLength(7);
    const { rows } = await sql("select actor, record_type, detail from audit where action = 'messages-thinned'");
    expect(rows).toEqual([{ actor: 'Keepout', record_type: 'flight-rules', detail: { events: 1, messages: 2 } }]);
    expect(await thinDue(platform.context)).toBe(0);
  });

  it('what comes again goes again when its time is over, and counts once', async () => {
    await upload(54, 46);
    expect(await thinDue(platform.context)).toBe(0);
    await age(91);
    await sql("update cdm set probability = 1e-5, verdict = 'watch' where message_id like 'at %4% h'");
    expect(await thinDue(platform.context)).toBe(2);
    expect(await event()).toMatchObject({ messageCount: 9, messagesRemoved: 2 });
  });
});
