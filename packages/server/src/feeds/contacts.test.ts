import type { Coordination } from '@keepout/contract/ca/coordination';
import type { OperatorContact } from '@keepout/contract/ca/operator-contact';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testEvent } from '../ca/manoeuvres/test-event.ts';
import { nowTaiS } from '../platform/now.ts';
import { cutAfter, type Reply, status, text } from '../test-publisher.ts';
import { route } from '../test-route.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const OWN = 90_000;
const OTHER = 77_001;
const ACCOUNT = { identity: 'aurora', password: 'correct horse' } as const;
const PLACE = '/metadata/contactDirectory/operational/all';
const TOKEN = '/oauth2/aus1358llxDldKxE80j7/v1/token';

/** An organisation of the directory, its fields as the TraCSS SDK has them. */
const organisation = (name: string, noradIds: readonly number[], phone = '+1 555 0100') => ({
  organization: name,
  operationalContactNames: 'Flight desk',
  operationalContactEmails: `ops@${name.toLowerCase()}.example`,
  operationalContactPhones: phone,
  noradIdList: noradIds.map(String),
});

let world: FeedWorld;
let conjunctionId = '';
let feedId = '';
beforeAll(async () => {
  world = await startFeedWorld();
  await world.own(OWN);
  const message = testEvent(nowTaiS() + 86_400, { noradId: OWN, other: OTHER, creationTaiS: nowTaiS() - 3600 });
  const { json } = await world.send(route('uploadCdms'), message as never, { 'content-type': 'text/plain' });
  conjunctionId = (json as { accepted: { conjunctionId: string }[] }).accepted[0]!.conjunctionId;
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.context.database.pool.query('delete from feed');
  await world.platform.context.database.pool.query('delete from operator_contact');
  world.publisher.say(TOKEN, text('{"access_token":"abc"}'));
  ({ feedId } = await world.add({ ...ACCOUNT, kind: 'TRACSS_CONTACTS', name: 'TraCSS' }));
});

/** A directory for whoever shows the token. */
const directory =
  (...records: readonly object[]): Reply =>
  (request, response) =>
    void (request.headers.authorization === 'Bearer abc'
      ? response.end(JSON.stringify(records))
      : response.writeHead(401).end());
const say = (...records: readonly object[]) => world.publisher.say(PLACE, directory(...records));
const contacts = async () => (await world.send(route('listOperatorContacts'))).json as readonly OperatorContact[];
const names = async () => (await contacts()).map(({ name }) => name);

it('26.7 the directory of TraCSS says whom to call, where from and since when', async () => {
  say(organisation('Acme', [OTHER - 1, OTHER, OTHER + 1]), organisation('Beta', [5]), { organization: 'Nobody' });
  expect(await world.turn(feedId, true)).toMatchObject({ state: 'TAKEN', change: { objects: 2, added: 2 } });
  expect(await contacts()).toEqual([]);
  expect(await world.turn(feedId)).toMatchObject({
    state: 'TAKEN',
    change: { objects: 2, added: 2, newer: 0, missing: 0 },
    message: 'Ignored organisations without name, object, mail address or telephone number: 1.',
  });
  const { contacts: called } = (await world.send(route('getCoordination', { conjunctionId }))).json as Coordination;
  expect(called).toMatchObject([
    { name: 'Acme', phone: '+1 555 0100', email: 'ops@acme.example', note: 'Flight desk', source: 'TraCSS' },
  ]);
  expect(Date.parse(called[0]!.receivedAt!)).toBeLessThanOrEqual(Date.now());
  await world.forgetCalls();
  expect(await world.turn(feedId)).toMatchObject({ state: 'UNCHANGED' });
  say(organisation('Acme', [OTHER], '+1 555 0199'), organisation('Gamma', [6]));
  await world.forgetCalls();
  expect(await world.turn(feedId)).toMatchObject({ change: { objects: 2, added: 1, newer: 1, missing: 1 } });
  expect((await contacts()).map(({ name, phone }) => [name, phone])).toEqual([
    ['Acme', '+1 555 0199'],
    ['Gamma', '+1 555 0100'],
  ]);
});

it('26.7 what a person wrote, or changed, stays as it is', async () => {
  const body = { name: 'Acme', email: '', phone: '+49 30 1', objects: [String(OTHER)], agreement: 'WE_MOVE', note: '' };
  await world.send(route('createOperatorContact'), body);
  say(organisation('Acme', [OTHER]), organisation('Beta', [5]));
  expect(await world.turn(feedId)).toMatchObject({
    change: { added: 1 },
    message: 'Unchanged contacts that a user entered: 1.',
  });
  const [acme, beta] = await contacts();
  expect(acme).toMatchObject({ phone: '+49 30 1', source: null, receivedAt: null });
  const place = route('changeOperatorContact', { contactId: beta!.contactId });
  const changed = await world.send(place, { ...beta!, phone: '+49 30 2' }, { 'if-match': '*' });
  expect(changed).toMatchObject({ status: 200, json: { source: null, phone: '+49 30 2' } });
  say(organisation('Beta', [5], '+1 555 0111'));
  await world.forgetCalls();
  expect(await world.turn(feedId)).toMatchObject({ change: { newer: 0, missing: 0 } });
  expect((await contacts()).map(({ name, phone }) => [name, phone])).toEqual([
    ['Acme', '+49 30 1'],
    ['Beta', '+49 30 2'],
  ]);
});

it.each<[string, Reply, string]>([
  ['is cut', cutAfter(JSON.stringify([organisation('Acme', [1])])), 'FAILED'],
  ['throttles', status(429, { 'retry-after': '60' }), 'FAILED'],
  ['is away', status(503), 'FAILED'],
  ['has nobody', status(404, {}, 'No contacts found'), 'FAILED'],
  ['lies', text('<html>Sign in</html>'), 'REFUSED'],
  ['is empty', text('[]'), 'REFUSED'],
])('26.7 of a directory that %s the contacts stay that it brought', async (_what, reply, state) => {
  say(organisation('Acme', [OTHER]));
  await world.turn(feedId);
  world.publisher.say(PLACE, reply);
  await world.forgetCalls();
  expect(await world.turn(feedId)).toMatchObject({ state });
  expect(await names()).toEqual(['Acme']);
});

it('26.7 a directory that lost most of what it had is not taken, and no organisation sees the contacts of another', async () => {
  const all = Array.from({ length: 120 }, (_, n) => organisation(`Operator ${n}`, [n + 1]));
  say(...all);
  expect(await world.turn(feedId)).toMatchObject({ change: { added: 120 } });
  say(...all.slice(0, 60), ...all.slice(0, 60));
  await world.forgetCalls();
  expect(await world.turn(feedId)).toMatchObject({
    state: 'REFUSED',
    message: expect.stringContaining('60 contacts, the previous file had 120; at least 96 are expected'),
  });
  expect((await names()).length).toBe(120);
  const gull = await world.platform.bearer({ operatorId: 'gull', subject: 'gull' });
  expect((await world.send(route('listOperatorContacts'), undefined, gull)).json).toEqual([]);
});
