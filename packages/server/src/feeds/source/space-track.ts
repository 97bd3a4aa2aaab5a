import { tell, together } from '@keepout/contract/sentences';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Said } from '../../platform/net/ask.ts';
import type { Asking, Came } from './asking.ts';
import type { OpenFeed, Source } from './source.ts';
import { type Trouble, trouble, troubleOfAnswer } from './trouble.ts';

const LOGIN = '/ajaxauth/login';

/** A class of Space-Track as one file. */
export const spaceTrackClass =
  (name: string, path: string): Source =>
  async (feed, asking, take) => {
    const file = await classFile(feed, asking, name, path);
    if (!file.ok) return file.fault;
    await take(file.value);
    return undefined;
  };

/** Messages that were inserted after the last that was taken, by their number there; at first those of a week. */
export const spaceTrackMessages: Source = async (feed, asking, take) => {
  const since = feed.cursor === null ? 'CREATION_DATE/%3Enow-7' : `CDM_ID/%3E${feed.cursor}`;
  const path = `/expandedspacedata/query/class/cdm/${since}/orderby/CDM_ID%20asc/format/json`;
  const file = await classFile(feed, asking, 'cdm', path);
  if (!file.ok) return file.fault;
  await take(file.value);
  const numbers = [
    ...Buffer.from(file.value.bytes)
      .toString()
      .matchAll(/"CDM_ID"\s*:\s*"?(\d{1,15})/g),
  ];
  const newest = Math.max(...numbers.map(([, number]) => Number(number)));
  if (numbers.length > 0) asking.cursor = String(newest);
  return undefined;
};

/** A session is opened for a class; one that is forgotten on the way is opened once more. */
async function classFile(feed: OpenFeed, asking: Asking, name: string, path: string): Promise<Result<Came, Trouble>> {
  return await asking.file(name, `${new URL(feed.address).origin}${path}`, async ({ url }) => {
    for (let attempt = 0; ; attempt++) {
      const cookie = await signIn(feed, asking);
      if (!cookie.ok) return cookie;
      const said = await asking.call({ url, headers: { cookie: cookie.value } }, queryOf(name, attempt));
      if (!said.ok || said.value.status !== 401 || attempt > 0) return said;
    }
  });
}

/** What a call that Space-Track did not answer is counted as beside the class that is asked for again. */
const queryOf = (name: string, attempt: number): string => (attempt === 0 ? name : `${name} again`);

async function signIn(feed: OpenFeed, asking: Asking): Promise<Result<string, Trouble>> {
  const { identity, openPassword } = feed;
  if (identity === null || openPassword === undefined) return fail(notSignedIn());
  const said = await asking.signIn({
    url: `${new URL(feed.address).origin}${LOGIN}`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ identity, password: openPassword }).toString(),
  });
  if (!said.ok) return said;
  const { status } = said.value;
  // A wrong password is answered with 200 and a word in the body.
  if (status === 401 || isRefused(said.value)) return fail(notSignedIn());
  if (status !== 200) return fail(troubleOfAnswer(said.value, Date.now()));
  const cookies = [said.value.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
  return cookies.length === 0 ? fail(notSignedIn()) : ok(cookies.join('; '));
}

const isRefused = ({ bytes }: Said): boolean => /"Login"\s*:\s*"Failed"/i.test(bytes.subarray(0, 400).toString());

/** Asked again with the same password the account would be locked. */
const notSignedIn = (): Trouble =>
  trouble(together(tell('feed-not-signed-in'), tell('feed-shut-out')), { isShutOut: true });
