import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { REPEAT_MS } from '../mission/fleet-watch.ts';
import { satelliteStates } from '../mission/satellite-state.ts';
import { answerOf, eventOf, NOW_MS, THRESHOLDS } from '../mission/test-fleet.ts';
import { latestOnly } from '../program/latest-only.ts';
import { createYamcsLink, setRequests } from './yamcs-link.ts';

const viewOf = (events = [eventOf()], answeredMs = Date.now(), change = {}) => ({
  states: satelliteStates(answerOf(events, change), NOW_MS),
  thresholds: THRESHOLDS,
  answeredMs,
});

const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Manner = 'well' | 'cut' | 'busy' | 'unknown-gull' | 'stranger';
interface Got {
  readonly url: string | undefined;
  readonly key: unknown;
  readonly body: { readonly request: ReturnType<typeof setRequests> };
}

/** A Yamcs that takes what it gets, or not. */
async function yamcsStandIn() {
  const got: Got[] = [];
  const yamcs = { got, manner: 'well' as Manner, asked: 0, url: '' };
  const server = createServer((request, response) => {
    yamcs.asked++;
    if (yamcs.manner === 'cut') return request.socket.destroy();
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      const says = (status: number, msg: string) =>
        response.writeHead(status).end(JSON.stringify({ code: status, type: 'BadRequestException', msg: `${msg}\n` }));
      if (yamcs.manner === 'busy') return says(503, 'starting');
      if (yamcs.manner === 'stranger') return says(401, 'Unauthorized');
      if (yamcs.manner === 'unknown-gull' && text.includes('/GULL/')) return says(400, 'InvalidIdentification: GULL');
      got.push({ url: request.url, key: request.headers['x-api-key'], body: JSON.parse(text) });
      response.writeHead(200).end('{}');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  yamcs.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return yamcs;
}

const linkTo = (url: string, onRefused?: (refused: readonly string[]) => void) =>
  createYamcsLink({
    url,
    instance: 'simulator',
    processor: 'realtime',
    headers: { 'x-api-key': 'key' },
    ...(onRefused !== undefined && { onRefused }),
  });
const { signal } = new AbortController();

it('26.8 sets every parameter of a satellite in one call, as the API of Yamcs has it', async () => {
  const yamcs = await yamcsStandIn();
  const view = viewOf([eventOf({ kind: 'ACT' })]);
  await linkTo(yamcs.url)(view, signal);
  expect(yamcs.got.map(({ url, key }) => [url, key])).toEqual(
    Array(2).fill(['/api/processors/simulator/realtime/parameters:batchSet', 'key']),
  );
  const [verdict, pc] = yamcs.got[0]!.body.request;
  const generationTime = new Date(view.answeredMs).toISOString();
  expect(verdict).toMatchObject({
    id: { name: '/keepout/TERN-1/verdict' },
    value: { type: 'STRING', stringValue: 'ACT' },
    generationTime,
  });
  expect(pc!.value).toEqual({ type: 'DOUBLE', doubleValue: view.states[0]!.figures.pc });
  // The platform is asked every minute: a value stands for two that fail, and no longer.
  expect(verdict!.expiresIn).toBeGreaterThan(2 * REPEAT_MS);
  expect(verdict!.expiresIn).toBeLessThanOrEqual(2.5 * REPEAT_MS);
});

it('26.8 what is not known is expired as soon as it is there, and so is what an outdated message says', () => {
  const requestsOf = (view: ReturnType<typeof viewOf>) =>
    new Map(
      setRequests('/keepout/TERN-1', view.states[0]!, view, view.answeredMs).map(({ id, value, expiresIn }) => [
        id.name.split('/').at(-1),
        { value, isExpired: expiresIn === 1 },
      ]),
    );
  const nothing = requestsOf(viewOf([]));
  expect(nothing.get('pc')).toEqual({ value: { type: 'DOUBLE', doubleValue: 'NaN' }, isExpired: true });
  expect(nothing.get('tca')).toEqual({ value: { type: 'STRING', stringValue: '' }, isExpired: true });
  expect(nothing.get('verdict')).toEqual({ value: { type: 'STRING', stringValue: 'NONE' }, isExpired: false });
  expect(nothing.get('openEvents')).toEqual({ value: { type: 'DOUBLE', doubleValue: 0 }, isExpired: false });
  expect(requestsOf(viewOf([], NOW_MS, { emptyReason: 'PENDING' })).get('verdict')!.isExpired).toBe(true);

  const outdated = requestsOf(viewOf([eventOf({ ageHours: 30 })]));
  expect(outdated.get('pc')!.isExpired).toBe(true);
  expect(outdated.get('messageAge')!.isExpired).toBe(false);
  expect(outdated.get('openEvents')!.isExpired).toBe(false);
});

it('26.8 a view that no longer stands is not sent', async () => {
  const yamcs = await yamcsStandIn();
  await linkTo(yamcs.url)(viewOf([eventOf()], Date.now() - 2.5 * REPEAT_MS), signal);
  expect(yamcs.asked).toBe(0);
});

it('26.8 a Yamcs that stands still is given up', async () => {
  vi.useFakeTimers();
  const stalled: typeof fetch = async (_input, init) =>
    await new Promise((_resolve, reject) =>
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
    );
  const link = createYamcsLink({ url: 'http://yamcs.invalid', instance: 'sim', processor: 'realtime', fetch: stalled });
  const ended = expect(link(viewOf(), signal)).rejects.toThrow('No answer within 10 s.');
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
});

it('26.8 a satellite that the mission database lacks keeps no other away, and is told once', async () => {
  const yamcs = await yamcsStandIn();
  yamcs.manner = 'unknown-gull';
  const refused: (readonly string[])[] = [];
  const link = linkTo(yamcs.url, (satellites) => refused.push(satellites));
  await link(viewOf(), signal);
  await link(viewOf(), signal);
  expect(yamcs.got).toHaveLength(2);
  expect(refused).toEqual([['/keepout/GULL: HTTP 400 InvalidIdentification: GULL']]);
  yamcs.manner = 'well';
  await link(viewOf(), signal);
  expect(refused).toHaveLength(2);
  expect(refused[1]).toEqual([]);
});

it('26.8 a Yamcs that cuts, is busy or lets nobody in is told once each, and gets the newest when it is back', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const yamcs = await yamcsStandIn();
  const lines: string[] = [];
  const controller = new AbortController();
  const send = latestOnly({
    deliver: linkTo(yamcs.url),
    stands: () => true,
    signal: controller.signal,
    onTrouble: (message) => lines.push(message.replace(/fetch failed.*/, 'fetch failed')),
    onRecovered: () => lines.push('recovered'),
  });
  yamcs.manner = 'cut';
  send(viewOf([eventOf({ kind: 'ACT' })]));
  await expect.poll(() => lines).toEqual(['fetch failed']);
  yamcs.manner = 'busy';
  send(viewOf([eventOf({ kind: 'WATCH' })]));
  await expect.poll(() => lines.at(-1)).toBe('Yamcs answered HTTP 503 starting');
  yamcs.manner = 'stranger';
  await expect.poll(() => lines.at(-1)).toBe('Yamcs answered HTTP 401 Unauthorized');
  yamcs.manner = 'well';
  send(viewOf([eventOf({ kind: 'NO_CONCLUSION' })]));
  await expect.poll(() => lines.at(-1)).toBe('recovered');
  const verdicts = yamcs.got
    .filter(({ body }) => body.request[0]!.id.name.includes('TERN'))
    .map(({ body }) => (body.request[0]!.value as { readonly stringValue: string }).stringValue);
  expect(verdicts).toEqual(['NO_CONCLUSION']);
  expect(lines).toHaveLength(4);
  controller.abort();
});
