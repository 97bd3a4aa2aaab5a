import { ENDPOINTS } from '@keepout/contract/endpoints';
import type { FeedKind } from '@keepout/contract/feeds/enums';
import { FEED_EXAMPLES } from '@keepout/contract/feeds/examples';
import { FEED_KINDS, isForOperator } from '@keepout/contract/feeds/kinds';
import type { AccountProfile } from '@keepout/contract/identity/profile';
import { type Endpoint, urlOf } from '@keepout/contract/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testElements } from './ca/test-oem.ts';
import { storeTestCatalogue } from './catalogue/test-catalogue.ts';
import { createFeed, startTurn } from './feeds/service.ts';
import type { TokenFacts } from './identity/test-tokens.ts';
import { modules } from './modules.ts';
import { RADAR } from './odt/test-tracking.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { type Route, route } from './test-route.ts';

const RESOURCES = ['collision-avoidance', 'on-demand-tracking', 'payments', 'account'];
const admin = (operatorId: string): TokenFacts => ({
  operatorId,
  subject: `admin of ${operatorId}`,
  userName: operatorId,
  roles: Object.fromEntries(RESOURCES.map((resource) => [resource, ['admin', 'user']])),
});
const [FIRST, SECOND] = ['first-organisation', 'second-organisation'];
const REFUSED = { status: 403, code: 'not-installation-operator' };

/** Calls for administrators about what is of their organisation alone, and about payments, which have a test of their own. */
const OF_ORGANISATION = [
  'createRecipient',
  'changeRecipient',
  'deleteRecipient',
  ...Object.values(ENDPOINTS).flatMap(({ id, service }) => (service === 'payments' ? [id] : [])),
];

/** What a call of each row is sent with; a row of common data without one fails the test. */
const BODIES: Readonly<Record<string, object | string | undefined>> = {
  uploadCatalogue: '1 00005U',
  acceptKeptBackCatalogue: {},
  discardKeptBackCatalogue: undefined,
  undoCatalogue: { catalogueId: 'cat-any' },
  removeCatalogueSource: undefined,
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(modules, { worker: false, settings: { allowPrivateFeeds: true } });
  await storeTestCatalogue(platform.context, [testElements(8e8)]);
  // It exists from its first call on.
  await send(FIRST, route('getReadiness'));
});
afterAll(() => platform.close());

async function send(operatorId: string, place: Route, payload?: object | string) {
  const answer = await platform.app.inject({
    ...place,
    headers: {
      ...(await platform.bearer(admin(operatorId))),
      ...(typeof payload === 'string' && { 'content-type': 'text/plain' }),
    },
    ...(payload !== undefined && { payload }),
  });
  const json = answer.body.startsWith('{') || answer.body.startsWith('[') ? answer.json() : undefined;
  return { status: answer.statusCode, code: json?.code, json };
}

const rows: readonly Endpoint[] = Object.values(ENDPOINTS);
const always = rows.filter(({ commonData }) => commonData === 'ALWAYS');

it('each call for administrators is about common data, or about data of their organisation alone', () => {
  const isForAdmins = ({ requirement = [] }: Endpoint) => requirement.some((role) => role.endsWith(':admin'));
  const undeclared = rows.filter((row) => isForAdmins(row) && row.method !== 'GET' && row.commonData === undefined);
  expect(undeclared.map(({ id }) => id).filter((id) => !OF_ORGANISATION.includes(id))).toEqual([]);
  expect(always.map(({ id }) => id).toSorted()).toEqual(Object.keys(BODIES).toSorted());
});

it.each(always.map((row) => [row.id, row] as const))(
  "%s is refused to administrators of all organisations but the installation's operator",
  async (id, row) => {
    const variables = { keptBackId: 'ckb-any', source: 'any' };
    const place = { method: row.method, url: urlOf(row, variables as never) } as Route;
    const refused = await send(SECOND, place, BODIES[id]);
    expect(refused).toMatchObject(REFUSED);
    expect(refused.json.detail).toMatch(/administrators of the installation's operator/);
    // The installation's operator gets to what the call is about.
    expect((await send(FIRST, place, BODIES[id])).status).not.toBe(403);
  },
);

describe.each(Object.keys(FEED_KINDS) as FeedKind[])('a feed %s', (kind) => {
  const facts = FEED_KINDS[kind];
  const { name: _, ...example } = FEED_EXAMPLES.FeedBody;
  const body = {
    ...example,
    kind,
    name: `of ${kind}`,
    address: facts.address ?? '/data',
    sets: [...facts.sets],
    everyMinutes: facts.everyMinutes,
    signInAddress: facts.signInAddress ?? null,
    identity: facts.signsIn ? 'ada' : null,
    ...(facts.signsIn && { password: 'secret' }),
    isOn: false,
  };
  const isOwn = isForOperator(kind);
  const verb = isOwn ? 'is added, changed, asked and removed by any' : 'is refused to a second';

  it(`${verb} organisation's administrator`, async () => {
    const whose = isOwn ? SECOND : FIRST;
    const caller = { operatorId: whose, actor: 'ada' };
    await send(SECOND, route('listFeeds'));
    if (facts.address !== null) {
      const made = await send(SECOND, route('createFeed'), { ...body, name: `made of ${kind}` });
      expect(made).toMatchObject(isOwn ? { status: 201 } : REFUSED);
    }
    const { id: feedId } = await createFeed(platform.context, caller, body, 'machine');
    const { id: turnId } = await startTurn(platform.context, caller, feedId, true);
    const { password: _password, ...change } = body as typeof body & { password?: string };
    const expected = (status: number) => (isOwn ? { status } : REFUSED);
    expect(await send(SECOND, route('cancelFeedTurn', { turnId }))).toMatchObject(expected(204));
    expect(await send(SECOND, route('changeFeed', { feedId }), change)).toMatchObject(expected(200));
    for (const isTrial of [true, false]) {
      const started = await send(SECOND, route('startFeedTurn', { feedId }), { isTrial });
      expect(started).toMatchObject(expected(201));
      if (isOwn) await send(SECOND, route('cancelFeedTurn', { turnId: started.json.turnId }));
    }
    expect(await send(SECOND, route('deleteFeed', { feedId }))).toMatchObject(expected(204));
    // What is common stays, and everybody sees it.
    if (!isOwn) expect((await send(SECOND, route('getFeed', { feedId }))).json).toMatchObject({ version: 1 });
  });
});

it('sensors of the network are refused to a second organisation, whatever is done with them; its own are not', async () => {
  const network = { network: 'true' };
  const sensor = { ...RADAR, sensorCode: 'NET-1' };
  expect(await send(SECOND, route('createSensor', {}, network), sensor)).toMatchObject(REFUSED);
  const { sensorId } = (await send(FIRST, route('createSensor', {}, network), sensor)).json;
  const forecast = {
    source: 'met',
    issuedAt: '2026-11-20T00:00:00Z',
    hours: [{ start: '2026-11-20T00:00:00Z', cloudCover: 1 }],
  };
  for (const [place, payload] of [
    [route('changeSensor', { sensorId }), sensor],
    [route('replaceSensor'), { ...sensor, sensorId }],
    [route('sendForecast', { sensorId }), forecast],
    [route('removeSensor', {}, { 'sensor-id': sensorId })],
    [route('deleteSensor', { sensorId })],
  ] as const) {
    expect(await send(SECOND, place, payload)).toMatchObject(REFUSED);
  }
  const own = await send(SECOND, route('createSensor'), { ...RADAR, sensorCode: 'OWN-1' });
  expect(own.status).toBe(201);
  expect((await send(SECOND, route('deleteSensor', { sensorId: own.json.sensorId }))).status).toBe(204);
});

describe("the installation's operator", () => {
  const runs = async (operatorId: string, on = platform): Promise<boolean> => {
    const headers = await on.bearer(admin(operatorId));
    return (await on.app.inject({ ...route('getAccountProfile'), headers })).json<AccountProfile>().runsInstallation;
  };

  it('is the first organisation where no setting names one', async () => {
    expect([await runs(FIRST), await runs(SECOND)]).toEqual([true, false]);
  });

  it('is the one that the setting names, whichever came first', async () => {
    const other = await startTestPlatform(modules, {
      worker: false,
      settings: { paymentsOperator: SECOND },
    });
    await other.app.inject({ ...route('getReadiness'), headers: await other.bearer(admin(FIRST)) });
    expect([await runs(FIRST, other), await runs(SECOND, other)]).toEqual([false, true]);
    await other.close();
  });
});
