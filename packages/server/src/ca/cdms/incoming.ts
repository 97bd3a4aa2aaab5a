import type { MessageRange } from '@keepout/ccsds/cdm/cut';
import type { Result } from '@keepout/units/result';
import type { ServerContext } from '../../hosting/module.ts';
import { tooCostly } from '../../messages/bounded-rejection.ts';
import { filePlacesText } from '../../messages/file-place.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { type Exhausted, runBounded } from '../../platform/threads/bounded.ts';
import type { MessageIntake } from '../../ports/messages.ts';
import { MOST_RECEIVED_BYTES, MOST_UPLOADED_MESSAGES } from './limits.ts';
import { acceptCdms, type JudgingLimits, judgeCdms } from './service.ts';
import { cutTask } from './tasks.ts';

/** A feed sends each file only once, so all of it is read; the run of the feed has its own time limit. */
const OF_FEED: JudgingLimits = { faults: Number.POSITIVE_INFINITY, timeS: Number.POSITIVE_INFINITY };
/** Time limit for locating the messages of a file, CPU seconds. */
const CUT_TIME_S = 30;

/** Accepts messages of feeds like uploads, in batches of the size of one request. */
export const messageIntakeOf = (context: ServerContext): MessageIntake => ({
  take: async ({ operatorId, actor, fileName, bytes, isTrial, signal }) => {
    const caller = { operatorId, actor };
    const rejected: Rejection[] = [];
    let takenCount = 0;
    const ranges = await rangesOf(context, operatorId, bytes, signal);
    if (!ranges.ok) return { storedCount: takenCount, rejected: [rejectionAt(tooCostly(fileName, ranges.fault))] };
    for (const batch of batchesOf(bytes, ranges.value)) {
      signal.throwIfAborted();
      const sizes = batch.map(({ length }) => length);
      const files = sizes.map((sizeBytes, index) => ({
        fileName: sizes.length > 1 ? `${fileName} [${index + 1}]` : fileName,
        sizeBytes,
      }));
      const received = { content: receivedBytes(Buffer.concat(batch)), files };
      if (isTrial) {
        const trialResult = await judgeCdms(context, caller, received, signal, OF_FEED);
        takenCount += trialResult.assessedUploads.length;
        rejected.push(...trialResult.rejected);
      } else {
        const { accepted, rejected: laterRejections } = await acceptCdms(context, caller, received, signal, OF_FEED);
        takenCount += accepted.length;
        rejected.push(...laterRejections);
      }
    }
    return {
      storedCount: takenCount,
      rejected: rejected.map(rejectionAt),
    };
  },
});

/** Returns a rejection with line and keyword, if they are known. */
function rejectionAt({ fileName, code, message, errors: [first] }: Rejection) {
  const keyword = first?.keyword === undefined ? '' : `${first.keyword}: `;
  return { fileName, code, message: first === undefined ? message : `${keyword}${filePlacesText([first])}` };
}

/** Runs in a thread, charged to the operator: a file that consists of line ends takes seconds. */
async function rangesOf(
  { readers, uploads }: ServerContext,
  operatorId: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<Result<readonly MessageRange[], Exhausted>> {
  return await uploads.pass(
    operatorId,
    (place) => runBounded(readers, cutTask, bytes, { timeS: CUT_TIME_S, signal, ...place }),
    bytes.length,
  );
}

/** Returns a file within the limits of a request as one batch, a larger one in batches of messages within these limits. */
function batchesOf(bytes: Uint8Array, ranges: readonly MessageRange[]): readonly (readonly Uint8Array[])[] {
  if (ranges.length <= MOST_UPLOADED_MESSAGES && bytes.length <= MOST_RECEIVED_BYTES) return [[bytes]];
  const batches: Uint8Array[][] = [];
  let sizeBytes = Number.POSITIVE_INFINITY;
  for (const { start, end } of ranges) {
    const isFull = (batches.at(-1)?.length ?? MOST_UPLOADED_MESSAGES) >= MOST_UPLOADED_MESSAGES;
    if (isFull || sizeBytes + end - start > MOST_RECEIVED_BYTES) {
      batches.push([]);
      sizeBytes = 0;
    }
    batches.at(-1)!.push(bytes.subarray(start, end));
    sizeBytes += end - start;
  }
  return batches;
}
