import type { MeanElements } from '@keepout/astro/nouns';
import { readCatalogue } from '@keepout/ccsds/catalogue';

/** A public look-up of element sets by catalogue number. */
export interface PublicCatalogue {
  /** The object's elements, undefined when it has none; throws when the catalogue cannot be reached. */
  find(noradId: number): Promise<MeanElements | undefined>;
}

const TIMEOUT_MS = 5_000;
const LARGEST_ANSWER = 64 * 1024;

/** CelesTrak's GP query (OMM as JSON, so numbers beyond five digits work too) at the configured address, for example https://celestrak.org/NORAD/elements/gp.php. */
export function celestrak(queryUrl: string, fetchFrom: typeof fetch = fetch): PublicCatalogue {
  return {
    async find(noradId) {
      const url = new URL(queryUrl);
      url.searchParams.set('CATNR', String(noradId));
      url.searchParams.set('FORMAT', 'JSON');
      const answer = await fetchFrom(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      if (!answer.ok) throw new Error(`the public catalogue answered ${answer.status}`);
      const text = await answer.text();
      if (text.length > LARGEST_ANSWER) throw new Error('the public catalogue answered more than one object');
      return readCatalogue(text).elements.find((one) => one.noradId === noradId);
    },
  };
}
