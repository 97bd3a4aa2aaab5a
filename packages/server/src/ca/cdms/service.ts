import { judgingRules } from '@keepout/assessment/rules';
import type { CdmReceipt } from '@keepout/contract/ca/cdm';
import { fail, type Result } from '@keepout/units/result';
import { sizesInUse } from '../../catalogue/catalogue-sizes.ts';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { readRules } from '../../fleet/rules.ts';
import { satelliteList } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { boundedRejection, tooCostly } from '../../messages/bounded-rejection.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { receivedContent } from '../../platform/files/received-file.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { nowTaiS } from '../../platform/now.ts';
import { Outage } from '../../platform/outage.ts';
import { type Exhausted, runBounded, runBoundedTwice } from '../../platform/threads/bounded.ts';
import { inParts } from '../../platform/threads/in-parts.ts';
import { NotQuick, type SemaphoreSlot } from '../../platform/threads/per-operator-semaphore.ts';
import type { JudgedUpload, JudgeUploadInput } from './judge-upload.thread.ts';
import { MESSAGE_TIME_S, MOST_REJECTIONS, REQUEST_TIME_S } from './limits.ts';
import type { OpenedMessages, UploadedMessagePlace } from './open.thread.ts';
import type { ReceivedMessages } from './receive.ts';
import { storeUpload } from './store-upload.ts';
import { judgeUploadTask, openTask } from './tasks.ts';

/** Messages of one task in a thread: enough to use it fully, few enough to share it fairly. */
const MESSAGES_PER_TASK = 8;
/** Time limit for decompressing and dividing all files of a request, s. */
const OPEN_TIME_S = 30;

/** Inputs of the assessment that all messages of a request share. */
type Measure = Omit<JudgeUploadInput, 'bytes' | 'messages'>;

/**
 * Accepts uploaded messages one by one: each becomes a record with the computed figures next to those of the originator.
 *
 * Threads decompress, read and assess; then all accepted messages are stored in one transaction. A request that fails
 * stores nothing.
 *
 * @param signal   aborts when no client waits for the answer any longer
 */
export async function acceptCdms(
  context: ServerContext,
  caller: Caller,
  received: ReceivedMessages,
  signal: AbortSignal,
  limits: JudgingLimits = OF_REQUEST,
): Promise<{ accepted: CdmReceipt[]; rejected: Rejection[] }> {
  const { assessedUploads, rejected } = await judgeCdms(context, caller, received, signal, limits);
  return { accepted: await storeUpload(context, caller, assessedUploads), rejected };
}

/** Assesses uploaded messages without storing them. */
export async function judgeCdms(
  context: ServerContext,
  caller: Pick<Caller, 'operatorId'>,
  received: ReceivedMessages,
  signal: AbortSignal,
  limits: JudgingLimits = OF_REQUEST,
): Promise<{ assessedUploads: readonly JudgedUpload[]; rejected: Rejection[] }> {
  return await context.uploads.pass(
    caller.operatorId,
    async (place) => {
      const db = context.database.orm;
      const [satellites, sizes, rules, orientation] = await Promise.all([
        satelliteList(db, caller.operatorId).all(),
        sizesInUse(db),
        readRules(db, caller.operatorId),
        earthOrientationInUse(db),
      ]);
      const measure = {
        fleet: satellites.map(({ id, noradId, configuration }) => ({ id, noradId, configuration })),
        rules: judgingRules(rules),
        nowTaiS: nowTaiS(),
        ...orientation,
        ...(sizes && { sizes }),
      };
      const opened = await open(context, received, { signal, ...place });
      const outcomes = await judgeAll(context, opened, measure, { signal, ...place }, limits);
      const unread = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.fault]));
      const assessedUploads = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
      return { assessedUploads, rejected: [...opened.rejected, ...unread] };
    },
    received.content.sizeBytes,
  );
}

/** Limits after which the remaining messages are rejected unread. */
export interface JudgingLimits {
  /** Number of erroneous messages. */
  readonly faults: number;
  /** CPU time of all messages, s. */
  readonly timeS: number;
}

const OF_REQUEST: JudgingLimits = { faults: MOST_REJECTIONS, timeS: REQUEST_TIME_S };
/** Not counted as an error: a publisher may send thousands of messages about other operators' satellites. */
const NO_FAULT = 'satellite-unknown';

/** Parameters of the request that waits for an upload, with its place in the queue. */
interface Waiter extends SemaphoreSlot {
  readonly signal: AbortSignal;
}

async function open(
  { readers }: ServerContext,
  { content, files }: ReceivedMessages,
  waiter: Waiter,
): Promise<OpenedMessages> {
  const bytes = await receivedContent(content);
  const opened = await runBoundedTwice(readers, openTask, { bytes, files }, { timeS: OPEN_TIME_S, ...waiter });
  if (opened.ok) return opened.value;
  return {
    bytes: new SharedArrayBuffer(0),
    messages: [],
    rejected: files.map(({ fileName }) => failureOf(fileName, opened.fault.code)),
  };
}

async function judgeAll(
  context: ServerContext,
  { bytes, messages }: OpenedMessages,
  measure: Measure,
  waiter: Waiter,
  limits: JudgingLimits,
): Promise<Result<JudgedUpload, Rejection>[]> {
  let [faults, workedS] = [0, 0];
  const charge = (taskS: number): void => {
    workedS += taskS;
    waiter.charge(taskS);
  };
  const judge = async (part: readonly UploadedMessagePlace[]): Promise<Result<JudgedUpload, Rejection>[]> => {
    if (faults >= limits.faults || workedS >= limits.timeS) return part.map(({ fileName }) => fail(notRead(fileName)));
    const outcomes = await judgePart(part);
    faults += outcomes.filter((outcome) => !outcome.ok && outcome.fault.code !== NO_FAULT).length;
    return outcomes;
  };
  const judgePart = async (part: readonly UploadedMessagePlace[]): Promise<Result<JudgedUpload, Rejection>[]> => {
    const batchOutcome = await judgeTogether(context, { bytes, messages: part, ...measure }, { ...waiter, charge });
    if (batchOutcome.ok) return batchOutcome.value;
    // One message failed: assess each separately, so that the others are accepted.
    if (part.length > 1) return (await inParts(part, { size: 1, atOnce: 1 }, judgeOne)).flat();
    return part.map(({ fileName }) => fail(failureOf(fileName, batchOutcome.fault.code)));
  };
  const judgeOne = async (part: readonly UploadedMessagePlace[]): Promise<Result<JudgedUpload, Rejection>[]> =>
    workedS >= limits.timeS ? part.map(({ fileName }) => fail(notRead(fileName))) : await judgePart(part);
  return (await inParts(messages, { size: MESSAGES_PER_TASK, atOnce: context.readers.size }, judge)).flat();
}

const notRead = (fileName: string): Rejection =>
  boundedRejection(
    fileName,
    'too-costly',
    `Not read: there were ${MOST_REJECTIONS} messages with a fault before it, or reading those took as long as one request may. Send it again without them.`,
  );

type Failure = Exhausted['code'] | 'failed';

async function judgeTogether(
  { readers, log }: ServerContext,
  input: JudgeUploadInput,
  waiter: Waiter,
): Promise<Result<Result<JudgedUpload, Rejection>[], { readonly code: Failure }>> {
  try {
    // A batch is tried once: after a failure its messages are tried separately.
    const run = input.messages.length > 1 ? runBounded : runBoundedTwice;
    return await run(readers, judgeUploadTask, input, {
      timeS: MESSAGE_TIME_S * input.messages.length,
      ...waiter,
    });
  } catch (cause) {
    waiter.signal.throwIfAborted();
    if (cause instanceof Outage || cause instanceof NotQuick) throw cause;
    const [first, ...laterMessages] = input.messages;
    if (laterMessages.length === 0)
      log.error({ err: cause, fileName: first?.fileName }, 'a message could not be judged');
    return fail({ code: 'failed' });
  }
}

function failureOf(fileName: string, code: Failure): Rejection {
  if (code !== 'failed') return tooCostly(fileName, { code });
  return boundedRejection(fileName, 'judging-failed', 'The message was read, but judging it failed on our side.');
}
