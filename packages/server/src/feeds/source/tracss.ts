import { MS_PER_DAY } from '@keepout/units/duration';
import { fail, type Result } from '@keepout/units/result';
import { bearerToken, TRACSS } from '../../platform/net/sign-in.ts';
import { troubleOfSignIn } from './answer-meaning.ts';
import type { PublisherSession } from './asking.ts';
import type { FeedSource, OpenFeed } from './source.ts';
import { notSignedIn, type Trouble } from './trouble.ts';

/** Paths of the TraCSS API (TraCSS SDK, metadata v2). */
const MESSAGES = '/metadata/v2/tracssCdm';
/** Messages of all registered satellites; this query has no parameters for format or page. */
const CONTACTS = '/metadata/contactDirectory/operational/all';
const SINCE = 'creationDate';
/** Start of the first run. */
const DAYS_BEFORE = 7;

/** Reads conjunction messages created since the newest stored one, as KVN: those of the starting second may arrive twice and are identical. */
export const tracssMessages: FeedSource = async (feed, session, take) => {
  const token = await bearer(feed, session);
  if (!token.ok) return token.fault;
  const url = new URL(MESSAGES, feed.address);
  const since = feed.cursor ?? new Date(Date.now() - DAYS_BEFORE * MS_PER_DAY).toISOString().slice(0, 19);
  url.searchParams.set(SINCE, `>=${since}`);
  url.searchParams.set('format', 'KVN');
  const headers = { authorization: `Bearer ${token.value}`, accept: 'text/plain' };
  const file = await session.file('messages', url.href, (question) => session.call({ ...question, headers }, MESSAGES));
  if (!file.ok) return file.fault;
  await take(file.value);
  const creationDates = [
    ...Buffer.from(file.value.bytes)
      .toString()
      .matchAll(/^\s*CREATION_DATE\s*=\s*(\S+)/gm),
  ];
  const newest = creationDates
    .map(([, time]) => time!.slice(0, 19))
    .toSorted()
    .at(-1);
  if (newest !== undefined && newest > since) session.cursor = newest;
  return undefined;
};

/** Reads the complete directory of contacts. */
export const tracssContactSource: FeedSource = async (feed, session, take) => {
  const token = await bearer(feed, session);
  if (!token.ok) return token.fault;
  const headers = { authorization: `Bearer ${token.value}`, accept: 'application/json' };
  const { href } = new URL(CONTACTS, feed.address);
  const file = await session.file('contacts', href, (question) => session.call({ ...question, headers }, CONTACTS));
  if (!file.ok) return file.fault;
  await take(file.value);
  return undefined;
};

async function bearer(
  { kind, identity, openPassword: secret, signInAddress }: OpenFeed,
  session: PublisherSession,
): Promise<Result<string, Trouble>> {
  if (identity === null || secret === undefined || signInAddress === null) return fail(notSignedIn());
  const account = { signInAddress, identity, secret };
  const token = await bearerToken(account, TRACSS, (question) => session.signIn(question));
  return token.ok ? token : fail(troubleOfSignIn(kind, token.fault, Date.now()));
}
