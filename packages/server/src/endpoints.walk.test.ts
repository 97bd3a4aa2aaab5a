import { ENDPOINTS, HOOKS } from '@keepout/contract/endpoints';
import { API_ROOT, pathOf } from '@keepout/contract/platform/endpoint';
import { formerNamesOf } from '@keepout/contract/platform/renamed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZodArray } from 'zod';
import { sampled } from '../../../scripts/property-runs.mjs';
import { testElements, testOem } from './ca/test-oem.ts';
import { exampleOf } from './hosting/describe.ts';
import { modules } from './modules.ts';
import { testForm } from './platform/http/test-form.ts';
import { nowTaiS } from './platform/now.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { type Route, route } from './test-route.ts';
import { callOf, EVERYBODYS, shapeOf, type WalkedRoute, type WalkWorld, watched } from './test-walk-routes.ts';
import { CALLERS, makeWalkWorld, OWNER } from './test-walk-world.ts';

type Caller = keyof typeof CALLERS;

/** Fields that change with the time of the call. */
const OF_THE_MOMENT = ['timeToTca', 'orbitAgeDays'];
/** Returns a row without the fields that change between two calls. */
function timeless(row: unknown): unknown {
  return JSON.parse(JSON.stringify(row, (key, value) => (OF_THE_MOMENT.includes(key) ? undefined : value)));
}

/** What another operator gets where it is not that there is no such record, and why. */
const TO_STRANGERS: Readonly<Record<string, string>> = {
  // The body says for whom the customer would be.
  'POST /payments/customers': 'customer-not-own',
  // Whoever does not run the payments of the installation is refused before any record is looked for.
  'PATCH /payments/customers/:customerId/balance': 'role-missing',
  'PUT /payments/customers/:customerId/pays': 'role-missing',
  'POST /payments/invoices/:invoiceId/payments': 'role-missing',
  'POST /payments/invoices/:invoiceId/void': 'role-missing',
  'PUT /payments/unbooked/:unbookedId/resolution': 'role-missing',
};
/** Records that are there and have nothing to tell yet. */
const TO_OWNER: Readonly<Record<string, string>> = {
  'GET /ca/decisions/:decisionId/record': 'decision-not-signed',
  'GET /ca/missions/:missionId/pdf': 'mission-not-flown',
};
/** Without a token, then signed in without a role, where it is not 401 and 403. */
const SIGNED_BY_KEY = ['signature-invalid', 'signature-invalid'];
const FOR_ALL_SIGNED_IN = ['token-missing Bearer', 200];
/** Past the guard a parameter that nobody knows ends the call: to write a description takes half a second. */
const DESCRIBED_TO_ALL = ['token-missing Bearer', 'unknown-parameter'];
const SIGN_IN: Readonly<Record<string, readonly (string | number)[]>> = {
  'POST /odt/providers/deliveries': SIGNED_BY_KEY,
  'POST /payments/providers/stripe/events': ['payment-event-unsigned', 'payment-event-unsigned'],
  // Keys by which a stranger checks a record.
  'GET /ca/record-keys': [200, 200],
  // Whoever has the address of a form answers by it.
  'POST /ca/coordination/answer-forms': ['not-found', 'not-found'],
  'POST /ca/coordination/answers': ['not-found', 'not-found'],
  // The secret of the address is all that it wants, and this one is none.
  'GET /alerts/subscription.ics': ['not-found', 'not-found'],
  'GET /account/profile': FOR_ALL_SIGNED_IN,
  'GET /account/language': FOR_ALL_SIGNED_IN,
  'PUT /account/language': FOR_ALL_SIGNED_IN,
  ...Object.fromEntries(descriptions().map((url) => [`GET ${url}`, DESCRIBED_TO_ALL])),
};
/** Lists of which the world has less than two pages of one record. */
const SHORT: Readonly<Record<string, number | string>> = {
  // Jobs store what a screening found.
  'GET /ca/screenings/:screeningId/conjunctions': 0,
  // For the developer area alone.
  'GET /alerts/outbox': 'not-found',
};
/** Its tag is of what it rests on; the version is that of its form. */
const TAGGED = { 'GET /odt/observations/report/:fileId': expect.stringMatching(/^"obs-/) };
/** Fields that a change may have, though its example does without; those of the rota follow from the hour at which it was read. */
const CHANGEABLE: Readonly<Record<string, readonly string[]>> = {
  'PUT /ca/ephemeris': ['satelliteId'],
  'PATCH /ca/decisions/:decisionId': ['acknowledged', 'owner', 'note', 'planId', 'withdrawn'],
  'PUT /ca/manoeuvres/:manoeuvreId': ['returnManoeuvre', 'constraints'],
  'PUT /alerts/settings': ['language'],
  'PUT /alerts/rota': ['onCall', 'nextChangeAt'],
};
/** Written when anybody calls. */
const NOTED_AT_CALLS = ['alert_user', 'identity_seen'];

function descriptions(): readonly string[] {
  return modules.flatMap(({ name, register }) => (register === undefined ? [] : [`/${name}/openapi/`]));
}

describe('every endpoint of the platform', () => {
  const { modules: walkedModules, routes } = watched(modules);
  let platform: TestPlatform;
  let world: WalkWorld;
  const locations: string[] = [];
  const bearers = new Map<Caller, { readonly authorization: string }>();

  beforeAll(async () => {
    const settings = { paymentsOperator: OWNER, sellerCountry: 'DE', rateLimitPerMinute: 1_000_000 };
    platform = await startTestPlatform(walkedModules, { worker: false, settings });
    world = await makeWalkWorld(platform, locations);
    for (const name of Object.keys(CALLERS) as Caller[]) bearers.set(name, await platform.bearer(CALLERS[name]));
  });
  afterAll(() => platform.close());

  interface Sent {
    readonly method?: WalkedRoute['method'];
    readonly url: string;
    readonly payload?: object | string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  }

  async function send(who: Caller | undefined, { method = 'GET', url, payload, headers }: Sent) {
    const answer = await platform.app.inject({
      method,
      url,
      headers: { 'if-match': '*', ...(who && bearers.get(who)), ...headers },
      ...(payload !== undefined && { payload }),
    });
    const isJson = /[/+]json/.test(String(answer.headers['content-type'])) && answer.body !== '';
    const json = isJson ? answer.json() : undefined;
    const { statusCode: status, body } = answer;
    // A refusal is known by its code, what is done by its status.
    return { status, body, json, headers: answer.headers, came: status >= 400 ? String(json?.code) : status };
  }

  const ownAnswers = new Map<string, ReturnType<typeof send>>();
  /** Returns what the owner reads at an address. No test before the last one changes the world, so each address is read once. */
  function read(url: string): ReturnType<typeof send> {
    const answer = ownAnswers.get(url) ?? send('owner', { url });
    ownAnswers.set(url, answer);
    return answer;
  }

  /** As the other operator: his user, or his administrator where it takes one. */
  async function sendAsStranger(call: Sent) {
    const answer = await send('stranger', call);
    return answer.came === 'role-missing' ? await send('strangersAdmin', call) : answer;
  }

  const reading = () => routes.filter(({ method }) => method === 'GET');
  const byName = <T>(some: readonly WalkedRoute[], answer: (route: WalkedRoute) => T) =>
    Object.fromEntries(some.map((route) => [route.name, answer(route)]));

  /** Sums of all rows of the owner, by table. */
  async function rowsOfOwner(): Promise<Readonly<Record<string, string>>> {
    const { pool } = platform.context.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'operator_id' and table_name <> all ($1)`,
      [NOTED_AT_CALLS],
    );
    const sums = tables.map(
      ({ name }) =>
        `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t where operator_id = $1`,
    );
    const { rows } = await pool.query<{ name: string; sum: string }>(sums.join(' union all '), [OWNER]);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  }

  it('is a row of the contract', () => {
    const rows = Object.values({ ...ENDPOINTS, ...HOOKS }).map(
      (row) =>
        `${row.method} ${pathOf(row)
          .replace(API_ROOT, '')
          .replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(routes.map(({ name }) => name).toSorted()).toEqual(rows.toSorted());
  });

  it('the world of the walk has a record for every name in a path; whoever adds one says so in test-walk-world.ts', () => {
    const unknown = routes.filter((route) => callOf(route, world).unknown.length > 0).map(({ name }) => name);
    expect(unknown).toEqual([]);
    expect(routes.length).toBeGreaterThan(150);
  });

  it("P-05 another operator's record does not exist, whatever call names it; no list tells of it, and it stays as it is", async () => {
    const secrets = Object.entries(world).flatMap(([name, id]) => (EVERYBODYS.includes(name) ? [] : [id]));
    const tells = ({ status, body }: Awaited<ReturnType<typeof send>>) =>
      status >= 500 || (status < 400 && secrets.some((id) => body.includes(id)));
    const before = await rowsOfOwner();
    expect(Object.values(before).filter((sum) => sum !== null).length).toBeGreaterThan(20);
    const came: Record<string, unknown> = {};
    for (const route of routes) {
      const { namesRecord, filtered, ...call } = callOf(route, world);
      const answer = await sendAsStranger({ method: route.method, ...call });
      came[route.name] = namesRecord ? answer.came : tells(answer) ? 'tells' : 'tells nothing';
      if (route.method !== 'GET') continue;
      for (const url of filtered) if (tells(await sendAsStranger({ url }))) came[url] = 'tells';
    }
    const wanted = byName(routes, (route) => (callOf(route, world).namesRecord ? 'not-found' : 'tells nothing'));
    expect(came).toEqual({ ...wanted, ...TO_STRANGERS });
    expect(await rowsOfOwner()).toEqual(before);
  });

  it('P-05 nor does it where a call names it beside a record of the caller', async () => {
    const before = await rowsOfOwner();
    const make = async (place: Route, payload: object, headers = {}) =>
      await send('stranger', { ...place, payload, headers });
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
    const satellite = await make(route('createSatellite'), { name: 'GULL', noradId: 77_777, configuration });
    const startTaiS = nowTaiS() + 600;
    const content = testOem(testElements(startTaiS), { startTaiS, count: 20, stepS: 60 });
    const ephemeris = async (satelliteId: unknown) => {
      const form = testForm([{ name: 'gull.oem', content }], {
        'satellite-id': String(satelliteId),
        screen: 'false',
        designation: 'CANDIDATE',
      });
      return await make(route('uploadEphemeris'), form.payload, form.headers);
    };
    const own = (await ephemeris(satellite.json.satelliteId)).json.accepted[0].oemFileId as string;
    const { satelliteId, oemId, conjunctionId } = world;
    const calls = [
      await ephemeris(satelliteId),
      await send('stranger', {
        ...route('changeEphemeris', {}, { 'oem-id': own }),
        payload: { designation: 'CANDIDATE', satelliteId },
      }),
      await send('stranger', route('getEphemerisQuality', { oemId: own }, { against: oemId! })),
      await make(route('createPostManoeuvreScreening'), { oemFileId: own, conjunctionId }),
    ];
    expect(calls.map(({ came }) => came)).toEqual(['satellite-unknown', 'not-found', 'not-found', 'not-found']);
    expect(await rowsOfOwner()).toEqual(before);
  });

  it('what is not there for others is there for its owner, in the same words', async () => {
    const named = reading().filter((route) => callOf(route, world).namesRecord);
    const came = new Map<string, unknown>();
    for (const route of named) came.set(route.name, (await read(callOf(route, world).url)).came);
    expect(Object.fromEntries(came)).toEqual({ ...byName(named, () => 200), ...TO_OWNER });
  });

  it('what was made is read where its Location says, whatever made it', async () => {
    expect(new Set(locations.map((url) => url.split('/')[4])).size).toBeGreaterThan(11);
    const came = await Promise.all(locations.map(async (url) => [url, (await send('owner', { url })).came]));
    expect(came).toEqual(locations.map((url) => [url, 200]));
  });

  it('a record tells its version as its ETag, and every list how many there are', async () => {
    const record: Record<string, unknown> = {};
    for (const route of reading()) {
      const { status, json, headers } = await read(callOf(route, world).url);
      if (status !== 200) continue;
      if (Array.isArray(json) && headers['x-total-count'] === undefined) record[route.name] = 'no count';
      if (json?.version !== undefined && headers['etag'] !== `"${json.version}"`) record[route.name] = headers['etag'];
    }
    expect(record).toEqual(TAGGED);
  });

  it('P-05 nothing is told without a token (401, and how to get in) nor without the role (403)', async () => {
    const others = ['/events', ...descriptions()].map((url) => ({
      name: `GET ${url}`,
      url: `${API_ROOT}${url}?nonsense=1`,
    }));
    const came: Record<string, unknown> = {};
    for (const { name, ...call } of [...routes.map((route) => ({ ...route, ...callOf(route, world) })), ...others]) {
      const anonymous = await send(undefined, call);
      const challenge = anonymous.headers['www-authenticate'];
      const nobody = await send('nobody', call);
      came[name] = [challenge === undefined ? anonymous.came : `${anonymous.came} ${challenge}`, nobody.came];
    }
    const wanted = [...routes, ...others].map(({ name }) => [name, ['token-missing Bearer', 'role-missing']]);
    expect(came).toEqual({ ...Object.fromEntries(wanted), ...SIGN_IN });
  });

  it('P-05 what is for administrators is refused to users', async () => {
    const forAdmins = routes.filter(({ requirement }) => requirement.some((role) => role.endsWith(':admin')));
    const came = new Map<string, unknown>();
    for (const route of forAdmins)
      came.set(route.name, (await send('stranger', { method: route.method, ...callOf(route, world) })).came);
    expect(Object.fromEntries(came)).toEqual(byName(forAdmins, () => 'role-missing'));
    expect(forAdmins.length).toBeGreaterThan(8);
  });

  it('a change on the basis of another version is refused and changes nothing, and so is a garbled If-Match', async () => {
    const versioned = routes.filter(({ headers }) => headers.includes('if-match'));
    const before = await rowsOfOwner();
    const came = new Map<string, unknown>();
    for (const route of versioned) {
      const call = { method: route.method, ...callOf(route, world) };
      const answers = ['"99999"', 'garbled'].map((tag) => send('owner', { ...call, headers: { 'if-match': tag } }));
      came.set(
        route.name,
        (await Promise.all(answers)).map((answer) => [answer.status, answer.came]),
      );
    }
    const wanted = [
      [412, 'version-changed'],
      [400, 'invalid-request'],
    ];
    expect(Object.fromEntries(came)).toEqual(byName(versioned, () => wanted));
    expect(versioned.length).toBeGreaterThan(12);
    expect(await rowsOfOwner()).toEqual(before);
  });

  it('24-8 what has to be read before it is changed answers 428 without If-Match, and changes nothing', async () => {
    const before = await rowsOfOwner();
    const came = new Map<string, number>();
    for (const name of [
      'POST /ca/manoeuvres/:manoeuvreId/state',
      'PATCH /ca/decisions/:decisionId',
      'POST /ca/decisions/:decisionId/sign',
      'PATCH /payments/customers/:customerId/balance',
    ]) {
      const asked = routes.find((route) => route.name === name)!;
      const { url, payload } = callOf(asked, world) as { url: string; payload?: object };
      const answer = await platform.app.inject({
        method: asked.method,
        url,
        ...(payload && { payload }),
        headers: bearers.get('owner')!,
      });
      came.set(name, answer.statusCode);
    }
    expect([...came].filter(([, status]) => status !== 428)).toEqual([]);
    expect(await rowsOfOwner()).toEqual(before);
  });

  it('every route that reads refuses a parameter that it does not know', async () => {
    const calls = new Map(reading().map((route) => [route.name, { url: callOf(route, world).url, accept: '*/*' }]));
    for (const url of descriptions()) calls.set(url, { url: `${API_ROOT}${url}`, accept: '*/*' });
    calls.set('/events', { url: `${API_ROOT}/events`, accept: 'text/event-stream' });
    const came = new Map<string, unknown>();
    for (const [name, { url, accept }] of calls) {
      const address = `${url}${url.includes('?') ? '&' : '?'}nonsense=1`;
      came.set(name, (await send('owner', { url: address, headers: { accept } })).came);
    }
    expect([...came].filter(([, code]) => code !== 'unknown-parameter')).toEqual([]);
  });

  it('every route that writes refuses a parameter that it does not know, and changes nothing', async () => {
    const before = await rowsOfOwner();
    const came = new Map<string, unknown>();
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const { url, payload } = callOf(route, world);
      const address = `${url}${url.includes('?') ? '&' : '?'}nonsense=1`;
      came.set(route.name, (await send('owner', { method: route.method, url: address, payload })).came);
    }
    // The signature of a provider is verified before anything else of its message is read.
    expect([...came].filter(([, code]) => code !== 'unknown-parameter')).toEqual([
      ['POST /odt/providers/deliveries', 'signature-invalid'],
    ]);
    expect(await rowsOfOwner()).toEqual(before);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'answers no 5xx to a parameter or header that is the word %s',
    async (word) => {
      const came = new Map<string, number>();
      for (const route of reading()) {
        const { url } = callOf(route, world);
        const [path = ''] = url.split('?');
        const urls = [`${path.slice(0, path.lastIndexOf('/'))}/${word}`, `${path}?${word}=1`];
        for (const name of Object.keys(route.query)) urls.push(`${path}?${name}=${word}`);
        for (const address of urls) came.set(address, (await send('owner', { url: address })).status);
        for (const name of ['accept', 'accept-encoding', 'accept-language', 'range', 'if-none-match'])
          came.set(`${name} ${path}`, (await send('owner', { url, headers: { [name]: word } })).status);
      }
      expect([...came].filter(([, status]) => status >= 500)).toEqual([]);
      expect(came.size).toBeGreaterThan(500);
    },
  );

  it('every list runs through everything once in pages, tells its total, and refuses a cursor of another list', async () => {
    const lists = reading().filter(({ query }) => 'cursor' in query && 'limit' in query);
    const came = new Map<string, unknown>();
    for (const route of lists) {
      const { url } = callOf(route, world);
      const whole = await send('owner', { url });
      const rows: unknown[] = [];
      const totals = new Set([whole.headers['x-total-count']]);
      for (let next: string | undefined = `${url}?limit=1`; next !== undefined && whole.status === 200; ) {
        const { json, headers } = await send('owner', { url: next });
        expect(json.length, next).toBeLessThanOrEqual(1);
        rows.push(...json);
        totals.add(headers['x-total-count']);
        next = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
      }
      const foreign = await send('owner', { url: `${url}?cursor=${cursorOf('another list')}` });
      if (whole.status === 200)
        expect([rows.map(timeless), [...totals]], route.name).toEqual([whole.json.map(timeless), [`${rows.length}`]]);
      expect([route.name, foreign.status, foreign.came]).toEqual([route.name, 404, 'cursor-invalid']);
      came.set(route.name, whole.status === 200 ? Math.min(rows.length, 2) : whole.came);
    }
    expect(Object.fromEntries(came)).toEqual({ ...byName(lists, () => 2), ...SHORT });
  });

  it('every list answers no more than `limit`, and says how many there are', async () => {
    const lists = reading().filter(({ answer }) => answer instanceof ZodArray);
    const came = new Map<string, unknown>();
    for (const route of lists) {
      const { url } = callOf(route, world);
      const whole = await read(url);
      const { status, json, headers } = await send('owner', { url: `${url}${url.includes('?') ? '&' : '?'}limit=1` });
      const isCut = status === 200 && json.length === Math.min(1, whole.json.length);
      const isCounted = headers['x-total-count'] === whole.headers['x-total-count'];
      if (whole.status !== 200 || (isCut && isCounted)) continue;
      came.set(route.name, [status, json, headers['x-total-count']]);
    }
    expect([Object.fromEntries(came), lists.length > 40]).toEqual([{}, true]);
  });

  it('every call answers in a form that is accepted, or 406 with the forms that there are; nothing is done for it', async () => {
    const before = await rowsOfOwner();
    const came = new Map<string, unknown>();
    const statusOf = async (route: WalkedRoute, accept: string) =>
      (await send('owner', { url: callOf(route, world).url, headers: { accept } })).status;
    const accepting = routes.filter(({ method, config }) => method !== 'DELETE' && !config.isHook);
    for (const [place, route] of accepting.entries()) {
      const { offers = ['application/json'] } = route.config;
      const { url, payload } = callOf(route, world);
      for (const accept of ['text/html', 'image/*', `*/*, ${offers.map((offer) => `${offer};q=0`).join(', ')}`]) {
        const { status, json } = await send('owner', { method: route.method, url, payload, headers: { accept } });
        const isSaid = status === 406 && offers.every((offer) => json.detail.includes(offer));
        if (!isSaid) came.set(`${route.name} ${accept}`, status);
      }
      if (route.method !== 'GET') continue;
      const usual = (await read(url)).status;
      const accepted = ['*/*', `${offers[0]!.split('/')[0]}/*`, `text/html, ${offers.at(-1)};q=0.1`, 'nonsense'];
      // One form for each route: the headers are read at one place for all of them.
      for (const accept of sampled(accepted, accepted.length, place % accepted.length))
        if ((await statusOf(route, accept)) !== usual) came.set(`${route.name} ${accept}`, `not ${usual}`);
    }
    expect(Object.fromEntries(came)).toEqual({});
    expect(await rowsOfOwner()).toEqual(before);
  });

  // The last one: what is taken after all would change the world.
  it('what an answer has and its change does not take is refused by its name', async () => {
    const taken: string[] = [];
    for (const route of routes.filter(({ method }) => method === 'PUT' || method === 'PATCH')) {
      const { url, payload = {} } = callOf(route, world);
      const shown = exampleOf({ schema: { $ref: route.answer?.meta()?.id ?? '' } }) ?? {};
      // A former name is refused by the name of its successor.
      const former = new Set(formerNamesOf(shapeOf(route.answer)).map((name) => name.former));
      const fields = Object.keys(shapeOf(route.answer)).filter((name) => !(name in payload) && !former.has(name));
      for (const name of ['nonsense', ...fields]) {
        if (CHANGEABLE[route.name]?.includes(name)) continue;
        const came: unknown[] = [];
        for (const value of othersThan(new Map<string, unknown>(Object.entries(shown)).get(name))) {
          const answer = await send('owner', { method: route.method, url, payload: { ...payload, [name]: value } });
          const text = JSON.stringify(answer.json?.errors ?? answer.json?.detail ?? '');
          came.push(answer.status >= 400 && new RegExp(`\\b${name}\\b`).test(text) ? 'refused' : answer.came);
        }
        if (!came.includes('refused')) taken.push(`${route.name} ${name}: ${came}`);
      }
    }
    expect(taken).toEqual([]);
  });
});

const cursorOf = (list: string): string => Buffer.from(JSON.stringify([list, 'x'])).toString('base64url');

/** Values that a field has not, of a kind that it may have: of two one at least. */
function othersThan(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [true, false];
  return [typeof value === 'number' ? value + 7000 : '2001-01-01T00:00:00Z'];
}
