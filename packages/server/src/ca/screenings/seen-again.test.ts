import { formatUtc, formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../../catalogue/load.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import type { AssessedMessage } from '../conjunctions/judged-message.ts';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { newestMessage } from '../conjunctions/message-store.ts';
import { contradictingEvents } from '../conjunctions/test-course.ts';
import { judgeAnew } from '../conjunctions/withdraw.ts';
import { collisionAvoidance } from '../module.ts';
import { forgetSightings } from '../retention/thin.ts';
import { testCrosser, testElements } from '../test-oem.ts';
import { screenWholly } from './test-finish.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const own = testElements(START_TAI_S);
const crosser = testCrosser(START_TAI_S);
/** Meets the satellite where the crosser does not. */
const second = testElements(START_TAI_S, { noradId: 90_002, name: 'SECOND', raanDeg: 270, meanAnomalyDeg: 53.2 });

describe('an approach that a screening finds just as a message told it', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let satelliteId: string;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    satelliteId = await platform.addSatellite({ name: 'SENTINEL A', noradId: 90000 });
  });
  afterAll(() => platform.close());

  async function send<T>(place: Route, payload?: object): Promise<T> {
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json() as T;
  }
  const counted = async (query: string): Promise<number> =>
    (await platform.context.database.pool.query<{ count: number }>(query)).rows[0]!.count;
  const messages = () => counted('select count(*)::integer as count from cdm');
  const judgements = () =>
    counted(`select count(*)::integer as count from domain_event where type = 'ca.conjunction-judged'`);
  async function screenAgainst(elements: readonly MeanElements[], source: string): Promise<Screening> {
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements,
      rejectedCount: 0,
      faults: [],
      source,
      bytes: Buffer.from(source),
    });
    const volume = { shape: 'ELLIPSOID', r: 10_000, t: 40_000, n: 40_000 };
    const body = { satelliteIds: [satelliteId], start: formatUtcZ(START_TAI_S), days: 0.5, volume };
    const { screeningId } = await send<Screening>(route('createScreening'), body);
    await screenWholly(platform.context, screeningId);
    return await send<Screening>(route('getScreening', { screeningId }));
  }
  const eventsOf = (screeningId: string) =>
    send<ConjunctionSummary[]>(route('listScreeningConjunctions', { screeningId }));

  it('is seen again and no new message, and what changed is told', async () => {
    const first = await screenAgainst([own, crosser, second], 'monday');
    expect(first.conjunctionCount).toBeGreaterThan(20);
    expect(first.redetectionCount).toBe(0);
    const [told, judged] = [await messages(), await judgements()];
    expect(told).toBe(first.conjunctionCount);
    const before = await eventsOf(first.screeningId);

    // The same orbits in a catalogue of another day, and one that moved on.
    const moved = { ...second, meanAnomalyDeg: second.meanAnomalyDeg + 0.01 };
    const later = await screenAgainst([own, crosser, moved], 'tuesday');
    const after = await eventsOf(later.screeningId);
    const isOther = ({ object2 }: ConjunctionSummary) => object2.noradId === second.noradId;
    const changed = after.filter(isOther).length;
    expect(changed).toBeGreaterThan(5);
    expect(later.conjunctionCount).toBe(first.conjunctionCount);
    expect(later.redetectionCount).toBe(later.conjunctionCount - changed);
    expect(await messages()).toBe(told + changed);
    expect(await judgements()).toBe(judged + changed);

    // What was seen again belongs to the screening as what is new does, and the events say so.
    expect(after.map(({ conjunctionId }) => conjunctionId)).toEqual(before.map(({ conjunctionId }) => conjunctionId));
    for (const [k, event] of after.entries()) {
      const { conjunctionId } = event;
      const whole = await send<Conjunction>(route('getConjunction', { conjunctionId }));
      expect(whole.redetections).toBe(event.redetections);
      expect({ redetections: event.redetections, messages: event.messageCount }).toEqual(
        isOther(event) ? { redetections: 0, messages: 2 } : { redetections: 1, messages: 1 },
      );
      expect(Date.parse(event.lastReportedAt)).toBeGreaterThanOrEqual(Date.parse(before[k]!.lastReportedAt));
      expect(event.stillReported).toBe(true);
    }
    const ofScreening = { ...route('listCdms'), query: { 'screening-id': later.screeningId, limit: '500' } };
    expect(await send<unknown[]>(ofScreening)).toHaveLength(later.conjunctionCount);
    expect(await contradictingEvents(platform.context.database.pool)).toEqual([]);
  });

  it('is found again after it was lost', async () => {
    const all = [own, crosser, second];
    const first = await screenAgainst(all, 'wednesday');
    await screenAgainst([own, second], 'without the crosser');
    const lost = (await eventsOf(first.screeningId)).filter(({ stillReported }) => !stillReported);
    expect(lost.length).toBeGreaterThan(5);
    const told = await messages();
    await screenAgainst(all, 'with it again');
    const again = await eventsOf(first.screeningId);
    expect(again.every(({ stillReported }) => stillReported)).toBe(true);
    expect(await messages()).toBe(told);
  });

  it('is judged anew by other rules, in the record that it has', async () => {
    const told = await messages();
    const { screeningId } = await screenAgainst([own, crosser, second], 'thursday');
    const before = await eventsOf(screeningId);
    await platform.context.database.pool.query(
      `update cdm set risk_level = 'CRITICAL', verdict = 'act' where id = (select last_cdm_id from conjunction order by id limit 1)`,
    );
    const again = await screenAgainst([own, crosser, second], 'friday');
    expect(again.redetectionCount).toBe(again.conjunctionCount);
    expect(await messages()).toBe(told);
    expect(await counted(`select count(*)::integer as count from cdm where risk_level = 'CRITICAL'`)).toBe(0);
    expect((await eventsOf(again.screeningId)).map(({ conjunctionData }) => conjunctionData.riskLevel)).toEqual(
      before.map(({ conjunctionData }) => conjunctionData.riskLevel),
    );
    expect(await contradictingEvents(platform.context.database.pool)).toEqual([]);
    // Each was found when it was found, whenever its message came.
    const { database } = platform.context;
    const [event] = await eventsOf(again.screeningId);
    await database.pool.query(`update cdm set stored_at = stored_at - interval '2 days'`);
    const row = (await newestMessage(database.orm, event!.conjunctionId))!;
    const judged = { figures: { ...row, ...figuresOf(row) }, verdict: verdictOf(row) };
    expect(await judgeAnew(platform.context, row, judged)).toBe(true);
    const [after] = await eventsOf(again.screeningId);
    expect(after).toMatchObject({ lastReportedAt: event!.lastReportedAt, redetections: event!.redetections });
  });

  it('leaves an event as somebody else tells it, who told it later', async () => {
    const { screeningId } = await screenAgainst([own, crosser, second], 'saturday');
    const [event] = await eventsOf(screeningId);
    const { conjunctionId } = event!;
    const row = (await newestMessage(platform.context.database.orm, conjunctionId))!;
    const theirs = row.message
      .replace(/^ORIGINATOR = .*$/m, 'ORIGINATOR = SOMEBODY')
      .replace(/^CREATION_DATE = .*$/m, `CREATION_DATE = ${formatUtc(nowTaiS() + 1)}`)
      .replace(/^MISS_DISTANCE = .*$/m, 'MISS_DISTANCE = 4321 [m]');
    const form = testForm([{ name: 'theirs.cdm', content: theirs }]);
    const answer = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const [before, told] = [(await newestMessage(platform.context.database.orm, conjunctionId))!.id, await messages()];
    expect(before).not.toBe(row.id);
    await screenAgainst([own, crosser, second], 'sunday');
    expect(await messages()).toBe(told);
    const whole = await send<Conjunction>(route('getConjunction', { conjunctionId }));
    expect(whole).toMatchObject({ lastMessageId: before, redetections: 0, stillReported: true });
    expect(await contradictingEvents(platform.context.database.pool)).toEqual([]);
  });

  it('belongs to the results of a screening as long as messages are kept', async () => {
    const { database } = platform.context;
    const { screeningId, conjunctionCount } = await screenAgainst([own, crosser, second], 'another monday');
    await forgetSightings(database.orm);
    expect(await eventsOf(screeningId)).toHaveLength(conjunctionCount);
    await database.pool.query(`update screening set finished_at = finished_at - interval '91 days' where id = $1`, [
      screeningId,
    ]);
    await forgetSightings(database.orm);
    expect(await eventsOf(screeningId)).toEqual([]);
  });
});

const figuresOf = (row: MessageRow) => ({
  pc: row.probability,
  pcMethod: row.probabilityMethod,
  pcReason: row.probabilityReason,
  maxPc: row.maxProbability,
  maxPcReason: row.maxProbabilityReason,
  scaleAtMaxPc: row.scaleAtMax,
  separateScaling: null,
});
const verdictOf = ({ verdict, verdictReasons, decideByTaiS }: MessageRow) => ({
  kind: verdict!,
  reasons: verdictReasons as AssessedMessage['verdict']['reasons'],
  decideByTaiS: decideByTaiS!,
});
