import { messageRanges } from '@keepout/ccsds/cdm/cut';
import type { ServerContext } from '../../hosting/module.ts';
import { placesText } from '../../messages/problem-place.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import type { MessageIntake } from '../../ports/messages.ts';
import { MOST_MESSAGES, MOST_RECEIVED_BYTES } from './limits.ts';
import { acceptCdms, judgeCdms } from './service.ts';

/** More than any publisher has for one operator. */
const MOST_RANGES = 200_000;

/** Messages that come by themselves are taken as those that are uploaded, so many at a time as one request may have. */
export const messageIntakeOf = (context: ServerContext): MessageIntake => ({
  take: async ({ operatorId, actor, fileName, bytes, isTrial, signal }) => {
    const caller = { operatorId, actor };
    const rejected: Rejection[] = [];
    let taken = 0;
    for (const batch of batchesOf(bytes)) {
      signal.throwIfAborted();
      const sizes = batch.map(({ length }) => length);
      const files = sizes.map((sizeBytes, index) => ({
        fileName: sizes.length > 1 ? `${fileName} [${index + 1}]` : fileName,
        sizeBytes,
      }));
      const received = { content: receivedBytes(Buffer.concat(batch)), files };
      if (isTrial) {
        const looked = await judgeCdms(context, caller, received, signal);
        taken += looked.judged.length;
        rejected.push(...looked.rejected);
      } else {
        const { accepted, rejected: others } = await acceptCdms(context, caller, received, signal);
        taken += accepted.length;
        rejected.push(...others);
      }
    }
    return {
      taken,
      rejected: rejected.map(rejectionAt),
    };
  },
});

/** With place and keyword where the fault has them. */
function rejectionAt({ fileName, code, message, errors: [first] }: Rejection) {
  const keyword = first?.keyword === undefined ? '' : `${first.keyword}: `;
  return { fileName, code, message: first === undefined ? message : `${keyword}${placesText([first])}` };
}

/** A file that a request may have goes as it is, a larger one message by message. */
function batchesOf(bytes: Uint8Array): readonly (readonly Uint8Array[])[] {
  const ranges = messageRanges(bytes, MOST_RANGES);
  if (ranges.length <= MOST_MESSAGES && bytes.length <= MOST_RECEIVED_BYTES) return [[bytes]];
  const batches: Uint8Array[][] = [];
  let sizeBytes = Number.POSITIVE_INFINITY;
  for (const { start, end } of ranges) {
    const isFull = (batches.at(-1)?.length ?? MOST_MESSAGES) >= MOST_MESSAGES;
    if (isFull || sizeBytes + end - start > MOST_RECEIVED_BYTES) {
      batches.push([]);
      sizeBytes = 0;
    }
    batches.at(-1)!.push(bytes.subarray(start, end));
    sizeBytes += end - start;
  }
  return batches;
}
