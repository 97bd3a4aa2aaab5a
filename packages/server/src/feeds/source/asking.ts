import { createHash } from 'node:crypto';
import { FEED_KINDS, type FeedBudget } from '@keepout/contract/feeds/kinds';
import { originOf } from '@keepout/contract/platform/address';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import { fail, ok, type Result } from '@keepout/units/result';
import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { keepFile, readStoredFile } from '../../platform/files/stored-files.ts';
import { fetchLimited, type OutboundRequest, type OutboundResponse } from '../../platform/net/fetch-limited.ts';
import type { FeedRow } from '../store.ts';
import { feedAnswer } from '../tables.ts';
import { meaningOf } from './answer-meaning.ts';
import { giveBack, spend } from './budget.ts';
import { STALL_MS, type Trouble, trouble, troubleOfSilence } from './trouble.ts';
import { turnLimitsOf } from './turn-limits.ts';

/** A received file. */
export interface PublishedDocument {
  /** Name under which it was requested. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** Name under which it is stored, if another: a catalogue folder has one part for any file name. */
  readonly part?: string;
  /**
   * Size and time of the last change of a file of a folder, or the mail of a file. A refused file with an identity fails no turn, and is not read
   * again while the identity stays.
   */
  readonly identity?: string;
}

/** A file that was not read. */
export interface UnreadFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly refused: Statement;
  /** As in `Came`. */
  readonly identity?: string;
  /** The next turn reads it again, even with the same identity. */
  readonly mayBeTaken?: boolean;
}

export const receivedFile = (name: string, bytes: Uint8Array): PublishedDocument => ({
  name,
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const MINUTE_MS = 60_000;

/** Returns the owner of a sealed password: it cannot be opened for another host or account. */
export const passwordOwner = ({
  id,
  address,
  signInAddress,
  identity,
}: Pick<FeedRow, 'id' | 'address' | 'signInAddress' | 'identity'>): string =>
  JSON.stringify(['feed', id, ...[address, signInAddress ?? address].map(originOf), identity]);

/**
 * Returns the account whose calls are counted together: one per organisation and account; for the installation one per account or,
 * without an account, per host. An organisation that enters the account of another does not use its budget.
 */
export const accountOf = ({ address, identity, operatorId }: AccountFacts): string =>
  [URL.canParse(address) ? new URL(address).host : address, identity, operatorId]
    .filter((part) => part !== null)
    .join(' ');

type AccountFacts = Pick<FeedRow, 'address' | 'identity' | 'operatorId'>;

/** The calls of one run, counted against the budget. */
export class PublisherSession {
  readonly context: ServerContext;
  readonly #feed: FeedRow;
  readonly signal: AbortSignal;
  #receivedBytes = 0;
  calls = 0;
  /** The publisher answered a request for data in this turn; a sign-in does not count. */
  hasAnswer = false;
  /** Reasons why data were not requested or not read yet. */
  readonly skipped: Statement[] = [];
  /** Time of the newest stored answer that was read in place of a call, Unix ms. */
  storedAtMs: number | undefined;
  /** Read position at the publisher; stored after the received data. */
  cursor: string | undefined;
  /** Remarks about data that were not stored. */
  readonly notes: Statement[] = [];
  /** Files that exist at the publisher: the record of other stored files is deleted. */
  present: ReadonlySet<string> | undefined;
  /** Refused files are stored with their identity: the cursor moves past them. */
  remembersRefused = false;

  /** True for a trial: a source of many files requests few. */
  readonly isTrial: boolean;

  constructor(context: ServerContext, feed: FeedRow, signal: AbortSignal, isTrial: boolean) {
    this.isTrial = isTrial;
    this.context = context;
    this.#feed = feed;
    this.signal = signal;
  }

  /**
   * Returns the file at a URL. A file received within the publisher's minimum interval is not requested again: a trial and the run
   * after it, or a run whose worker died and its retry, cost one call.
   *
   * @param read   makes the call
   */
  async file(
    name: string,
    url: string,
    read?: (question: OutboundRequest) => Promise<Result<OutboundResponse, Trouble>>,
  ) {
    const cachedBytes = await this.#kept(name);
    if (cachedBytes !== undefined) return ok(receivedFile(name, cachedBytes));
    const response = await (read ?? ((question: OutboundRequest) => this.call(question, url)))({ url });
    if (!response.ok) return response;
    this.hasAnswer = true;
    const meaning = meaningOf(this.#feed.kind, response.value, Date.now());
    if (meaning === 'NOT_THERE') return fail(trouble(tell('feed-nothing-there', { set: name })));
    if (meaning === 'NOTHING_NEW') return await this.#unchanged(name);
    if (meaning !== 'FILE') return fail(meaning);
    const { bytes } = response.value;
    await this.#keep(name, bytes);
    return ok(receivedFile(name, bytes));
  }

  /** Returns the previous answer if the publisher has no newer one; for messages, which are delivered once, an empty one. */
  async #unchanged(name: string): Promise<Result<PublishedDocument, Trouble>> {
    const { brings, budget } = FEED_KINDS[this.#feed.kind];
    if (brings === 'MESSAGES') return ok(receivedFile(name, Buffer.of()));
    const stored = await this.#stored(name);
    const bytes = stored && (await readStoredFile(this.context.database.orm, stored.fileId));
    const notice = tell('feed-nothing-new', { set: name });
    if (bytes !== undefined) {
      this.notes.push(notice);
      return ok(receivedFile(name, bytes));
    }
    const waitUntilMs = Date.now() + budget.sameMinutes * MINUTE_MS;
    const until = tell('feed-asked-again', { from: new Date(waitUntilMs).toISOString() });
    return fail(trouble(together(notice, tell('feed-nothing-stored'), until), { waitUntilMs }));
  }

  /** Returns one of many files with a name of its own: it is counted with them and not cached for repeated requests. */
  async single(url: string): Promise<Result<OutboundResponse, Trouble>> {
    const response = await this.#pay({ url }, 'file', { ...FEED_KINDS[this.#feed.kind].budget, sameMinutes: 0 });
    this.hasAnswer ||= response.ok;
    return response;
  }

  /** Makes one call and returns its answer for any status. @param query   the key by which the publisher counts it */
  async call(question: OutboundRequest, query: string): Promise<Result<OutboundResponse, Trouble>> {
    return await this.#pay(question, query, FEED_KINDS[this.#feed.kind].budget);
  }

  /** Makes a call that opens a session: it counts as one call, with the same limits as others. */
  async signIn(question: OutboundRequest): Promise<Result<OutboundResponse, Trouble>> {
    return await this.#pay(question, 'sign in', { ...FEED_KINDS[this.#feed.kind].budget, sameMinutes: 0 });
  }

  async #pay(question: OutboundRequest, query: string, budget: FeedBudget): Promise<Result<OutboundResponse, Trouble>> {
    const { database, settings } = this.context;
    const spent = await spend(database, accountOf(this.#feed), query, budget);
    if ('fromMs' in spent) {
      const from = new Date(spent.fromMs).toISOString();
      return fail(trouble(tell('feed-budget-used', { from }), { waitUntilMs: spent.fromMs, isOurs: true }));
    }
    this.calls++;
    const { fileBytes, turnBytes } = turnLimitsOf(this.#feed);
    const limitBytes = Math.min(fileBytes, turnBytes - this.#receivedBytes);
    const response = await fetchLimited(question, {
      limitBytes,
      stallMs: STALL_MS,
      allowPrivate: settings.allowPrivateFeeds,
      privateHosts: settings.privateHosts,
      signal: this.signal,
    });
    if (response.ok) {
      const { bytes, unknownCoding: coding } = response.value;
      this.#receivedBytes += bytes.length;
      return coding === undefined ? response : fail(trouble(tell('feed-unknown-coding', { coding })));
    }
    if (response.fault.code === 'no-connection') await giveBack(database, spent.callId);
    return fail(troubleOfSilence(response.fault, limitBytes));
  }

  async #kept(query: string): Promise<Buffer | undefined> {
    const row = await this.#stored(query);
    const { sameMinutes } = FEED_KINDS[this.#feed.kind].budget;
    if (row === undefined) return undefined;
    const answeredMs = Date.parse(row.cameAt);
    const allowedMs = answeredMs + sameMinutes * MINUTE_MS;
    if (Date.now() >= allowedMs) return undefined;
    const bytes = await readStoredFile(this.context.database.orm, row.fileId);
    if (bytes === undefined) return undefined;
    const [at, from] = [answeredMs, allowedMs].map((ms) => new Date(ms).toISOString());
    this.skipped.push(tell('feed-not-asked', { set: query, at: at!, from: from! }));
    this.storedAtMs = Math.max(this.storedAtMs ?? 0, answeredMs);
    return bytes;
  }

  async #stored(query: string): Promise<typeof feedAnswer.$inferSelect | undefined> {
    const isAnswer = and(eq(feedAnswer.feedId, this.#feed.id), eq(feedAnswer.query, query));
    return (await this.context.database.orm.select().from(feedAnswer).where(isAnswer))[0];
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
