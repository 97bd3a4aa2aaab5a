/**
 * Propagations per second of our SGP4 (scalar and WebAssembly) and of satellite.js on the same elements, interleaved so that both meet the
 * same machine. Prints medians of CPU time. Run: npx tsx bench/sgp4.ts
 */
import { readFileSync } from 'node:fs';
import { json2satrec, sgp4 as theirSgp4 } from 'satellite.js';
import { readGpCsv } from '../conformance/gp-elements.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { propagateBatch } from '../packages/astro/src/sgp4/propagate.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import { openSgp4Bulk } from '../packages/kernel/src/sgp4-bulk.ts';

const text = readFileSync(new URL('../conformance/sgp4/elements-20241101.csv', import.meta.url), 'utf8');
const elements = readGpCsv(text);
const ROUNDS = 11;
const EPOCHS = 300;

for (const deep of [false, true]) {
  const records = elements
    .map((set) => ({ set, record: sgp4Init(set) }))
    .filter(({ record }) => record.initError === 0 && (record.deep !== undefined) === deep);
  const batch = batchOf(records.map(({ record }) => record));
  const theirs = records.map(({ set }) =>
    json2satrec({
      OBJECT_NAME: set.name,
      OBJECT_ID: set.cosparId,
      EPOCH: set.epochUtc,
      MEAN_MOTION: set.meanMotionRevPerDay,
      ECCENTRICITY: set.eccentricity,
      INCLINATION: set.inclinationDeg,
      RA_OF_ASC_NODE: set.raanDeg,
      ARG_OF_PERICENTER: set.argPerigeeDeg,
      MEAN_ANOMALY: set.meanAnomalyDeg,
      EPHEMERIS_TYPE: 0,
      CLASSIFICATION_TYPE: 'U',
      NORAD_CAT_ID: set.noradId,
      ELEMENT_SET_NO: 999,
      REV_AT_EPOCH: 0,
      BSTAR: set.bstar,
      MEAN_MOTION_DOT: set.meanMotionDot,
      MEAN_MOTION_DDOT: set.meanMotionDdot,
    }),
  );
  const start = elements[0]!.epochTaiS + 3 * 86_400;
  const out = new Float64Array(6 * batch.count);
  const bulk = openSgp4Bulk(batch);
  const oursNs: number[] = [];
  const wasmNs: number[] = [];
  const theirsNs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    oursNs.push(
      perCall(batch.count * EPOCHS, () => {
        for (let k = 0; k < EPOCHS; k++) propagateBatch(batch, start + k * 240, out);
      }),
    );
    wasmNs.push(
      perCall(batch.count * EPOCHS, () => {
        for (let k = 0; k < EPOCHS; k++) bulk.propagate(start + k * 240, out);
      }),
    );
    theirsNs.push(
      perCall(batch.count * EPOCHS, () => {
        for (let k = 0; k < EPOCHS; k++) {
          for (let i = 0; i < theirs.length; i++) {
            theirSgp4(theirs[i]!, (start - records[i]!.set.epochTaiS) / 60 + 4 * k);
          }
        }
      }),
    );
  }
  const ours = median(oursNs);
  const wasm = median(wasmNs);
  const other = median(theirsNs);
  process.stdout.write(
    `${deep ? 'deep space' : 'near Earth'}, ${batch.count} objects: ` +
      `scalar ${ours.toFixed(0)} ns (${(other / ours).toFixed(2)} x satellite.js), ` +
      `WebAssembly ${wasm.toFixed(0)} ns (${(1e3 / wasm).toFixed(1)} M/s, ${(other / wasm).toFixed(2)} x), ` +
      `satellite.js ${other.toFixed(0)} ns\n`,
  );
}

function perCall(calls: number, work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / calls;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
