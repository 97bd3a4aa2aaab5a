import { asWritten, tell, together } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { messageIntake } from '../../ports/messages.ts';
import type { PublishedDocument } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';
import type { IntakeResult } from './intake.ts';

/** Content of a publisher's answer without new records. */
const NO_RECORDS = /^\s*(\[\s*\])?\s*$/;
const NO_CHANGE = { objects: 0, newer: 0, added: 0, gone: 0 };
/** Problem code of a message about a satellite of another operator. */
const NOT_OURS = 'satellite-unknown';

/** Stores conjunction messages as records of the operator, like uploads. Messages of other operators are skipped and reported. */
export async function takeMessages(
  context: ServerContext,
  { name: feedName, operatorId }: FeedRow,
  { name, bytes }: PublishedDocument,
  isTrial: boolean,
  signal: AbortSignal,
): Promise<IntakeResult> {
  if (operatorId === null) throw new Error('messages are for an organisation');
  if (bytes.length < 100 && NO_RECORDS.test(Buffer.from(bytes).toString())) {
    return { contents: { records: 0, rejected: 0, change: NO_CHANGE } };
  }
  const { storedCount: takenCount, rejected } = await context
    .use(messageIntake)
    .take({ operatorId, actor: `feed ${feedName}`, fileName: name, bytes, isTrial, signal });
  const faulty = rejected.filter(({ code }) => code !== NOT_OURS);
  const [first] = faulty;
  const reason = first === undefined ? [] : asWritten(`${first.fileName}: ${first.message}`);
  if (takenCount === 0 && faulty.length > 0)
    return { refused: together(tell('feed-file-refused', { file: name }), reason) };
  const records = takenCount + rejected.length;
  const note = first === undefined ? [] : together(tell('feed-messages-rejected', { count: faulty.length }), reason);
  return {
    contents: { records, rejected: rejected.length, change: { ...NO_CHANGE, objects: records, added: takenCount } },
    note,
  };
}
