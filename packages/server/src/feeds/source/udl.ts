import { tell } from '@keepout/contract/sentences';
import { UDL_PAGE, udlCursor, udlPage, udlQuestions } from '@keepout/operations/feeds/udl';
import { MS_PER_DAY } from '@keepout/units/duration';
import { satelliteList } from '../../fleet/satellites/store.ts';
import { receivedFile } from './asking.ts';
import type { FeedSource } from './source.ts';
import { notSignedIn, trouble } from './trouble.ts';

const CONJUNCTIONS = '/udl/conjunction';
/** Account name that marks the password as a token. */
const BEARER = 'bearer';
/** Start of the first run. */
const DAYS_BEFORE = 7;

/** Reads conjunctions of own satellites written since the newest stored one, page by page; without those of tests and exercises. */
export const udlConjunctions: FeedSource = async (feed, session, take) => {
  const { identity, openPassword: secret, operatorId } = feed;
  if (identity === null || secret === undefined || operatorId === null) return notSignedIn();
  const basic = Buffer.from(`${identity}:${secret}`).toString('base64');
  const authorization = identity.toLowerCase() === BEARER ? `Bearer ${secret}` : `Basic ${basic}`;
  const headers = { authorization, accept: 'application/json' };
  const fleet = await satelliteList(session.context.database.orm, operatorId).all();
  if (fleet.length === 0) {
    session.skipped.push(tell('feed-no-satellites'));
    return undefined;
  }
  const since = feed.cursor ?? new Date(Date.now() - DAYS_BEFORE * MS_PER_DAY).toISOString();
  const ahead = { tca: `>${new Date().toISOString()}`, createdAt: `>${since}` };
  let [cursor, left] = [since, 0];
  for (const { name, object, numbers } of udlQuestions(fleet.map(({ noradId }) => noradId))) {
    let before: string | undefined;
    for (let first = 0; ; first += UDL_PAGE) {
      const place = { firstResult: String(first), maxResult: String(UDL_PAGE) };
      const url = new URL(CONJUNCTIONS, feed.address);
      url.search = new URLSearchParams({ ...ahead, [object]: numbers, ...place }).toString();
      const page = `${name}, from ${first}`;
      const file = await session.file(page, url.href, (question) =>
        session.call({ ...question, headers }, CONJUNCTIONS),
      );
      if (!file.ok) return file.fault;
      const read = udlPage(Buffer.from(file.value.bytes).toString());
      // A server that ignores the offset would return the same page forever.
      const isSaidAgain = file.value.sha256 === before && read?.count === UDL_PAGE;
      if (read === undefined || isSaidAgain) return trouble(tell('feed-not-the-form', { file: page }));
      await take(receivedFile(page, Buffer.from(read.messages)));
      [before, cursor, left] = [file.value.sha256, udlCursor(cursor, read.newest), left + read.left];
      if (read.count < UDL_PAGE) break;
    }
  }
  if (left > 0) session.notes.push(tell('feed-records-not-real', { count: left }));
  session.cursor = cursor;
  return undefined;
};
