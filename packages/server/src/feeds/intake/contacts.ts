import { MOST_CONTACTS } from '@keepout/contract/ca/coordination-fields';
import { tell, together } from '@keepout/contract/sentences';
import { tracssContacts } from '@keepout/operations/feeds/tracss-contacts';
import type { ServerContext } from '../../hosting/module.ts';
import { contactIntake } from '../../ports/contacts.ts';
import type { PublishedDocument } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';
import { type IntakeResult, isShrunk } from './intake.ts';

/** Stores the operators of a directory as contacts; contacts entered by a user are not changed. */
export async function takeContacts(
  context: ServerContext,
  feed: FeedRow,
  { name, bytes }: PublishedDocument,
  isTrial: boolean,
): Promise<IntakeResult> {
  const { name: source, operatorId } = feed;
  if (operatorId === null) throw new Error('contacts are for an organisation');
  const directory = tracssContacts(Buffer.from(bytes).toString());
  if (directory === undefined || directory.contacts.length === 0)
    return { refused: tell('feed-not-the-form', { file: name }) };
  const { contacts, left } = directory;
  const intake = context.use(contactIntake);
  const incoming = { operatorId, actor: `feed ${source}`, source, contacts };
  const { before } = await intake.take({ ...incoming, isTrial: true });
  if (isShrunk(contacts.length, before, feed)) {
    const least = Math.ceil(feed.minShare * before);
    return { refused: tell('feed-contacts-shrunk', { file: name, contacts: contacts.length, before, least }) };
  }
  const {
    added: addedCount,
    newer,
    gone: removedCount,
    byHand,
    isTooMany,
  } = await intake.take({ ...incoming, isTrial });
  if (isTooMany)
    return {
      refused: together(tell('feed-file-refused', { file: name }), tell('feed-contacts-many', { most: MOST_CONTACTS })),
    };
  return {
    contents: {
      records: contacts.length,
      rejected: left,
      change: { objects: contacts.length, newer, added: addedCount, gone: removedCount },
    },
    note: together(
      ...(left > 0 ? [tell('feed-contacts-left', { count: left })] : []),
      ...(byHand > 0 ? [tell('feed-contacts-by-hand', { count: byHand })] : []),
    ),
  };
}
