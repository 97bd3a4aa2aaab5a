import {
  NotQuick,
  openPerOperatorSemaphore,
  type PerOperatorSemaphore,
  type SemaphoreSize,
} from './per-operator-semaphore.ts';

/** Maximum size of small content, as sent. Its decompressed size is limited only by the time and heap of its thread. */
const SMALL_BYTES = 256_000;
/** Processor time limit of a quick place, s: an ordinary message takes milliseconds. */
const QUICK_S = 2;
/** Priority over tasks of usual places: it also gets an additional thread (`thread-queue.ts`). */
const BEFORE_USUAL = 1;

/**
 * Opens a semaphore with separate places for small uploads, which therefore never wait for large ones. Small content that
 * needs more than `QUICK_S`, or more than the heap of its thread, uses the usual places.
 */
export function openUploads(size: SemaphoreSize): PerOperatorSemaphore {
  const [usual, quick] = [openPerOperatorSemaphore(size), openPerOperatorSemaphore(size)];
  return {
    counts: () => {
      const [stands, quickStands] = [usual.counts(), quick.counts()];
      return {
        running: stands.running + quickStands.running,
        queued: stands.queued + quickStands.queued,
        refused: stands.refused + quickStands.refused,
      };
    },
    pass: async (ownerId, work, sizeBytes = Number.POSITIVE_INFINITY) => {
      if (sizeBytes > SMALL_BYTES) return await usual.pass(ownerId, work);
      try {
        return await quick.pass(ownerId, ({ charge }) =>
          work({ turn: { priority: BEFORE_USUAL, ownerId }, charge, quick: { leftS: QUICK_S } }),
        );
      } catch (cause) {
        if (!(cause instanceof NotQuick)) throw cause;
      }
      return await usual.pass(ownerId, work);
    },
  };
}
