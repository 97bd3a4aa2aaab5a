import { readFileSync } from 'node:fs';
import type { Cdm, CdmSummary, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Decision } from '@keepout/contract/ca/decision';
import { asWritten } from '@keepout/contract/sentences';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import type { ServerContext, ServerModule } from '../../hosting/module.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { conjunctions, type KnownEncounter } from '../../ports/conjunctions.ts';
import { orbitUpdated, orbitUpdateWithdrawn } from '../../ports/odt-events.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { contradictingEvents } from '../conjunctions/test-course.ts';
import { collisionAvoidance } from '../module.ts';
import { judgeEventObserved } from './service.ts';

const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const text = readFileSync(new URL(`../../../../../conformance/ccsds/cdm/valid/${NAME}`, import.meta.url), 'utf8');

let context: ServerContext;
/** Whoever observes: it publishes, and needs to know of conjunctions. */
const observer: ServerModule = {
  name: 'observer',
  title: 'Observer',
  needs: [conjunctions],
  publishes: [orbitUpdated, orbitUpdateWithdrawn],
  register: (_app, serverContext) => {
    context = serverContext;
  },
};

let platform: TestPlatform;
let headers: { authorization: string };
beforeAll(async () => {
  platform = await startTestPlatform([collisionAvoidance, observer]);
  headers = await platform.bearer({ operatorId: 'seen' });
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
  const payload = { name: 'NOAA 21', noradId: 54234, cosparId: '2022-150A', configuration };
  await platform.app.inject({ ...route('createSatellite'), headers, payload });
});
afterAll(() => platform.close());

async function upload(message = text): Promise<CdmUpload> {
  const form = testForm([{ name: NAME, content: message }]);
  const answer = await platform.app.inject({
    ...route('uploadCdms'),
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const read = async <T>(place: Route): Promise<T> => (await platform.app.inject({ ...place, headers })).json<T>();

const eventOf = (id: string): Promise<Conjunction> => read(route('getConjunction', { conjunctionId: id }));

/** The secondary as observations have it: where it was, but known to `sigmaM`. */
async function observe(
  orbitUpdateId: string,
  conjunctionId: string,
  { secondary, tcaTaiS }: KnownEncounter,
  isSimulated = true,
  observedUntilTaiS = tcaTaiS - 7200,
) {
  const sigma = [20, 40, 20, 0.03, 0.02, 0.02];
  const covarianceRtn = sigma.map((sigmaM, row) => sigma.map((_, column) => (row === column ? sigmaM * sigmaM : 0)));
  const data = {
    orbitUpdateId,
    conjunctionId,
    covarianceRtn,
    requestId: null,
    object: 'SECONDARY' as const,
    positionM: secondary.positionM,
    velocityMps: secondary.velocityMps,
    epochTaiS: tcaTaiS,
    source: asWritten('Two tracks of TEI-07.'),
    observedUntilTaiS,
    isSimulated,
  };
  await context.database.orm.transaction((tx) => context.events.publish(tx, 'seen', orbitUpdated, data));
}

it('an observed orbit makes a message on its event, which goes when the observation does', async () => {
  const { accepted } = await upload();
  const { conjunctionId } = accepted[0]!;
  const before = await eventOf(conjunctionId);
  const port = context.use(conjunctions);
  expect(await port.encounterOf('somebody else', conjunctionId)).toBeUndefined();
  expect(await port.briefsOf('somebody else', [{ conjunctionId }])).toEqual(new Map());
  const brief = (await port.briefsOf('seen', [{ conjunctionId }])).get(conjunctionId);
  expect(brief).toMatchObject({ missDistanceM: before.totalMissDistance, previousPc: null, manoeuvrable: 'N/A' });
  // What an event says already is taken from there.
  const said = await port.briefsOf('seen', [{ conjunctionId, manoeuvrable: 'YES' }]);
  expect(said.get(conjunctionId)).toEqual({ ...brief, manoeuvrable: 'YES' });
  const encounter = (await port.encounterOf('seen', conjunctionId))!;
  expect(encounter.secondary.noradId).toBe(28343);
  const missM = Math.hypot(
    ...encounter.primary.positionM.map((component, k) => component - encounter.secondary.positionM[k]!),
  );
  expect(missM).toBeCloseTo(before.totalMissDistance, 1);

  // The simulator delivers a pass that lies ahead of our clock.
  await observe('upd-1', conjunctionId, encounter, true, nowTaiS() + 3600);
  const seen = await vi.waitFor(async () => {
    const event = await eventOf(conjunctionId);
    expect(event.history).toHaveLength(2);
    return event;
  }, PATIENT);
  expect(seen.history.map(({ isObserved }) => isObserved)).toEqual([false, true]);
  // Nothing but the errors has changed.
  expect(seen.totalMissDistance).toBeCloseTo(before.totalMissDistance, 2);
  expect(seen.probabilityOfCollision).not.toBe(before.probabilityOfCollision);
  const message = await read<Cdm>(route('getCdm', { cdmId: seen.history[1]!.cdmId }));
  expect(message).toMatchObject({
    observed: { orbitUpdateIds: ['upd-1'], source: 'Two tracks of TEI-07.', isSimulated: true, isAheadOfTime: true },
    object2: {
      covarianceSource: 'OBSERVATIONS',
      orbitSource: 'Two tracks of TEI-07.',
      orbitAgeSeconds: null,
      sigma: { r: expect.closeTo(20, 6), t: expect.closeTo(40, 6), n: expect.closeTo(20, 6) },
    },
  });
  const { sigma } = (await read<Cdm>(route('getCdm', { cdmId: accepted[0]!.cdmId }))).object1;
  expect(message.object1.sigma!.t).toBeCloseTo(sigma!.t, 6);
  const file = await platform.app.inject({ ...route('getCdmFile', { cdmId: message.cdmId }), headers });
  expect(file.body).toContain('SIMULATED observations, simulated ahead of time');
  // The verdict of the event says so, in its record and in lists.
  expect([before.isSimulatedAhead, seen.isSimulatedAhead]).toEqual([false, true]);
  const [listed] = await read<ConjunctionSummary[]>(route('findConjunctions'));
  expect(listed).toMatchObject({ conjunctionId, isSimulatedAhead: true });
  // What rests on observations is taken back where they are, and nowhere else.
  const remove = await platform.app.inject({ ...route('deleteCdm', { cdmId: message.cdmId }), headers });
  expect([remove.statusCode, remove.json<{ code: string }>().code]).toEqual([409, 'cdm-not-uploaded']);

  // Whoever observes next begins with what is known now.
  expect((await port.encounterOf('seen', conjunctionId))!.secondary.covarianceRtn![0]![0]).toBeCloseTo(400, 6);

  // The same update told again is the same message.
  await observe('upd-1', conjunctionId, encounter);
  // A newer message of the originator gets the observations too.
  const newer = text
    .replace(/^(MESSAGE_ID +=).*$/m, '$1 newer')
    .replace(/^(CREATION_DATE +=).*$/m, '$1 2027-11-28T01:00:00');
  await upload(newer);
  await vi.waitFor(async () => expect((await eventOf(conjunctionId)).history).toHaveLength(4), PATIENT);

  await withdraw('upd-1', conjunctionId);
  const after = await vi.waitFor(async () => {
    const event = await eventOf(conjunctionId);
    expect(event.history).toHaveLength(2);
    return event;
  }, PATIENT);
  expect(after.probabilityOfCollision).toBe(before.probabilityOfCollision);
  expect(
    (await read<CdmSummary[]>(route('listCdms', {}, { 'conjunction-id': conjunctionId }))).every(
      ({ observed }) => observed === null,
    ),
  ).toBe(true);
});

it('the last measurement of an ordered track is an observation for the flight rules, a simulated one is none', async () => {
  const own = text.replace(/^(MESSAGE_ID +=).*$/m, '$1 tracked').replaceAll('28343', '28399');
  // The message states no observation of the other object.
  const { accepted } = await upload(own.replace(/^TIME_LASTOB_.*$\n/gm, ''));
  const { conjunctionId } = accepted[0]!;
  const encounter = (await context.use(conjunctions).encounterOf('seen', conjunctionId))!;
  const open = { ...route('openDecision'), headers, payload: { conjunctionId } };
  const { decisionId } = (await platform.app.inject(open)).json<Decision>();
  const tracked = async () =>
    (await read<Decision>(route('getDecision', { decisionId }))).rules.find(
      ({ rule }) => rule === 'secondary-tracked',
    )!;
  const unknown = { status: 'UNKNOWN', unknownReason: 'observation-time-not-stated', value: null };
  expect(await tracked()).toMatchObject(unknown);
  const observedTimes = async (count: number) =>
    await vi.waitFor(async () => expect((await eventOf(conjunctionId)).history).toHaveLength(count), PATIENT);
  await observe('upd-simulated', conjunctionId, encounter);
  await observedTimes(2);
  expect(await tracked()).toMatchObject(unknown);
  await observe('upd-real', conjunctionId, encounter, false);
  await observedTimes(3);
  // The event lies years back.
  const ageS = nowTaiS() - (encounter.tcaTaiS - 7200);
  const now = await tracked();
  expect(now).toMatchObject({ status: 'NOT_MET', unknownReason: null });
  expect(Math.abs(now.value! - ageS)).toBeLessThan(600);
});

it("an update for another operator's event, or from another time, changes nothing", async () => {
  const { accepted } = await upload(
    text.replace(/^(MESSAGE_ID +=).*$/m, '$1 other').replaceAll('000028343', '000028344'),
  );
  const { conjunctionId } = accepted[0]!;
  const encounter = (await context.use(conjunctions).encounterOf('seen', conjunctionId))!;
  await observe('upd-far', conjunctionId, { ...encounter, tcaTaiS: encounter.tcaTaiS - 3600 });
  await observe('upd-none', 'con-nobody', encounter);
  await observe('upd-good', conjunctionId, encounter);
  await vi.waitFor(async () => expect((await eventOf(conjunctionId)).history).toHaveLength(2), PATIENT);
  const { observed } = await read<Cdm>(route('getCdm', { cdmId: (await eventOf(conjunctionId)).history[1]!.cdmId }));
  expect(observed?.orbitUpdateIds).toEqual(['upd-good']);
});

const withdraw = (orbitUpdateId: string, conjunctionId: string) =>
  context.database.orm.transaction((tx) =>
    context.events.publish(tx, 'seen', orbitUpdateWithdrawn, { orbitUpdateId, conjunctionId }),
  );
const withdrawn = (id: string) =>
  vi.waitFor(async () => {
    const { rows } = await context.database.pool.query('select from withdrawn_orbit_update where id = $1', [id]);
    expect(rows).toHaveLength(1);
  }, PATIENT);

/** An event of its own, and what is known of it. */
async function anotherEvent(noradId: number) {
  const { accepted } = await upload(
    text.replace(/^(MESSAGE_ID +=).*$/m, `$1 of ${noradId}`).replaceAll('000028343', `0000${noradId}`),
  );
  const { conjunctionId } = accepted[0]!;
  return { conjunctionId, encounter: (await context.use(conjunctions).encounterOf('seen', conjunctionId))! };
}

it('an update that was withdrawn before it was told of is not kept', async () => {
  const { conjunctionId, encounter } = await anotherEvent(28345);
  await withdraw('upd-late', conjunctionId);
  await withdrawn('upd-late');
  await observe('upd-late', conjunctionId, encounter);
  await observe('upd-next', conjunctionId, encounter);
  await vi.waitFor(async () => expect((await eventOf(conjunctionId)).history).toHaveLength(2), PATIENT);
  const { observed } = await read<Cdm>(route('getCdm', { cdmId: (await eventOf(conjunctionId)).history[1]!.cdmId }));
  expect(observed?.orbitUpdateIds).toEqual(['upd-next']);
});

it('an update that is withdrawn while an event is judged by it makes no message', async () => {
  const { conjunctionId, encounter } = await anotherEvent(28346);
  await observe('upd-gone', conjunctionId, encounter);
  await vi.waitFor(async () => expect((await eventOf(conjunctionId)).history).toHaveLength(2), PATIENT);
  let isJudged = false;
  const run = async (...args: Parameters<typeof context.readers.run>) => {
    const answer = await context.readers.run(...args);
    isJudged = true;
    await withdraw('upd-gone', conjunctionId);
    await vi.waitFor(async () => expect((await eventOf(conjunctionId)).history).toHaveLength(1), PATIENT);
    return answer;
  };
  const slow = Object.assign(Object.create(context.readers), { run }) as typeof context.readers;
  await judgeEventObserved({ ...context, readers: slow }, 'seen', conjunctionId);
  expect(isJudged).toBe(true);
  expect((await eventOf(conjunctionId)).history).toHaveLength(1);
});

it('an event that is judged again and again by the same observations has the message of the first', async () => {
  const { conjunctionId, encounter } = await anotherEvent(28348);
  await observe('upd-again', conjunctionId, encounter);
  await vi.waitFor(async () => expect((await eventOf(conjunctionId)).history).toHaveLength(2), PATIENT);
  const { history } = await eventOf(conjunctionId);
  // Each run has another time, which the message tells as its own.
  await Promise.all([1, 2, 3].map(() => judgeEventObserved(context, 'seen', conjunctionId)));
  expect((await eventOf(conjunctionId)).history).toEqual(history);
});

it('observations that are put into other content under the same id make a message of its own; the first stays', async () => {
  const { conjunctionId, encounter } = await anotherEvent(28347);
  await observe('upd-twice', conjunctionId, encounter);
  const first = await vi.waitFor(async () => {
    const { history } = await eventOf(conjunctionId);
    expect(history).toHaveLength(2);
    return { base: history[0]!.cdmId, observed: await read<Cdm>(route('getCdm', { cdmId: history[1]!.cdmId })) };
  }, PATIENT);
  await platform.app.inject({ ...route('deleteCdm', { cdmId: first.base }), headers });
  const other = text
    .replace(/^(MESSAGE_ID +=).*$/m, '$1 of 28347')
    .replace(/^(CREATION_DATE +=).*$/m, '$1 2027-11-28T01:00:00')
    .replaceAll('000028343', '000028347')
    .replace('1.034203670373858813e+03', '1.037203670373858813e+03');
  expect((await upload(other)).accepted.map(({ cdmId }) => cdmId)).not.toEqual([first.base]);
  await vi.waitFor(async () => expect((await eventOf(conjunctionId)).history).toHaveLength(3), PATIENT);
  expect(await read<Cdm>(route('getCdm', { cdmId: first.observed.cdmId }))).toEqual(first.observed);
});

it('observed ones leave every event telling what its messages say', async () => {
  expect(await contradictingEvents(context.database.pool)).toEqual([]);
});
