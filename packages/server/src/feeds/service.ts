import { isDeepStrictEqual } from 'node:util';
import { type Feed, type FeedBody, type FeedChange, feedGot } from '@keepout/contract/feeds/feed';
import { MOST_FEEDS } from '@keepout/contract/feeds/fields';
import { FEED_KINDS, isForOperator } from '@keepout/contract/feeds/kinds';
import { type Schemes, schemesOf, WEB_SCHEMES } from '@keepout/contract/platform/address';
import { renameSource, retireSource } from '../catalogue/parts.ts';
import type { ServerContext } from '../hosting/module.ts';
import { requireInstallation } from '../identity/installation-operator.ts';
import { writeAudit } from '../platform/audit/audit.ts';
import type { Queries } from '../platform/database/database.ts';
import { EVERYBODY } from '../platform/events/event-type.ts';
import type { Caller } from '../platform/http/caller.ts';
import { orNotFound, type Refusal, refused, refusedAt } from '../platform/http/problem.ts';
import { unfitAddress } from '../platform/net/private-address.ts';
import { changeRecord, type RecordChange, type RecordKind } from '../platform/records/change-record.ts';
import { vaultOf } from '../platform/secrets/vault-of.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { feedChanged } from '../ports/feeds.ts';

import { contentOfFeed, presentFeed } from './present.ts';
import { TURN_QUEUE } from './queues.ts';
import { accountOf, passwordOwner } from './source/asking.ts';
import { usedOf } from './source/budget.ts';
import {
  deleteFeed,
  FEED_IDS,
  type FeedContents,
  type FeedRow,
  findFeed,
  findTurn,
  insertFeed,
  listFeeds,
  moveTurn,
  type TurnRow,
  turnsOfFeeds,
  updateFeed,
} from './store.ts';
import { jobOf, queueTurn, stopTurnOf } from './turns/jobs.ts';

/** Caller with the rights to change feeds: API callers cannot set a folder of the machine, and only the installation's operator changes shared feeds. */
export type FeedWriter = 'api' | 'machine';

/** Refuses a caller without the right to change a feed: shared feeds belong to the installation's operator, or to the shell of the machine. */
async function requireScope(
  { settings }: Pick<ServerContext, 'settings'>,
  db: Queries,
  caller: Caller,
  row: Pick<FeedRow, 'operatorId'>,
  writer: FeedWriter,
): Promise<void> {
  if (writer === 'api' && row.operatorId === null) await requireInstallation(db, caller, settings);
}

/** Returns feeds in their wire form. */
export async function presentFeeds(db: Queries, rows: readonly FeedRow[]): Promise<Feed[]> {
  const { last, underway } = await turnsOfFeeds(
    db,
    rows.map(({ id }) => id),
  );
  return await Promise.all(
    rows.map(async (row) =>
      presentFeed(row, {
        last: last.get(row.id),
        underway: underway.get(row.id),
        budget: await usedOf(db, accountOf(row), FEED_KINDS[row.kind].budget),
      }),
    ),
  );
}

export async function createFeed(
  context: ServerContext,
  caller: Caller,
  body: FeedBody,
  writer: FeedWriter,
): Promise<FeedRow> {
  const { database, events, settings } = context;
  const id = FEED_IDS.next('fed');
  const operatorId = isForOperator(body.kind) ? caller.operatorId : null;
  await requireScope(context, database.orm, caller, { operatorId }, writer);
  const contents = contentsOf(settings, { id, password: null }, body, writer);
  return await database.orm.transaction(async (tx) => {
    const operatorFeeds = (await listFeeds(tx)).filter((row) => row.operatorId === operatorId);
    if (operatorFeeds.length >= MOST_FEEDS) {
      throw refused('too-many-feeds', { detail: `There are already ${MOST_FEEDS} feeds.` });
    }
    const row = await insertFeed(tx, { id, operatorId, ...contents, dueAt: new Date().toISOString() });
    if (row === undefined) throw exists(body);
    const detail = { name: row.name, kind: row.kind, address: row.address };
    await writeAudit(tx, { ...caller, action: 'created', recordType: 'feed', recordId: id, detail });
    await events.publish(tx, row.operatorId ?? EVERYBODY, feedChanged, { feedId: id });
    return row;
  });
}

export async function changeFeed(context: ServerContext, change: RecordChange<FeedChange>): Promise<FeedRow> {
  const { database, events, settings } = context;
  const kind: RecordKind<FeedRow, FeedChange> = {
    noun: 'The feed',
    type: 'feed',
    readOnlyFields: Object.keys(feedGot),
    present: (row) => ({ ...presentFeed(row, { last: undefined, underway: undefined, budget: [] }) }),
    contentOf: contentOfFeed,
    find: (db, operatorId, feedId) => findFeed(db, feedId, operatorId),
    update: async (tx, row, body) => {
      if (body.kind !== row.kind)
        throw refusedAt('feed-kind', '#/kind', 'Another kind is another feed: add that, and remove this.');
      const isFolder = FEED_KINDS[row.kind].address === null;
      const contents = contentsOf(settings, row, body, isFolder ? 'machine' : 'api');
      if (isFolder && contents.address !== row.address) throw folderByMachine();
      // The first run starts soon, since the user waits for the result. The budget still applies.
      if (row.operatorId === null) await renameSource(tx, row.name, contents.name);
      if (!contents.isOn || isElsewhere(row, contents)) await stopTurnOf(context, tx, row.id);
      return await updateFeed(tx, row, { ...contents, dueAt: new Date().toISOString() });
    },
    exists,
  };
  return await database.orm.transaction(async (tx) => {
    const before = await orNotFound(findFeed(tx, change.id, change.caller.operatorId), kind.noun);
    await requireScope(context, tx, change.caller, before, 'api');
    const { row } = await changeRecord(tx, kind, change);
    await events.publish(tx, row.operatorId ?? EVERYBODY, feedChanged, { feedId: change.id });
    return row;
  });
}

/** Returns whether a change makes the answer to a turn in progress useless: another address, account or set. */
const isElsewhere = (row: FeedRow, { address, identity, signInAddress, sets, trustedServer }: FeedContents): boolean =>
  !isDeepStrictEqual(
    [row.address, row.identity, row.signInAddress, row.sets, row.trustedServer],
    [address, identity, signInAddress, sets, trustedServer],
  );

export async function removeFeed(
  context: ServerContext,
  caller: Caller,
  id: string,
  writer: FeedWriter,
): Promise<void> {
  const { database, events } = context;
  await database.orm.transaction(async (tx) => {
    const row = await orNotFound(findFeed(tx, id, caller.operatorId), 'The feed');
    await requireScope(context, tx, caller, row, writer);
    if (row.operatorId === null) await retireSource(tx, row.name);
    await stopTurnOf(context, tx, id);
    await deleteFeed(tx, id);
    await writeAudit(tx, {
      ...caller,
      action: 'deleted',
      recordType: 'feed',
      recordId: id,
      detail: { name: row.name },
    });
    await events.publish(tx, row.operatorId ?? EVERYBODY, feedChanged, { feedId: id });
  });
}

export async function startTurn(
  context: ServerContext,
  caller: Caller,
  feedId: string,
  isTrial: boolean,
): Promise<TurnRow> {
  return await context.database.orm.transaction(async (tx) => {
    const row = await orNotFound(findFeed(tx, feedId, caller.operatorId), 'The feed');
    await requireScope(context, tx, caller, row, 'api');
    const turn = await queueTurn(context, tx, row, { isTrial, isScheduled: false });
    if (turn === undefined)
      throw refused('feed-underway', { detail: 'A download of this feed is already queued or running.' });
    const action = isTrial ? 'tried' : 'asked';
    await writeAudit(tx, { ...caller, action, recordType: 'feed', recordId: feedId, detail: { turnId: turn.id } });
    return turn;
  });
}

/** Cancels a feed run: data stored until then remain, and so do the data in use. */
export async function cancelTurn(context: ServerContext, caller: Caller, turnId: string): Promise<void> {
  const { database, events, queue } = context;
  await database.orm.transaction(async (tx) => {
    const turn = await orNotFound(findTurn(tx, turnId, caller.operatorId), 'The turn');
    const row = await orNotFound(findFeed(tx, turn.feedId, caller.operatorId), 'The feed');
    await requireScope(context, tx, caller, row, 'api');
    const isStopped = await moveTurn(tx, turnId, { state: 'CANCELLED', endedAt: new Date().toISOString() });
    if (!isStopped) throw refused('feed-turn-over', { detail: `The download is ${turn.state}.` });
    await queue.cancel(TURN_QUEUE, [jobOf(turnId)], tx);
    await events.publish(tx, caller.operatorId, feedChanged, { feedId: turn.feedId });
  });
}

/** Returns the stored form of a feed's fields; refuses invalid ones. */
function contentsOf(
  settings: Settings,
  row: Pick<FeedRow, 'id' | 'password'> & Partial<FeedRow>,
  body: FeedBody | FeedChange,
  writer: FeedWriter,
): FeedContents {
  const facts = FEED_KINDS[body.kind];
  refuseAddress(settings, body, writer);
  if (body.everyMinutes < facts.leastMinutes) {
    throw refusedAt('feed-too-often', '#/everyMinutes', `It may be asked every ${facts.leastMinutes} minutes.`);
  }
  const hasSets = facts.sets.length > 0;
  if (hasSets ? body.sets.length === 0 || new Set(body.sets).size < body.sets.length : body.sets.length > 0) {
    const message = hasSets
      ? 'It has to ask for something, and for nothing twice.'
      : 'There is nothing to choose from.';
    throw refusedAt('feed-sets', '#/sets', message);
  }
  const {
    name,
    kind,
    address,
    sets,
    everyMinutes,
    minShare,
    signInAddress,
    trustedServer = null,
    identity,
    isOn,
  } = body;
  if (trustedServer !== null && facts.isMailbox !== true) {
    throw refusedAt('feed-mail-server', '#/trustedServer', 'Only a mailbox has a mail server.');
  }
  const place = { id: row.id, address, signInAddress, identity };
  const keeps =
    body.password === undefined && row.address !== undefined && passwordOwner(place) === passwordOwner(row as FeedRow);
  const password =
    body.password !== undefined
      ? vaultOf(settings).seal(body.password, passwordOwner(place))
      : keeps
        ? row.password
        : null;
  if (facts.signsIn && identity === null) throw refusedAt('feed-account', '#/identity', 'It needs an account.');
  if (facts.signsIn && password === null)
    throw refusedAt('feed-account', '#/password', 'It needs the password of the account.');
  if (!facts.signsIn && (identity !== null || password !== null)) {
    throw refusedAt('feed-account', '#/identity', 'It needs no account.');
  }
  const account = { signInAddress, trustedServer, identity, password };
  return { name, kind, address, sets: [...sets], everyMinutes, minShare, ...account, isOn };
}

function refuseAddress(
  settings: Settings,
  { kind, address, signInAddress }: FeedBody | FeedChange,
  writer: FeedWriter,
): void {
  if (FEED_KINDS[kind].address === null) {
    if (writer === 'api') throw folderByMachine();
    if (!address.startsWith('/'))
      throw refusedAt('feed-address', '#/address', 'It has to be the whole path of a folder.');
    return;
  }
  refuseAnyAddress(settings, address, '#/address', schemesOf(FEED_KINDS[kind]));
  refuseCommonHost(kind, address, '#/address');
  const signsInElsewhere = FEED_KINDS[kind].signInAddress !== undefined;
  if (signsInElsewhere !== (signInAddress !== null)) {
    const message = signsInElsewhere ? 'It has to say where it signs in.' : 'It signs in nowhere else.';
    throw refusedAt('feed-address', '#/signInAddress', message);
  }
  if (signInAddress === null) return;
  refuseAnyAddress(settings, signInAddress, '#/signInAddress');
  refuseCommonHost(kind, signInAddress, '#/signInAddress');
}

/** Hosts that count calls by the IP address of the installation: each call uses the budget of all organisations here. */
const COUNTED_BY_ADDRESS: ReadonlySet<string> = new Set(
  Object.values(FEED_KINDS).flatMap(({ signsIn, address }) =>
    signsIn || address === null ? [] : [new URL(address).hostname],
  ),
);

function refuseCommonHost(kind: FeedBody['kind'], address: string, pointer: string): void {
  const { hostname } = new URL(address);
  if (!isForOperator(kind) || !COUNTED_BY_ADDRESS.has(hostname.replace(/^www\./, '').replace(/\.$/, ''))) return;
  throw refusedAt('feed-address', pointer, `${hostname} counts the calls of the whole installation.`);
}

function refuseAnyAddress(
  { allowPrivateFeeds: allowPrivate, privateHosts }: Settings,
  address: string,
  pointer: string,
  schemes: Schemes = WEB_SCHEMES,
): void {
  const unfit = unfitAddress(address, { allowPrivate, privateHosts }, schemes);
  if (unfit !== undefined) throw refusedAt('feed-address', pointer, unfit);
}

const folderByMachine = (): Refusal =>
  refusedAt('feed-address', '#/address', 'A folder is added by `keepout feed add`, by whoever has the machine.');

function exists({ name }: Pick<FeedBody, 'name'>): Refusal {
  return refusedAt('feed-exists', '#/name', `There is a feed ${name} already.`);
}
