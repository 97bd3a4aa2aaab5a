import { NotQuick, openTurnstile, type Turnstile, type TurnstileSize } from './turnstile.ts';

/** Maximum size of small content, as sent. Its decompressed size is limited only by the time and heap of its thread. */
const SMALL_BYTES = 256_000;
/** Processor time limit of a quick place, s: an ordinary message takes milliseconds. */
const QUICK_S = 2;
/** Priority over tasks of usual places: it also gets an additional thread (`line.ts`). */
const BEFORE_USUAL = 1;

/**
 * Opens a turnstile with separate places for small uploads, which therefore never wait for large ones. Small content that
 * needs more than `QUICK_S`, or more than the heap of its thread, uses the usual places.
 */
export function openUploads(size: TurnstileSize): Turnstile {
  const [usual, quick] = [openTurnstile(size), openTurnstile(size)];
  return {
    stand: () => {
      const [stands, quickStands] = [usual.stand(), quick.stand()];
      return {
        inside: stands.inside + quickStands.inside,
        waiting: stands.waiting + quickStands.waiting,
        refused: stands.refused + quickStands.refused,
      };
    },
    pass: async (whose, work, sizeBytes = Number.POSITIVE_INFINITY) => {
      if (sizeBytes > SMALL_BYTES) return await usual.pass(whose, work);
      try {
        return await quick.pass(whose, ({ charge }) =>
          work({ turn: { priority: BEFORE_USUAL, whose }, charge, quick: { leftS: QUICK_S } }),
        );
      } catch (cause) {
        if (!(cause instanceof NotQuick)) throw cause;
      }
      return await usual.pass(whose, work);
    },
  };
}
