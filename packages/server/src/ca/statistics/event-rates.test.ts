import { gzipSync } from 'node:zlib';
import type { EventRates } from '@keepout/contract/ca/event-rates';
import { MOST_ARCHIVE_ROWS } from '@keepout/contract/ca/fields';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type QueryOf, route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second', 'ms'];
const TIMES = ['cre', 'tca'].flatMap((time) => PARTS.map((part) => `${time}_${part}`));
const HEADER = ['primary', 'secondary', ...TIMES, 'pc_hbr_1_m', 'pc_hbr_10_m'].join(',');
const ROWS = ['1,5,2021,1,1,0,0,0,0,2021,1,2,0,0,0,0,1e-3,1e-3', '1,6,2022,1,1,0,0,0,0,2022,1,2,0,0,0,0,1e-6,1e-6'];
const ARCHIVE = [HEADER, ...ROWS].join('\n');

describe('yearly rates over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
  });
  afterAll(() => platform.close());

  const send = async (
    payload: string | Buffer,
    query: QueryOf<'computeArchiveRates'>,
    type: Record<string, string> = { 'content-type': 'text/csv' },
  ) => {
    const place = route('computeArchiveRates', {}, query);
    const answer = await platform.app.inject({ ...place, headers: { ...headers, ...type }, payload });
    return { status: answer.statusCode, json: answer.json() as EventRates & Problem };
  };
  const own = async (query: QueryOf<'getEventRates'> = {}) => {
    const answer = await platform.app.inject({ ...route('getEventRates', {}, query), headers });
    return { status: answer.statusCode, json: answer.json() as EventRates & Problem };
  };

  it('R-19 an archive that is sent has rates by threshold, the one that was asked among them, as file, form or gzip', async () => {
    const { status, json } = await send(ARCHIVE, { radius: 5, threshold: 5e-4, residual: 1 });
    expect(status, JSON.stringify(json)).toBe(200);
    expect(json.archive).toMatchObject({ messages: 2, events: 2, eventsUsed: 2, satellites: 1 });
    expect(json.rates.map(({ thresholdPc }) => thresholdPc)).toEqual([1e-6, 1e-5, 1e-4, 5e-4, 1e-3]);
    // Two events in a year, one of them at 1e-3: above 1e-5 once a year.
    expect(json.rates[1]!.ratePerYear.median).toBeCloseTo(1, 1);
    const form = testForm([{ name: 'archive.csv.gz', content: gzipSync(ARCHIVE) }]);
    const question = { radius: 5, threshold: 5e-4, residual: 1 };
    expect((await send(form.payload, question, form.headers)).json).toEqual(json);
  });

  it('R-19 the window of the decision and what a manoeuvre leaves count', async () => {
    const late = await send(ARCHIVE, { radius: 5, 'commit-days': 1.5 });
    expect(late.json.archive).toMatchObject({ events: 2, eventsUsed: 0 });
    const left = async (residual: number) =>
      (await send(ARCHIVE, { radius: 5, years: 10, residual })).json.rates[3]!.cumulativePc;
    const [none, whole] = [await left(0), await left(1)];
    expect(none.with).toBeLessThan(whole.with);
    expect(none.without).toBe(whole.without);
  });

  it('R-19 what cannot be read or drawn is refused, with line or limit', async () => {
    const refusals = [
      [ARCHIVE, { radius: 50 }, 'number-out-of-range', '1 to 10 m'],
      [`${ARCHIVE}\n1,x`, { radius: 5 }, 'wrong-number-of-columns', 'Line 4'],
      [ARCHIVE, { radius: 5, 'commit-days': 3, 'consider-days': 1 }, 'window-empty', 'consider-days (1)'],
      [
        [HEADER, ROWS[0], ROWS[0]!.replace(',5,', ',6,').replace('1,2,0,0', '1,2,0,1')].join('\n'),
        { radius: 5, years: 100 },
        'mission-too-long',
        'at most 20000',
      ],
      [
        [HEADER, ...Array<string>(MOST_ARCHIVE_ROWS + 1).fill(ROWS[0]!)].join('\n'),
        { radius: 5 },
        'too-many-rows',
        `more than ${MOST_ARCHIVE_ROWS} rows`,
      ],
    ] as const;
    for (const [text, query, code, detail] of refusals) {
      const { status, json } = await send(text, query);
      expect([status, json.code]).toEqual([422, code]);
      expect(json.detail).toContain(detail);
    }
    expect((await send('', { radius: 5 })).json.code).toBe('no-file');
  });

  it('R-19 own messages of events that are over count, of nobody else, and without them there is no rate', async () => {
    expect((await own()).json).toMatchObject({ archive: { messages: 0, events: 0 }, rates: [] });
    await platform.addSatellite({ name: 'FLYER', cosparId: '', noradId: 74_001 }, headers);
    const days = 86_400;
    for (const ago of [400, 200]) {
      const tcaTaiS = nowTaiS() - ago * days;
      const text = testEvent(tcaTaiS, { noradId: 74_001, other: 74_002, creationTaiS: tcaTaiS - days });
      const type = { ...headers, 'content-type': 'text/plain' };
      const taken = await platform.app.inject({ ...route('uploadCdms'), headers: type, payload: text });
      expect(taken.statusCode, taken.body).toBe(201);
    }
    const { json } = await own();
    expect(json.archive).toMatchObject({ messages: 2, events: 2, eventsUsed: 2, satellites: 1 });
    expect(json.archive.years).toBeCloseTo(200 / 365.25, 3);
    expect((await own({ 'commit-days': 2 })).json.archive.eventsUsed).toBe(0);
    expect((await own({ 'satellite-id': 'nobody' })).status).toBe(404);
  });
});
