/** Propagations of our SGP4 (scalar and WebAssembly) and of satellite.js, which reads the same elements as a TLE, interleaved. */
import { readFileSync } from 'node:fs';
import { type SatRec, sgp4 as theirSgp4, twoline2satrec } from 'satellite.js';
import { readGpCsv } from '../conformance/gp-elements.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { propagateBatch } from '../packages/astro/src/sgp4/propagate.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import { writeTle } from '../packages/ccsds/src/tle/write.ts';
import { openSgp4Bulk } from '../packages/kernel/src/sgp4-bulk.ts';
import { median, timed } from './measure.ts';

export interface Sgp4Figures {
  readonly regime: 'near Earth' | 'deep space';
  readonly objects: number;
  /** CPU ns of one propagation. */
  readonly wasmNs: number;
  readonly scalarNs: number;
  readonly satelliteJsNs: number;
}

function recordOfTle(set: MeanElements): SatRec {
  const tle = writeTle(set);
  if (!tle.ok) throw new Error(`no TLE of ${set.name}: ${tle.fault.code}`);
  const [first = '', second = ''] = tle.value.split('\n');
  return twoline2satrec(first, second);
}

const ROUNDS = 11;
const EPOCHS = 300;

export function benchSgp4(): readonly Sgp4Figures[] {
  const text = readFileSync(new URL('../conformance/sgp4/elements-20241101.csv', import.meta.url), 'utf8');
  const elements = readGpCsv(text);
  return (['near Earth', 'deep space'] as const).map((regime) => {
    const records = elements
      .map((set) => ({ set, record: sgp4Init(set) }))
      .filter(({ record }) => record.initError === 0 && (record.deep !== undefined) === (regime === 'deep space'));
    const batch = batchOf(records.map(({ record }) => record));
    const theirs = records.map(({ set }) => recordOfTle(set));
    const start = elements[0]!.epochTaiS + 3 * 86_400;
    const out = new Float64Array(6 * batch.count);
    const bulk = openSgp4Bulk(batch);
    const perCall = (work: (k: number) => void): number =>
      (timed(() => {
        for (let k = 0; k < EPOCHS; k++) work(k);
      })[0] /
        (batch.count * EPOCHS)) *
      1e9;
    const rounds = Array.from({ length: ROUNDS }, () => ({
      scalar: perCall((k) => propagateBatch(batch, start + k * 240, out)),
      wasm: perCall((k) => bulk.propagate(start + k * 240, out)),
      theirs: perCall((k) => {
        for (let i = 0; i < theirs.length; i++) {
          theirSgp4(theirs[i]!, (start - records[i]!.set.epochTaiS) / 60 + 4 * k);
        }
      }),
    }));
    return {
      regime,
      objects: batch.count,
      wasmNs: median(rounds.map((round) => round.wasm)),
      scalarNs: median(rounds.map((round) => round.scalar)),
      satelliteJsNs: median(rounds.map((round) => round.theirs)),
    };
  });
}
