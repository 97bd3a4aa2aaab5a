import type { FeedSource } from './source.ts';

/**
 * Downloads sets of CelesTrak one after the other, as CSV: two-line element sets have no numbers beyond five digits and silently omit
 * such objects. Its rules: no set twice within two hours, and no further request after any answer other than 200.
 */
const sets =
  (parameter: 'GROUP' | 'FILE'): FeedSource =>
  async (feed, session, take) => {
    for (const set of feed.sets) {
      const url = new URL(feed.address);
      url.searchParams.set(parameter, set);
      url.searchParams.set('FORMAT', 'csv');
      const file = await session.file(set, url.href);
      if (!file.ok) return file.fault;
      await take(file.value);
    }
    return undefined;
  };

export const celestrakGroups: FeedSource = sets('GROUP');
export const celestrakSupplements: FeedSource = sets('FILE');

/** Reads the file at the feed's URL. */
export const oneFile: FeedSource = async (feed, session, take) => {
  const { pathname } = new URL(feed.address);
  const file = await session.file(pathname.split('/').at(-1) || feed.name, feed.address);
  if (!file.ok) return file.fault;
  await take(file.value);
  return undefined;
};
