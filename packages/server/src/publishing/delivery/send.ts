import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import { tell } from '@keepout/contract/sentences';
import { stateOfFiles } from '@keepout/operations/publishing/states';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR } from '../../platform/audit/audit.ts';
import { readStoredFile } from '../../platform/files/stored-files.ts';
import { fetchLimited } from '../../platform/net/fetch-limited.ts';
import { publicationChanged, publicationStopped } from '../../ports/publishing.ts';
import {
  beginSending,
  type FileRow,
  findPublication,
  movePublication,
  noteAnswer,
  type PublicationRow,
} from '../publications/store.ts';
import { certificateOf, openSecret } from '../recipients/secret.ts';
import { findRecipient } from '../recipients/store.ts';
import { type FileSendOutcome, outcome } from './outcome.ts';
import type { Calls, OpenRecipient } from './sender.ts';
import { SENDERS } from './senders.ts';

/** Sending is aborted after this time without a byte, ms. */
const STALL_MS = 120_000;
/** Maximum size of an answer. */
const MOST_ANSWER_BYTES = 1_000_000;

/** Thrown if files wait for an unavailable recipient. */
export class TryLater extends Error {
  override readonly name = 'TryLater';
}

/**
 * Sends a confirmed publication, each file once. A file that a process was sending when it died is never sent again automatically: its
 * delivery is unknown and reported as such.
 *
 * @param isLast   true for the last attempt
 */
export async function sendPublication(
  context: ServerContext,
  { publicationId }: { readonly publicationId: string },
  { signal, isLast }: { readonly signal: AbortSignal; readonly isLast: boolean },
): Promise<void> {
  const db = context.database.orm;
  const row = await findPublication(db, undefined, publicationId);
  if (row === undefined || row.state !== 'QUEUED') return;
  const recipient = await openRecipient(context, row);
  for (const file of row.files) {
    if (file.state === 'SENDING') await note(context, row, file, outcome('UNCERTAIN', tell('published-interrupted')));
    if (file.state !== 'WAITING' || !(await beginSending(db, file))) continue;
    const result = 'code' in recipient ? recipient : await sendFile(context, row, file, recipient, signal);
    const isLater = result.state === 'LATER' && !isLast;
    await note(context, row, file, result.state === 'LATER' && isLast ? { ...result, state: 'FAILED' } : result);
    if (isLater) throw new TryLater(`${row.recipientName} is away`);
  }
  await settle(context, publicationId);
}

async function openRecipient(context: ServerContext, row: PublicationRow): Promise<OpenRecipient | FileSendOutcome> {
  const stored = await findRecipient(context.database.orm, row.operatorId, row.recipientId);
  if (stored === undefined) return outcome('FAILED', tell('published-recipient-gone'));
  const opened = openSecret(context, stored);
  if (opened === undefined) return outcome('FAILED', tell('published-secret-unreadable'));
  const validity = certificateOf(context, stored);
  const nowMs = Date.now();
  if (validity !== undefined && (nowMs < validity.fromMs || nowMs > validity.untilMs)) {
    const [from, until] = [validity.fromMs, validity.untilMs].map((ms) => new Date(ms).toISOString());
    return outcome('FAILED', tell('published-certificate-unfit', { from: from!, until: until! }));
  }
  return { ...stored, ...opened };
}

async function sendFile(
  context: ServerContext,
  { operatorId, satelliteId, purpose, relinquishPc }: PublicationRow,
  { name, fileId }: FileRow,
  recipient: OpenRecipient,
  signal: AbortSignal,
): Promise<FileSendOutcome> {
  const { database, settings } = context;
  const bytes = await readStoredFile(database.orm, fileId);
  if (bytes === undefined) throw new Error(`the file ${fileId} of a publication is not there`);
  const { secret, kind } = recipient;
  const calls: Calls = {
    folder: settings.publishingDir,
    ask: (question) =>
      fetchLimited(question, {
        limitBytes: MOST_ANSWER_BYTES,
        stallMs: STALL_MS,
        allowPrivate: settings.allowPrivateRecipients,
        privateHosts: settings.privateHosts,
        signal,
        ...(RECIPIENT_KINDS[kind].proof === 'CERTIFICATE' && secret !== null && { certificate: secret }),
      }),
  };
  const noradId = (await findSatellite(database.orm, operatorId, satelliteId))?.noradId ?? 0;
  return await SENDERS[kind](
    recipient,
    { name, text: bytes.toString(), operatorId, noradId, purpose, relinquishPc },
    calls,
  );
}

async function note(
  context: ServerContext,
  row: PublicationRow,
  file: FileRow,
  result: FileSendOutcome,
): Promise<void> {
  const { state, answer, status: answerStatus, receipt } = result;
  await context.database.orm.transaction(async (tx) => {
    const answeredAt = answerStatus === null && state !== 'ACCEPTED' ? null : new Date().toISOString();
    const next = state === 'LATER' ? 'WAITING' : state;
    await noteAnswer(tx, file, { state: next, answer, answerStatus, receipt, answeredAt });
    await context.events.publish(tx, row.operatorId, publicationChanged, { publicationId: row.id });
  });
}

/** Sets the final state of a publication when no file waits. */
async function settle(context: ServerContext, publicationId: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const row = await findPublication(tx, undefined, publicationId);
    if (row === undefined || row.state !== 'QUEUED') return;
    const states = row.files.map(({ state }) => state);
    if (states.some((state) => state === 'WAITING' || state === 'SENDING')) return;
    const state = stateOfFiles(states);
    await movePublication(tx, row, state, { by: PLATFORM_ACTOR, note: '' });
    await context.events.publish(tx, row.operatorId, publicationChanged, { publicationId });
    if (state === 'ACCEPTED') return;
    const { version, satelliteId, recipientName } = row;
    const stopped = { publicationId, version, satelliteId, recipientName, state };
    await context.events.publish(tx, row.operatorId, publicationStopped, stopped);
  });
}
