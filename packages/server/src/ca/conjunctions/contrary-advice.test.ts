import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { CdmReceipt, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { modules } from '../../modules.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { contradictingEvents } from './test-course.ts';

const OWN = 74_001;
const NOW = nowTaiS();
const TCA = NOW + 2 * SECONDS_PER_DAY;

let platform: TestPlatform;
let headers: { authorization: string };
beforeAll(async () => {
  platform = await startTestPlatform(modules);
  headers = await platform.bearer({ operatorId: 'torn' });
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
  await call(route('createSatellite'), { name: 'FLYER', noradId: OWN, configuration });
  // Whoever has never looked is told nothing.
  expect(await call(route('listNotifications'))).toEqual([]);
});
afterAll(() => platform.close());

async function call<T>(place: Route, payload?: object): Promise<T> {
  const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}

/** A message about an object, made so many hours ago: as it is it asks for a manoeuvre; with errors a fourteenth as large it does not. */
async function upload(originator: string, other: number, hoursAgo: number, says: 'ACT' | 'SAFE'): Promise<CdmReceipt> {
  const text = testEvent(TCA, { noradId: OWN, other, place: 1, creationTaiS: NOW - hoursAgo * SECONDS_PER_HOUR })
    .replaceAll('TEST', originator)
    .replaceAll(
      /^(C[RTN]_[RTN] *= *)(\S+)/gm,
      (_, name: string, m2: string) => `${name}${Number(m2) * (says === 'ACT' ? 1 : 0.005)}`,
    );
  const form = testForm([{ name: 'message.cdm', content: text }]);
  const request = { ...route('uploadCdms'), headers: { ...headers, ...form.headers }, payload: form.payload };
  const { accepted } = (await platform.app.inject(request)).json<CdmUpload>();
  expect(accepted[0]!.verdict).toBe(says);
  return accepted[0]!;
}

/** As list, page and search tell it alike. */
async function eventOf({ conjunctionId }: CdmReceipt): Promise<Conjunction> {
  const event = await call<Conjunction>(route('getConjunction', { conjunctionId }));
  for (const list of ['listConjunctions', 'findConjunctions'] as const) {
    const rows = await call<ConjunctionSummary[]>(route(list));
    const row = rows.find((each) => each.conjunctionId === conjunctionId)!;
    expect([row.contraryAdvice, row.needsDecision], list).toEqual([event.contraryAdvice, event.needsDecision]);
  }
  return event;
}

const toldOf = async (object: number) => {
  const all = await call<AlertNotification[]>(route('listNotifications'));
  return all.filter(({ kind, title }) => kind === 'ADVICE_CONTRARY' && title.includes(`OBJECT ${object}`));
};

it('26.2 a message that comes late and is older than the newest is told where it asks for a manoeuvre and that does not', async () => {
  const object = 90_001;
  const newest = await upload('KEEN', object, 1, 'SAFE');
  expect(await eventOf(newest)).toMatchObject({ verdict: { kind: 'SAFE' }, needsDecision: false, contraryAdvice: [] });
  const late = await upload('CSPOC', object, 3, 'ACT');
  expect(late.conjunctionId).toBe(newest.conjunctionId);
  const event = await eventOf(newest);
  expect(event).toMatchObject({ verdict: { kind: 'SAFE' }, lastMessageId: newest.cdmId, needsDecision: true });
  expect(event.contraryAdvice).toMatchObject([
    { originator: 'CSPOC', cdmId: late.cdmId, verdict: 'ACT', probabilityOfCollision: late.probabilityOfCollision },
  ]);
  const { sources } = await call<EventAnalysis>(route('getConjunctionAnalysis', newest));
  expect(sources.map(({ originator, verdict }) => [originator, verdict])).toEqual([
    ['KEEN', 'SAFE'],
    ['CSPOC', 'ACT'],
  ]);
  await vi.waitFor(async () => expect(await toldOf(object)).toHaveLength(1), PATIENT);
  const [told] = await toldOf(object);
  expect(told).toMatchObject({ level: 'critical', needsPerson: true });
  expect(told!.message).toMatch(/^CSPOC: Act \(Pc \d\.\d\de-0\d\)\. Verdict on the newest message: Safe\. Pc /);
});

it('what was act and eased by another originator is told, stays open, and is told once', async () => {
  const object = 90_002;
  await upload('CSPOC', object, 9, 'ACT');
  const eased = await upload('KEEN', object, 6, 'SAFE');
  await vi.waitFor(async () => expect(await toldOf(object)).toHaveLength(1), PATIENT);
  await upload('KEEN', object, 5, 'SAFE');
  await vi.waitFor(async () => {
    const all = await call<AlertNotification[]>(route('listNotifications'));
    expect(all.some(({ kind, title }) => kind === 'EASED' && title.includes(`OBJECT ${object}`))).toBe(true);
  }, PATIENT);
  expect(await toldOf(object)).toMatchObject([{ acknowledgedBy: null }]);
  // It says so itself, and nobody contradicts any more.
  await upload('CSPOC', object, 4, 'SAFE');
  expect(await eventOf(eased)).toMatchObject({ needsDecision: false, contraryAdvice: [] });
});

it('the word of an originator holds for two days, and goes with its message', async () => {
  const old = await upload('CSPOC', 90_003, 60, 'ACT');
  await upload('KEEN', 90_003, 11, 'SAFE');
  expect((await eventOf(old)).contraryAdvice).toEqual([]);
  const young = await upload('CSPOC', 90_004, 58, 'ACT');
  const newest = await upload('KEEN', 90_004, 11, 'SAFE');
  expect((await eventOf(young)).contraryAdvice).toHaveLength(1);
  const gone = await platform.app.inject({ ...route('deleteCdm', { cdmId: young.cdmId }), headers });
  expect(gone.statusCode).toBe(204);
  expect(await eventOf(newest)).toMatchObject({ needsDecision: false, contraryAdvice: [] });
  expect(await contradictingEvents(platform.context.database.pool)).toEqual([]);
});
