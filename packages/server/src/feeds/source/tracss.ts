import { tell, together } from '@keepout/contract/sentences';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Asking } from './asking.ts';
import type { OpenFeed, Source } from './source.ts';
import { type Trouble, trouble, troubleOfAnswer } from './trouble.ts';

/** What TraCSS calls what is asked for here (TraCSS SDK, metadata v2). */
const MESSAGES = '/metadata/v2/tracssCdm';
const SINCE = 'creationDate';
const SCOPE = 'tracssusername';
/** At first. */
const DAYS_BEFORE = 7;
const DAY_MS = 86_400_000;

/** Conjunction messages made since the newest that was taken, as KVN: of the second that is asked from on some come twice, and are the same. */
export const tracssMessages: Source = async (feed, asking, take) => {
  const token = await bearer(feed, asking);
  if (!token.ok) return token.fault;
  const url = new URL(MESSAGES, feed.address);
  const since = feed.cursor ?? new Date(Date.now() - DAYS_BEFORE * DAY_MS).toISOString().slice(0, 19);
  url.searchParams.set(SINCE, `>=${since}`);
  url.searchParams.set('format', 'KVN');
  const headers = { authorization: `Bearer ${token.value}`, accept: 'text/plain' };
  const file = await asking.file('messages', url.href, (question) => asking.call({ ...question, headers }, MESSAGES));
  if (!file.ok) return file.fault;
  await take(file.value);
  const made = [
    ...Buffer.from(file.value.bytes)
      .toString()
      .matchAll(/^\s*CREATION_DATE\s*=\s*(\S+)/gm),
  ];
  const newest = made
    .map(([, time]) => time!.slice(0, 19))
    .toSorted()
    .at(-1);
  if (newest !== undefined && newest > since) asking.cursor = newest;
  return undefined;
};

/** OAuth 2 client credentials. */
async function bearer(
  { identity, openPassword, signInAddress }: OpenFeed,
  asking: Asking,
): Promise<Result<string, Trouble>> {
  if (identity === null || openPassword === undefined || signInAddress === null) return fail(notSignedIn());
  const basic = Buffer.from(`${encodeURIComponent(identity)}:${encodeURIComponent(openPassword)}`).toString('base64');
  const said = await asking.signIn({
    url: signInAddress,
    method: 'POST',
    headers: {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }).toString(),
  });
  if (!said.ok) return said;
  // Okta says 400 invalid_client, others 401.
  if (said.value.status === 401 || said.value.status === 400) return fail(notSignedIn());
  if (said.value.status !== 200) return fail(troubleOfAnswer(said.value, Date.now()));
  const token = tokenIn(said.value.bytes);
  return token === undefined ? fail(notSignedIn()) : ok(token);
}

function tokenIn(bytes: Uint8Array): string | undefined {
  try {
    const { access_token: token } = JSON.parse(Buffer.from(bytes).toString()) as { readonly access_token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

const notSignedIn = (): Trouble =>
  trouble(together(tell('feed-not-signed-in'), tell('feed-shut-out')), { isShutOut: true });
