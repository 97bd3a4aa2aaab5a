import type { LiveCatalogue } from '@keepout/operations/live/catalogue';
import type { PublicOrbit } from '@keepout/operations/live/plans';
import { publicOrbit } from '@keepout/operations/live/public-orbits';
import type { PublicFacts } from '@keepout/operations/live/question';
import { decompressedText } from './screened-file.ts';

const NEW_LINE = 0x0a;
/** Of some hundred ephemerides the first line. */
const FRONT_BYTES = 1 << 18;

/** Public ephemerides as they came: known by the first line, each opened where a screening may meet it. */
export class PublishedFiles {
  readonly facts: readonly PublicFacts[];
  readonly #contents = new Map<PublicFacts, Blob>();
  readonly #orbits = new Map<PublicFacts, PublicOrbit | undefined>();

  private constructor(facts: readonly PublicFacts[], content: Blob, from: number) {
    this.facts = facts;
    let at = from;
    for (const fileFacts of facts) {
      this.#contents.set(fileFacts, content.slice(at, at + fileFacts.sizeBytes));
      at += fileFacts.sizeBytes;
    }
  }

  static async open(content: Blob = new Blob(['[]\n'])): Promise<PublishedFiles> {
    for (let size = FRONT_BYTES; ; size *= 2) {
      const bytes = new Uint8Array(await content.slice(0, size).arrayBuffer());
      const end = bytes.indexOf(NEW_LINE);
      if (end < 0 && size < content.size) continue;
      const facts = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as PublicFacts[];
      return new PublishedFiles(facts, content, end + 1);
    }
  }

  readonly textOf = async (facts: PublicFacts): Promise<string> => await decompressedText(this.#contents.get(facts)!);

  /** As it is screened; kept for the next run. */
  async orbitOf(catalogue: LiveCatalogue, facts: PublicFacts): Promise<PublicOrbit | undefined> {
    if (!this.#orbits.has(facts)) this.#orbits.set(facts, publicOrbit(catalogue, facts, await this.textOf(facts)));
    return this.#orbits.get(facts);
  }
}
