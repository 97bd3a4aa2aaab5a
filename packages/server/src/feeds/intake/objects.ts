import { tell, together } from '@keepout/contract/sentences';
import { CATALOGUE_LIMIT_BYTES } from '../../catalogue/load.ts';
import { keepObjects, type ObjectsChange, objectsChange, type StoredObject } from '../../catalogue/objects.ts';
import { putPartsTogether } from '../../catalogue/parts.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { threadTask } from '../../platform/threads/threads.ts';
import type { PublishedDocument } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';
import type { IntakeResult } from './intake.ts';
import type { ReadObjects, ReadObjectsInput } from './read-objects.thread.ts';

const read = threadTask<ReadObjectsInput, ReadObjects>(
  new URL('./read-objects.thread.ts', import.meta.url),
  'readObjects',
);

/** Stores names, owners, types and sizes of objects, which replace the previous ones of the feed. */
export async function takeObjects(
  { database, threads }: ServerContext,
  feed: FeedRow,
  { name, bytes }: PublishedDocument,
  isTrial: boolean,
): Promise<IntakeResult> {
  const satcat = await threads.run(read, { bytes, limitBytes: CATALOGUE_LIMIT_BYTES });
  if (satcat === undefined || satcat.objects.length === 0) {
    return { refused: tell('feed-not-the-form', { file: name }) };
  }
  const objects: readonly StoredObject[] = satcat.objects;
  const change: ObjectsChange = await objectsChange(database.orm, feed.name, objects);
  const before = change.before;
  if (objects.length < feed.minShare * before) {
    const least = Math.ceil(feed.minShare * before);
    return { refused: together(tell('feed-shrunk', { file: name, objects: objects.length, before, least })) };
  }
  if (!isTrial) await database.orm.transaction((tx) => keepObjects(tx, feed.name, objects));
  const { newer, added: addedCount, gone: removedCount } = change;
  return {
    contents: {
      records: objects.length,
      rejected: satcat.rejected,
      change: { objects: objects.length, newer, added: addedCount, gone: removedCount },
    },
  };
}

/** Builds the catalogue again, since it contains object types and sizes. */
export async function useObjects(context: ServerContext): Promise<undefined> {
  await putPartsTogether(context);
}
