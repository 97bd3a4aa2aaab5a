import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf, type Sgp4Batch } from '@keepout/astro/sgp4/record';
import type { BlockResult } from '@keepout/conjunction/screening/encounter';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan';
import { screenBlock } from '@keepout/conjunction/screening/screen';
import type { ScreeningSources } from '@keepout/conjunction/screening/sources';
import { type PackedElements, unpackElements } from '../../catalogue/packed-elements.ts';
import { type PackedEphemeris, unpackEphemeris } from '../ephemerides/packed-ephemeris.ts';

/** Blocks of one screening; everything large lies in shared memory. */
export interface ScreenInput {
  readonly plan: ScreeningPlan;
  readonly catalogue: PackedElements;
  /** The operator's ephemeris, the object after the catalogue's. */
  readonly primary?: { readonly key: string; readonly noradId: number; readonly ephemeris: PackedEphemeris };
  readonly blocks: readonly number[];
}

/** What the last screening on this thread was made of; the next block of the same screening finds it ready. */
let batch: { readonly key: string; readonly value: Sgp4Batch; readonly identities: Float64Array } | undefined;
let ephemeris: { readonly key: string; readonly value: Ephemeris } | undefined;

/** Screens some blocks of a plan. */
export function screen(input: ScreenInput): BlockResult[] {
  const sources = sourcesOf(input);
  return input.blocks.map((index) => screenBlock(input.plan, sources, index));
}

function sourcesOf({ catalogue, primary }: ScreenInput): ScreeningSources {
  if (batch?.key !== catalogue.key) {
    const elements = unpackElements(catalogue);
    batch = {
      key: catalogue.key,
      value: batchOf(elements.map((one) => sgp4Init(one))),
      identities: Float64Array.from(elements, (one) => one.noradId),
    };
  }
  if (primary === undefined) return { batch: batch.value, ephemerides: [], identities: batch.identities };
  if (ephemeris?.key !== primary.key) {
    ephemeris = { key: primary.key, value: inFrame(unpackEphemeris(primary.ephemeris), 'TEME') };
  }
  return {
    batch: batch.value,
    ephemerides: [ephemeris.value],
    identities: [...batch.identities, primary.noradId],
  };
}
