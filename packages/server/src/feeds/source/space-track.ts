import { fail, type Result } from '@keepout/units/result';
import { cookieSession } from '../../platform/net/sign-in.ts';
import { troubleOfSignIn } from './answer-meaning.ts';
import type { PublishedDocument, PublisherSession } from './asking.ts';
import type { FeedSource, OpenFeed } from './source.ts';
import { notSignedIn, type Trouble } from './trouble.ts';

const LOGIN = '/ajaxauth/login';

/** Reads a class of Space-Track as one file. */
export const spaceTrackClass =
  (name: string, path: string): FeedSource =>
  async (feed, session, take) => {
    const file = await classFile(feed, session, name, path);
    if (!file.ok) return file.fault;
    await take(file.value);
    return undefined;
  };

/** Reads messages inserted after the last stored one, by their Space-Track number; the first run reads those of a week. */
export const spaceTrackMessages: FeedSource = async (feed, session, take) => {
  const since = feed.cursor === null ? 'CREATION_DATE/%3Enow-7' : `CDM_ID/%3E${feed.cursor}`;
  const path = `/expandedspacedata/query/class/cdm/${since}/orderby/CDM_ID%20asc/format/json`;
  const file = await classFile(feed, session, 'cdm', path);
  if (!file.ok) return file.fault;
  await take(file.value);
  const numbers = [
    ...Buffer.from(file.value.bytes)
      .toString()
      .matchAll(/"CDM_ID"\s*:\s*"?(\d{1,15})/g),
  ];
  const newest = Math.max(...numbers.map(([, number]) => Number(number)));
  if (numbers.length > 0) session.cursor = String(newest);
  return undefined;
};

/** Reads a file of a class; a session that expired is opened once more. */
async function classFile(
  feed: OpenFeed,
  session: PublisherSession,
  name: string,
  path: string,
): Promise<Result<PublishedDocument, Trouble>> {
  return await session.file(name, `${new URL(feed.address).origin}${path}`, async ({ url }) => {
    for (let attempt = 0; ; attempt++) {
      const cookie = await signIn(feed, session);
      if (!cookie.ok) return cookie;
      const response = await session.call({ url, headers: { cookie: cookie.value } }, queryOf(name, attempt));
      if (!response.ok || response.value.status !== 401 || attempt > 0) return response;
    }
  });
}

/** Returns the key under which a call is counted: a retry after a missing answer counts separately from the class itself. */
const queryOf = (name: string, attempt: number): string => (attempt === 0 ? name : `${name} again`);

async function signIn(feed: OpenFeed, publisherSession: PublisherSession): Promise<Result<string, Trouble>> {
  const { kind, identity, openPassword: secret } = feed;
  if (identity === null || secret === undefined) return fail(notSignedIn());
  const account = { signInAddress: `${new URL(feed.address).origin}${LOGIN}`, identity, secret };
  const session = await cookieSession(account, (question) => publisherSession.signIn(question));
  return session.ok ? session : fail(troubleOfSignIn(kind, session.fault, Date.now()));
}
