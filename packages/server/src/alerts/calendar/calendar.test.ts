import type { CalendarAddress, CalendarAddressMade } from '@keepout/contract/alerts/calendar';
import type { CdmUpload } from '@keepout/contract/ca/cdm';
import { icsOf } from '@keepout/operations/alerts/ics';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEvent } from '../../ca/manoeuvres/test-event.ts';
import { modules } from '../../modules.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { parseIcs, type TestComponent } from './test-parse-ics.ts';

const OWN = 74_002;
const TCA = nowTaiS() + 2 * SECONDS_PER_DAY;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(modules, {
    worker: false,
    settings: { issuerUrl: 'https://identity.test' },
  });
});
afterAll(() => platform.close());

async function call(operatorId: string, place: Route, payload?: object | string, type = 'application/json') {
  const headers = await platform.bearer({ operatorId, subject: `${operatorId}/ada` });
  return await platform.app.inject({
    ...place,
    headers: { ...headers, ...(payload !== undefined && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });
}

const eventsIn = ({ parts }: TestComponent) => parts.filter(({ kind }) => kind === 'VEVENT');
const calendarOf = async (operatorId: string) =>
  eventsIn(parseIcs((await call(operatorId, route('getDecisionCalendar'))).body));
const subscribed = (address: string) =>
  platform.app.inject({ method: 'GET', url: address.replace(/^https?:\/\/[^/]+/, '') });

/** An operator with one conjunction that asks for a manoeuvre. */
async function flying(operatorId: string): Promise<string> {
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
  await call(operatorId, route('createSatellite'), { name: 'FLYER; one, two', noradId: OWN, configuration });
  return await tell(operatorId, 9);
}

async function tell(operatorId: string, hoursAgo: number): Promise<string> {
  const message = testEvent(TCA, { noradId: OWN, other: 90_001, creationTaiS: nowTaiS() - hoursAgo * 3600 });
  const answer = await call(operatorId, route('uploadCdms'), message, 'text/plain');
  return answer.json<CdmUpload>().accepted[0]!.conjunctionId;
}

describe('26.8 the calendar of decisions', () => {
  it('has an event for each conjunction that needs one, by its id, until it is decided', async () => {
    const conjunctionId = await flying('cal-a');
    const [event, ...further] = await calendarOf('cal-a');
    expect(further).toEqual([]);
    const conjunction = (await call('cal-a', route('getConjunction', { conjunctionId }))).json();
    expect(conjunction.needsDecision).toBe(true);
    const of = (name: string) => event!.properties.get(name) ?? '';
    expect(of('UID')).toBe(conjunctionId);
    expect(of('DTSTART')).toMatch(/^\d{8}T\d{6}Z$/);
    expect(of('SUMMARY')).toBe('Decision deadline (Act): FLYER; one, two and OBJECT 90001');
    expect(of('DESCRIPTION')).toContain('decide by ');
    expect(of('URL')).toContain(`/ca/conjunction/${conjunction.satelliteId}/${conjunctionId}`);
    expect(event!.parts.map(({ kind, properties }) => [kind, properties.get('TRIGGER')])).toEqual([
      ['VALARM', '-PT360M'],
    ]);
    const decideMs = Date.parse(conjunction.verdict.decideBy);
    const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(of('DTSTART')) ?? [];
    expect(Math.abs(Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}Z`) - decideMs)).toBeLessThanOrEqual(1000);

    // A newer message moves it on: the same event, a higher number.
    await platform.context.database.pool.query("update conjunction set updated_at = updated_at - interval '1 hour'");
    const [before] = await calendarOf('cal-a');
    await tell('cal-a', 3);
    const [after] = await calendarOf('cal-a');
    expect(after!.properties.get('UID')).toBe(conjunctionId);
    expect(Number(after!.properties.get('SEQUENCE'))).toBeGreaterThan(Number(before!.properties.get('SEQUENCE')));
    expect(Number(after!.properties.get('SEQUENCE'))).toBeLessThan(2 ** 31);

    const german = await call('cal-a', route('getDecisionCalendar', {}, { language: 'de' }));
    expect(german.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(eventsIn(parseIcs(german.body))[0]!.properties.get('SUMMARY')).toContain('Entscheidung fällig (Handeln)');
    await platform.context.database.pool.query(
      `insert into decision (id, operator_id, conjunction_id, satellite_id, satellite_name, secondary_name, state, decision, frozen, frozen_cdm_id, opened_by)
       select 'dec-cal', operator_id, id, satellite_id, 'FLYER', 'OBJECT', 'DECIDED', 'OBSERVE', '{}', last_cdm_id, 'ada' from conjunction where id = $1`,
      [conjunctionId],
    );
    expect(await calendarOf('cal-a')).toEqual([]);
  });

  it('is read at an address of its own, by the organisation of whoever made it, until that is revoked', async () => {
    await flying('cal-b');
    const made = (await call('cal-b', route('createCalendarAddress'), { name: 'Phone' })).json<CalendarAddressMade>();
    expect(made.address).toMatch(/\/subscription\.ics\?token=[\w-]{43}$/);
    const read = await subscribed(made.address!);
    expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(eventsIn(parseIcs(read.body))).toHaveLength(1);
    const list = (await call('cal-b', route('listCalendarAddresses'))).json<CalendarAddress[]>();
    expect(list).toEqual([{ ...made, address: undefined, lastReadAt: expect.any(String) }]);

    // The secret is kept nowhere and told in no trail, and nobody else revokes it.
    const token = made.address!.split('token=')[1]!;
    const { rows } = await platform.context.database.pool.query(
      'select alert_calendar::text as row from alert_calendar union all select audit::text from audit',
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { calendarId } = made;
    expect((await call('cal-c', route('revokeCalendarAddress', { calendarId }))).statusCode).toBe(404);
    expect((await subscribed(made.address!)).statusCode).toBe(200);
    expect((await call('cal-b', route('revokeCalendarAddress', { calendarId }))).statusCode).toBe(204);
    expect((await subscribed(made.address!)).statusCode).toBe(404);
  });

  it('is read by nobody who has lost the role since, and there are ten addresses at most', async () => {
    const made = (await call('cal-d', route('createCalendarAddress'), { name: 'Desk' })).json<CalendarAddressMade>();
    await platform.context.database.pool.query(
      "insert into alert_user (operator_id, subject, user_name, services) values ('cal-d', 'cal-d/ada', 'ada', '{odt}')",
    );
    expect((await subscribed(made.address!)).statusCode).toBe(404);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count++)
      statuses.push((await call('cal-d', route('createCalendarAddress'), { name: `${count}` })).statusCode);
    expect(statuses).toEqual([...Array(9).fill(201), 409]);
  });
});

describe('26.8 a calendar as text', () => {
  it('is folded at 75 octets without cutting a character, and escaped, whatever stands in it', () => {
    const summary = `${'ü'.repeat(90)}; a, b \\ c\nd 🛰️${'🛰'.repeat(40)}\u0007`;
    const event = {
      uid: 'con-1',
      sequence: 3,
      changedMs: 0,
      startMs: Date.UTC(2026, 10, 21, 6, 20, 11),
      url: 'https://a.test/b',
    };
    const ics = icsOf({
      name: 'Näme',
      events: [{ ...event, summary, description: 'x'.repeat(500), alarmMinutes: undefined }],
    });
    const [parsed] = eventsIn(parseIcs(ics));
    expect(parsed!.properties.get('SUMMARY')).toBe(summary.replace('\u0007', ''));
    expect(parsed!.properties.get('DTSTART')).toBe('20261121T062011Z');
    expect(parsed!.properties.get('DESCRIPTION')).toBe('x'.repeat(500));
    expect(parsed!.parts).toEqual([]);
  });
});
