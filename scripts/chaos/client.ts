import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLIENT_ID, OBJECTS, PRODUCT, type Samples, SENSOR } from './furnish.ts';

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

const ANSWER_MS = 8_000;
/** A plan is computed before it is answered, and nobody computes it while others have the processors. */
const PLAN_MS = 90_000;
/** Of a token's life what is left when it is fetched anew. */
const RENEWED_BEFORE_MS = 30_000;
const AGAIN_MS = 100;
const PAUSE_MS = 40;
const WRITERS = 5;
/** Satellites are looked through at every upload, and screenings take the time of workers: a few of each will do. */
const EVERY: readonly (readonly [WriteKind, number])[] = [
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
/** What no try will change. */
const DEFINITE = [400, 404, 413, 422];
const REFUSED = '';
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
  /** What those that were refused were told, the newest of each kind. */
  readonly refusals = new Map<string, string>();
  /** How often a write was sent again. */
  repeated = 0;
  readonly #origin: string;
  readonly #samples: Samples;
  readonly #writerCount: number;
  readonly #answerMs: number;
  #token = '';
  #tokenUntil = 0;
  #satelliteId = '';
  #event: { readonly conjunctionId: string; readonly tca: string } | undefined;
  #count = 0;
  #isOver = false;
  #writers: Promise<unknown> = Promise.resolve();

  /**
   * @param writers   how many write at once
   * @param answerMs  how long an answer is waited for
   */
  constructor(origin: string, samples: Samples, writers = WRITERS, answerMs = ANSWER_MS) {
    this.#origin = origin;
    this.#writerCount = writers;
    this.#answerMs = answerMs;
    this.#samples = samples;
  }

  async begin(): Promise<void> {
    const body = JSON.stringify(this.#samples.satellite);
    const answer = await this.#until('own satellite', () => this.#post('ca/satellites', randomUUID(), body));
    this.#satelliteId = (answer as { satelliteId: string }).satelliteId;
    const sensor = JSON.stringify(SENSOR);
    await this.#until('own sensor', () => this.#post('odt/sensors', randomUUID(), sensor));
    const first = { ...this.#next('ephemeris'), orders: true };
    await this.#until('first screening', () => this.#answer(first));
    this.#event = await this.#firstEvent();
    this.#writers = Promise.all(Array.from({ length: this.#writerCount }, () => this.#writeOn()));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#writers;
  }

  /** One upload of a file, through temporary folder and database; throws unless it is taken. */
  async probe(): Promise<void> {
    const health = await fetch(`${this.#origin}/health`, { signal: AbortSignal.timeout(this.#answerMs) });
    if (health.status !== 200) throw new Error(`health says ${health.status}`);
    const write = this.#next('ephemeris');
    const taken = await this.#send(write);
    if (taken === undefined) throw new Error('the upload was not taken');
  }

  async get<T>(path: string): Promise<T> {
    return (await this.#until(path, () => this.#call(path, {}))) as T;
  }

  /** One look, counted with the writes. */
  async look(path: string): Promise<void> {
    const answer = await this.#call(path, {}).catch(() => undefined);
    const whole = await answer?.text().catch(() => undefined);
    const status = whole === undefined ? 0 : answer!.status;
    if (status !== 200) this.refusals.set(`${status} ${path}`, whole?.slice(0, 300) ?? '');
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
  }

  /** What the same request with the same key is answered now. */
  async again(write: Write): Promise<string | undefined> {
    return await this.#send(write, false);
  }

  async #writeOn(): Promise<void> {
    while (!this.#isOver) {
      const count = this.#count + 1;
      const write = this.#next(EVERY.find(([, each]) => count % each === 0)![0]);
      while ((await this.#send(write)) === undefined) {
        this.repeated++;
        await sleep(AGAIN_MS);
      }
      await sleep(PAUSE_MS);
    }
  }

  #next(kind: WriteKind): Write {
    const mark = `chaos-${String(++this.#count).padStart(7, '0')}`;
    return { kind, key: randomUUID(), mark, orders: kind === 'ephemeris' && this.#count % SCREENING_EVERY === 0 };
  }

  /** The id when it is acknowledged, nothing when it is refused for good; undefined when it must be sent again. */
  async #send(write: Write, isNew = true): Promise<string | undefined> {
    if (isNew) this.underWay.add(write.mark);
    const answer = await this.#answer(write).catch((cause: Error) => {
      this.refusals.set('none', `${cause.message} ${(cause.cause as Error | undefined)?.message ?? ''}`);
    });
    const status = answer?.status ?? 0;
    if (isNew) this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (status === 0 || answer === undefined) return undefined;
    const text = await answer.text().catch(() => '');
    if (status === 401) this.#token = '';
    if (status >= 400) {
      this.refusals.set(`${status} ${write.kind}`, text.slice(0, 300));
      const isProblem = /^application\/problem\+json/.test(answer.headers.get('content-type') ?? '');
      if (!isProblem || ![401, 409, 503, 507].includes(status)) this.wrong.push(`${status} ${text.slice(0, 300)}`);
      return DEFINITE.includes(status) ? REFUSED : undefined;
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
    switch (write.kind) {
      case 'satellite': {
        const number = FIRST_NORAD_ID + numberOf(write);
        const { satellite } = this.#samples;
        // The clock would screen it, and fail: nobody knows its orbit.
        const configuration = { ...satellite.configuration, screeningEveryHours: 0 };
        const body = { ...satellite, name: write.mark, cosparId: '', noradId: number, configuration };
        return await this.#post('ca/satellites', write.key, JSON.stringify(body));
      }
      case 'plan':
        return await this.#post('ca/manoeuvres', write.key, JSON.stringify(this.#plan(write)), PLAN_MS);
      case 'observation': {
        const noradId = OBJECTS.first + (numberOf(write) % OBJECTS.count);
        const body = { noradId, sensorCodes: [SENSOR.sensorCode], numberOfPassesRequested: 1, note: write.mark };
        return await this.#post('odt/requests', write.key, JSON.stringify(body));
      }
      case 'purchase': {
        const body = { 'customer-id': this.#samples.customerId, 'service-type': 'odt', productId: PRODUCT.productId };
        return await this.#post('payments/orders', write.key, JSON.stringify(body));
      }
      case 'message':
        return await this.#upload('ca/cdms', write, this.#samples.cdm(write.mark), 'cdm');
      case 'ephemeris': {
        const fields = { 'satellite-id': this.#satelliteId, screen: String(write.orders) };
        return await this.#upload('ca/ephemeris/file', write, this.#samples.oem(write.mark), 'oem', fields);
      }
    }
  }

  async #upload(path: string, { mark, key }: Write, text: string, suffix: string, fields = {}): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries<string>(fields)) form.append(name, value);
    form.append('file', new Blob([text]), `${mark}.${suffix}`);
    return await this.#post(path, key, form);
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
      const [event] = await this.get<readonly Listed[]>('ca/conjunctions');
      if (event !== undefined) return { conjunctionId: event.conjunctionId, tca: event.conjunctionData.tca };
      await sleep(AGAIN_MS);
    }
    throw new Error('the first screening found no event');
  }

  async #post(path: string, key: string, body: string | FormData, patienceMs = this.#answerMs): Promise<Response> {
    const headers = { 'idempotency-key': key, ...(typeof body === 'string' && { 'content-type': 'application/json' }) };
    return await this.#call(path, { method: 'POST', headers, body }, patienceMs);
  }

  async #call(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | FormData },
    patienceMs = this.#answerMs,
  ): Promise<Response> {
    if (this.#token === '' || Date.now() > this.#tokenUntil) this.#token = await this.#fetchToken();
    return await fetch(`${this.#origin}/api/v1/${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${this.#token}` },
      signal: AbortSignal.timeout(patienceMs),
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
      signal: AbortSignal.timeout(this.#answerMs),
    });
    const said = await answer.text();
    const { access_token: token, expires_in: lifeS } = JSON.parse(said) as {
      access_token?: string;
      expires_in?: number;
    };
    if (token === undefined) throw new Error(`no token: ${answer.status} ${said.slice(0, 300)}`);
    this.#tokenUntil = Date.now() + (lifeS ?? 0) * 1000 - RENEWED_BEFORE_MS;
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
