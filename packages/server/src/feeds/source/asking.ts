import { createHash } from 'node:crypto';
import { FEED_KINDS, type FeedBudget } from '@keepout/contract/feeds/kinds';
import { originOf } from '@keepout/contract/platform/address';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { fail, ok, type Result } from '@keepout/units/result';
import { and, eq } from 'drizzle-orm';
import { CATALOGUE_LIMIT_BYTES } from '../../catalogue/load.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { keepFile, readStoredFile } from '../../platform/files/stored-files.ts';
import { ask, type Question, type Said } from '../../platform/net/ask.ts';
import type { FeedRow } from '../store.ts';
import { feedAnswer } from '../tables.ts';
import { giveBack, spend } from './budget.ts';
import { STALL_MS, type Trouble, trouble, troubleOfAnswer, troubleOfSilence } from './trouble.ts';

/** A file that came. */
export interface Came {
  /** What it was asked for as. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

export const came = (name: string, bytes: Uint8Array): Came => ({
  name,
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const MINUTE_MS = 60_000;

/** For what a password was said: sealed for one place and account it opens for no other. */
export const passwordOwner = ({
  id,
  address,
  signInAddress,
  identity,
}: Pick<FeedRow, 'id' | 'address' | 'signInAddress' | 'identity'>): string =>
  JSON.stringify(['feed', id, ...[address, signInAddress ?? address].map(originOf), identity]);

/** Whose calls a publisher counts together. */
export const accountOf = ({ address, identity }: Pick<FeedRow, 'address' | 'identity'>): string =>
  `${URL.canParse(address) ? new URL(address).host : address} ${identity ?? ''}`.trim();

/** The calls of one turn: within the budget, and counted. */
export class Asking {
  readonly context: ServerContext;
  readonly #feed: FeedRow;
  readonly signal: AbortSignal;
  calls = 0;
  /** How far the publisher was read: kept once what came is taken. */
  cursor: string | undefined;
  /** What is to be known of what was not taken. */
  readonly notes: Statement[] = [];
  /** Files that are there: what was taken of others is forgotten. */
  present: ReadonlySet<string> | undefined;

  /** Only looked at: a source of many files asks for few. */
  readonly isTrial: boolean;

  constructor(context: ServerContext, feed: FeedRow, signal: AbortSignal, isTrial: boolean) {
    this.isTrial = isTrial;
    this.context = context;
    this.#feed = feed;
    this.signal = signal;
  }

  /**
   * The file at an address. What came within the time in which the publisher wants no second call is not asked for again: a trial and the turn
   * after it, or a turn whose worker died and the next, cost one call.
   *
   * @param read   makes the call
   */
  async file(name: string, url: string, read?: (question: Question) => Promise<Result<Said, Trouble>>) {
    const kept = await this.#kept(name);
    if (kept !== undefined) return ok(came(name, kept));
    const said = await (read ?? ((question: Question) => this.call(question, url)))({ url });
    if (!said.ok) return said;
    const { status, bytes } = said.value;
    if (status === 404) return fail(trouble(tell('feed-nothing-there', { set: name })));
    // Nothing new, of publishers that say it so.
    if (status === 204) return ok(came(name, Buffer.of()));
    if (status !== 200) return fail(troubleOfAnswer(said.value, Date.now()));
    await this.#keep(name, bytes);
    return ok(came(name, bytes));
  }

  /** A file of many, of which each has a name of its own: it is counted with them and not kept for a second asking. */
  async single(url: string): Promise<Result<Said, Trouble>> {
    return await this.#pay({ url }, 'file', { ...FEED_KINDS[this.#feed.kind].budget, sameMinutes: 0 });
  }

  /** One call, whatever the answer's status. @param query   what the publisher counts it as */
  async call(question: Question, query: string): Promise<Result<Said, Trouble>> {
    return await this.#pay(question, query, FEED_KINDS[this.#feed.kind].budget);
  }

  /** A call that opens a session: it counts as one, and may be made as often as others are. */
  async signIn(question: Question): Promise<Result<Said, Trouble>> {
    return await this.#pay(question, 'sign in', { ...FEED_KINDS[this.#feed.kind].budget, sameMinutes: 0 });
  }

  async #pay(question: Question, query: string, budget: FeedBudget): Promise<Result<Said, Trouble>> {
    const { database, settings } = this.context;
    const spent = await spend(database, accountOf(this.#feed), query, budget);
    if ('fromMs' in spent) {
      const from = new Date(spent.fromMs).toISOString();
      return fail(trouble(tell('feed-budget-used', { from }), { waitUntilMs: spent.fromMs, isOurs: true }));
    }
    this.calls++;
    const said = await ask(question, {
      limitBytes: CATALOGUE_LIMIT_BYTES,
      stallMs: STALL_MS,
      allowPrivate: settings.allowPrivateFeeds,
      privateHosts: settings.privateHosts,
      signal: this.signal,
    });
    if (said.ok) return said;
    if (said.fault.code === 'no-connection') await giveBack(database, spent.callId);
    return fail(troubleOfSilence(said.fault));
  }

  async #kept(query: string): Promise<Buffer | undefined> {
    const { orm } = this.context.database;
    const { id, kind } = this.#feed;
    const [row] = await orm
      .select()
      .from(feedAnswer)
      .where(and(eq(feedAnswer.feedId, id), eq(feedAnswer.query, query)));
    const { sameMinutes } = FEED_KINDS[kind].budget;
    if (row === undefined || Date.now() - Date.parse(row.cameAt) >= sameMinutes * MINUTE_MS) return undefined;
    return await readStoredFile(orm, row.fileId);
  }

  async #keep(query: string, bytes: Buffer): Promise<void> {
    const { id: feedId } = this.#feed;
    await this.context.database.orm.transaction(async (tx) => {
      const fileId = await keepFile(tx, receivedBytes(bytes), { operatorId: null, kind: 'feed' });
      await tx.delete(feedAnswer).where(and(eq(feedAnswer.feedId, feedId), eq(feedAnswer.query, query)));
      await tx.insert(feedAnswer).values({ feedId, query, fileId, cameAt: new Date().toISOString() });
    });
  }
}
