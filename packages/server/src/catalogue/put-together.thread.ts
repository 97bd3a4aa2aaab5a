import type { MeanElements, ObjectType } from '@keepout/astro/nouns';
import { readElementSets } from '@keepout/ccsds/catalogue';
import { type CatalogueChange, catalogueChange } from '@keepout/operations/feeds/catalogue-change';
import { type PackedElements, unpackElements } from '@keepout/operations/orbit/packed-elements';
import { meanElements, type PlainElements } from '@keepout/operations/orbit/plain-elements';
import { decodeText } from '../messages/text.ts';
import { type CatalogueContent, catalogueContent } from './content.ts';

/** Data of one source, for combination with those of others. */
export interface SourcePart {
  readonly source: string;
  readonly bytes: Uint8Array;
  /** True for elements in stored form, false for a publisher's file. */
  readonly isPlain?: boolean;
}

/** Facts about objects: the first, its facts, the second, ... in one text, which is cheaper to transfer than objects. */
export type FactsText = string;

/** Type and radar cross-section of an object, if known. */
export type KnownFacts = readonly [noradId: number, objectType: ObjectType | null, rcsM2: number | null];

export interface PutTogetherInput {
  /** Of equal sets, that of the first part is used. */
  readonly parts: readonly SourcePart[];
  /** `KnownFacts[]` as JSON. */
  readonly facts: FactsText;
  readonly nowTaiS: number;
  readonly limitBytes: number;
  /** The catalogue in use. */
  readonly inUse?: PackedElements;
}

export interface PutTogether {
  readonly content: CatalogueContent;
  /** For each source the number of its objects, and how many of its sets are used. */
  readonly counts: readonly { readonly source: string; readonly objects: number; readonly used: number }[];
  /** Changes against the catalogue in use; absent if there is none. */
  readonly change: CatalogueChange | undefined;
}

interface Candidate {
  readonly element: MeanElements;
  readonly source: string;
}

/**
 * Combines the data of several sources into a catalogue: for each object the newest set, and the object's identity from the facts if the
 * set lacks it.
 *
 * Method   a set with a future epoch is fitted to a planned trajectory (CelesTrak's supplemental sets have several a day for one
 *          object): it is used only if the object has no current or past one, and then the earliest
 */
export function putTogether({ parts, facts, nowTaiS, limitBytes, inUse }: PutTogetherInput): PutTogether {
  const freshest = new Map<number, Candidate>();
  const noradIdsBySource = new Map<string, Set<number>>();
  for (const { source, bytes, isPlain } of parts) {
    const ofSource = noradIdsBySource.get(source) ?? new Set();
    noradIdsBySource.set(source, ofSource);
    for (const element of isPlain ? plainSets(bytes) : publishedSets(source, bytes, limitBytes)) {
      ofSource.add(element.noradId);
      const candidate = freshest.get(element.noradId);
      if (candidate === undefined || isFresher(element.epochTaiS, candidate.element.epochTaiS, nowTaiS)) {
        freshest.set(element.noradId, { element, source });
      }
    }
  }
  const factsByNoradId = new Map((JSON.parse(facts) as readonly KnownFacts[]).map((fact) => [fact[0], fact]));
  const usedCounts = new Map<string, number>();
  const sourceOf = new Map<number, string>();
  const elements = [...freshest.values()].map(({ element, source }) => {
    usedCounts.set(source, (usedCounts.get(source) ?? 0) + 1);
    sourceOf.set(element.noradId, source);
    return withFacts(element, factsByNoradId.get(element.noradId));
  });
  return {
    content: catalogueContent(elements, ({ noradId }) => sourceOf.get(noradId) ?? null),
    counts: [...noradIdsBySource].map(([source, numbers]) => ({
      source,
      objects: numbers.size,
      used: usedCounts.get(source) ?? 0,
    })),
    change: inUse && catalogueChange(elements, unpackElements(inUse)),
  };
}

function publishedSets(source: string, bytes: Uint8Array, limitBytes: number): readonly MeanElements[] {
  const text = decodeText(bytes, limitBytes);
  if (!text.ok) throw new Error(`a kept file of ${source} cannot be read: ${text.fault.code}`);
  return readElementSets(text.value).elements;
}

const plainSets = (bytes: Uint8Array): readonly MeanElements[] =>
  (JSON.parse(Buffer.from(bytes).toString()) as PlainElements[]).map(meanElements);

/** Returns whether a set is used instead of another of the same object. */
export function isFresher(epochTaiS: number, otherTaiS: number, nowTaiS: number): boolean {
  const [isAhead, isOtherAhead] = [epochTaiS > nowTaiS, otherTaiS > nowTaiS];
  if (isAhead !== isOtherAhead) return isOtherAhead;
  return isAhead ? epochTaiS < otherTaiS : epochTaiS > otherTaiS;
}

function withFacts(element: MeanElements, fact: KnownFacts | undefined): MeanElements {
  if (fact === undefined) return element;
  const [, objectType, rcsM2] = fact;
  return {
    ...element,
    ...(element.objectType === undefined && objectType !== null && { objectType }),
    ...(element.rcsM2 === undefined && rcsM2 !== null && { rcsM2 }),
  };
}
