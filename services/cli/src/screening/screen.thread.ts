import { type PackedEphemeris, unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { batchForThread, type Sgp4Batch } from '@keepout/astro/sgp4/record';
import type { BlockTable } from '@keepout/conjunction/screening/blocks/merge';
import { ENCOUNTER_ROW } from '@keepout/conjunction/screening/plan/encounter-table';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import type { ScreeningSources } from '@keepout/conjunction/screening/plan/sources';
import { screenBlockTable } from '@keepout/conjunction/screening/screen';

/** One thread's part of a screening; large data are in memory that all threads share. */
export interface ScreenShare {
  readonly plan: ScreeningPlan;
  /** The constants of the catalogue's objects, in shared memory but for the caches. */
  readonly batch: Sgp4Batch;
  /** Of every object, ephemerides included. */
  readonly noradIds: Float64Array;
  /** In TEME: the objects after the catalogue's. */
  readonly ephemerides?: readonly PackedEphemeris[];
  /** Shared: the next block to process, and the number of finished blocks. */
  readonly counters: Int32Array<SharedArrayBuffer>;
}

/** Number of blocks that a thread takes at once, and number of last blocks that are taken singly. */
const RUN = 4;
const SINGLE_BLOCKS = 32;

/** Screens blocks until none is left; the encounters come back in shared memory. */
export function screenShare(share: ScreenShare): BlockTable[] {
  const { plan, counters } = share;
  const sources = sourcesOf(share);
  const results: BlockTable[] = [];
  for (;;) {
    const [from, to] = takeRun(counters, plan.blocks.length);
    if (from >= to) return results;
    for (let index = from; index < to; index++) {
      const block = screenBlockTable(plan, sources, index);
      const { count, rows } = block.encounters;
      const shared = new Float64Array(new SharedArrayBuffer(count * ENCOUNTER_ROW * 8));
      shared.set(rows.subarray(0, shared.length));
      results.push({ ...block, encounters: { count, rows: shared } });
      Atomics.add(counters, 1, 1);
    }
  }
}

/** Takes the next blocks: several consecutive ones, because neighbours share the states between them, single ones at the end. */
function takeRun(counters: Int32Array<SharedArrayBuffer>, blocks: number): readonly [number, number] {
  for (;;) {
    const from = Atomics.load(counters, 0);
    const to = Math.min(blocks, from + (blocks - from > SINGLE_BLOCKS ? RUN : 1));
    if (from >= blocks || Atomics.compareExchange(counters, 0, from, to) === from) return [from, to];
  }
}

function sourcesOf({ batch, noradIds, ephemerides = [] }: ScreenShare): ScreeningSources {
  return { batch: batchForThread(batch), ephemerides: ephemerides.map(unpackEphemeris), identities: noradIds };
}
