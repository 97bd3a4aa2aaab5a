import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const ANSWER_MS = 8_000;
/** Remaining lifetime at which a token is renewed. */
const RENEWED_BEFORE_MS = 30_000;
const AGAIN_MS = 100;
const MOST_TRIES = 600;
/** A write that is repeated for longer counts as never answered. */
const MOST_WAIT_MS = 240_000;
/** Statuses after which a request is not repeated. */
const FINAL = [400, 403, 404, 410, 412, 413, 422, 428];
/** Statuses of refusals that every client has to expect. */
const PASSING = [401, 409, 503, 507];

/** Counts of the answers to all callers of a run. */
export class Tally {
  /** Answers since the last look, by status; 0 is no answer at all. */
  readonly answers = new Map<number, number>();
  /** Answers that must not be. */
  readonly wrong: string[] = [];
  /** The newest refusal of each kind. */
  readonly refusals = new Map<string, string>();
  /** Acknowledged writes by kind. */
  readonly acknowledged = new Map<string, number>();
  /** How often a write was sent again. */
  repeated = 0;

  count(status: number): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
  }

  acknowledge(kind: string): void {
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1);
  }
}

/** A request that changes something. */
export interface Order {
  /** Kind under which the acknowledgement is counted. */
  readonly kind: string;
  readonly path: string;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body: object | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** The `Idempotency-Key`, the same in each attempt. */
  readonly key?: string;
  readonly patienceMs?: number;
  /** Problem codes that the caller handles itself. */
  readonly handled?: readonly string[];
  /** Nobody signs in for it. */
  readonly isPublic?: boolean;
}

export interface CallerAnswer {
  readonly status: number;
  readonly text: string;
}

interface Request {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | FormData;
  readonly isPublic?: boolean;
}

export interface Access {
  readonly clientId: string;
  readonly secret: string;
}

/** A program of one organisation that calls the API. */
export class ChaosCaller {
  readonly tally: Tally;
  readonly #origin: string;
  readonly #access: Access;
  readonly #answerMs: number;
  #token = '';
  #tokenUntil = 0;

  /** @param answerMs  how long an answer is waited for */
  constructor(origin: string, access: Access, tally: Tally, answerMs = ANSWER_MS) {
    this.#origin = origin;
    this.#access = access;
    this.tally = tally;
    this.#answerMs = answerMs;
  }

  async health(): Promise<number> {
    const answer = await fetch(`${this.#origin}/health`, { signal: AbortSignal.timeout(this.#answerMs) });
    await answer.text();
    return answer.status;
  }

  /** Sends an order until its answer is final. If a repeated removal gets 404, an earlier attempt carried it out. */
  async write(order: Order): Promise<CallerAnswer> {
    const keyed = order.method === undefined ? { ...order, key: order.key ?? randomUUID() } : order;
    const repeated = order.method === 'DELETE' ? { ...order, handled: [...(order.handled ?? []), 'not-found'] } : keyed;
    const startedMs = performance.now();
    for (let tries = 0; performance.now() - startedMs < MOST_WAIT_MS; tries++) {
      const answer = await this.attempt(tries === 0 ? keyed : repeated);
      if (answer?.status === 404 && tries > 0 && order.method === 'DELETE') {
        this.tally.acknowledge(order.kind);
        return { status: 204, text: '' };
      }
      if (answer !== undefined) return answer;
      this.tally.repeated++;
      await sleep(AGAIN_MS);
    }
    const newest = [...this.tally.refusals].filter(([refusal]) => refusal.endsWith(` ${order.kind}`)).at(-1);
    throw new Error(
      `${order.kind}: not acknowledged in ${MOST_WAIT_MS / 1000} s; newest refusal: ${newest?.join(' ')}`,
    );
  }

  /** The same, of an order that has to succeed: its answer as JSON. */
  async make<T>(order: Order): Promise<T> {
    const { status, text } = await this.write(order);
    if (status >= 400) throw new Error(`${order.kind}: ${status} ${text.slice(0, 300)}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /**
   * One attempt.
   *
   * @param isCounted  false: a repetition after the acknowledgement
   * @returns undefined when it has to be sent again
   */
  async attempt(order: Order, isCounted = true): Promise<CallerAnswer | undefined> {
    const { kind, path, method = 'POST', body, key, patienceMs, handled = [], isPublic = false } = order;
    const isForm = body instanceof FormData;
    const headers = {
      ...order.headers,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, body: isForm ? body : JSON.stringify(body) };
    const answer = await this.call(path, { ...init, isPublic }, patienceMs).catch((cause: Error) => {
      this.tally.refusals.set('none', `${cause.message} ${(cause.cause as Error | undefined)?.message ?? ''}`);
    });
    const status = answer?.status ?? 0;
    if (isCounted) this.tally.count(status);
    if (answer === undefined) return undefined;
    const text = await answer.text().catch(() => undefined);
    if (text === undefined) return undefined;
    if (status === 401) this.#token = '';
    if (status >= 400) {
      this.tally.refusals.set(`${status} ${kind}`, text.slice(0, 300));
      const isProblem = /^application\/problem\+json/.test(answer.headers.get('content-type') ?? '');
      if (isProblem && handled.includes((JSON.parse(text) as { code?: string }).code ?? '')) return { status, text };
      if (!isProblem || !PASSING.includes(status)) this.tally.wrong.push(`${kind}: ${status} ${text.slice(0, 300)}`);
      return FINAL.includes(status) ? { status, text } : undefined;
    }
    if (text === '' && status !== 204) return undefined;
    if (isCounted) this.tally.acknowledge(kind);
    return { status, text };
  }

  /** Reads until there is an answer. */
  async get<T>(path: string): Promise<T> {
    return (await this.until(path, () => this.call(path))) as T;
  }

  /** Reads once and counts the answer; undefined without an answer. */
  async look(path: string, expected = 200): Promise<CallerAnswer | undefined> {
    const answer = await this.call(path).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    const status = text === undefined ? 0 : answer!.status;
    if (status === 401) this.#token = '';
    if (status !== expected && text !== undefined) this.tally.refusals.set(`${status} ${path}`, text.slice(0, 300));
    this.tally.count(status);
    return text === undefined ? undefined : { status, text };
  }

  async call(
    path: string,
    { isPublic = false, ...init }: Request = {},
    patienceMs = this.#answerMs,
  ): Promise<Response> {
    const isStale = this.#token === '' || Date.now() > this.#tokenUntil;
    if (isStale && !isPublic) this.#token = await this.#fetchToken();
    return await fetch(`${this.#origin}/api/v1/${path}`, {
      ...init,
      headers: { ...init.headers, ...(!isPublic && { authorization: `Bearer ${this.#token}` }) },
      signal: AbortSignal.timeout(patienceMs),
    });
  }

  async until(label: string, call: () => Promise<Response>): Promise<unknown> {
    let last = '';
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await call().catch((cause: Error) => {
        last = cause.message;
      });
      const text = await answer?.text().catch(() => '');
      if (answer?.ok && text) return JSON.parse(text);
      if (answer?.status === 401) this.#token = '';
      if (text) last = text;
      await sleep(AGAIN_MS);
    }
    throw new Error(`${label}: no answer in a minute; at last: ${last.slice(0, 500)}`);
  }

  async #fetchToken(): Promise<string> {
    const answer = await fetch(`${this.#origin}/auth/realms/platform/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: this.#access.clientId,
        client_secret: this.#access.secret,
      }),
      signal: AbortSignal.timeout(this.#answerMs),
    });
    const responseText = await answer.text();
    const { access_token: token, expires_in: lifeS } = JSON.parse(responseText) as {
      access_token?: string;
      expires_in?: number;
    };
    if (token === undefined) throw new Error(`no token: ${answer.status} ${responseText.slice(0, 300)}`);
    this.#tokenUntil = Date.now() + (lifeS ?? 0) * 1000 - RENEWED_BEFORE_MS;
    return token;
  }
}
