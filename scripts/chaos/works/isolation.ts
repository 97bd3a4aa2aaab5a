import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosCaller } from '../caller.ts';
import type { Acknowledged, Client, WriteKind } from '../client.ts';
import type { Operator } from '../operators.ts';
import { type ChaosFinding, finding, type Work } from '../work.ts';
import { foreignFindings } from './isolation-findings.ts';

const PAUSE_MS = 150;
/** What an organisation is answered about its records. */
const LISTS = [
  'ca/satellites',
  'ca/ephemeris',
  'ca/cdms',
  'ca/conjunctions',
  'ca/screenings',
  'ca/manoeuvres',
  'ca/operator-contacts',
  'ca/missions',
  'ca/userconfig',
  'odt/requests',
  'odt/sensors',
  'odt/observations',
  'payments/orders',
  'feeds/sources',
  'alerts/crossings',
  'alerts/deliveries',
  'alerts/places',
  'publishing/recipients',
  'publishing/publications',
  'audit/entries?limit=200',
] as const;
/** Where a record is read. */
const RECORDS: Partial<Record<WriteKind, string>> = {
  satellite: 'ca/satellites',
  ephemeris: 'ca/ephemeris',
  message: 'ca/cdms',
  plan: 'ca/manoeuvres',
  observation: 'odt/requests',
};

interface Reader {
  readonly operator: Operator;
  readonly caller: ChaosCaller;
  /** Of the organisation. */
  readonly client: Client;
}

/** Each organisation reads its own lists, and asks for records of the other one. */
export class Isolation implements Work {
  readonly name = 'isolation';
  readonly #readers: readonly [Reader, Reader];
  readonly #findings: ChaosFinding[] = [];
  #count = 0;

  constructor(readers: readonly [Reader, Reader]) {
    this.#readers = readers;
  }

  async begin(): Promise<void> {}

  async work(): Promise<void> {
    const [first, second] = this.#readers;
    const [reader, foreignReader] = this.#count % 2 === 0 ? [first, second] : [second, first];
    const list = LISTS[Math.floor(this.#count / 2) % LISTS.length]!;
    await this.#read(reader, foreignReader, list);
    const record = foreignReader.client.acknowledged.at(-1 - (this.#count % 20));
    const path = record && pathOf(record);
    if (path !== undefined) await this.#askFor(reader, foreignReader, path);
    this.#count++;
    await sleep(PAUSE_MS);
  }

  async check(): Promise<readonly ChaosFinding[]> {
    const [first, second] = this.#readers;
    for (const list of LISTS) {
      await this.#read(first, second, list);
      await this.#read(second, first, list);
    }
    return [...this.#findings];
  }

  async end(): Promise<void> {}

  async #read(reader: Reader, foreign: Reader, path: string): Promise<void> {
    const answer = await reader.caller.look(path);
    if (answer?.status !== 200) return;
    this.#findings.push(...foreignFindings(path, reader.operator, foreign.operator, answer.text));
  }

  async #askFor(reader: Reader, other: Reader, path: string): Promise<void> {
    const answer = await reader.caller.look(path, 404);
    if (answer?.status === 200)
      this.#findings.push(
        finding(`${path} of ${other.operator.operatorId}`, `404 for ${reader.operator.operatorId}`, '200'),
      );
  }
}

function pathOf({ kind, id }: Acknowledged): string | undefined {
  const list = RECORDS[kind];
  return list === undefined ? undefined : `${list}/${id}`;
}
