import type { MeanElements } from '@keepout/astro/nouns';
import { readCatalogue } from '@keepout/ccsds/catalogue';

/** A public look-up of element sets by catalogue number. */
export interface PublicCatalogue {
  /** Returns the object's elements, or undefined for an unknown object; throws if CelesTrak is unreachable or gives another answer. */
  find(noradId: number, signal: AbortSignal): Promise<MeanElements | undefined>;
}

const TIMEOUT_MS = 5_000;
const LARGEST_ANSWER_BYTES = 64 * 1024;
/** Answers, in addition to 404, that mean that there is no such object. */
const SAYS_NONE = /^\s*(\[\s*\]|no gp data found\.?)\s*$/i;

/** Returns a signal that aborts with another or after a time. Node.js 20 collects `AbortSignal.timeout` below `any`, so it uses a timer. */
export function withTimeout(signal: AbortSignal, limitMs: number): AbortSignal {
  const clock = new AbortController();
  setTimeout(() => clock.abort(), limitMs).unref();
  return AbortSignal.any([signal, clock.signal]);
}

/** CelesTrak's GP query (OMM as JSON, which allows numbers beyond five digits) at the configured URL, such as https://celestrak.org/NORAD/elements/gp.php. */
export function celestrak(queryUrl: string, fetchFrom: typeof fetch = fetch): PublicCatalogue {
  return {
    async find(noradId, signal) {
      const url = new URL(queryUrl);
      url.searchParams.set('CATNR', String(noradId));
      url.searchParams.set('FORMAT', 'JSON');
      const answer = await fetchFrom(url, { signal: withTimeout(signal, TIMEOUT_MS), redirect: 'error' });
      if (!answer.ok) {
        await answer.body?.cancel();
        // CelesTrak's answer for an unknown object.
        if (answer.status === 404) return undefined;
        throw new Error(`the public catalogue answered ${answer.status}`);
      }
      const text = await boundedText(answer);
      const elements = readCatalogue(text).elements.find((element) => element.noradId === noradId);
      // A proxy's page, a truncated text or another object's elements are no information about this object.
      if (elements === undefined && !SAYS_NONE.test(text))
        throw new Error('the public catalogue answered something else');
      return elements;
    },
  };
}

/** Reads at most the length of one object. */
async function boundedText(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    if (bytes > LARGEST_ANSWER_BYTES) throw new Error('the public catalogue answered more than one object');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
