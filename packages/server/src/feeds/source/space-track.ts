import { tell, together } from '@keepout/contract/sentences';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Said } from '../../platform/net/ask.ts';
import type { Asking } from './asking.ts';
import type { OpenFeed, Source } from './source.ts';
import { type Trouble, trouble, troubleOfAnswer } from './trouble.ts';

const LOGIN = '/ajaxauth/login';

/** A class of Space-Track as one file. A session is opened for it; one that is forgotten on the way is opened once more. */
export const spaceTrackClass =
  (name: string, path: string): Source =>
  async (feed, asking, take) => {
    const file = await asking.file(name, `${new URL(feed.address).origin}${path}`, async ({ url }) => {
      for (let attempt = 0; ; attempt++) {
        const cookie = await signIn(feed, asking);
        if (!cookie.ok) return cookie;
        const said = await asking.call({ url, headers: { cookie: cookie.value } }, queryOf(name, attempt));
        if (!said.ok || said.value.status !== 401 || attempt > 0) return said;
      }
    });
    if (!file.ok) return file.fault;
    await take(file.value);
    return undefined;
  };

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
