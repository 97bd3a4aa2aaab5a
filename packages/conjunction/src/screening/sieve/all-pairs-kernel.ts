import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { CONFIRMED, openSieve, type Sieve, SLOW_PAIR } from '@keepout/kernel/sieve';
import { samplingSpeedMps } from '../approach/approach.ts';
import { closestInstants, encounterAt, pairGeometry, SAME_EVENT_S, writeApproach } from '../approach/confirm.ts';
import { sampledPair } from '../approach/proximity.ts';
import { directions, wantedMask, withoutRepeats } from '../blocks/block-encounters.ts';
import type { Dropout } from '../plan/encounter.ts';
import { EncounterRows, type EncounterTable } from '../plan/encounter-table.ts';
import type { ScreeningBlock, ScreeningPlan } from '../plan/plan.ts';
import { dropoutOf, NOT_COVERED, type StateSource } from '../plan/sources.ts';
import { centreState } from './centre-states.ts';

/** The sieve of the last screening of a batch: its tables serve every block. */
const sieves = new WeakMap<Sgp4Batch, { readonly key: string; readonly sieve: Sieve }>();

/**
 * Every pair of objects during one block; the fast twin of `screenAllPairs`.
 *
 * Method   docs/models/screening; states, grid, line test, path test and roots in packages/kernel
 * Cost     bench/screening-kernel.ts
 *
 * Checked  `screenAllPairs` event for event, brute force
 */
export function screenAllPairsByKernel(
  plan: ScreeningPlan,
  source: StateSource,
  block: ScreeningBlock,
): { encounters: EncounterTable; dropouts: Dropout[] } {
  const { count, sgp4Count } = source;
  const geometry = pairGeometry(source, plan.volume);
  const sieve = sieveFor(plan, source, geometry.reachM);
  const encounters = new EncounterRows();
  const dropouts: Dropout[] = [];
  const dropped = new Uint8Array(count);
  const slow = new Map<number, readonly [number, number]>();
  const primaryMask = wantedMask(plan, count);
  sieve.choose(primaryMask);
  const isSphere = plan.volume.shape === 'sphere';

  const { slabS } = plan;
  const half = slabS / 2;
  sieve.begin(block.startTaiS, block.stopTaiS);
  const slabs = Math.ceil((block.stopTaiS - block.startTaiS) / slabS - 1e-9);
  const hosts = hostStatesOf(
    source,
    Array.from({ length: slabs }, (_, slab) => block.startTaiS + slab * slabS + half),
    half,
  );
  for (let slab = 0; slab < slabs; slab++) {
    const from = block.startTaiS + slab * slabS;
    const to = Math.min(block.stopTaiS, from + slabS);
    const centre = from + half;
    sieve.advance(centre);
    for (let k = 0; k < count - sgp4Count; k++) {
      const at = slab * (count - sgp4Count) + k;
      const padM = hosts.padsM[at]!;
      for (let c = 0; c < 6; c++) sieve.hostStates[6 * k + c] = hosts.states[6 * at + c]!;
      sieve.hostCodes[k] = padM < 0 ? -padM : 0;
      sieve.hostPadsM[k] = Math.max(0, padM);
    }
    sieve.scan(from - centre, to - centre, (i, j, kind, tauS, values, at) => {
      if (source.isSameObject(i, j)) return;
      if (kind === SLOW_PAIR) {
        slow.set(i * count + j, [i, j]);
        return;
      }
      if (slow.has(i * count + j)) return;
      if (kind === CONFIRMED) {
        for (const [p, s] of directions(primaryMask, i, j)) {
          if (isSphere) {
            for (let c = 0; c < 12; c++) geometry.pair[c] = values[at + 1 + c]!;
            if (p !== i) swap(geometry.pair);
            writeApproach(encounters, geometry.pair, p, s, centre + tauS);
          } else {
            const encounter = encounterAt(geometry, p, s, centre + tauS);
            if (encounter) encounters.push(encounter);
          }
        }
        return;
      }
      const first = from - SAME_EVENT_S;
      for (const tca of closestInstants(geometry, i, j, centre + tauS, first, to + SAME_EVENT_S)) {
        for (const [p, s] of directions(primaryMask, i, j)) {
          const encounter = encounterAt(geometry, p, s, tca);
          if (encounter) encounters.push(encounter);
        }
      }
    });
    const left: [number, number][] = [];
    sieve.forEachCode((i, code) => {
      if (code === NOT_COVERED || dropped[i] === 1) return;
      dropped[i] = 1;
      left.push([i, code]);
    });
    for (const [i, code] of left.sort((a, b) => a[0] - b[0])) dropouts.push(dropoutOf(i, code, from));
  }
  for (const [i, j] of slow.values()) {
    for (const [p, s] of directions(primaryMask, i, j)) {
      for (const encounter of sampledPair(geometry, p, s, block.startTaiS, block.stopTaiS)) encounters.push(encounter);
    }
  }
  return { encounters: withoutRepeats(encounters), dropouts };
}

/**
 * States of the ephemerides at the centres of slabs, slab by slab, with their errors; a negative code for a missing state. One object
 * after the other: thousands of tables are walked through once, not once a slab.
 */
function hostStatesOf(
  source: StateSource,
  centres: readonly number[],
  half: number,
): { readonly states: Float64Array; readonly padsM: Float64Array } {
  const hosts = source.count - source.sgp4Count;
  const states = new Float64Array(6 * hosts * centres.length);
  const padsM = new Float64Array(hosts * centres.length);
  for (let k = 0; k < hosts; k++) {
    for (const [slab, centre] of centres.entries()) {
      const at = slab * hosts + k;
      padsM[at] = centreState(source, source.sgp4Count + k, centre, half, states, 6 * at);
    }
  }
  return { states, padsM };
}

function sieveFor(plan: ScreeningPlan, source: StateSource, missM: number): Sieve {
  const samplingMps = samplingSpeedMps(missM, plan.slowSpeedMps);
  const hostObjects = source.count - source.sgp4Count;
  const { slabS } = plan;
  const key = [hostObjects, missM, slabS, samplingMps].join(' ');
  const entry = sieves.get(source.batch);
  if (entry?.key === key) return entry.sieve;
  const sieve = openSieve({ batch: source.batch, hostObjects, missM, slabS, samplingMps });
  sieves.set(source.batch, { key, sieve });
  return sieve;
}

function swap(pair: Float64Array): void {
  const first = pair.slice(0, 6);
  pair.copyWithin(0, 6, 12);
  pair.set(first, 6);
}
