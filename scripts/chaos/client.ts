import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENT_ID, type Samples } from './furnish.ts';

export type WriteKind = 'ephemeris' | 'message' | 'satellite';

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

const ANSWER_MS = 8_000;
const AGAIN_MS = 100;
const PAUSE_MS = 40;
const WRITERS = 5;
/** Satellites are looked through at every upload, and screenings take the time of workers: a few of each will do. */
const EVERY = { satellite: 17, message: 3, screening: 20 } as const;
const FIRST_NORAD_ID = 100_000;

/** Writes all the time, and remembers what was acknowledged. */
export class Client {
  readonly acknowledged: Acknowledged[] = [];
  /** Sent at least once and not acknowledged yet: when all is over there may be one of each, or none. */
  readonly underWay = new Set<string>();
  /** Answers since the last look, by status; 0 is no answer at all. */
  readonly answers = new Map<number, number>();
  /** Answers that must not be. */
  readonly wrong: string[] = [];
  /** How often a write was sent again. */
  repeated = 0;
  readonly #origin: string;
  readonly #samples: Samples;
  readonly #writerCount: number;
  #token = '';
  #satelliteId = '';
  #count = 0;
  #isOver = false;
  #writers: Promise<unknown> = Promise.resolve();

  constructor(origin: string, samples: Samples, writers = WRITERS) {
    this.#origin = origin;
    this.#writerCount = writers;
    this.#samples = samples;
  }

  async begin(): Promise<void> {
    const body = JSON.stringify(this.#samples.satellite);
    const answer = await this.#until('own satellite', () => this.#post('/satellites', randomUUID(), body));
    this.#satelliteId = (answer as { satelliteId: string }).satelliteId;
    this.#writers = Promise.all(Array.from({ length: this.#writerCount }, () => this.#writeOn()));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#writers;
  }

  /** One upload of a file, through temporary folder and database; throws unless it is taken. */
  async probe(): Promise<void> {
    const health = await fetch(`${this.#origin}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (health.status !== 200) throw new Error(`health says ${health.status}`);
    const write = this.#next('ephemeris');
    const taken = await this.#send(write);
    if (taken === undefined) throw new Error('the upload was not taken');
  }

  async get<T>(path: string): Promise<T> {
    return (await this.#until(path, () => this.#call(path, {}))) as T;
  }

  /** What the same request with the same key is answered now. */
  async again(write: Write): Promise<string | undefined> {
    return await this.#send(write, false);
  }

  async #writeOn(): Promise<void> {
    while (!this.#isOver) {
      const count = this.#count + 1;
      const write = this.#next(
        count % EVERY.satellite === 0 ? 'satellite' : count % EVERY.message === 0 ? 'message' : 'ephemeris',
      );
      while ((await this.#send(write)) === undefined) {
        this.repeated++;
        await sleep(AGAIN_MS);
      }
      await sleep(PAUSE_MS);
    }
  }

  #next(kind: WriteKind): Write {
    const mark = `chaos-${String(++this.#count).padStart(7, '0')}`;
    return { kind, key: randomUUID(), mark, orders: kind === 'ephemeris' && this.#count % EVERY.screening === 0 };
  }

  /** The id when it is acknowledged; undefined when it must be sent again. */
  async #send(write: Write, isNew = true): Promise<string | undefined> {
    if (isNew) this.underWay.add(write.mark);
    const answer = await this.#answer(write).catch(() => undefined);
    const status = answer?.status ?? 0;
    if (isNew) this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (status === 0 || answer === undefined) return undefined;
    const text = await answer.text().catch(() => '');
    if (status === 401) this.#token = '';
    if (status >= 400) {
      const isProblem = /^application\/problem\+json/.test(answer.headers.get('content-type') ?? '');
      if (!isProblem || ![401, 409, 503, 507].includes(status)) this.wrong.push(`${status} ${text.slice(0, 300)}`);
      // A definite refusal would be refused for ever.
      if ([400, 404, 413, 422].includes(status)) throw new Error(`${write.mark}: ${status} ${text.slice(0, 500)}`);
      return undefined;
    }
    if (text === '') return undefined;
    const id = idOf(write.kind, JSON.parse(text));
    if (isNew) {
      this.acknowledged.push({ ...write, id });
      this.underWay.delete(write.mark);
    }
    return id;
  }

  async #answer(write: Write): Promise<Response> {
    if (write.kind === 'satellite') {
      const number = FIRST_NORAD_ID + Number(write.mark.slice(-7));
      const body = { ...this.#samples.satellite, name: write.mark, cosparId: '', noradId: number };
      return await this.#post('/satellites', write.key, JSON.stringify(body));
    }
    const form = new FormData();
    if (write.kind === 'message') {
      form.append('file', new Blob([this.#samples.cdm(write.mark)]), `${write.mark}.cdm`);
      return await this.#post('/cdms', write.key, form);
    }
    form.append('satellite-id', this.#satelliteId);
    form.append('screen', String(write.orders));
    form.append('file', new Blob([this.#samples.oem(write.mark)]), `${write.mark}.oem`);
    return await this.#post('/ephemeris/file', write.key, form);
  }

  async #post(path: string, key: string, body: string | FormData): Promise<Response> {
    const headers = { 'idempotency-key': key, ...(typeof body === 'string' && { 'content-type': 'application/json' }) };
    return await this.#call(path, { method: 'POST', headers, body });
  }

  async #call(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | FormData },
  ): Promise<Response> {
    if (this.#token === '') this.#token = await this.#fetchToken();
    return await fetch(`${this.#origin}/api/v1/ca${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${this.#token}` },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  }

  async #fetchToken(): Promise<string> {
    const answer = await fetch(`${this.#origin}/auth/realms/platform/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: CLIENT_ID,
        client_secret: this.#samples.secret,
      }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { access_token: token } = (await answer.json()) as { access_token?: string };
    if (token === undefined) throw new Error('no token');
    return token;
  }

  async #until(what: string, call: () => Promise<Response>): Promise<unknown> {
    let last = '';
    for (let tries = 0; tries < 600; tries++) {
      const answer = await call().catch((cause: Error) => {
        last = cause.message;
      });
      const text = await answer?.text().catch(() => '');
      if (answer?.ok && text) return JSON.parse(text);
      if (answer?.status === 401) this.#token = '';
      if (text) last = text;
      await sleep(AGAIN_MS);
    }
    throw new Error(`${what}: no answer in a minute; at last: ${last.slice(0, 500)}`);
  }
}

function idOf(kind: WriteKind, body: unknown): string {
  const { satelliteId, accepted } = body as {
    satelliteId?: string;
    accepted?: { oemFileId?: string; cdmId?: string; id?: string }[];
  };
  const id =
    kind === 'satellite' ? satelliteId : (accepted?.[0]?.oemFileId ?? accepted?.[0]?.cdmId ?? accepted?.[0]?.id);
  if (id === undefined) throw new Error(`no id in ${JSON.stringify(body).slice(0, 300)}`);
  return id;
}
