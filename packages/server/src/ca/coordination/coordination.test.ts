import type {
  AnswerForm,
  Coordination,
  CoordinationLinkMade,
  ManoeuvreResponsibility,
} from '@keepout/contract/ca/coordination';
import { MOST_ANSWERS } from '@keepout/contract/ca/coordination-fields';
import type { ContactImported, OperatorContact } from '@keepout/contract/ca/operator-contact';
import { textOf } from '@keepout/contract/sentences';
import { type Movers, manoeuvreResponsibility } from '@keepout/operations/coordination/manoeuvre-responsibility';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowTaiS } from '../../platform/now.ts';
import { formAnswered } from '../../ports/ca-events.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';

const MOVERS: Movers = {
  satelliteName: 'FLYER',
  canWeMove: true,
  objectName: 'OBJECT 75002',
  objectType: 'PAYLOAD',
  opsStatus: '+',
  manoeuvrable: undefined,
  contacts: [],
};
const AGREED = [{ name: 'Meridian', agreement: 'THEY_MOVE' as const }];

it.each<[string, Partial<Movers>, ManoeuvreResponsibility, string]>([
  ['both may', {}, 'AGREE', 'Both objects may be able'],
  ['debris', { objectType: 'DEBRIS' }, 'WE_MOVE', 'OBJECT 75002 cannot manoeuvre'],
  ['a dead satellite', { opsStatus: '-' }, 'WE_MOVE', 'cannot manoeuvre'],
  ['no propulsion', { canWeMove: false }, 'THEY_MOVE', 'FLYER has no propulsion'],
  ['neither', { canWeMove: false, objectType: 'ROCKET BODY' }, 'NOBODY_CAN', 'Neither'],
  ['a rocket body', { objectType: 'ROCKET BODY' }, 'WE_MOVE', 'cannot manoeuvre'],
  ['whose message says that it cannot', { manoeuvrable: 'NO' }, 'WE_MOVE', 'cannot manoeuvre'],
  ['whose message does not know', { manoeuvrable: 'N/A' }, 'AGREE', 'agree'],
  ['agreed', { contacts: AGREED }, 'THEY_MOVE', 'Agreement with Meridian'],
  ['agreed, and they cannot', { contacts: AGREED, objectType: 'DEBRIS' }, 'WE_MOVE', 'cannot manoeuvre'],
])('26.7 who moves by the rules: %s', (_what, change, expected, words) => {
  const { manoeuvreResponsibility: mover, reason } = manoeuvreResponsibility({ ...MOVERS, ...change });
  expect([mover, textOf(reason)]).toEqual([expected, expect.stringContaining(words)]);
});

describe('26.7 coordination of an event', () => {
  let platform: TestPlatform;
  let conjunctionId = '';
  const tcaTaiS = nowTaiS() + 1.5 * 86_400;

  async function call<T>(place: Route, payload?: object | string, as: string | null = 'test-operator') {
    const isText = typeof payload === 'string';
    const bearer = as === null ? {} : await platform.bearer({ operatorId: as, userName: 'mara' });
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...bearer, ...(isText && { 'content-type': 'text/plain' }) },
      ...(payload !== undefined && { payload }),
    });
    const json = answer.body === '' ? undefined : answer.json();
    return { status: answer.statusCode, text: answer.body, json: json as T & { readonly code?: string } };
  }
  const coordination = async () => (await call<Coordination>(route('getCoordination', { conjunctionId }))).json;
  const open = async (body: object = {}) =>
    await call<CoordinationLinkMade>(route('createCoordinationLink', { conjunctionId }), {
      hours: 48,
      sharesProbability: true,
      ...body,
    });
  const tokenOf = ({ address }: CoordinationLinkMade) => address!.split('#')[1]!;
  const answer = (token: string, body: object = {}) =>
    call<AnswerForm>(route('sendAnswer'), { token, who: 'K. Sato', intent: 'MOVES', ...body }, null);

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    await call(route('createSatellite'), { name: 'FLYER', noradId: 75_001, configuration });
    const text = testEvent(tcaTaiS, { noradId: 75_001, other: 75_002, creationTaiS: nowTaiS() - 1800 });
    const { json } = await call<{ accepted: { conjunctionId: string }[] }>(route('uploadCdms'), text);
    conjunctionId = json.accepted[0]!.conjunctionId;
  });
  afterAll(() => platform.close());

  it('knows whom to call, the nearest fit first, by number, range and name', async () => {
    const csv = [
      'name,email,phone,objects,agreement,note',
      'Shell,ops@shell.example,,75000-76000,,',
      'Owner,"ops@owner.example",+49 30 1,75002,,"On duty, always"',
      'By name,,,OBJECT*;1-3,,',
      'Somebody else,,,90000,,',
      ',no@name.example,,,,',
      'Broken,not an address,,1,,',
      'Odd,,,a b,,',
      'Shell,,,1,,',
    ].join('\r\n');
    const { status, json } = await call<ContactImported>(route('importOperatorContacts'), { csv });
    expect({ status, json }).toMatchObject({
      status: 200,
      json: {
        added: 4,
        changed: 0,
        unchanged: 0,
        rejected: [
          { line: 6, field: 'name' },
          { line: 7, field: 'email', message: 'email: not an address cannot be taken.' },
          { line: 8, field: 'objects' },
          { line: 9, field: 'name', message: 'Shell stands in line 2 already.' },
        ],
      },
    });
    expect((await coordination()).contacts.map(({ name }) => name)).toEqual(['Owner', 'Shell', 'By name']);
    const again = await call<ContactImported>(route('importOperatorContacts'), {
      csv: 'name,objects\nSomebody else,90000\nOwner,75002\n',
    });
    expect(again.json).toMatchObject({ added: 0, changed: 1, unchanged: 1, rejected: [] });
    const found = await call<OperatorContact[]>(route('listOperatorContacts', {}, { 'norad-id': '75500' }));
    expect(found.json.map(({ name }) => name)).toEqual(['Shell']);
    for (const faulty of ['email\na@b', 'name,colour\na,b', 'name,name\na,b'])
      expect(await call(route('importOperatorContacts'), { csv: faulty })).toMatchObject({
        status: 422,
        json: { code: 'contacts-table' },
      });
    expect((await call<OperatorContact[]>(route('listOperatorContacts'), undefined, 'b')).json).toEqual([]);
    // Made up after talim-ai#66: a spreadsheet keeps line breaks within quotes.
    const lines = await call<ContactImported>(route('importOperatorContacts'), {
      csv: '\ufeffname,note\r\nTwo lines,"Weekdays\r\nNights: ask for ""shift"""\r\nPlain,one\r\n',
    });
    expect(lines.json).toMatchObject({ added: 2, rejected: [] });
    const { json: all } = await call<OperatorContact[]>(route('listOperatorContacts'));
    expect(all.find(({ name }) => name === 'Two lines')?.note).toBe('Weekdays\nNights: ask for "shift"');
  });

  it('keeps what both say, and says when it does not go together', async () => {
    expect(await coordination()).toMatchObject({
      manoeuvreResponsibility: 'AGREE',
      ownStatement: null,
      otherStatement: null,
      entries: [],
    });
    const place = route('createCoordinationEntry', { conjunctionId });
    await call(place, { side: 'OURS', intent: 'MOVES', channel: 'HERE' });
    await call(place, { side: 'THEIRS', intent: 'MOVES', channel: 'PHONE', who: 'K. Sato', note: 'on the phone' });
    expect(await coordination()).toMatchObject({
      ownStatement: { intent: 'MOVES', who: 'mara' },
      otherStatement: { intent: 'MOVES', who: 'K. Sato' },
      isContradictory: true,
    });
    await call(place, { side: 'THEIRS', intent: 'NOTE', channel: 'MAIL', note: 'will call back' });
    await call(place, { side: 'THEIRS', intent: 'STAYS', channel: 'MAIL', who: 'K. Sato' });
    const now = await coordination();
    expect(now).toMatchObject({ otherStatement: { intent: 'STAYS' }, isContradictory: false });
    expect(now.entries.map(({ intent }) => intent)).toEqual(['STAYS', 'NOTE', 'MOVES', 'MOVES']);
    for (const [side, channel] of [
      ['OURS', 'PHONE'],
      ['THEIRS', 'HERE'],
      ['THEIRS', 'LINK'],
    ])
      expect(await call(place, { side, channel, intent: 'NOTE' })).toMatchObject({
        status: 422,
        json: { code: 'coordination-side' },
      });
  });

  it('counts the last word also after a clock that was ahead is set back', async () => {
    const place = route('createCoordinationEntry', { conjunctionId });
    const said = { side: 'THEIRS', channel: 'PHONE', who: 'K. Sato' };
    const ahead = await call<{ entryId: string }>(place, { ...said, intent: 'WAITS' });
    await platform.context.database.pool.query(
      `update coordination_entry set at = now() + interval '1 hour' where id = $1`,
      [ahead.json.entryId],
    );
    const last = await call<{ entryId: string }>(place, { ...said, intent: 'STAYS' });
    const now = await coordination();
    expect(now).toMatchObject({ otherStatement: { intent: 'STAYS' } });
    expect(now.entries.slice(0, 2).map(({ entryId }) => entryId)).toEqual([last.json.entryId, ahead.json.entryId]);
  });

  it('asks for a reason where what you say is otherwise than what is agreed', async () => {
    const contacts = await call<OperatorContact[]>(route('listOperatorContacts'));
    const { contactId, version: _, ...owner } = contacts.json.find(({ name }) => name === 'Owner')!;
    await call(route('changeOperatorContact', { contactId }), { ...owner, agreement: 'THEY_MOVE' });
    expect(await coordination()).toMatchObject({
      manoeuvreResponsibility: 'THEY_MOVE',
      reason: expect.stringContaining('Owner'),
    });
    const place = route('createCoordinationEntry', { conjunctionId });
    const ours = { side: 'OURS', intent: 'MOVES', channel: 'HERE' };
    expect(await call(place, ours)).toMatchObject({ status: 422, json: { code: 'coordination-reason-missing' } });
    expect(await call(place, { ...ours, note: 'They have no contact for a day' })).toMatchObject({ status: 200 });
    await call(route('changeOperatorContact', { contactId }), { ...owner, agreement: 'NONE' });
  });

  it('is answered by a form without an account, which tells no more than it was made for', async () => {
    const { status, json: link } = await open({ question: 'Do you move?', sharesProbability: false });
    expect({ status, link }).toMatchObject({
      status: 200,
      link: { address: expect.stringMatching(/\/answer#[\w-]{43}$/) },
    });
    const token = tokenOf(link);
    const form = await call<AnswerForm>(route('readAnswerForm'), { token }, null);
    expect(form).toMatchObject({
      status: 200,
      json: {
        satelliteName: 'FLYER',
        satelliteNoradId: 75_001,
        objectNoradId: 75_002,
        question: 'Do you move?',
        probabilityOfCollision: null,
        requesterStatement: { intent: 'MOVES', who: 'test-operator' },
        answersLeft: MOST_ANSWERS,
        given: [],
      },
    });
    expect(form.text).not.toContain('mara');
    expect(form.text).not.toContain('on the phone');
    expect(await answer(token, { note: 'tomorrow at six' })).toMatchObject({
      status: 200,
      json: { answersLeft: MOST_ANSWERS - 1, given: [{ intent: 'MOVES', who: 'K. Sato', note: 'tomorrow at six' }] },
    });
    expect(await coordination()).toMatchObject({
      otherStatement: { intent: 'MOVES', who: 'K. Sato' },
      isContradictory: true,
      links: [{ linkId: link.linkId, answers: 1 }],
    });
    expect(await answer(token, { who: ' ' })).toMatchObject({ status: 400 });
    const told = await platform.context.database.pool.query(
      `select data from domain_event where type = '${formAnswered.type}'`,
    );
    expect(told.rows).toMatchObject([
      { data: { who: 'K. Sato', intent: 'MOVES', note: 'tomorrow at six', isContradictory: true } },
    ]);
    // The address is nowhere but with whoever was told it.
    const { pool } = platform.context.database;
    const kept = await pool.query(
      'select (select json_agg(l) from coordination_link l)::text || (select json_agg(a) from audit a)::text as it',
    );
    expect(kept.rows[0].it).not.toContain(token);
    await call(route('deleteCoordinationLink', { linkId: link.linkId }));
    expect(await answer(token)).toMatchObject({ status: 410, json: { code: 'answer-form-over' } });
    expect(await coordination()).toMatchObject({ otherStatement: { intent: 'MOVES' }, links: [] });
  });

  it('repeats the answer to a repeated request without the address, and stores the address nowhere', async () => {
    const bearer = await platform.bearer({ operatorId: 'test-operator', userName: 'mara' });
    const request = {
      ...route('createCoordinationLink', { conjunctionId }),
      headers: { ...bearer, 'idempotency-key': 'a form' },
      payload: { hours: 48, sharesProbability: true },
    };
    const made = (await platform.app.inject(request)).json<CoordinationLinkMade>();
    const repeated = (await platform.app.inject(request)).json<CoordinationLinkMade>();
    expect(made.address).toMatch(/\/answer#[\w-]{43}$/);
    expect(repeated).toEqual({ ...made, address: null });
    const { rows } = await platform.context.database.pool.query('select body from idempotent_answer');
    expect(JSON.stringify(rows)).toContain(made.linkId);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(made));
    await call(route('deleteCoordinationLink', { linkId: made.linkId }));
  });

  it('a form ends by its time, by its answers, and is nobody else’s', async () => {
    const { pool } = platform.context.database;
    const late = tokenOf((await open()).json);
    await pool.query(`update coordination_link set expires_at = now() - interval '1 second'`);
    expect(await answer(late)).toMatchObject({ status: 410 });
    const { json: link } = await open();
    await pool.query('update coordination_link set answers = $1 where id = $2', [MOST_ANSWERS - 3, link.linkId]);
    const racing = await Promise.all(Array.from({ length: 12 }, () => answer(tokenOf(link))));
    expect(racing.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(racing.map(({ status }) => status))).toEqual(new Set([200, 410]));
    expect(await answer('x'.repeat(43))).toMatchObject({ status: 404 });
    const other = await open();
    const theirs = await call(route('deleteCoordinationLink', { linkId: other.json.linkId }), undefined, 'b');
    expect(theirs.status).toBe(404);
    expect((await call(route('getCoordination', { conjunctionId }), undefined, 'b')).status).toBe(404);
  });

  it('a plan is not approved in silence where the other operator moves', async () => {
    const place = route('createCoordinationEntry', { conjunctionId });
    await call(place, { side: 'THEIRS', intent: 'MOVES', channel: 'PHONE', who: 'K. Sato' });
    const { formatUtcZ } = await import('@keepout/astro/epoch');
    const made = await call<{ manoeuvreId: string }>(route('createManoeuvre'), {
      conjunctionId,
      manoeuvre: {
        manoeuvreType: 'IMPULSIVE',
        ignitionEpoch: formatUtcZ(tcaTaiS - 30_000),
        deltaVVector: [0, 0.03, 0],
      },
    });
    expect(made.status, made.text).toBe(201);
    const { manoeuvreId } = made.json;
    // Of its screening nothing is known here: that is another rule.
    await platform.context.database.pool.query(`update manoeuvre_plan set state = 'PROPOSED' where id = $1`, [
      manoeuvreId,
    ]);
    const step = (note: string) => call(route('stepManoeuvre', { manoeuvreId }), { state: 'APPROVED', note });
    const silent = await step('');
    expect(silent.status).toBe(409);
    expect(['plan-not-clear', 'other-operator-moves']).toContain(silent.json.code);
    expect((await step('agreed by telephone that both move')).status).toBe(200);
  });
});
