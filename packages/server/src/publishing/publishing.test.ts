import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromUnixMs } from '@keepout/astro/epoch';
import { validateMessage } from '@keepout/ccsds/validate';
import type { Publication, PublicationBody } from '@keepout/contract/publishing/publication';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicationStopped } from '../ports/publishing.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '../test-certificate.ts';
import { type Reply, status, text } from '../test-publisher.ts';
import { route } from '../test-route.ts';
import { sendPublication, TryLater } from './delivery/send.ts';
import { validityOf } from './recipients/certificate.ts';
import { endingCertificates } from './recipients/secret.ts';
import { type PublishingWorld, startPublishingWorld } from './test-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepout-publishing-'));
let world: PublishingWorld;
/** Files that came, as the forms had them. */
const came: { name: string; text: string }[] = [];
const LOGIN = '/ajaxauth/login';
const TOKEN = '/token';

beforeAll(async () => {
  world = await startPublishingWorld({ publishingDir: folder });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  came.length = 0;
  world.publisher.calls.length = 0;
});

let names = 0;
/** TraCSS as it signs in and takes files, saying what a test wants. */
async function tracss(answer: Reply = text('[{"preProcessingValidation":[],"toBeSaved":true}]')) {
  const { publisher } = world;
  publisher.say(TOKEN, (request, response, body) => {
    const isKnown =
      request.headers.authorization === `Basic ${Buffer.from('aurora:correct%20horse').toString('base64')}`;
    if (isKnown && body.includes('grant_type=client_credentials')) response.end('{"access_token":"abc"}');
    else response.writeHead(401).end();
  });
  publisher.say('/upload', (request, response, body) => {
    const [, name = '', content = ''] = /filename="([^"]+)"[\s\S]*?\r\n\r\n([\s\S]*)\r\n--/.exec(body) ?? [];
    if (request.headers.authorization === 'Bearer abc') came.push({ name, text: content });
    answer(request, response, body);
  });
  const { recipientId } = await world.addRecipient({
    name: `TraCSS ${names++}`,
    kind: 'TRACSS',
    address: `${publisher.origin}/upload`,
    signInAddress: `${publisher.origin}${TOKEN}`,
    identity: 'aurora',
    secret: 'correct horse',
  });
  return recipientId;
}

const fileOf = async ({ publicationId, files }: Publication, rank = 1) =>
  (
    await world.send(
      route('getPublishedFile', { publicationId, fileName: files.find((each) => each.rank === rank)!.name }),
    )
  ).text;

/** Confirmed, as if no worker looked: a test sends it by hand. */
async function queued(publication: Publication): Promise<Publication> {
  const { pool } = world.platform.context.database;
  await pool.query(`update publication set state = 'QUEUED' where id = $1`, [publication.publicationId]);
  return publication;
}
const sendByHand = (publication: Publication, isLast = false) =>
  sendPublication(world.platform.context, publication, { signal: new AbortController().signal, isLast });

describe('what goes out', () => {
  it('is written first, shown byte for byte, and leaves when somebody confirms it; once', async () => {
    const recipientId = await tracss();
    const prepared = await world.prepare({ recipientId, withoutBurn: true, note: 'have it screened' });
    expect(prepared).toMatchObject({
      state: 'PREPARED',
      conjunctionId: world.conjunctionId,
      nextStates: ['QUEUED', 'CANCELLED'],
      isOutdated: false,
      files: [
        { rank: 0, content: 'WITHOUT_BURN', state: 'WAITING', manoeuvreId: null },
        { rank: 1, content: 'WITH_BURN', state: 'WAITING', manoeuvreId: world.plans[0].manoeuvreId },
      ],
    });
    expect(prepared.files[1]!.name).toMatch(
      /^MEME_90000_SENTINEL-A_\d{11}_Special_burn1-[0-9a-f]{8}_Unclassified\.ocm$/,
    );
    expect(world.publisher.calls).toEqual([]);
    const { publicationId } = prepared;
    const blindly = await world.send(route('stepPublication', { publicationId }), { state: 'QUEUED' });
    expect(blindly).toMatchObject({ status: 428, json: { code: 'if-match-missing' } });

    expect(await world.confirm(prepared)).toMatchObject({ status: 200, json: { state: 'QUEUED' } });
    const sent = await world.settled(publicationId);
    expect(sent).toMatchObject({
      state: 'ACCEPTED',
      nextStates: ['SCREENED'],
      files: [
        { state: 'ACCEPTED', attempts: 1, answerStatus: 200 },
        { state: 'ACCEPTED', attempts: 1, answerStatus: 200 },
      ],
      history: [
        { state: 'PREPARED', note: 'have it screened' },
        { state: 'QUEUED' },
        { state: 'ACCEPTED', by: 'Keepout' },
      ],
    });
    expect(came).toEqual([
      { name: prepared.files[0]!.name, text: await fileOf(prepared, 0) },
      { name: prepared.files[1]!.name, text: await fileOf(prepared, 1) },
    ]);
    // The same job again: at least once is what a queue promises.
    await sendByHand(sent);
    expect(came).toHaveLength(2);
    const again = await world.confirm(sent);
    expect(again).toMatchObject({ status: 409, json: { code: 'publication-step-impossible' } });
    const noted = await world.send(
      route('stepPublication', { publicationId }),
      { state: 'SCREENED', note: '2 conjunctions, none above 1e-5' },
      { 'if-match': `"${sent.version}"` },
    );
    expect(noted).toMatchObject({ status: 200, json: { state: 'SCREENED', nextStates: [] } });
    const byEvent = await world.send(route('listPublications', {}, { 'conjunction-id': world.conjunctionId }));
    expect(byEvent.json).toEqual([expect.objectContaining({ publicationId, state: 'SCREENED' })]);
  });

  it('is an OCM by the rules of TraCSS, and one of the book', async () => {
    const ocm = await fileOf(await world.prepare({ recipientId: await tracss() }));
    const { faults, deviations } = validateMessage(ocm);
    expect([...faults, ...deviations]).toEqual([]);
    for (const line of [
      'CATALOG_NAME = SATCAT',
      'OBJECT_DESIGNATOR = 90000',
      'TRAJ_BASIS = CANDIDATE',
      'TRAJ_UNITS = [km,km,km,km/s,km/s,km/s]',
      'COV_TYPE = CARTPV',
      'COV_ORDERING = LTM',
      'COV_UNITS = [km,km,km,km/s,km/s,km/s]',
    ])
      expect(ocm).toContain(`\n${line}\n`);
  });

  it.each([
    ['nothing', { manoeuvreIds: [] }, '#/manoeuvreIds'],
    ['a draft as the orbit that is flown', { purpose: 'OPERATIONAL' }, '#/manoeuvreIds/0'],
    ['two orbits as the one that is flown', { purpose: 'OPERATIONAL', withoutBurn: true }, '#/manoeuvreIds'],
    ['a plan of nobody', { manoeuvreIds: ['man-1'] }, '#/manoeuvreIds/0'],
    ['a threshold that the recipient does not know', { relinquishPc: 1e-5 }, '#/relinquishPc'],
  ] satisfies [string, Partial<PublicationBody>, string][])('is not %s', async (_what, body, pointer) => {
    const recipientId = await tracss();
    const asked = {
      recipientId,
      satelliteId: world.satelliteId,
      purpose: 'CANDIDATE',
      manoeuvreIds: [world.plans[0].manoeuvreId],
      withoutBurn: false,
      ...body,
    };
    expect(await world.send(route('createPublication'), asked)).toMatchObject({
      status: 422,
      json: { code: 'publication-content', errors: [{ pointer }] },
    });
  });

  it('does not leave any more once its plan was computed again', async () => {
    const { manoeuvreId, manoeuvre } = world.plans[1];
    const prepared = await world.prepare({ recipientId: await tracss(), manoeuvreIds: [manoeuvreId] });
    if (manoeuvre.manoeuvreType !== 'IMPULSIVE') throw new Error(manoeuvre.manoeuvreType);
    const edit = { manoeuvre: { ...manoeuvre, deltaVVector: manoeuvre.deltaVVector.map((part) => 0.9 * part) } };
    expect((await world.send(route('changeManoeuvre', { manoeuvreId }), edit)).status).toBe(200);
    expect(await world.get(prepared.publicationId)).toMatchObject({ isOutdated: true, nextStates: ['CANCELLED'] });
    expect(await world.confirm(prepared)).toMatchObject({ status: 409, json: { code: 'publication-overtaken' } });
    expect(world.publisher.calls).toEqual([]);
  });
});

describe('what comes back', () => {
  it('a refusal is told with its words; confirmed once more it goes out again', async () => {
    let isStrict = true;
    const recipientId = await tracss((_request, response) => {
      const validation = isStrict ? ['HBR is missing'] : [];
      response.end(JSON.stringify([{ preProcessingValidation: validation, toBeSaved: !isStrict }]));
    });
    const prepared = await world.prepare({ recipientId });
    await world.confirm(prepared);
    const refused = await world.settled(prepared.publicationId);
    expect(refused).toMatchObject({
      state: 'REFUSED',
      files: [{ state: 'REFUSED', answer: expect.stringContaining('HBR is missing') }],
    });
    isStrict = false;
    await world.confirm(refused);
    expect(await world.settled(prepared.publicationId)).toMatchObject({
      state: 'ACCEPTED',
      files: [{ state: 'ACCEPTED', attempts: 2 }],
    });
  });

  it('nothing, after the file began to leave: its arrival is not known, and it is not sent again by itself', async () => {
    const recipientId = await tracss((_request, response) => response.destroy());
    const prepared = await world.prepare({ recipientId });
    await world.confirm(prepared);
    const broken = await world.settled(prepared.publicationId);
    expect(broken).toMatchObject({ state: 'UNCERTAIN', files: [{ state: 'UNCERTAIN', attempts: 1 }] });
    expect(broken.nextStates).toEqual(['QUEUED', 'SCREENED', 'CANCELLED']);
    const { publicationId, recipientName } = broken;
    const { rows } = await world.platform.context.database.pool.query(
      `select data from domain_event where type = $1 and data->>'publicationId' = $2`,
      [publicationStopped.type, publicationId],
    );
    expect(rows).toMatchObject([{ data: { recipientName, state: 'UNCERTAIN' } }]);
    expect(came).toHaveLength(1);
  });

  it('nothing, because a worker died with the file in hand: the same', async () => {
    const prepared = await queued(await world.prepare({ recipientId: await tracss() }));
    const { pool } = world.platform.context.database;
    await pool.query(`update published_file set state = 'SENDING' where publication_id = $1`, [prepared.publicationId]);
    await sendByHand(prepared);
    expect(await world.get(prepared.publicationId)).toMatchObject({
      state: 'UNCERTAIN',
      files: [{ answer: expect.stringContaining('not known') }],
    });
    expect(came).toEqual([]);
  });

  it.each([
    ['away', 503],
    ['busy', 429],
  ])('the recipient is %s: it is tried again, and told as not sent when nobody tries any more', async (_what, code) => {
    const prepared = await queued(await world.prepare({ recipientId: await tracss(status(code)) }));
    await expect(sendByHand(prepared)).rejects.toThrow(TryLater);
    expect(await world.get(prepared.publicationId)).toMatchObject({
      state: 'QUEUED',
      files: [{ state: 'WAITING', attempts: 1, answerStatus: code }],
    });
    await sendByHand(prepared, true);
    expect(await world.get(prepared.publicationId)).toMatchObject({ state: 'FAILED', files: [{ attempts: 2 }] });
  });

  it('there is nobody: nothing left, and that is known', async () => {
    const prepared = await queued(await world.prepare({ recipientId: await tracss() }));
    const { pool } = world.platform.context.database;
    const nowhere = 'http://127.0.0.1:1';
    // The secret is of the same place: only that nobody listens there.
    await pool.query('update recipient set secret = null, address = $2, sign_in_address = $2 where id = $1', [
      prepared.recipientId,
      nowhere,
    ]);
    await expect(sendByHand(prepared)).rejects.toThrow(TryLater);
    await sendByHand(prepared, true);
    expect(await world.get(prepared.publicationId)).toMatchObject({
      state: 'FAILED',
      files: [{ state: 'FAILED', answer: expect.stringContaining('the file was not sent') }],
    });
  });

  it('lets be what waits', async () => {
    const prepared = await world.prepare({ recipientId: await tracss() });
    const { publicationId, version } = prepared;
    const step = { state: 'CANCELLED', note: 'not needed' };
    const left = await world.send(route('stepPublication', { publicationId }), step, { 'if-match': `"${version}"` });
    expect(left).toMatchObject({ status: 200, json: { state: 'CANCELLED', nextStates: [] } });
    await sendByHand(prepared);
    expect(world.publisher.calls).toEqual([]);
  });
});

it('Starlink gets a covariance at each state, under its own name of the satellite, and says what it calls the file', async () => {
  const bodies: Record<string, string>[] = [];
  world.publisher.say('/v1/trajectory', (_request, response, body) => {
    bodies.push(JSON.parse(body) as Record<string, string>);
    response.writeHead(201).end('{"id":"550e8400-e29b-41d4-a716-446655440000"}');
  });
  const recipient = {
    name: 'Starlink',
    kind: 'STARLINK' as const,
    address: `${world.publisher.origin}/v1/trajectory`,
    secret: PEM,
  };
  const { recipientId, version, hasSecret: _, certificateEndsAt, ...content } = await world.addRecipient(recipient);
  expect(certificateEndsAt).toBe(new Date(validityOf(PEM)!.untilMs).toISOString());
  const endsTaiS = fromUnixMs(validityOf(PEM)!.untilMs);
  const { context } = world.platform;
  expect(await endingCertificates(context, endsTaiS)).toEqual([
    { recipientId, operatorId: expect.any(String), name: 'Starlink', endsTaiS },
  ]);
  expect(await endingCertificates(context, endsTaiS - 1)).toEqual([]);
  const asked = { recipientId, purpose: 'CANDIDATE' as const, relinquishPc: 1e-5 };
  await expect(world.prepare(asked)).rejects.toThrow('What Starlink calls SENTINEL A (90000) is not known');
  const objectNames = [{ noradId: 90_000, name: '0e6b3f0e-0000-4000-8000-000000000001' }];
  const named = await world.send(
    route('changeRecipient', { recipientId }),
    { ...content, objectNames },
    { 'if-match': `"${version}"` },
  );
  expect(named).toMatchObject({ status: 200, json: { hasSecret: true } });
  const prepared = await world.prepare(asked);
  const oem = await fileOf(prepared);
  const states = oem.match(/^\d{4}-/gm)!.length;
  expect(states).toBeGreaterThan(1000);
  expect(oem.match(/^COV_REF_FRAME = RTN$/gm)).toHaveLength(states);
  const late = await queued(await world.prepare(asked));
  vi.useFakeTimers({ toFake: ['Date'], now: validityOf(PEM)!.untilMs + 1000 });
  await sendByHand(late);
  vi.useRealTimers();
  expect((await world.get(late.publicationId)).files[0]).toMatchObject({
    state: 'FAILED',
    answer:
      'The stored certificate is not valid now: its validity is 2026-11-21 01:14:42 Z to 2126-10-28 01:14:42 Z. The file was not sent.',
  });
  expect(bodies).toEqual([]);
  await queued(prepared);
  // A test has no certificate that a library would take: what is shown is what is said, over plain http.
  await world.platform.context.database.pool.query(`update recipient set secret = null where id = $1`, [recipientId]);
  await sendByHand(prepared);
  expect(bodies).toEqual([
    {
      file: oem,
      object_id: objectNames[0]!.name,
      upload_type: 'candidate',
      state_source: 'operator_ephemeris',
      auto_relinquish_pc_threshold: '0.00001',
    },
  ]);
  expect(await world.get(prepared.publicationId)).toMatchObject({
    state: 'ACCEPTED',
    files: [{ receipt: '550e8400-e29b-41d4-a716-446655440000', answerStatus: 201 }],
  });
});

it('Space-Track is signed in to by its form; a password that it does not know is told', async () => {
  const { publisher } = world;
  publisher.say(LOGIN, (_request, response, body) => {
    const isKnown = new URLSearchParams(body).get('password') === 'correct horse';
    if (isKnown) response.writeHead(200, { 'set-cookie': 'chocolatechip=abc; path=/' }).end('""');
    else response.end('{"Login":"Failed"}');
  });
  publisher.say('/fileshare/upload', (request, response, body) => {
    const [, name = ''] = /filename="([^"]+)"/.exec(body) ?? [];
    if (request.headers.cookie === 'chocolatechip=abc') came.push({ name, text: '' });
    response.end();
  });
  const account = {
    kind: 'SPACE_TRACK' as const,
    address: `${publisher.origin}/fileshare/upload`,
    signInAddress: `${publisher.origin}${LOGIN}`,
    identity: 'ops@example.org',
  };
  const known = await world.addRecipient({ ...account, name: 'known', secret: 'correct horse' });
  const prepared = await world.prepare({
    recipientId: known.recipientId,
    manoeuvreIds: [],
    withoutBurn: true,
    purpose: 'OPERATIONAL',
  });
  await world.confirm(prepared);
  expect(await world.settled(prepared.publicationId)).toMatchObject({ state: 'ACCEPTED' });
  expect(came).toEqual([
    { name: expect.stringMatching(/^MEME_90000_SENTINEL-A_\d{11}_Operational_nominal_Unclassified\.oem$/), text: '' },
  ]);
  const other = await world.addRecipient({ ...account, name: 'unknown', secret: 'battery staple' });
  const second = await world.prepare({ recipientId: other.recipientId });
  await world.confirm(second);
  expect(await world.settled(second.publicationId)).toMatchObject({
    state: 'REFUSED',
    files: [{ answer: 'The recipient does not accept the account or its password.' }],
  });
  const { pool } = world.platform.context.database;
  const everything = await pool.query(
    'select (select json_agg(recipient) from recipient)::text || (select json_agg(audit) from audit)::text as it',
  );
  expect(everything.rows[0].it).not.toContain('battery staple');
});

it('Monitor Space Hazards gets a token for its audience, and each file with the number that its name has', async () => {
  const { publisher } = world;
  publisher.say('/oauth/token', (_request, response, body) => {
    const { client_secret: secret, ...asked } = JSON.parse(body) as Record<string, string>;
    const audience = 'monitor-your-satellites.service.gov.uk/api';
    expect(asked).toEqual({ client_id: 'aurora', audience, grant_type: 'client_credentials' });
    // As Auth0 refuses a client.
    if (secret === 'correct horse') response.end('{"access_token":"abc","token_type":"Bearer"}');
    else response.writeHead(403).end('{"error":"access_denied"}');
  });
  const numbers: (string | undefined)[] = [];
  let answer: Reply = (_request, response) => void response.writeHead(201).end('{"id":"eph-7","object_id":"90000"}');
  publisher.say('/v1/ephemeris', (request, response, body) => {
    expect(request.headers.authorization).toBe('Bearer abc');
    numbers.push(/name="object_id"\r\n\r\n(\d+)\r\n/.exec(body)?.[1]);
    expect(body).toMatch(/name="file"; filename="MEME_90000_SENTINEL-A_\d{11}_[^"]+\.oem"/);
    for (const keyword of ['CCSDS_OEM_VERS', 'CREATION_DATE', 'ORIGINATOR', 'OBJECT_NAME', 'OBJECT_ID', 'CENTER_NAME'])
      expect(body).toMatch(new RegExp(`^${keyword} = \\S`, 'm'));
    for (const keyword of ['REF_FRAME', 'TIME_SYSTEM', 'START_TIME', 'STOP_TIME'])
      expect(body).toMatch(new RegExp(`^${keyword} = \\S`, 'm'));
    answer(request, response, body);
  });
  const account = {
    kind: 'MONITOR_SPACE_HAZARDS' as const,
    address: `${publisher.origin}/v1/ephemeris`,
    signInAddress: `${publisher.origin}/oauth/token`,
    identity: 'aurora',
  };
  const { recipientId } = await world.addRecipient({ ...account, name: 'MSH', secret: 'correct horse' });
  const sent = async (of: string) => {
    const prepared = await world.prepare({
      recipientId: of,
      manoeuvreIds: [],
      withoutBurn: true,
      purpose: 'OPERATIONAL',
    });
    await world.confirm(prepared);
    return await world.settled(prepared.publicationId);
  };
  expect(await sent(recipientId)).toMatchObject({
    state: 'ACCEPTED',
    files: [{ answerStatus: 201, receipt: 'eph-7' }],
  });
  expect(numbers).toEqual(['90000']);
  answer = status(422, {}, '{"detail":"Filename does not match"}');
  const refused = await sent(recipientId);
  expect(refused).toMatchObject({ state: 'REFUSED', files: [{ answerStatus: 422 }] });
  expect(refused.files[0]!.answer).toMatch(/returned 422\. .*Filename does not match/);
  answer = status(500);
  expect(await sent(recipientId)).toMatchObject({ state: 'UNCERTAIN' });
  const other = await world.addRecipient({ ...account, name: 'MSH, unknown', secret: 'battery staple' });
  expect(await sent(other.recipientId)).toMatchObject({
    state: 'REFUSED',
    files: [{ answer: 'The recipient does not accept the account or its password.' }],
  });
  expect(numbers).toHaveLength(3);
});

it('a folder gets each file whole, and what lies there is never written over', async () => {
  const { recipientId } = await world.addRecipient({ name: 'ground', kind: 'FOLDER', address: 'to-ground' });
  const prepared = await world.prepare({ recipientId });
  await world.confirm(prepared);
  const { files } = await world.settled(prepared.publicationId);
  expect(files).toMatchObject([{ state: 'ACCEPTED' }]);
  const path = join(folder, 'test-operator', files[0]!.receipt!);
  expect(readdirSync(join(path, '..'))).toEqual([files[0]!.name]);
  expect(readFileSync(path, 'utf8')).toBe(await fileOf(prepared));
  writeFileSync(path, 'something else');
  await world.platform.context.database.pool.query(
    `update published_file set state = 'WAITING' where publication_id = $1`,
    [prepared.publicationId],
  );
  await sendByHand(await queued(prepared));
  expect(await world.get(prepared.publicationId)).toMatchObject({ files: [{ state: 'REFUSED' }] });
  expect(readFileSync(path, 'utf8')).toBe('something else');
});

const PEM = `${TEST_CERTIFICATE}${TEST_KEY}`;

describe('a recipient', () => {
  const WEB = { kind: 'TRACSS', signInAddress: 'https://id.example.org/token', identity: 'a', secret: 'b' } as const;
  const ADDRESS = 'https://api.example.org/upload';
  it.each([
    ['no https', { ...WEB, address: 'ftp://example.org/' }, 'recipient-address', '#/address'],
    ['an account in the address', { ...WEB, address: 'https://a:b@example.org/' }, 'recipient-address', '#/address'],
    ['nowhere to sign in', { ...WEB, address: ADDRESS, signInAddress: null }, 'recipient-address', '#/signInAddress'],
    ['no account', { ...WEB, address: ADDRESS, identity: null }, 'recipient-account', '#/identity'],
    ['no password', { ...WEB, address: ADDRESS, secret: undefined }, 'recipient-account', '#/secret'],
    ['half a certificate', { kind: 'STARLINK', address: ADDRESS, secret: 'x' }, 'recipient-account', '#/secret'],
    ['a way out of the folder', { kind: 'FOLDER', address: '..' }, 'recipient-address', '#/address'],
    [
      'a satellite twice',
      {
        kind: 'STARLINK',
        address: ADDRESS,
        secret: PEM,
        objectNames: [1, 1].map((noradId) => ({ noradId, name: 'a' })),
      },
      'recipient-objects',
      '#/objectNames',
    ],
  ])('with %s is refused', async (_what, body, code, pointer) => {
    const asked = { name: 'refused', signInAddress: null, identity: null, objectNames: [], ...body };
    expect(await world.send(route('createRecipient'), asked)).toMatchObject({
      status: 422,
      json: { code, errors: [{ pointer }] },
    });
  });

  it('gets nothing that a program confirms, unless a person has allowed it', async () => {
    const recipientId = await tracss();
    const { platform } = world;
    const program = await platform.bearer({
      subject: 'keepout-machine-x',
      client: 'keepout-machine-x',
      userName: 'service-account-keepout-machine-x',
      roles: { 'collision-avoidance': ['admin', 'user'] },
    });
    const byProgram = (publication: Publication, state = 'QUEUED') =>
      world.send(
        route('stepPublication', { publicationId: publication.publicationId }),
        { state },
        {
          ...program,
          'if-match': `"${publication.version}"`,
        },
      );
    const prepared = await world.prepare({ recipientId });
    const needsPerson = { status: 403, json: { code: 'publication-needs-person' } };
    expect(await byProgram(prepared)).toMatchObject(needsPerson);
    expect((await world.get(prepared.publicationId)).state).toBe('PREPARED');
    // A program, an administrator too, does not allow itself.
    const allowed = {
      ...((await world.send(route('getRecipient', { recipientId }))).json as object),
      programsMayConfirm: true,
    };
    const change = (headers = {}) => world.send(route('changeRecipient', { recipientId }), allowed, headers);
    expect(await change(program)).toMatchObject(needsPerson);
    expect(await change()).toMatchObject({ status: 200, json: { programsMayConfirm: true } });
    expect((await byProgram(prepared)).status).toBe(200);
    await world.settled(prepared.publicationId);
    expect(came).toHaveLength(1);
    // What a program does not know of stays as it is.
    const {
      programsMayConfirm: _,
      version: _v,
      ...older
    } = allowed as { programsMayConfirm: boolean; version: number };
    expect(await world.send(route('changeRecipient', { recipientId }), older, program)).toMatchObject({
      status: 200,
      json: { programsMayConfirm: true },
    });
  });

  it('of another organisation does not exist; a user adds none', async () => {
    const recipientId = await tracss();
    const { platform } = world;
    const stranger = await platform.bearer({ operatorId: 'b', roles: { 'collision-avoidance': ['admin'] } });
    const seen = await platform.app.inject({ ...route('getRecipient', { recipientId }), headers: stranger });
    expect(seen.statusCode).toBe(404);
    const user = await platform.bearer({ roles: { 'collision-avoidance': ['user'] } });
    const body = {
      name: 'by a user',
      kind: 'FOLDER',
      address: 'x',
      signInAddress: null,
      identity: null,
      objectNames: [],
    };
    const added = await platform.app.inject({ ...route('createRecipient'), headers: user, payload: body });
    expect(added.statusCode).toBe(403);
  });

  it('keeps its secret for one place and account, and cannot go while something is on its way', async () => {
    const recipientId = await tracss();
    const get = async () => (await world.send(route('getRecipient', { recipientId }))).json as Record<string, unknown>;
    const moved = { ...(await get()), address: 'https://elsewhere.example.org/' };
    expect(await world.send(route('changeRecipient', { recipientId }), moved)).toMatchObject({
      status: 422,
      json: { code: 'recipient-account' },
    });
    const prepared = await queued(await world.prepare({ recipientId }));
    expect(await world.send(route('deleteRecipient', { recipientId }))).toMatchObject({
      status: 409,
      json: { code: 'recipient-waited-for' },
    });
    await sendByHand(prepared);
    expect((await world.send(route('deleteRecipient', { recipientId }))).status).toBe(204);
    // The log stays.
    expect(await world.get(prepared.publicationId)).toMatchObject({ state: 'ACCEPTED' });
  });

  it('gets what two persons have seen, where the flight rules ask for four eyes', async () => {
    const recipientId = await tracss();
    // Other rules make every plan out of date.
    const orbit = { manoeuvreIds: [], withoutBurn: true };
    const {
      version,
      updatedAt: _,
      ...rules
    } = (await world.send(route('getFlightRules'))).json as { version: number; updatedAt: null };
    const setRules = (fourEyes: boolean) =>
      world.send(route('changeFlightRules'), { ...rules, fourEyes }, { 'if-match': '*' });
    expect((await setRules(true)).status).toBe(200);
    const prepared = await world.prepare({ recipientId, ...orbit });
    expect(prepared).toMatchObject({ createdBy: 'ada', needsOtherConfirmer: true });
    expect(await world.confirm(prepared)).toMatchObject({
      status: 409,
      json: { code: 'publication-needs-other-eyes' },
    });
    const bob = await world.platform.bearer({ userName: 'bob' });
    const seen = await world.send(route('getPublication', { publicationId: prepared.publicationId }), undefined, bob);
    expect(seen.json).toMatchObject({ state: 'PREPARED', needsOtherConfirmer: false });
    const confirmed = await world.send(
      route('stepPublication', { publicationId: prepared.publicationId }),
      { state: 'QUEUED' },
      {
        ...bob,
        'if-match': `"${prepared.version}"`,
      },
    );
    expect(confirmed.status).toBe(200);
    await world.settled(prepared.publicationId);
    expect((await setRules(false)).status).toBe(200);
    const alone = await world.prepare({ recipientId, ...orbit });
    expect(alone.needsOtherConfirmer).toBe(false);
    expect((await world.confirm(alone)).status).toBe(200);
    await world.settled(alone.publicationId);
  });
});
