import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import { lastMailRead, type MailHead, mailCursor, mailVerdict, partName } from '@keepout/operations/feeds/mail';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { ImapFlow } from 'imapflow';
import { isPrivateHost, mayBePrivate, portOf, publicLookup } from '../../platform/net/private-address.ts';
import { threadTask } from '../../platform/threads/threads.ts';
import { type Asking, type Came, came } from './asking.ts';
import type { MailFile } from './read-mail.thread.ts';
import type { OpenFeed, Source } from './source.ts';
import { notSignedIn, STALL_MS, type Trouble, trouble } from './trouble.ts';

const read = threadTask<Uint8Array, readonly MailFile[] | undefined>(
  new URL('./read-mail.thread.ts', import.meta.url),
  'readMail',
);

/** Larger mails are left: that of a provider has some kilobytes. */
const MAIL_LIMIT_BYTES = 32_000_000;
/** Of a turn that were not taken before; the next goes on. */
const MOST_FILES = 500;
const MOST_BYTES = 64_000_000;
/** At first, and where the box is another than before. */
const DAYS_BEFORE = 7;

/** What a test says of the connection: whom it trusts, and how long it waits. */
export interface MailConnection {
  readonly ca?: string;
  readonly stallMs?: number;
}

/** What a connection has brought. */
interface Bag {
  readonly files: Came[];
  /** Also of files that were taken before. */
  readonly names: Set<string>;
  /** What is to be said of mails that were left and should not be. */
  readonly left: Statement[];
  isNew(file: Came): boolean;
}

/**
 * Conjunction messages that came by mail after those that were read, by their numbers there (IMAP4rev1). Mails are only looked at: none is marked,
 * moved or deleted. One that cannot be taken is asked for again until somebody moves it. Nobody holds the line while messages are judged.
 */
export const mailbox =
  (connection: MailConnection = {}): Source =>
  async (feed, asking, take) => {
    const isNew = ({ name, sha256 }: Came) => asking.isTrial || feed.taken[name] !== sha256;
    const bag: Bag = { files: [], names: new Set(), left: [], isNew };
    const met = await fetchMails(feed, asking, connection, bag);
    if (met === undefined) asking.present = bag.names;
    for (const file of bag.files) await take(file);
    return met ?? (bag.left.length === 0 ? undefined : trouble(together(...bag.left)));
  };

async function fetchMails(
  feed: OpenFeed,
  asking: Asking,
  connection: MailConnection,
  bag: Bag,
): Promise<Trouble | undefined> {
  const client = clientOf(feed, asking, connection);
  if ('code' in client) return client;
  // Why a connection ended is said here, and to whoever waits only that it did.
  let end: MailError | undefined;
  client.on('error', (cause) => {
    end ??= cause;
  });
  const stop = () => client.close();
  asking.signal.addEventListener('abort', stop, { once: true });
  try {
    asking.calls++;
    await client.connect();
    await mailsOf(client, feed, asking, bag);
    return undefined;
  } catch (cause) {
    return troubleOfMail(end ?? (cause as MailError), feed);
  } finally {
    asking.signal.removeEventListener('abort', stop);
    client.close();
  }
}

function clientOf(
  { address, identity, openPassword: pass }: OpenFeed,
  { context: { settings } }: Asking,
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
    // Nobody signs in before TLS stands: by the port, or because the server goes over to it.
    secure: isSecure,
    ...(!isSecure && { doSTARTTLS: true }),
    tls: { ...(ca !== undefined && { ca }), ...(!isOpen && { lookup: publicLookup }) },
    auth: { user: identity, pass },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    maxLiteralSize: MAIL_LIMIT_BYTES,
    connectionTimeout: stallMs,
    greetingTimeout: stallMs,
    socketTimeout: stallMs,
  });
}

async function mailsOf(client: ImapFlow, feed: OpenFeed, asking: Asking, bag: Bag): Promise<void> {
  const { uidValidity, uidNext } = await client.mailboxOpen(folderOf(feed), { readOnly: true });
  const validity = String(uidValidity);
  const last = lastMailRead(feed.cursor, validity);
  const goodMs = feed.lastGoodAt === null ? Date.now() : Date.parse(feed.lastGoodAt);
  const since = new Date(goodMs - DAYS_BEFORE * SECONDS_PER_DAY * 1000);
  const numbers = await client.search(last > 0 ? { uid: `${last + 1}:*` } : { since }, { uid: true });
  // Beyond the last there is the last.
  const uids = (numbers || []).filter((uid) => uid > last).toSorted((a, b) => a - b);
  if (uids.length === 0) asking.cursor = mailCursor(validity, Math.max(last, uidNext - 1));
  const counted = { OF_OTHERS: 0, FORGED: 0, READ: 0 };
  for (const head of await headsOf(client, uids)) {
    const verdict = mailVerdict(head, feed.sets);
    counted[verdict]++;
    if (verdict === 'READ') await fetchMail(client, head, asking, bag);
    asking.cursor = mailCursor(validity, head.uid);
    if (bag.files.length >= MOST_FILES || bag.files.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_BYTES)
      break;
  }
  if (counted.OF_OTHERS > 0) asking.notes.push(tell('feed-mails-of-others', { count: counted.OF_OTHERS }));
  if (counted.FORGED > 0) asking.notes.push(tell('feed-mails-forged', { count: counted.FORGED }));
}

async function headsOf(client: ImapFlow, uids: readonly number[]): Promise<readonly MailHead[]> {
  if (uids.length === 0) return [];
  const query = { uid: true, envelope: true, size: true, headers: ['authentication-results'] };
  const heads = await client.fetchAll(uids.join(','), query, { uid: true });
  return heads
    .map(({ uid, size = 0, envelope, headers }) => ({
      uid,
      sizeBytes: size,
      from: envelope?.from?.length === 1 ? (envelope.from[0]?.address ?? '') : '',
      checks: (headers?.toString() ?? '').split(/^authentication-results:/im).slice(1),
    }))
    .toSorted((a, b) => a.uid - b.uid);
}

async function fetchMail(client: ImapFlow, { uid, sizeBytes }: MailHead, { context }: Asking, bag: Bag): Promise<void> {
  const mail =
    sizeBytes > MAIL_LIMIT_BYTES ? undefined : await client.fetchOne(String(uid), { source: true }, { uid: true });
  // Somebody has moved it.
  if (mail === false) return;
  const files = mail?.source && (await context.threads.run(read, mail.source));
  if (files === undefined) {
    bag.left.push(tell('feed-mail-left', { mail: `mail ${uid}`, limitMb: MAIL_LIMIT_BYTES / 1e6 }));
    return;
  }
  for (const { name, bytes } of files) {
    const file = came(partName(uid, name), bytes);
    bag.names.add(file.name);
    if (bag.isNew(file)) bag.files.push(file);
  }
}

const folderOf = ({ address }: OpenFeed): string => decodeURIComponent(new URL(address).pathname.slice(1)) || 'INBOX';

/** As imapflow has them. */
interface MailError extends Error {
  readonly code?: string;
  readonly authenticationFailed?: boolean;
  readonly mailboxMissing?: boolean;
  readonly serverResponseCode?: string;
}

const STALLED: readonly string[] = ['ETIMEOUT', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];

function troubleOfMail(cause: MailError, feed: OpenFeed): Trouble {
  const { code = 'IMAP', message, serverResponseCode: answer } = cause;
  // A server that is not well says so by a code of its own (RFC 5530); any other no is one to the account.
  if (cause.authenticationFailed && answer !== 'UNAVAILABLE') return notSignedIn();
  if (cause.mailboxMissing || answer === 'NONEXISTENT')
    return trouble(tell('feed-nothing-there', { set: folderOf(feed) }));
  if (message.endsWith('has no public address')) return trouble(tell('feed-no-public-address'));
  if (STALLED.includes(code)) return trouble(tell('feed-stalled', { waitedS: STALL_MS / 1000 }));
  return trouble(tell('feed-no-connection', { code: answer ?? code }));
}
