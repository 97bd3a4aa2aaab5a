import { convertMessage } from '@keepout/ccsds/convert';
import type { Feed } from '@keepout/contract/feeds/feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEvent } from '../ca/manoeuvres/test-event.ts';
import { archiveOf } from '../messages/pack.ts';
import { nowTaiS } from '../platform/now.ts';
import { TEST_CERTIFICATE } from '../test-certificate.ts';
import { route } from '../test-route.ts';
import { mailbox } from './source/mailbox.ts';
import { SOURCES } from './source/sources.ts';
import { AUTHSERV_ID, mailOf, startTestMailServer, type TestMailServer } from './test-mail-server.ts';
import { type FeedWorld, startFeedWorld } from './test-world.ts';

const TCA_TAI_S = Math.floor(nowTaiS()) + 86_400;
const OWN = 90_000;
const ACCOUNT = { identity: 'ops@example.org', password: 'correct horse' } as const;
const DAY_MS = 86_400_000;

const message = (other: number, hoursAgo = 1): string =>
  testEvent(TCA_TAI_S, { noradId: OWN, other, creationTaiS: Math.floor(nowTaiS()) - hoursAgo * 3600 });

const TRUSTING = mailbox({ ca: TEST_CERTIFICATE });
const usual = SOURCES.MAILBOX;
let world: FeedWorld;
let server: TestMailServer;
let feed: Feed;
beforeAll(async () => {
  Object.assign(SOURCES, { MAILBOX: TRUSTING });
  world = await startFeedWorld();
  await world.own(OWN);
});
afterAll(async () => {
  Object.assign(SOURCES, { MAILBOX: usual });
  await world.close();
});
beforeEach(async () => {
  await world.platform.context.database.pool.query('delete from feed');
  server = await startTestMailServer(ACCOUNT);
  feed = await add();
  return () => server.close();
});

const add = (address = server.address(), sets: string[] = ['space-track.org']): Promise<Feed> =>
  world.add({ ...ACCOUNT, kind: 'MAILBOX', name: 'mail', address, sets, trustedServer: AUTHSERV_ID });

const secondaries = async (): Promise<number[]> => {
  const { rows } = await world.platform.context.database.pool.query(
    'select secondary_norad_id as id from conjunction order by 1',
  );
  return rows.map(({ id }) => Number(id));
};
const stored = async (): Promise<number> =>
  Number((await world.platform.context.database.pool.query('select count(*) from cdm')).rows[0].count);

it('brings what is attached and what stands in the text, each once, and leaves the mails as they are', async () => {
  const xml = convertMessage(message(75_002), 'xml');
  const zip = archiveOf([{ name: 'b.cdm', bytes: new TextEncoder().encode(message(75_003)) }]);
  server.deliver({ raw: mailOf('Two files.', { 'a.cdm': message(75_001), 'a.xml': xml.ok ? xml.value : '' }) });
  server.deliver({ raw: mailOf('One packed, and a letterhead.', { 'set.zip': zip, 'logo.png': '\u0089PNG' }) });
  server.deliver({ raw: mailOf(`Dear all,\r\n\r\n${message(75_004)}\r\n-- \r\nThe watch`) });
  server.deliver({ raw: mailOf('Nothing for today.') });
  expect(await world.turn(feed.feedId, true)).toMatchObject({ state: 'TAKEN', change: { objects: 4, added: 4 } });
  expect(await stored()).toBe(0);
  const turn = await world.turn(feed.feedId);
  expect(turn).toMatchObject({ state: 'TAKEN', calls: 1, message: '', change: { objects: 4, added: 4 } });
  expect(turn.files.map(({ name }) => name)).toEqual([
    'mail 1: a.cdm',
    'mail 1: a.xml',
    'mail 2: set.zip',
    'mail 3: text',
  ]);
  expect(await secondaries()).toEqual([75_001, 75_002, 75_003, 75_004]);
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'UNCHANGED', files: [] });
  server.deliver({ raw: mailOf('', { 'a.cdm': message(75_005) }) });
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', files: [{ name: 'mail 5: a.cdm' }] });
  expect(await stored()).toBe(5);
  const changing = /^(SELECT|STORE|EXPUNGE|MOVE|COPY|APPEND|CLOSE|UID (STORE|MOVE|COPY|EXPUNGE))|[^.]BODY\[/;
  expect(server.commands.filter((command) => changing.test(command))).toEqual([]);
  expect(server.commands).toContainEqual(expect.stringMatching(/^EXAMINE/));
});

it('another validity is another box: it is read again, and what is known is one message', async () => {
  const before = await stored();
  server.deliver({ raw: mailOf('', { 'a.cdm': message(75_101) }) });
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
  server.uidValidity = 2;
  server.deliver({ raw: mailOf('', { 'b.cdm': message(75_102) }) });
  expect((await world.turn(feed.feedId)).files.map(({ name }) => name)).toContain('mail 2: b.cdm');
  expect(await stored()).toBe(before + 2);
});

it('at first it looks a week back', async () => {
  server.deliver({ raw: mailOf('', { 'old.cdm': message(75_201) }), arrivedAt: new Date(Date.now() - 9 * DAY_MS) });
  server.deliver({ raw: mailOf('', { 'new.cdm': message(75_202) }) });
  expect((await world.turn(feed.feedId)).files.map(({ name }) => name)).toEqual(['mail 2: new.cdm']);
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'UNCHANGED' });
});

it('takes from nobody who is not named, and from nobody who is another than he says', async () => {
  const before = await stored();
  server.deliver({ from: 'cdm@space-track.org.evil.example', raw: mailOf('', { 'a.cdm': message(75_301) }) });
  const results = [`${AUTHSERV_ID}; spf=fail; dmarc=fail header.from=space-track.org`];
  server.deliver({ results, raw: mailOf('', { 'a.cdm': message(75_302) }) });
  server.deliver({ raw: mailOf('', { 'a.cdm': message(75_303) }) });
  const turn = await world.turn(feed.feedId);
  expect(turn).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
  expect(turn.message).toMatch(/^Ignored mails from senders that are not listed: 1\. .*\(DMARC\): 1 \(mail 2\)\.$/);
  expect(await stored()).toBe(before + 1);
  const {
    status: _,
    hasPassword,
    feedId: _id,
    content: _brings,
    isOwn,
    version,
    ...content
  } = await world.get(feed.feedId);
  expect(await world.send(route('changeFeed', { feedId: feed.feedId }), { ...content, sets: [] })).toMatchObject({
    json: { code: 'feed-sets' },
  });
});

describe('Authentication-Results', () => {
  const PASS = 'dmarc=pass header.from=space-track.org';
  const taken = async (results: readonly string[], head = '', from = 'cdm@space-track.org') => {
    // Another mail says that the server of this name is there.
    server.deliver({ from: 'other@elsewhere.example', raw: mailOf('') });
    server.deliver({ results, from, raw: mailOf('', { 'a.cdm': message(75_310) }, head) });
    return (await world.turn(feed.feedId, true)).files.length > 0;
  };

  it.each<[string, readonly string[], boolean]>([
    ['of the own server below others', ['elsewhere.example; dmarc=fail', `${AUTHSERV_ID}; ${PASS}`], true],
    ['forged above a failure of the own server', [`evil.example; ${PASS}`, `${AUTHSERV_ID}; dmarc=fail`], false],
    ['of another server alone', [`evil.example; ${PASS}`], false],
    ['of a server whose name begins alike', [`${AUTHSERV_ID}.evil.example; ${PASS}`], false],
    ['in two fields of the own server', [`${AUTHSERV_ID}; spf=none`, `${AUTHSERV_ID}; ${PASS}`], true],
    ['of the own server for another domain', [`${AUTHSERV_ID}; dmarc=pass header.from=evil.example`], false],
    ['in a comment', [`evil.example (; ${AUTHSERV_ID}; ${PASS})`, `${AUTHSERV_ID}; dmarc=none (${PASS})`], false],
    ['forged behind a CR', [`evil.example; a=b\rAuthentication-Results: ${AUTHSERV_ID}; ${PASS}`], false],
    ['folded', [`${AUTHSERV_ID};\r\n\tdmarc=pass (p=reject)\r\n header.from=space-track.org`], true],
    ['by DKIM without DMARC', [`${AUTHSERV_ID}; dkim=pass header.d=space-track.org`], true],
    ['by DKIM of another domain', [`${AUTHSERV_ID}; dkim=pass header.d=evil.example`], false],
    ['missing', [], false],
  ])('%s', async (_, results, isTaken) => {
    expect(await taken(results)).toBe(isTaken);
  });

  it('a mail of several authors, or whose author is in its name alone, is of nobody', async () => {
    const results = [`${AUTHSERV_ID}; ${PASS}`];
    expect(await taken(results, 'From: cdm@space-track.org\r\n')).toBe(false);
    expect((await world.turn(feed.feedId, true)).message).toMatch(/exactly one From address: 1 \(mail 2\)/);
    expect(await taken(results, '', 'evil@evil.example')).toBe(false);
  });

  it('without a trusted server nothing is read, and a name that no mail has is told; the next turn reads them', async () => {
    server.deliver({ raw: mailOf('', { 'a.cdm': message(75_311) }) });
    const {
      status: _,
      hasPassword,
      feedId: _id,
      content: _brings,
      isOwn,
      version,
      ...content
    } = await world.get(feed.feedId);
    const change = async (trustedServer: string | null) =>
      await world.send(
        route('changeFeed', { feedId: feed.feedId }),
        { ...content, trustedServer },
        { 'if-match': `"${(await world.get(feed.feedId)).version}"` },
      );
    expect((await change(null)).status).toBe(200);
    const unnamed = await world.turn(feed.feedId);
    expect(unnamed).toMatchObject({ state: 'FAILED', files: [] });
    expect(unnamed.message).toMatch(
      /^No mail is read, because sender addresses can be forged\..*have results from: mx\.example\.org\./,
    );
    expect((await change('mx.exmaple.org')).status).toBe(200);
    const unknown = await world.turn(feed.feedId);
    expect(unknown).toMatchObject({ state: 'FAILED', files: [] });
    expect(unknown.message).toMatch(/none has Authentication-Results from mx\.exmaple\.org/);
    expect((await change('MX.example.org')).status).toBe(200);
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', files: [{ name: 'mail 1: a.cdm' }] });
    expect(await change('not a name; dmarc=pass')).toMatchObject({ status: 400 });
  });
});

it('a message that cannot be read is told until somebody moves its mail, and stops no other', async () => {
  const before = await stored();
  server.deliver({ raw: mailOf('', { 'a.cdm': 'CCSDS_CDM_VERS = 1.0\nTCA = soon\n', 'b.cdm': message(75_401) }) });
  server.deliver({ raw: mailOf('', { 'c.cdm': message(75_402) }) });
  const turn = await world.turn(feed.feedId);
  expect(turn).toMatchObject({ state: 'TAKEN', change: { added: 2 } });
  expect(turn.message).toMatch(/^mail 1: a\.cdm was rejected:/);
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'UNCHANGED', files: [], message: '' });
  expect((await world.get(feed.feedId)).status).toMatchObject({
    health: 'GOOD',
    refused: [{ name: 'mail 1: a.cdm', reason: expect.stringMatching(/^a\.cdm: |TCA/) }],
  });
  server.mails.shift();
  expect(await world.turn(feed.feedId)).toMatchObject({ state: 'UNCHANGED', message: '' });
  expect((await world.get(feed.feedId)).status.refused).toEqual([]);
  expect(await stored()).toBe(before + 2);
});

it('a forwarded message is opened, and its sender is that of the mail around it', async () => {
  const before = await stored();
  const inner = `From: somebody@evil.example\r\n${mailOf('', { 'a.cdm': message(75_411) })}`;
  const forwarded = (attached: string) =>
    `Content-Type: multipart/mixed; boundary=out\r\n\r\n--out\r\nContent-Type: message/rfc822\r\n${attached}\r\n${inner}\r\n--out--\r\n`;
  server.deliver({ raw: forwarded('') });
  const authored = inner.replace('somebody@evil.example', 'cdm@space-track.org').replace('75411', '75412');
  server.deliver({ from: 'x@evil.example', raw: forwarded('').replace(inner, authored) });
  expect(await world.turn(feed.feedId)).toMatchObject({
    state: 'TAKEN',
    files: [{ name: 'mail 1: forwarded 1 a.cdm', records: 1 }],
    message: 'Ignored mails from senders that are not listed: 1.',
  });
  expect(await stored()).toBe(before + 1);
});

describe('a mail beyond a limit', () => {
  const many = `${'--cut\r\n\r\n'.repeat(3000)}`;
  it('is left with its name and the reason, those behind it are taken, and it is fetched no second time', async () => {
    const before = await stored();
    server.deliver({ sizeBytes: 300_000_000, raw: mailOf('', { 'a.cdm': message(75_421) }) });
    server.deliver({ raw: mailOf('', { 'b.cdm': message(75_422) }).replace('--cut\r\n', many) });
    server.deliver({ raw: mailOf('', { 'c.cdm': message(75_423) }) });
    const turn = await world.turn(feed.feedId);
    expect(turn).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
    expect(turn.message).toBe(
      'mail 1 was rejected: The mail has 300.0 MB; the limit is 32 MB. mail 2 was rejected: The mail has more than 500 parts, including those of forwarded messages.',
    );
    const fetched = () => server.commands.filter((command) => /BODY\.PEEK\[\]/.test(command)).join();
    expect(fetched()).not.toMatch(/UID FETCH 1 /);
    server.commands.length = 0;
    server.deliver({ raw: mailOf('', { 'd.cdm': message(75_424) }) });
    const next = await world.turn(feed.feedId);
    expect(next).toMatchObject({ state: 'TAKEN', files: [{ name: 'mail 4: d.cdm' }], message: '' });
    expect((await world.get(feed.feedId)).status.refused.map(({ name }) => name).toSorted()).toEqual([
      'mail 1',
      'mail 2',
    ]);
    expect(fetched()).toMatch(/^UID FETCH 4 /);
    server.mails.splice(0, 2);
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'UNCHANGED', files: [], message: '' });
    expect(await stored()).toBe(before + 2);
  });

  it('and more mails than a turn looks at are left to the next turn', async () => {
    for (let n = 0; n < 501; n++) server.deliver({ from: 'x@evil.example', raw: 'Subject: x\r\n\r\n' });
    server.deliver({ raw: mailOf('', { 'a.cdm': message(75_431) }) });
    expect((await world.turn(feed.feedId)).message).toBe('Ignored mails from senders that are not listed: 500.');
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', files: [{ name: 'mail 502: a.cdm' }] });
  });

  it('waits for a machine that is busy: the line to the mail server is not held while mails are opened', async () => {
    let isOpening = false;
    const { readers } = world.platform.context;
    const run = readers.run;
    Object.assign(readers, {
      run: async (...args: Parameters<typeof run>) => {
        isOpening = true;
        await expect.poll(() => server.connections(), { timeout: 60_000 }).toBe(0);
        return await run(...args);
      },
    });
    server.deliver({ raw: mailOf('', { 'a.cdm': message(75_441) }) });
    try {
      expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
    } finally {
      Object.assign(readers, { run });
    }
    expect(isOpening).toBe(true);
  });
});

describe('a mail server that is not well', () => {
  it.each(['STALL', 'CUT'] as const)('%s: what came before stays, what did not is asked for again', async (mishap) => {
    const before = await stored();
    server.deliver({ raw: mailOf('', { 'a.cdm': message(mishap === 'CUT' ? 75_501 : 75_502) }) });
    server.mishap = mishap;
    if (mishap === 'STALL') Object.assign(SOURCES, { MAILBOX: mailbox({ ca: TEST_CERTIFICATE, stallMs: 1000 }) });
    const turn = await world.turn(feed.feedId);
    expect(turn).toMatchObject({ state: 'FAILED', files: [] });
    if (mishap === 'STALL') expect(turn.message).toMatch(/^No data was received for/);
    else expect(turn.message).toMatch(/^No connection/);
    expect(await stored()).toBe(before);
    Object.assign(SOURCES, { MAILBOX: TRUSTING });
    server.mishap = undefined;
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', change: { added: 1 } });
    expect(await stored()).toBe(before + 1);
  });

  it('one that says everything twice brings it once', async () => {
    const before = await stored();
    server.deliver({ raw: mailOf('', { 'a.cdm': message(75_601) }) });
    server.mishap = 'REPEAT';
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'TAKEN', files: [{ records: 1 }] });
    expect(await stored()).toBe(before + 1);
  });

  it('one that is away for a while is asked again; a wrong password is not tried twice', async () => {
    server.refusal = 'NO [UNAVAILABLE] come back later';
    expect(await world.turn(feed.feedId)).toMatchObject({ state: 'FAILED' });
    expect(await world.get(feed.feedId)).toMatchObject({ isOn: true });
    server.refusal = 'NO [AUTHENTICATIONFAILED] who?';
    expect((await world.turn(feed.feedId)).message).toMatch(/does not accept the account/);
    expect(await world.get(feed.feedId)).toMatchObject({ isOn: false });
  });

  it('a folder that is not there, and a server that is not there, are told', async () => {
    await world.send(route('deleteFeed', { feedId: feed.feedId }));
    const other = await add(server.address('elsewhere'));
    expect((await world.turn(other.feedId)).message).toBe('The publisher has no data for elsewhere.');
    await server.close();
    expect((await world.turn(other.feedId)).message).toBe('No connection to the publisher (ECONNREFUSED).');
  });
});

it('a server that begins in the clear is left before anybody signs in, unless it goes over to TLS', async () => {
  const plain = await startTestMailServer(ACCOUNT, false);
  try {
    await world.send(route('deleteFeed', { feedId: feed.feedId }));
    const { feedId } = await add(plain.address('conjunctions'));
    plain.deliver({ raw: mailOf('', { 'a.cdm': message(75_701) }) });
    expect(await world.turn(feedId)).toMatchObject({ message: '', state: 'TAKEN', change: { added: 1 } });
    expect(plain.commands.indexOf('STARTTLS')).toBeLessThan(plain.commands.indexOf('LOGIN'));
    expect(plain.commands).toContain('STARTTLS');
    // Whom nobody has vouched for gets no password.
    Object.assign(SOURCES, { MAILBOX: mailbox() });
    plain.commands.length = 0;
    expect((await world.turn(feedId)).message).toMatch(/SELF_SIGNED|UNABLE_TO_VERIFY/);
    expect(plain.commands).not.toContain('LOGIN');
  } finally {
    Object.assign(SOURCES, { MAILBOX: TRUSTING });
    await plain.close();
  }
});

it('a password is for one mail server, and addresses are of mailboxes', async () => {
  const { status: _, hasPassword, feedId, content: _brings, isOwn, version, ...content } = feed;
  const change = (address: string) => world.send(route('changeFeed', { feedId }), { ...content, address });
  expect(await change('imaps://imap.elsewhere.example/INBOX')).toMatchObject({ json: { code: 'feed-account' } });
  for (const address of ['https://imap.example.org/INBOX', 'imaps:INBOX', 'imaps://ops@imap.example.org/INBOX'])
    expect(await change(address), address).toMatchObject({ json: { code: 'feed-address' } });
});

it("what an address leads to is looked at when it is called, too: no network of one's own that was not named", async () => {
  const context = { settings: { allowPrivateFeeds: false, privateHosts: [] } };
  for (const address of [server.address(), server.address().replace('localhost', '127.0.0.1')]) {
    const asking = { context, signal: new AbortController().signal, calls: 0, notes: [] };
    const open = { address, identity: 'a', openPassword: 'b', cursor: null, sets: [], taken: {} };
    const met = await mailbox({ ca: TEST_CERTIFICATE })(open as never, asking as never, async () => true);
    expect(met, address).toMatchObject({ reason: [{ code: 'feed-no-public-address' }] });
  }
  expect(server.commands).toEqual([]);
});
