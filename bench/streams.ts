/**
 * Event streams of many pages on the built service: what 2,000 of them take, how long an event is on its way to all of them, and what others wait for
 * when all come back after a restart. Run: npx tsx bench/streams.ts [streams, 2000].
 */
import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_ROOT } from '../packages/contract/src/platform/endpoint.ts';
import { markdownTable } from './markdown-table.ts';
import { median, percentile } from './measure.ts';
import { type Service, startService } from './running-service.ts';

/** A page waits so long at least before it comes back where the service said nothing else, ms. */
const RETRY_MS = 2000;
/** Of whoever asks meanwhile: so many a second, for so long. */
const CALLS_PER_S = 50;
const LOOK_S = 10;

/** A change that every page of the operator hears of. */
const STATION = { latitude: 10, longitude: 20, altitude: 0, minElevation: 5, canCommand: true, canConfirm: true };

/** A page that stays: it comes back as browsers do, after the wait that the service asked for, with its last event. */
class Page {
  readonly #service: Service;
  readonly #agent: Agent;
  #request: ClientRequest | undefined;
  #retryMs = RETRY_MS;
  #lastId: string | undefined;
  #closed = false;
  isOpen = false;
  heard = 0;

  constructor(service: Service, agent: Agent) {
    this.#service = service;
    this.#agent = agent;
    this.#open();
  }

  #open(): void {
    if (this.#closed) return;
    const { origin, authorization } = this.#service.access();
    const headers = { authorization, ...(this.#lastId && { 'last-event-id': this.#lastId }) };
    const again = () => {
      if (this.#closed) return;
      this.isOpen = false;
      setTimeout(() => this.#open(), this.#retryMs);
    };
    this.#request = request(`${origin}${API_ROOT}/events`, { agent: this.#agent, headers }, (answer) => {
      if (answer.statusCode !== 200) {
        answer.resume();
        again();
        return;
      }
      this.isOpen = true;
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => this.#read(text));
      answer.once('close', again);
    });
    this.#request.once('error', () => !this.isOpen && again());
    this.#request.end();
  }

  #read(text: string): void {
    const retry = /^retry: (\d+)/m.exec(text)?.[1];
    if (retry) this.#retryMs = Number(retry);
    for (const [, id] of text.matchAll(/^id: (\d+)/gm)) {
      this.#lastId = id;
      this.heard++;
    }
  }

  close(): void {
    this.#closed = true;
    this.#request?.destroy();
  }
}

/** What somebody waits for who asks all the time, until told to stop. */
function askAllTheTime(service: Service): { readonly waits: number[]; stop(): Promise<void> } {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  const ask = async () => {
    const startedMs = performance.now();
    await service.packed('/ca/conjunctions?limit=50', agent).then(
      () => waits.push(performance.now() - startedMs),
      // While it restarts nobody answers; that is counted apart.
      () => undefined,
    );
  };
  const clock = setInterval(() => asked.push(ask()), 1000 / CALLS_PER_S);
  return {
    waits,
    async stop() {
      clearInterval(clock);
      await Promise.all(asked);
      agent.destroy();
    },
  };
}

async function until(condition: () => boolean, limitS = 120): Promise<number> {
  const startedMs = performance.now();
  while (!condition()) {
    if (performance.now() - startedMs > limitS * 1000) throw new Error('it did not come to that');
    await sleep(10);
  }
  return performance.now() - startedMs;
}

const waitTexts = (waits: readonly number[]): string[] => [
  median(waits).toFixed(1),
  percentile(waits, 0.99).toFixed(1),
];

async function main(count: number): Promise<void> {
  const places = { KEEPOUT_STREAMS_PER_USER: String(count), KEEPOUT_STREAMS_PER_OPERATOR: String(count) };
  const service = await startService({ settings: places });
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const pages: Page[] = [];
  const table: string[][] = [];
  const row = (name: string, ...cells: readonly string[]) => {
    table.push([name, ...cells]);
    process.stderr.write(`${table.at(-1)!.join('  ')}\n`);
  };
  try {
    const alone = askAllTheTime(service);
    await sleep(LOOK_S * 1000);
    await alone.stop();
    row('no stream', ...waitTexts(alone.waits), `${service.megabytes().toFixed(0)} MB`);

    const opening = askAllTheTime(service);
    for (let k = 0; k < count; k++) {
      pages.push(new Page(service, agent));
      if (k % 50 === 49) await sleep(25);
    }
    const openedMs = await until(() => pages.every(({ isOpen }) => isOpen));
    await opening.stop();
    row(`${count} open within ${(openedMs / 1000 + count / 2000).toFixed(1)} s`, ...waitTexts(opening.waits), '');

    const quiet = askAllTheTime(service);
    await sleep(LOOK_S * 1000);
    await quiet.stop();
    row(`${count} open`, ...waitTexts(quiet.waits), `${service.megabytes().toFixed(0)} MB`);

    const busy = askAllTheTime(service);
    const onTheWay: number[] = [];
    for (let k = 1; k <= LOOK_S; k++) {
      const startedMs = performance.now();
      const before = pages.map(({ heard }) => heard);
      await service.call('/ca/stations', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...STATION, name: `Station ${k}` }),
      });
      await until(() => pages.every(({ heard }, n) => heard > before[n]!));
      onTheWay.push(performance.now() - startedMs);
      await sleep(1000);
    }
    await busy.stop();
    row(`an event a second to all, there after ${median(onTheWay).toFixed(0)} ms`, ...waitTexts(busy.waits), '');

    await service.restart();
    const returning = askAllTheTime(service);
    const backMs = await until(() => pages.every(({ isOpen }) => isOpen));
    await returning.stop();
    row(
      `all back ${(backMs / 1000).toFixed(1)} s after a restart`,
      ...waitTexts(returning.waits),
      `${service.megabytes().toFixed(0)} MB`,
    );
    process.stdout.write(
      `${markdownTable(['', 'a list meanwhile: median, ms', 'p99, ms', 'memory of the service'], table)}\n`,
    );
  } finally {
    for (const page of pages) page.close();
    agent.destroy();
    await service.close();
  }
}

await main(Number(process.argv[2] ?? 2000));
