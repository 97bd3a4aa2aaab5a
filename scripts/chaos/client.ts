import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallerAnswer, ChaosCaller, Order } from './caller.ts';
import { OBJECTS, PRODUCT, type Samples } from './samples.ts';
import { Gate } from './work.ts';

export type WriteKind = 'ephemeris' | 'message' | 'satellite' | 'plan' | 'observation' | 'purchase';

/** A write with its key: sent again until it is answered. */
export interface Write {
  readonly kind: WriteKind;
  readonly key: string;
  /** In the file's name, in the message's id or in the satellite's name: found again by it. */
  readonly mark: string;
  readonly orders: boolean;
}

export interface Acknowledged extends Write {
  readonly id: string;
}

/** A plan is computed before it is answered, and nobody computes it while others have the processors. */
const PLAN_MS = 90_000;
const AGAIN_MS = 100;
const PAUSE_MS = 40;
const WRITERS = 3;
/** Satellites are looked through at every upload, and screenings take the time of workers: a few of each will do. */
const INTERVALS: readonly (readonly [WriteKind, number])[] = [
  ['plan', 29],
  ['observation', 23],
  ['satellite', 17],
  ['purchase', 7],
  ['message', 3],
  ['ephemeris', 1],
];
const SCREENING_EVERY = 20;
/** A burn of a plan is no two times the same: an equal plan is the same plan. */
const BURN = { mps: 0.02, stepMps: 1e-6, beforeMs: 20 * 60_000 } as const;
const REFUSED = '';

/** Writes records of one organisation all the time, and remembers what was acknowledged. */
export class Client {
  readonly acknowledged: Acknowledged[] = [];
  readonly caller: ChaosCaller;
  readonly samples: Samples;
  readonly #writerCount: number;
  readonly #gate: Gate;
  #satelliteId = '';
  #event: { readonly conjunctionId: string; readonly tca: string } | undefined;
  #count = 0;
  #isOver = false;
  #writers: Promise<unknown> = Promise.resolve();

  /**
   * @param writers   how many write at once
   * @param gate      lets each write through
   */
  constructor(caller: ChaosCaller, samples: Samples, writers = WRITERS, gate = new Gate()) {
    this.caller = caller;
    this.samples = samples;
    this.#writerCount = writers;
    this.#gate = gate;
  }

  async begin(): Promise<void> {
    const { satellite, sensor } = this.samples;
    const created = await this.#until('own satellite', {
      kind: 'own satellite',
      path: 'ca/satellites',
      body: satellite,
    });
    this.#satelliteId = (created as { satelliteId: string }).satelliteId;
    await this.#until('own sensor', { kind: 'own sensor', path: 'odt/sensors', body: sensor });
    await this.#until('first screening', this.#orderOf({ ...this.#next('ephemeris'), orders: true }));
    this.#event = await this.#firstEvent();
    this.#writers = Promise.all(Array.from({ length: this.#writerCount }, () => this.#writeOn()));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#writers;
  }

  /** One upload of a file, through temporary folder and database; throws unless it is taken. */
  async probe(): Promise<void> {
    const health = await this.caller.health();
    if (health !== 200) throw new Error(`health says ${health}`);
    const accepted = await this.#send(this.#next('ephemeris'));
    if (accepted === undefined) throw new Error('the upload was not taken');
  }

  /** What the same request with the same key is answered now. */
  async repeat(write: Write): Promise<string | undefined> {
    const answer = await this.caller.attempt(this.#orderOf(write), false);
    return answer === undefined || answer.status >= 400 ? undefined : idOf(write.kind, JSON.parse(answer.text));
  }

  async #writeOn(): Promise<void> {
    while (!this.#isOver) {
      await this.#gate.pass(async () => {
        const count = this.#count + 1;
        const write = this.#next(INTERVALS.find(([, interval]) => count % interval === 0)![0]);
        const answer = await this.caller.write(this.#orderOf(write)).catch((cause: Error) => {
          this.caller.tally.wrong.push(cause.message);
        });
        if (answer !== undefined && answer.status < 400) this.#note(write, answer);
      });
      await sleep(PAUSE_MS);
    }
  }

  #next(kind: WriteKind): Write {
    const mark = `${this.samples.mark}-${String(++this.#count).padStart(7, '0')}`;
    return { kind, key: randomUUID(), mark, orders: kind === 'ephemeris' && this.#count % SCREENING_EVERY === 0 };
  }

  /** The id when it is acknowledged, nothing when it is refused for good; undefined when it must be sent again. */
  async #send(write: Write): Promise<string | undefined> {
    const answer = await this.caller.attempt(this.#orderOf(write));
    if (answer === undefined) return undefined;
    return answer.status >= 400 ? REFUSED : this.#note(write, answer);
  }

  #note(write: Write, { text }: CallerAnswer): string {
    const id = idOf(write.kind, JSON.parse(text));
    this.acknowledged.push({ ...write, id });
    return id;
  }

  #orderOf(write: Write): Order {
    const { kind, key } = write;
    const { samples } = this;
    switch (kind) {
      case 'satellite': {
        const { satellite, firstNoradId } = samples;
        // The clock would screen it, and fail: nobody knows its orbit.
        const configuration = { ...satellite.configuration, screeningEveryHours: 0 };
        const noradId = firstNoradId + numberOf(write);
        const body = { ...satellite, name: write.mark, cosparId: '', noradId, configuration };
        return { kind, key, path: 'ca/satellites', body };
      }
      case 'plan':
        return { kind, key, path: 'ca/manoeuvres', body: this.#plan(write), patienceMs: PLAN_MS };
      case 'observation': {
        const noradId = OBJECTS.first + (numberOf(write) % OBJECTS.count);
        const sensorCodes = [samples.sensor.sensorCode];
        const body = { noradId, sensorCodes, numberOfPassesRequested: 1, note: write.mark };
        return { kind, key, path: 'odt/requests', body };
      }
      case 'purchase': {
        const body = { 'customer-id': samples.customerId, 'service-type': 'odt', productId: PRODUCT.productId };
        return { kind, key, path: 'payments/orders', body };
      }
      case 'message':
        return { kind, key, path: 'ca/cdms', body: formOf(`${write.mark}.cdm`, samples.cdm(write.mark)) };
      case 'ephemeris': {
        const fields = { 'satellite-id': this.#satelliteId, screen: String(write.orders) };
        const body = formOf(`${write.mark}.oem`, samples.oem(write.mark), fields);
        return { kind, key, path: 'ca/ephemeris/file', body };
      }
    }
  }

  #plan(write: Write): object {
    const { conjunctionId, tca } = this.#event!;
    return {
      conjunctionId,
      note: write.mark,
      manoeuvre: {
        manoeuvreType: 'IMPULSIVE',
        ignitionEpoch: new Date(Date.parse(tca) - BURN.beforeMs).toISOString(),
        deltaVVector: [0, BURN.mps + BURN.stepMps * numberOf(write), 0],
      },
    };
  }

  /** What the first screening found: to be planned for. */
  async #firstEvent(): Promise<{ readonly conjunctionId: string; readonly tca: string }> {
    for (let tries = 0; tries < 600; tries++) {
      type Listed = { readonly conjunctionId: string; readonly conjunctionData: { readonly tca: string } };
      const [event] = await this.caller.get<readonly Listed[]>('ca/conjunctions');
      if (event !== undefined) return { conjunctionId: event.conjunctionId, tca: event.conjunctionData.tca };
      await sleep(AGAIN_MS);
    }
    throw new Error('the first screening found no event');
  }

  async #until(label: string, { path, body, key = randomUUID() }: Order): Promise<unknown> {
    const isForm = body instanceof FormData;
    const headers = { 'idempotency-key': key, ...(!isForm && { 'content-type': 'application/json' }) };
    const init = { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) };
    return await this.caller.until(label, () => this.caller.call(path, init));
  }
}

/** A file as an upload of a form. */
export function formOf(name: string, text: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([text]), name);
  return form;
}

const numberOf = ({ mark }: Write): number => Number(mark.slice(-7));

/** What each kind is answered with. */
interface Answered {
  readonly satelliteId?: string;
  readonly manoeuvreId?: string;
  readonly observationRequestId?: string;
  readonly orderId?: string;
  readonly accepted?: readonly { readonly oemFileId?: string; readonly cdmId?: string; readonly id?: string }[];
}

function idOf(kind: WriteKind, body: unknown): string {
  const { satelliteId, manoeuvreId, observationRequestId, orderId, accepted } = body as Answered;
  const uploaded = accepted?.[0]?.oemFileId ?? accepted?.[0]?.cdmId ?? accepted?.[0]?.id;
  const ids: Record<WriteKind, string | undefined> = {
    satellite: satelliteId,
    plan: manoeuvreId,
    observation: observationRequestId,
    purchase: orderId,
    message: uploaded,
    ephemeris: uploaded,
  };
  const id = ids[kind];
  if (id === undefined) throw new Error(`no id in ${JSON.stringify(body).slice(0, 300)}`);
  return id;
}
