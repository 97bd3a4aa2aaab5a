import { tell } from '@keepout/contract/sentences';
import { publicEphemerides } from '../../ports/public-ephemerides.ts';
import { meaningOf } from './answer-meaning.ts';
import { receivedFile } from './asking.ts';
import type { FeedSource } from './source.ts';
import { trouble } from './trouble.ts';

/** A valid file name of the manifest: without a folder, not hidden. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Reads ephemerides by a list of file names: those of objects that can approach a satellite of an operator and that are not stored yet, as many
 * as the budget allows, beginning with the objects with the oldest data. The remaining files are left to the next run.
 */
export const starlinkEphemerides: FeedSource = async (feed, session, take) => {
  const manifest = await session.file('manifest', feed.address);
  if (!manifest.ok) return manifest.fault;
  const names = Buffer.from(manifest.value.bytes).toString().split(/\s+/).filter(Boolean);
  if (names.length === 0 || !names.every((name) => NAME.test(name)))
    return trouble(tell('feed-not-the-form', { file: 'manifest' }));
  const filesToFetch = await session.context.use(publicEphemerides).selectUseful(names);
  // Stored files are identified by the ephemerides themselves.
  session.present = new Set();
  for (const [place, name] of filesToFetch.slice(0, session.isTrial ? 1 : undefined).entries()) {
    const response = await session.single(new URL(name, feed.address).href);
    if (!response.ok) return response.fault.isOurs && place > 0 ? undefined : response.fault;
    const meaning = meaningOf(feed.kind, response.value, Date.now());
    // Removed since the list was written, or empty.
    if (meaning === 'NOT_THERE' || meaning === 'NOTHING_NEW') continue;
    if (meaning !== 'FILE') return meaning;
    await take(receivedFile(name, response.value.bytes));
  }
  return undefined;
};
