import { type PackedEphemeris, unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { screenedEphemeris } from '@keepout/assessment/orbit/subject-orbit';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import type { BlockTable } from '@keepout/conjunction/screening/blocks/merge';
import {
  type CarryOver,
  type FewSources,
  fewElements,
  screenCarriedBlock,
} from '@keepout/conjunction/screening/changes/carry-over';
import type { OrbitOutline } from '@keepout/conjunction/screening/outline/outline';
import { ENCOUNTER_ROW } from '@keepout/conjunction/screening/plan/encounter-table';
import type { KeptReaches } from '@keepout/conjunction/screening/plan/orbit-reach';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import type { ScreeningSources } from '@keepout/conjunction/screening/plan/sources';
import { screenBlockTable } from '@keepout/conjunction/screening/screen';
import { elementsAt, type PackedElements } from '@keepout/operations/orbit/packed-elements';
import { LRUCache } from 'lru-cache';
import { catalogueSources } from './catalogue-sources.ts';

/** Blocks of one screening; large tables are in shared memory. */
export interface ScreenInput {
  readonly plan: ScreeningPlan;
  readonly catalogue: PackedElements;
  /** Ephemerides of the objects that follow the catalogue. */
  readonly ephemerides: readonly SourceEphemeris[];
  readonly blocks: readonly number[];
  /** Absent if everything is screened. */
  readonly carried?: CarriedInput;
}

/** Remaining work of a screening that reuses encounters of an earlier one. */
export interface CarriedInput extends CarryOver {
  /** Key of the work, under which threads cache derived data. */
  readonly key: string;
}

export interface SourceEphemeris {
  readonly key: string;
  readonly noradId: number;
  readonly ephemeris: PackedEphemeris;
  readonly outline: OrbitOutline;
  /** Span of the complete ephemeris, where `ephemeris` is only the part that the blocks need. */
  readonly span?: Pick<Ephemeris, 'startTaiS' | 'stopTaiS' | 'spans'>;
}

/** Sources of the last screening on this thread, reused by the next block. */
let last: { readonly key: string; readonly sources: ScreeningSources } | undefined;
let lastFew: { readonly key: string; readonly few: FewSources } | undefined;

/** Cache of converted ephemerides, which the screening of the next satellite reuses; converting a week takes 20 ms. */
const turned = new LRUCache<string, Turned>({ maxSize: 32e6 });
type Turned = { readonly ephemeris: Ephemeris; readonly reaches: KeptReaches };

/** Screens some blocks of a plan. */
export function screen(input: ScreenInput): BlockTable[] {
  const { plan, carried } = input;
  const allSources = (): ScreeningSources => sourcesOf(input);
  return input.blocks.map((index) => {
    const carriedBlock = carried?.blocks.find(({ blockIndex }) => blockIndex === index);
    const block =
      carried === undefined || carriedBlock === undefined
        ? screenBlockTable(plan, allSources(), index)
        : screenCarriedBlock(plan, carried, carriedBlock, fewOf(input, carried), allSources);
    const { count, rows } = block.encounters;
    // Only the used rows are transferred between threads.
    return { ...block, encounters: { count, rows: rows.slice(0, count * ENCOUNTER_ROW) } };
  });
}

function sourcesOf(input: ScreenInput): ScreeningSources {
  const { ephemerides } = input;
  const key = [input.catalogue.key, ...ephemerides.map(({ key, noradId }) => `${key}:${noradId}`)].join(' ');
  if (last?.key === key) return last.sources;
  const { batch, identities = [] } = catalogueSources(input.catalogue);
  const all = new Float64Array(batch.count + ephemerides.length);
  all.set(identities);
  ephemerides.forEach(({ noradId }, k) => void all.fill(noradId, batch.count + k, batch.count + k + 1));
  const sources = { batch, ...ephemeridesOf(input), identities: all };
  last = { key, sources };
  return sources;
}

function ephemeridesOf({ ephemerides }: ScreenInput): Pick<ScreeningSources, 'ephemerides' | 'outlines' | 'reaches'> {
  const all = ephemerides.map(inTeme);
  return {
    ephemerides: all.map(({ ephemeris }) => ephemeris),
    outlines: ephemerides.map(({ outline }) => outline),
    reaches: all.map(({ reaches }) => reaches),
  };
}

function inTeme({ key, ephemeris, span }: SourceEphemeris): Turned {
  const before = turned.get(key);
  if (before !== undefined) return before;
  const now = { ephemeris: { ...screenedEphemeris(unpackEphemeris(ephemeris)), ...span }, reaches: new Map() };
  turned.set(key, now, { size: ephemeris.states.byteLength });
  return now;
}

function fewOf(input: ScreenInput, carried: CarriedInput): FewSources {
  if (lastFew?.key === carried.key) return lastFew.few;
  const { catalogue: packed, ephemerides } = input;
  const places = fewElements(input.plan, carried, packed.count);
  const elements = places.map((place) => elementsAt(packed, place));
  const few = {
    places: [...places, ...ephemerides.map((_, k) => packed.count + k)],
    sources: {
      batch: batchOf(elements.map((element) => sgp4Init(element))),
      ...ephemeridesOf(input),
      identities: Float64Array.from([...elements, ...ephemerides], ({ noradId }) => noradId),
    },
  };
  lastFew = { key: carried.key, few };
  return few;
}
