import { asWritten, tell } from '@keepout/contract/sentences';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newSecret, signatureHeader } from '../addresses/signature.ts';
import type { PlaceRow } from '../addresses/store.ts';
import { startTestHooks, startTestRelay, type TestHooks, type TestRelay } from '../test-receivers.ts';
import { isSigned } from '../test-signature.ts';
import type { ContentItem, MessageContent } from '../words/content.ts';
import { slackBlocks, teamsCard } from './forms.ts';
import { hookOf, webhookBody } from './hook.ts';
import { sendMail } from './mail.ts';
import type { DeliveryRow } from './outcome.ts';
import { askedSeconds, type Post, postJson } from './post.ts';

const item = (title: string): ContentItem => ({
  alertId: 'alt-1',
  kind: 'ACT',
  level: 'critical',
  title,
  message: 'Pc 2.00e-04',
  decideBy: null,
  url: 'https://keepout.test/ca/conjunction/sat-1/con-1',
  raisedAt: '2026-11-20T09:41:02.512Z',
});
const content = (items: readonly ContentItem[]): MessageContent => ({
  purpose: 'ALERT',
  language: 'en',
  title: items[0]?.title ?? '',
  items,
  foot: 'Rules',
  footUrl: 'https://keepout.test/account/notifications',
});

describe('N-12 a mail', () => {
  let relay: TestRelay;
  beforeAll(async () => {
    relay = await startTestRelay();
  });
  afterAll(() => relay.close());
  const send = (to: string, id = 'dlv-1', timeoutMs = 20_000) =>
    sendMail(
      { id, to, subject: 'Act', text: 'Pc' },
      { smtpUrl: relay.url, from: 'Keepout <keepout@example.org>', timeoutMs },
    );

  it('goes to its address with a Message-ID that every attempt has', async () => {
    relay.behave = () => (relay.mails.length === 0 ? 'later' : 'take');
    expect(await send('ada@example.org')).toMatchObject({ kind: 'RETRY', status: 451 });
    expect(await send('ada@example.org')).toMatchObject({ kind: 'SENT' });
    expect(relay.mails.map(({ messageId, to }) => [messageId, to])).toEqual(
      Array(2).fill(['<dlv-1@example.org>', ['ada@example.org']]),
    );
  });

  it.each([
    'b@example.org\r\nBcc: evil@example.org',
    'b@example.org,evil@example.org',
    'friends: b@example.org, evil@example.org;',
    '"b" <evil@example.org>',
    'b@example.org evil@example.org',
  ])('to %j is refused: nobody is smuggled in', async (to) => {
    const before = relay.mails.length;
    expect(await send(to)).toMatchObject({ kind: 'REFUSED', detail: tell('address-none') });
    expect(relay.mails.length).toBe(before);
  });

  it('is given up when the relay says no for good, and tried again when it hangs up or falls silent', async () => {
    relay.behave = () => 'refuse';
    expect(await send('nobody@example.org')).toMatchObject({
      kind: 'REFUSED',
      status: 550,
      detail: asWritten('550 nobody here'),
    });
    relay.behave = () => 'drop';
    expect(await send('ada@example.org')).toMatchObject({ kind: 'RETRY', status: null });
    relay.behave = () => 'stall';
    expect(await send('ada@example.org', 'dlv-2', 200)).toMatchObject({ kind: 'RETRY', status: null });
  });

  it('waits for a relay that is away', async () => {
    const away = { smtpUrl: 'smtp://127.0.0.1:9', from: 'keepout@example.org', timeoutMs: 500 };
    expect(await sendMail({ id: 'dlv-3', to: 'a@example.org', subject: '', text: '' }, away)).toMatchObject({
      kind: 'RETRY',
      detail: [{ code: expect.stringMatching(/^no-connection/) }],
    });
  });
});

describe('N-12 what is posted', () => {
  let hooks: TestHooks;
  beforeAll(async () => {
    hooks = await startTestHooks();
  });
  beforeEach(() => {
    Object.assign(hooks, { behave: () => 'take', headers: {}, answer: '' });
    hooks.calls.length = 0;
  });
  afterAll(() => hooks.close());
  const post = (path: string, change: Partial<Post> = {}, allowPrivate = true, timeoutMs = 20_000) =>
    postJson(
      { url: hooks.url + path, body: '{}', refuses: () => false, ...change },
      { allowPrivate, privateHosts: [], ports: [443, 8443], timeoutMs },
    );

  it('is taken by a 2xx; 410 says that the place is gone', async () => {
    expect(await post('/a')).toEqual({ kind: 'SENT', status: 204, detail: [] });
    hooks.behave = () => 410;
    expect(await post('/a')).toMatchObject({ kind: 'GONE', status: 410 });
  });

  it('never follows a redirect', async () => {
    hooks.headers = { location: `${hooks.url}/elsewhere` };
    hooks.behave = () => 302;
    expect(await post('/a')).toMatchObject({ kind: 'RETRY', status: 302, detail: tell('redirect-not-followed') });
    expect(await post('/a', { refuses: (status) => status < 400 })).toMatchObject({ kind: 'REFUSED', status: 302 });
    expect(hooks.calls.map(({ path }) => path)).toEqual(['/a', '/a']);
  });

  it('is tried again after 5xx, 429 with its Retry-After, silence and a broken connection', async () => {
    hooks.headers = { 'retry-after': '120' };
    hooks.behave = () => 429;
    expect(await post('/a')).toMatchObject({ kind: 'RETRY', status: 429, askedS: 120 });
    const nowMs = Date.parse('2026-11-20T09:41:00Z');
    expect(askedSeconds('Fri, 20 Nov 2026 09:43:30 GMT', nowMs)).toBe(150);
    expect([askedSeconds('soon', nowMs), askedSeconds('Fri, 20 Nov 2026 09:40:00 GMT', nowMs)]).toEqual([null, null]);
    hooks.behave = () => 'later';
    expect(await post('/a')).toMatchObject({ kind: 'RETRY', status: 503 });
    hooks.behave = () => 'stall';
    expect(await post('/a', {}, true, 400)).toMatchObject({ kind: 'RETRY', detail: tell('no-answer') });
    hooks.behave = () => 'drop';
    expect(await post('/a')).toMatchObject({ kind: 'RETRY', status: null });
  });

  it('waits for no long answer, and tells nobody what is secret in an address', async () => {
    hooks.answer = 'x'.repeat(5_000_000);
    hooks.behave = () => 500;
    expect(await post('/a')).toMatchObject({ kind: 'RETRY', status: 500, detail: asWritten('x'.repeat(200)) });
    hooks.answer = `no such hook: https://hooks.example.org/T0/B0/secret`;
    const outcome = await post('/T0/B0/secret');
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(outcome.detail).toEqual(asWritten('no such hook: [address]'));
  });

  it.each([
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[64:ff9b:1::a00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://0.0.0.0/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/',
    'https://[fd00::1]/',
    'https://localhost/x',
  ])('is refused for %s, an address of a private network', async (url) => {
    expect(await post('', { url }, false)).toMatchObject({ kind: 'REFUSED', status: null });
  });

  it('26.16 goes to the ports of the settings alone', async () => {
    expect(await post('', { url: 'https://example.com:5432/x' }, false)).toMatchObject({
      kind: 'REFUSED',
      detail: tell('port-closed', { port: '5432', ports: '443, 8443' }),
    });
  });

  it('goes to a host of a private network that the settings name, at its port', async () => {
    const named = { allowPrivate: false, privateHosts: ['localhost:9'], ports: [443], timeoutMs: 20_000 };
    const call = { body: '{}', refuses: () => false };
    expect(await postJson({ ...call, url: 'https://localhost:9/x' }, named)).toMatchObject({
      kind: 'RETRY',
      detail: tell('no-connection-because', { code: 'ECONNREFUSED' }),
    });
    expect(await postJson({ ...call, url: 'https://localhost:10/x' }, named)).toMatchObject({ kind: 'REFUSED' });
  });

  it('goes over https only', async () => {
    expect(await post('/a', {}, false)).toMatchObject({ kind: 'REFUSED', detail: tell('https-only') });
    expect(hooks.calls).toEqual([]);
  });
});

describe('N-12 the signature of a webhook (Standard Webhooks)', () => {
  const secret = newSecret();
  const signed = { id: 'dlv-1', timestampS: 1_800_000_000, body: '{"a":1}' };
  const header = signatureHeader([secret], signed);

  it('is that of the published example', () => {
    const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestampS: 1_614_265_330, body: '{"test": 2432232314}' };
    expect(signatureHeader(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], example)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('holds for what was signed, now, with the key', () => {
    expect(isSigned(secret, signed, header, signed.timestampS + 299)).toBe(true);
    expect(isSigned(secret, signed, header, signed.timestampS + 301)).toBe(false);
    expect(isSigned(secret, { ...signed, body: '{"a":2}' }, header, signed.timestampS)).toBe(false);
    expect(isSigned(secret, { ...signed, id: 'dlv-2' }, header, signed.timestampS)).toBe(false);
    expect(isSigned(newSecret(), signed, header, signed.timestampS)).toBe(false);
  });

  it('is made with the key before too, for as long as was promised', () => {
    const before = newSecret();
    const row = {
      id: 'dlv-1',
      channel: 'WEBHOOK',
      content: content([item('Act')]),
      createdAt: '2026-11-20T09:41:02.5Z',
    };
    const place = {
      address: 'https://x.test',
      secret,
      previousSecret: before,
      previousUntil: '2026-11-21T09:41:02Z',
    };
    const at = (utc: string, key: string) => {
      const nowMs = Date.parse(utc);
      const { headers = {}, body } = hookOf(row as DeliveryRow, place as PlaceRow, nowMs);
      const timestampS = Number(headers['webhook-timestamp']);
      return isSigned(key, { id: 'dlv-1', timestampS, body }, headers['webhook-signature'] ?? '', timestampS);
    };
    expect([secret, before].map((key) => at('2026-11-20T10:00:00Z', key))).toEqual([true, true]);
    expect([secret, before].map((key) => at('2026-11-22T10:00:00Z', key))).toEqual([true, false]);
  });
});

describe('26.8 the body of a webhook', () => {
  const bodyOf = (count: number, length: number) => {
    const items = Array.from({ length: count }, (_, n) => item(`Act: AURORA ${n} ${'ü'.repeat(length)}`));
    return webhookBody('dlv-1', '2026-11-20T09:41:12.700Z', content(items)) as {
      readonly data: { readonly alerts: readonly object[]; readonly moreAlerts: number };
    };
  };

  it('is below 20 kB: what does not fit is counted', () => {
    const { data, ...body } = bodyOf(30, 2000);
    expect(Buffer.byteLength(JSON.stringify({ ...body, data }))).toBeLessThan(20_000);
    expect(data.alerts.length).toBeGreaterThan(5);
    expect(data.alerts.length + data.moreAlerts).toBe(30);
    expect(bodyOf(3, 10).data).toMatchObject({ moreAlerts: 0, alerts: [{}, {}, {}] });
  });
});

describe('26.8 a webhook in an envelope of CloudEvents', () => {
  it('has the attributes of 1.0, its id in every attempt, and is signed as it is', () => {
    const secret = newSecret();
    const row = {
      id: 'dlv-1',
      channel: 'WEBHOOK',
      createdAt: '2026-11-20T09:41:12.701Z',
      content: content([item('Act')]),
    };
    const place = { address: 'https://hooks.example.org/x', format: 'CLOUDEVENTS', secret, previousUntil: null };
    const nowMs = Date.parse('2026-11-20T10:00:00Z');
    const { headers = {}, body } = hookOf(row as DeliveryRow, place as PlaceRow, nowMs);
    expect(headers).toMatchObject({ 'content-type': 'application/cloudevents+json', 'webhook-id': 'dlv-1' });
    const timestampS = nowMs / 1000;
    expect(isSigned(secret, { id: 'dlv-1', timestampS, body }, headers['webhook-signature'] ?? '', timestampS)).toBe(
      true,
    );
    expect(JSON.parse(body)).toEqual({
      specversion: '1.0',
      id: 'dlv-1',
      source: 'https://keepout.test/api/v1/alerts',
      type: 'alert.raised',
      subject: 'alt-1',
      time: '2026-11-20T09:41:12.701Z',
      datacontenttype: 'application/json',
      data: webhookBody('dlv-1', '2026-11-20T09:41:12.701Z', content([item('Act')])).data,
    });
  });
});

describe('N-12 cards', () => {
  const many = content(Array.from({ length: 30 }, (_, n) => item(`Act: AURORA ${n} ${'x'.repeat(2000)}`)));

  it('are what receivers take: an Adaptive Card below 28 kB, Slack blocks below 13,000 characters', () => {
    const card = JSON.stringify(teamsCard(many));
    expect(card.length).toBeLessThan(28_000);
    expect(teamsCard(many)).toMatchObject({
      type: 'message',
      attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: { version: '1.4' } }],
    });
    const { blocks } = slackBlocks(many) as { blocks: { text?: { text: string } }[] };
    expect(blocks.length).toBeLessThanOrEqual(50);
    expect(blocks.every(({ text }) => (text?.text.length ?? 0) <= 3000)).toBe(true);
    expect(JSON.stringify(blocks).length).toBeLessThan(13_000);
  });

  it('say a name and do nothing that it asks for', () => {
    const name = '<!channel> [here](https://evil.test) *bold*';
    expect(JSON.stringify(slackBlocks(content([item(name)])))).not.toContain('<!channel>');
    expect(JSON.stringify(teamsCard(content([item(name)])))).not.toContain('[here](https://evil.test)');
  });
});
