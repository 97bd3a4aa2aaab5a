import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../conformance/gp-elements.ts';
import { recordValidation } from '../../../conformance/ledger.ts';
import { runs } from '../../../scripts/property-runs.mjs';
import { sgp4Init } from '../../astro/src/sgp4/init.ts';
import { propagateBatch, propagateOne } from '../../astro/src/sgp4/propagate.ts';
import { batchOf } from '../../astro/src/sgp4/record.ts';
import { openSgp4Bulk } from './sgp4-bulk.ts';

/** The whole catalogue where the reference set lies beside the repository, else the excerpt. */
const full = new URL('../../../../shared/reference/catalogue/gp_20241101.csv.gz', import.meta.url);
const excerpt = new URL('../../../conformance/sgp4/elements-20241101.csv', import.meta.url);
const text = existsSync(full) ? gunzipSync(readFileSync(full)).toString() : readFileSync(excerpt, 'utf8');
const sample = readGpCsv(readFileSync(excerpt, 'utf8'))[0]!;
const batch = batchOf(readGpCsv(text).map((set) => sgp4Init(set)));
const bulk = openSgp4Bulk(batch);
const startTaiS = utc('2024-11-01T00:00:00');
const DAY = 86_400;
const TEN_MICROMETRES_KM = 1e-8;
/** Where the sine of a small inclination divides, and where it is 1e-4 and less. */
const ONE_MILLIMETRE_KM = 1e-6;
const TEN_CENTIMETRES_KM = 1e-4;

it('gives the states and codes of the scalar code for every object, before and after its epoch', () => {
  const scalar = new Float64Array(6 * batch.count);
  const vector = new Float64Array(6 * batch.count);
  const scalarCodes = new Uint8Array(batch.count);
  const vectorCodes = new Uint8Array(batch.count);
  const offsetsM: number[] = [];
  for (const offset of [-3 * DAY, 0, 0.31 * DAY, 2.5 * DAY, 7 * DAY, 1.1 * DAY]) {
    propagateBatch(batch, startTaiS + offset, scalar, scalarCodes);
    bulk.propagate(startTaiS + offset, vector, vectorCodes);
    expect(vectorCodes).toEqual(scalarCodes);
    for (let i = 0; i < batch.count; i++) {
      if (scalarCodes[i] !== 0) {
        expect(vector[6 * i]).toBeNaN();
        continue;
      }
      const o = 6 * i;
      const km = Math.max(
        Math.hypot(scalar[o]! - vector[o]!, scalar[o + 1]! - vector[o + 1]!, scalar[o + 2]! - vector[o + 2]!),
        100 *
          Math.hypot(scalar[o + 3]! - vector[o + 3]!, scalar[o + 4]! - vector[o + 4]!, scalar[o + 5]! - vector[o + 5]!),
      );
      if (!(km < TEN_MICROMETRES_KM)) throw new Error(`object ${i}: ${km} km`);
      offsetsM.push(km * 1000);
    }
  }
  recordValidation({
    room: 'kernel',
    reference: 'scalar SGP4 over a catalogue, WebAssembly',
    kind: 'twin',
    origin: 'packages/astro on CelesTrak GP of 2024-11-01',
    deviations: offsetsM,
    unit: 'm',
    tolerance: TEN_MICROMETRES_KM * 1000,
    reason: 'the same formulas rounded in another order; the last digit of a mean anomaly of 2000 rad is 2 micrometres',
  });
});

it('gives one object at many epochs as the scalar code does, an odd number of them too', () => {
  const epochs = Float64Array.from({ length: 5001 }, (_, k) => startTaiS + 120 * k);
  const out = new Float64Array(6 * epochs.length);
  const six = new Float64Array(6);
  for (let i = 0; i < batch.count; i += Math.ceil(batch.count / 40)) {
    const errors = new Uint8Array(epochs.length);
    bulk.propagateEpochs(i, epochs, out, errors);
    for (let k = 0; k < epochs.length; k += 250) {
      const code = propagateOne(batch, i, epochs[k]!, six, 0);
      expect(errors[k]).toBe(code);
      if (code !== 0) continue;
      const o = 6 * k;
      const km = Math.hypot(six[0]! - out[o]!, six[1]! - out[o + 1]!, six[2]! - out[o + 2]!);
      expect(km).toBeLessThan(TEN_MICROMETRES_KM);
    }
  }
});

it('gives the same bytes whatever was asked before', () => {
  const fresh = openSgp4Bulk(batch);
  const a = new Float64Array(6 * batch.count);
  const b = new Float64Array(6 * batch.count);
  fresh.propagate(startTaiS + 9 * DAY, a);
  fresh.propagate(startTaiS + DAY, a);
  bulk.propagate(startTaiS - 2 * DAY, b);
  bulk.propagate(startTaiS + DAY, b);
  expect(Buffer.compare(Buffer.from(a.buffer), Buffer.from(b.buffer))).toBe(0);
});

it('opens an empty batch and a single object', () => {
  openSgp4Bulk(batchOf([])).propagate(startTaiS, new Float64Array(0));
  const single = batchOf([sgp4Init(sample)]);
  const out = new Float64Array(6);
  const six = new Float64Array(6);
  openSgp4Bulk(single).propagate(startTaiS, out);
  propagateOne(single, 0, startTaiS, six, 0);
  expect(Math.abs(out[0]! - six[0]!)).toBeLessThan(TEN_MICROMETRES_KM);
});

it('gives the states of the scalar code for any orbits side by side, near and deep, resonant, equatorial and retrograde', () => {
  const angle = fc.double({ min: 0, max: 360, noNaN: true });
  const orbit = fc.record({
    meanMotionRevPerDay: fc.oneof(
      fc.double({ min: 0.2, max: 16, noNaN: true }),
      fc.constantFrom(1.0027, 1.0031, 2.00561, 2.0103, 12.3, 6.4),
    ),
    eccentricity: fc.oneof(
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      fc.double({ min: 0, max: 0.04, noNaN: true }),
      fc.constantFrom(0, 1e-7, 0.03, 0.3, 0.7),
    ),
    inclinationDeg: fc.oneof(
      fc.double({ min: 0, max: 179, noNaN: true }),
      fc.constantFrom(0, 1e-4, 0.05, 3, 11.4, 11.5, 63.4, 90, 179),
    ),
    raanDeg: angle,
    argPerigeeDeg: angle,
    meanAnomalyDeg: angle,
    bstar: fc.constantFrom(0, 1e-5, 1e-4),
  });
  const days = fc.double({ min: -10, max: 10, noNaN: true });
  fc.assert(
    fc.property(fc.array(orbit, { minLength: 2, maxLength: 8 }), days, (orbits, offset) => {
      const elements = orbits
        .filter((draw) => (8681.66 / draw.meanMotionRevPerDay) ** (2 / 3) * 100 * (1 - draw.eccentricity) > 6500)
        .map((draw, k) => ({ ...sample, ...draw, noradId: k + 1 }));
      for (const mode of ['improved', 'afspc'] as const) {
        const any = batchOf(elements.map((set) => sgp4Init(set, mode)));
        const [scalar, vector] = [new Float64Array(6 * any.count), new Float64Array(6 * any.count)];
        const [scalarCodes, vectorCodes] = [new Uint8Array(any.count), new Uint8Array(any.count)];
        propagateBatch(any, sample.epochTaiS + offset * DAY, scalar, scalarCodes);
        openSgp4Bulk(any).propagate(sample.epochTaiS + offset * DAY, vector, vectorCodes);
        expect(vectorCodes).toEqual(scalarCodes);
        scalar.forEach((value, k) => {
          const isWithin = Math.abs(value - vector[k]!) < ONE_MILLIMETRE_KM;
          if (!isWithin && !Number.isNaN(value)) throw new Error(`${value}, not ${vector[k]}`);
        });
      }
    }),
    { numRuns: runs(300) },
  );
});

it('keeps an orbit that the Sun and the Moon tilt beyond 180 degrees apart from an equatorial one in the same row', () => {
  const geosynchronous = { ...sample, meanMotionRevPerDay: 1.0027, eccentricity: 0.7, bstar: 0 };
  const elements = Array.from({ length: 24 }, (_, k) => [
    { ...geosynchronous, noradId: 2 * k + 1, inclinationDeg: 179.995, raanDeg: 15 * k },
    { ...geosynchronous, noradId: 2 * k + 2, inclinationDeg: 0.05, raanDeg: 15 * k },
  ]).flat();
  const pairs = batchOf(elements.map((set) => sgp4Init(set)));
  const [scalar, vector] = [new Float64Array(6 * pairs.count), new Float64Array(6 * pairs.count)];
  propagateBatch(pairs, sample.epochTaiS + 5 * DAY, scalar);
  openSgp4Bulk(pairs).propagate(sample.epochTaiS + 5 * DAY, vector);
  const offsets = scalar.map((value, k) => Math.abs(value - vector[k]!));
  expect(Math.max(...offsets)).toBeLessThan(TEN_CENTIMETRES_KM);
});
