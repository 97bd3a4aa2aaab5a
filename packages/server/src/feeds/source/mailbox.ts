import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import {
  headerFields,
  lastMailRead,
  MAIL_LIMITS,
  type MailHead,
  type MailVerdict,
  mailCursor,
  mailName,
  mailVerdict,
  partName,
} from '@keepout/operations/feeds/mail';
import { serversOf } from '@keepout/operations/feeds/mail-authentication';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { ImapFlow } from 'imapflow';
import { addressParser } from 'postal-mime';
import { isPrivateHost, mayBePrivate, portOf, publicLookup } from '../../platform/net/private-address.ts';
import { runBoundedTwice } from '../../platform/threads/bounded.ts';
import { BEHIND_CALLS, threadTask } from '../../platform/threads/threads.ts';
import { type PublishedDocument, type PublisherSession, receivedFile, type UnreadFile } from './asking.ts';
import type { MailFault, OpenedMail } from './read-mail.thread.ts';
import type { FeedSource, OpenFeed } from './source.ts';
import { notSignedIn, STALL_MS, type Trouble, trouble } from './trouble.ts';

const read = threadTask<Uint8Array, OpenedMail>(new URL('./read-mail.thread.ts', import.meta.url), 'readMail');

/** Used in the first run, and for a new mailbox. */
const DAYS_BEFORE = 7;
/** Maximum number of refused mails and files in the database, and of those that a note names. */
const MOST_REMEMBERED = 500;
const MOST_NAMED = 20;

/** Connection options for tests: trusted certificates and timeout. */
export interface MailConnection {
  readonly ca?: string;
  readonly stallMs?: number;
}

/** Result of a connection: mails in order of their numbers. */
interface Bag {
  readonly validity: string;
  readonly mails: readonly FetchedMail[];
  /** Refused mails that are still in the mailbox. */
  readonly present: ReadonlySet<number>;
  /** Cursor after the last mail; undefined if mails remain for the next turn. */
  readonly end: string | undefined;
}

interface FetchedMail {
  readonly uid: number;
  readonly sizeBytes: number;
  /** Absent if the mail was not fetched. */
  readonly source?: Uint8Array;
  /** Reason of a refusal before fetching. */
  readonly reason?: Statement;
}

/**
 * Reads conjunction messages from mails after the last one read, by their IMAP numbers (IMAP4rev1). Mails are not marked,
 * moved or deleted. A refused mail is listed with the feed until a user moves it, and is not fetched again. The connection is closed before
 * mails are parsed and messages are assessed, so that it cannot time out on a busy machine.
 */
export const mailbox =
  (connection: MailConnection = {}): FeedSource =>
  async (feed, session, take) => {
    const fetched: { bag?: Bag } = {};
    const met = await fetchMails(feed, session, connection, (bag) => {
      fetched.bag = bag;
    });
    const { bag } = fetched;
    if (bag === undefined) return met;
    const names = new Set<string>();
    for (const name of refusedBefore(feed, bag)) names.add(name);
    let count = 0;
    for (const mail of bag.mails) {
      for (const file of await filesOf(mail, bag, feed, session)) {
        names.add(file.name);
        if ('refused' in file || session.isTrial || feed.taken[file.name] !== file.sha256) {
          await take(file);
          count++;
        }
      }
      session.cursor = mailCursor(bag.validity, mail.uid);
      if (count >= MAIL_LIMITS.turnFiles) break;
    }
    if (count < MAIL_LIMITS.turnFiles) session.cursor = bag.end ?? session.cursor;
    if (met === undefined) session.present = names;
    session.remembersRefused = true;
    return met;
  };

/** Returns the names of mails and files refused in earlier turns whose mail is still in the mailbox. */
const refusedBefore = ({ refused }: OpenFeed, { validity, present }: Bag): readonly string[] =>
  Object.entries(refused)
    .filter(([, { identity }]) => present.has(lastMailRead(identity, validity)))
    .map(([name]) => name);

/** Returns the files of a mail and its refused parts. The identity names the mail, so that later turns recognise a refused file. */
async function filesOf(
  { uid, source, reason, sizeBytes }: FetchedMail,
  { validity }: Bag,
  feed: OpenFeed,
  session: PublisherSession,
): Promise<readonly (PublishedDocument | UnreadFile)[]> {
  const isKnownAgain = Object.keys(feed.refused).length < MOST_REMEMBERED;
  const identity = isKnownAgain ? { identity: mailCursor(validity, uid) } : {};
  const unread = (name: string, reasonText: Statement): UnreadFile => {
    return { name, sizeBytes, refused: together(tell('feed-mail-left', { mail: name }), reasonText), ...identity };
  };
  if (reason !== undefined) return [unread(mailName(uid), reason)];
  if (source === undefined) return [];
  const { readers } = session.context;
  const turn = { priority: BEHIND_CALLS, ownerId: feed.operatorId ?? '' };
  const outcome = await runBoundedTwice(readers, read, source, {
    timeS: MAIL_LIMITS.workS,
    signal: session.signal,
    turn,
  });
  if (!outcome.ok) return [unread(mailName(uid), tell('feed-mail-costly'))];
  return [
    ...outcome.value.files.map(({ name, bytes }) => ({ ...receivedFile(partName(uid, name), bytes), ...identity })),
    ...outcome.value.left.map(({ part, fault }) =>
      unread(part === '' ? mailName(uid) : partName(uid, part), reasonOf(fault)),
    ),
  ];
}

function reasonOf(fault: MailFault): Statement {
  if (fault === 'unreadable') return tell('feed-mail-unreadable');
  const limit = MAIL_LIMITS[fault];
  return tell(`feed-mail-${fault === 'headerBytes' ? 'header' : fault}`, { limit });
}

async function fetchMails(
  feed: OpenFeed,
  session: PublisherSession,
  connection: MailConnection,
  onBag: (bag: Bag) => void,
): Promise<Trouble | undefined> {
  const client = clientOf(feed, session, connection);
  if ('code' in client) return client;
  // Recorded here, since the waiting call only learns that the connection ended.
  let end: MailError | undefined;
  client.on('error', (cause) => {
    end ??= cause;
  });
  const stop = () => client.close();
  session.signal.addEventListener('abort', stop, { once: true });
  try {
    session.calls++;
    await client.connect();
    return await mailsOf(client, feed, session, onBag);
  } catch (cause) {
    return troubleOfMail(end ?? (cause as MailError), feed);
  } finally {
    session.signal.removeEventListener('abort', stop);
    client.close();
  }
}

function clientOf(
  { address, identity, openPassword: pass }: OpenFeed,
  { context: { settings } }: PublisherSession,
  { ca, stallMs = STALL_MS }: MailConnection,
): ImapFlow | Trouble {
  if (identity === null || pass === undefined) return notSignedIn();
  const place = new URL(address);
  const host = place.hostname.replace(/^\[|\]$/g, '');
  const isOpen = mayBePrivate(place, { allowPrivate: settings.allowPrivateFeeds, privateHosts: settings.privateHosts });
  if (!isOpen && isPrivateHost(host)) return trouble(tell('feed-no-public-address'));
  const isSecure = place.protocol === 'imaps:';
  return new ImapFlow({
    host,
    port: portOf(place),
    // Login only after TLS is established: implicitly by the port, or by STARTTLS.
    secure: isSecure,
    ...(!isSecure && { doSTARTTLS: true }),
    tls: { ...(ca !== undefined && { ca }), ...(!isOpen && { lookup: publicLookup }) },
    auth: { user: identity, pass },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    maxLiteralSize: MAIL_LIMITS.mailBytes,
    connectionTimeout: stallMs,
    greetingTimeout: stallMs,
    socketTimeout: stallMs,
  });
}

async function mailsOf(
  client: ImapFlow,
  feed: OpenFeed,
  session: PublisherSession,
  onBag: (bag: Bag) => void,
): Promise<Trouble | undefined> {
  const { uidValidity, uidNext } = await client.mailboxOpen(folderOf(feed), { readOnly: true });
  const validity = String(uidValidity);
  const last = lastMailRead(feed.cursor, validity);
  const goodMs = feed.lastGoodAt === null ? Date.now() : Date.parse(feed.lastGoodAt);
  const since = new Date(goodMs - DAYS_BEFORE * SECONDS_PER_DAY * 1000);
  const numbers = await client.search(last > 0 ? { uid: `${last + 1}:*` } : { since }, { uid: true });
  // Beyond the last number, a server returns the last mail.
  const uids = (numbers || []).filter((uid) => uid > last).toSorted((a, b) => a - b);
  const heads = await headsOf(client, uids.slice(0, MAIL_LIMITS.turnMails));
  const servers = [...new Set(heads.flatMap(({ checks }) => serversOf(checks)))].slice(0, MOST_NAMED);
  const { trustedServer } = feed;
  if (trustedServer === null) return trouble(together(tell('feed-mail-server-unnamed'), namedServers(servers)));
  const verdicts = heads.map((head) => ({
    ...head,
    verdict: mailVerdict(head, { senders: feed.sets, trustedServer }),
  }));
  // A misspelt server name must not skip all mails: the turn fails and the cursor stays.
  const isUnknown = !servers.includes(trustedServer.toLowerCase());
  if (isUnknown && verdicts.some(({ verdict }) => verdict === 'UNCHECKED')) {
    return trouble(together(tell('feed-mail-server-unknown', { server: trustedServer }), namedServers(servers)));
  }
  const mails: FetchedMail[] = [];
  const present = await presentOf(client, feed, validity);
  let fetchedBytes = 0;
  let isWhole = uids.length <= MAIL_LIMITS.turnMails;
  const bag = () => {
    const end = isWhole ? mailCursor(validity, Math.max(last, uidNext - 1, uids.at(-1) ?? 0)) : undefined;
    return { validity, mails, present, end };
  };
  try {
    for (const { uid, sizeBytes, verdict } of verdicts) {
      if (verdict !== 'READ') mails.push({ uid, sizeBytes });
      else if (sizeBytes > MAIL_LIMITS.mailBytes) mails.push({ uid, sizeBytes, reason: tooLarge(sizeBytes) });
      else if (fetchedBytes > 0 && fetchedBytes + sizeBytes > MAIL_LIMITS.turnBytes) {
        isWhole = false;
        break;
      } else {
        const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
        fetchedBytes += sizeBytes;
        // The mail was moved in the meantime.
        mails.push({ uid, sizeBytes, ...(mail !== false && mail?.source && { source: mail.source }) });
      }
    }
  } catch (cause) {
    isWhole = false;
    onBag(bag());
    throw cause;
  }
  onBag(bag());
  session.notes.push(...notesOf(verdicts.slice(0, mails.length), trustedServer));
  return undefined;
}

const namedServers = (servers: readonly string[]): Statement =>
  servers.length === 0 ? tell('feed-mail-servers-none') : tell('feed-mail-servers', { servers: servers.join(', ') });

const tooLarge = (sizeBytes: number): Statement =>
  tell('feed-mail-large', { sizeMb: sizeBytes / 1e6, limitMb: MAIL_LIMITS.mailBytes / 1e6 });

type Verdicts = readonly { readonly uid: number; readonly verdict: MailVerdict }[];

/** Reports mails that were skipped for their sender, by number; mails of other senders are only counted. */
function notesOf(verdicts: Verdicts, server: string): readonly Statement[] {
  const of = (wantedVerdict: MailVerdict) => {
    const uids = verdicts.filter(({ verdict }) => verdict === wantedVerdict).map(({ uid }) => uid);
    const mails = uids.slice(0, MOST_NAMED).map(mailName).join(', ');
    return { count: uids.length, mails: uids.length > MOST_NAMED ? `${mails}, …` : mails };
  };
  const unnamed = of('OF_OTHERS');
  const [forged, unchecked, noAuthor] = [of('FORGED'), of('UNCHECKED'), of('NO_AUTHOR')];
  return [
    ...(unnamed.count > 0 ? [tell('feed-mails-of-others', { count: unnamed.count })] : []),
    ...(forged.count > 0 ? [tell('feed-mails-forged', forged)] : []),
    ...(unchecked.count > 0 ? [tell('feed-mails-unchecked', { ...unchecked, server })] : []),
    ...(noAuthor.count > 0 ? [tell('feed-mails-no-author', noAuthor)] : []),
  ];
}

/** Returns the numbers of refused mails that are still in the mailbox. */
async function presentOf(client: ImapFlow, { refused }: OpenFeed, validity: string): Promise<ReadonlySet<number>> {
  const uids = new Set(Object.values(refused).map(({ identity }) => lastMailRead(identity, validity)));
  uids.delete(0);
  if (uids.size === 0) return uids;
  const matches = await client.search({ uid: [...uids].join(',') }, { uid: true });
  return new Set((matches || []).filter((uid) => uids.has(uid)));
}

async function headsOf(client: ImapFlow, uids: readonly number[]): Promise<readonly MailHead[]> {
  if (uids.length === 0) return [];
  const query = { uid: true, envelope: true, size: true, headers: ['from', 'authentication-results'] };
  const heads: MailHead[] = [];
  // One head at a time: the full header is released after each.
  for await (const { uid, size = 0, envelope, headers } of client.fetch(uids.join(','), query, { uid: true })) {
    const fields = headerFields((headers?.subarray(0, MAIL_LIMITS.headerBytes) ?? '').toString());
    const checks = fields.get('authentication-results') ?? [];
    heads.push({ uid, sizeBytes: size, from: authorOf(fields.get('from') ?? [], envelope?.from), checks });
  }
  const requestedUids = new Set(uids);
  return heads.filter(({ uid }) => requestedUids.delete(uid)).toSorted((a, b) => a.uid - b.uid);
}

/** Returns the single address of the single `From` field if mail server and parser agree on it; undefined otherwise. */
function authorOf(
  fields: readonly string[],
  envelope: readonly { readonly address?: string | undefined }[] | undefined,
): string | undefined {
  const [author, ...coauthors] = fields.length === 1 ? addressParser(fields[0]!) : [];
  if (author?.address === undefined || coauthors.length > 0 || envelope?.length !== 1) return undefined;
  return author.address.toLowerCase() === envelope[0]!.address?.toLowerCase() ? author.address : undefined;
}

const folderOf = ({ address }: OpenFeed): string => decodeURIComponent(new URL(address).pathname.slice(1)) || 'INBOX';

/** Errors as imapflow raises them. */
interface MailError extends Error {
  readonly code?: string;
  readonly authenticationFailed?: boolean;
  readonly mailboxMissing?: boolean;
  readonly serverResponseCode?: string;
}

const STALLED: readonly string[] = ['ETIMEOUT', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];

function troubleOfMail(cause: MailError, feed: OpenFeed): Trouble {
  const { code = 'IMAP', message, serverResponseCode: answer } = cause;
  // A server with an internal problem reports a code of its own (RFC 5530); any other NO concerns the account.
  if (cause.authenticationFailed && answer !== 'UNAVAILABLE') return notSignedIn();
  if (cause.mailboxMissing || answer === 'NONEXISTENT')
    return trouble(tell('feed-nothing-there', { set: folderOf(feed) }));
  if (message.endsWith('has no public address')) return trouble(tell('feed-no-public-address'));
  if (STALLED.includes(code)) return trouble(tell('feed-stalled', { waitedS: STALL_MS / 1000 }));
  return trouble(tell('feed-no-connection', { code: answer ?? code }));
}
