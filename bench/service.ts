/** The built service as a process of its own on an embedded database: what its users send, and what others wait meanwhile. */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median, percentile } from './measure.ts';
import { type Service, startService } from './running-service.ts';

export interface ServiceFigures {
  /** Uploading messages in one form. */
  readonly messages: number;
  readonly uploadS: number;
  /** The list of conjunctions, asked for one after another meanwhile and before: median and 99th percentile, ms. */
  readonly othersMs: readonly [median: number, p99: number];
  readonly aloneMs: readonly [median: number, p99: number];
  readonly list: ListFigures;
}

/** A page of 500 conjunctions, as gzip. */
export interface ListFigures {
  readonly rows: number;
  readonly gzipKb: number;
  /** Asked for by eight connections at once while nothing changes. */
  readonly answersPerS: number;
  /** The first answer after a change, median, ms. */
  readonly firstMs: number;
}

const samples = fileURLToPath(new URL('../conformance/ccsds/cdm/valid', import.meta.url));
const PAUSE_MS = 5;

/** Messages as CARA publishes them. */
export function sampleMessages(): readonly string[] {
  const names = readdirSync(samples).filter((name) => /^0000\d+_conj/.test(name));
  return names.map((name) => readFileSync(join(samples, name), 'utf8'));
}

export async function benchService(isQuick: boolean): Promise<ServiceFigures> {
  const service = await startService();
  try {
    const texts = sampleMessages();
    await addPrimaries(service, texts);
    const warmUp = messageForm(texts, 0, 10);
    await service.call('/ca/cdms', { method: 'POST', body: warmUp });
    const alone = await timesOf(service, sleep(2000));
    const messages = isQuick ? 100 : 1000;
    const startedMs = performance.now();
    const upload = service.call('/ca/cdms', { method: 'POST', body: messageForm(texts, 10, messages) });
    const others = await timesOf(service, upload);
    await upload;
    return {
      messages,
      uploadS: (performance.now() - startedMs) / 1000,
      othersMs: [median(others), percentile(others, 0.99)],
      aloneMs: [median(alone), percentile(alone, 0.99)],
      list: await benchList(service, isQuick),
    };
  } finally {
    await service.close();
  }
}

const CONNECTIONS = 8;
const PAGE = '/ca/conjunctions?limit=500';

async function benchList(service: Service, isQuick: boolean): Promise<ListFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const rows = JSON.parse(await service.call(PAGE)) as unknown[];
  const gzipKb = (await service.packed(PAGE, agent)) / 1000;
  const firstMs: number[] = [];
  for (let round = 0; round < 5; round++) {
    // A satellite that was renamed is another in every row.
    const [satellite] = JSON.parse(await service.call('/ca/satellites?limit=1')) as [{ name: string }];
    const body = JSON.stringify({ ...satellite, name: `PRIMARY, ROUND ${round}` });
    await service.call('/ca/satellites', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    const startedMs = performance.now();
    await service.packed(PAGE, agent);
    firstMs.push(performance.now() - startedMs);
  }
  const endsMs = performance.now() + (isQuick ? 2000 : 10_000);
  const startedMs = performance.now();
  let answers = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < endsMs) {
      await service.packed(PAGE, agent);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const answersPerS = (1000 * answers) / (performance.now() - startedMs);
  agent.destroy();
  return { rows: rows.length, gzipKb, answersPerS, firstMs: median(firstMs) };
}

export async function addPrimaries({ call }: Service, texts: readonly string[]): Promise<void> {
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 5, propulsion: { type: 'NONE' } };
  for (const noradId of new Set(texts.map(primaryOf))) {
    const body = JSON.stringify({ name: `PRIMARY ${noradId}`, noradId, configuration });
    await call('/ca/satellites', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
}

function primaryOf(text: string): number {
  return Number(/^OBJECT_DESIGNATOR\s*=\s*(\d+)/m.exec(text)![1]);
}

/** Messages as CARA publishes them, each with an id and a secondary of its own. */
export function messageForm(texts: readonly string[], from: number, count: number): FormData {
  const form = new FormData();
  for (let index = from; index < from + count; index++) {
    const text = texts[index % texts.length]!;
    const [, secondary] = [...text.matchAll(/^OBJECT_DESIGNATOR\s*=\s*(\d+)/gm)].map((match) => match[1]!);
    const changed = text
      .replace(/^(MESSAGE_ID\s*=).*$/m, `$1 bench-${index}`)
      .replaceAll(secondary!, String(700_000_000 + index));
    form.append('file', new Blob([changed]), `${index}.cdm`);
  }
  return form;
}

/** How long the list of conjunctions takes, again and again until something else is over; ms. */
export async function timesOf({ call }: Service, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const startedMs = performance.now();
    await call('/ca/conjunctions?limit=50');
    times.push(performance.now() - startedMs);
    await sleep(PAUSE_MS);
  }
  return times;
}
