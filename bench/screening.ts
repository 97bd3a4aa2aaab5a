/**
 * CPU time of the screening. Run: npx tsx bench/screening.ts
 * Uses the full catalogue of the reference set when it lies beside the repository, else the excerpt of conformance.
 *
 * The ratio compares one primary over seven days with satellite.js propagating the same catalogue at a 60 s raster, the
 * step that a screening without these bounds needs before it looks at a single distance.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { json2satrec, type SatRec, sgp4 as theirSgp4 } from 'satellite.js';
import { readGpCsv, utc } from '../conformance/gp-elements.ts';
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import { planScreening, type ScreeningScope } from '../packages/conjunction/src/screening/plan.ts';
import { screenAll, screenBlock } from '../packages/conjunction/src/screening/screen.ts';

const full = new URL('../../shared/reference/catalogue/gp_20241101.csv.gz', import.meta.url);
const excerpt = new URL('../conformance/screening/elements-20241101.csv', import.meta.url);
const isFull = existsSync(full);
const csv = isFull ? gunzipSync(readFileSync(full)).toString() : readFileSync(excerpt, 'utf8');
const elements = readGpCsv(csv);
const startTaiS = utc('2024-11-01T00:00:00');
const week = 7 * 86_400;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

const [loadS, batch] = timed(() => batchOf(elements.map((set) => sgp4Init(set))));
say(`${elements.length} objects, initialised in ${loadS.toFixed(2)} CPU s`);

const indexOf = new Map(elements.map((set, i) => [set.noradId, i]));
const six = [25_544, 27_386, 31_698, 37_849, 43_013, 49_260, 39_452].flatMap((id) => indexOf.get(id) ?? []).slice(0, 6);
const one = screening({ kind: 'primaries', primaries: six.slice(0, 1) });
report('1 SGP4 primary, 7 days, 5 km', one);
report(`${six.length} SGP4 primaries, 7 days, 5 km`, screening({ kind: 'primaries', primaries: six }));

// An operator's ephemeris: 60 s raster, interpolated by the bench itself so that the figure is the screening's.
const operator = tabulated(elements[six[0]!]!, startTaiS, week);
const identities = Float64Array.from([...elements.map((set) => set.noradId), elements[six[0]!]!.noradId]);
const oem = median(
  Array.from({ length: ROUNDS }, () => {
    const plan = planScreening({
      startTaiS,
      stopTaiS: startTaiS + week,
      volume: { shape: 'sphere', radiusM: 5000 },
      scope: { kind: 'primaries', primaries: [elements.length] },
    });
    return timed(() => screenAll(plan, { batch, ephemerides: [operator], identities }))[0];
  }),
);
report('1 tabulated primary (10,081 states), 7 days, 5 km', oem);

const allPairs = planScreening({
  startTaiS,
  stopTaiS: startTaiS + week,
  volume: { shape: 'sphere', radiusM: 5000 },
  scope: { kind: 'all-pairs' },
});
const blockS = median(
  Array.from({ length: ROUNDS }, (_, k) => timed(() => screenBlock(allPairs, { batch, ephemerides: [] }, k))[0]),
);
report(`all pairs, one block of 64 min (${allPairs.blocks.length} blocks are 7 days)`, blockS);
report('all pairs, 7 days, by that block', blockS * allPairs.blocks.length);

const records: SatRec[] = elements.slice(0, 300).map((set) =>
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
    MEAN_MOTION_DOT: 0,
    MEAN_MOTION_DDOT: 0,
  }),
);
const steps = week / 60;
const [theirsS] = timed(() => {
  for (const record of records) for (let k = 0; k < steps; k += 10) theirSgp4(record, 4000 + k);
});
const naiveS = ((theirsS * 10) / records.length) * elements.length;
say(
  `satellite.js, the catalogue on a 60 s raster for 7 days: ${naiveS.toFixed(0)} CPU s; ratio ${(naiveS / one).toFixed(0)}`,
);

function screening(scope: ScreeningScope): number {
  const plan = planScreening({
    startTaiS,
    stopTaiS: startTaiS + week,
    volume: { shape: 'sphere', radiusM: 5000 },
    scope,
  });
  return median(Array.from({ length: ROUNDS }, () => timed(() => screenAll(plan, { batch, ephemerides: [] }))[0]));
}

function tabulated(set: (typeof elements)[number], from: number, span: number) {
  const source = sgp4Ephemeris(set);
  const count = span / 60 + 1;
  const rows = new Float64Array(6 * count);
  const state = new Float64Array(6);
  for (let k = 0; k < count; k++) {
    source.stateAt(from + 60 * k, state);
    rows.set(state, 6 * k);
  }
  return {
    frame: 'TEME' as const,
    startTaiS: from,
    stopTaiS: from + span,
    /** Lagrange polynomial through eight raster positions; velocity by its derivative's own nodes. */
    stateAt(t: number, out: Float64Array): boolean {
      if (t < from || t > from + span) return false;
      const first = Math.max(0, Math.min(count - 8, Math.floor((t - from) / 60) - 3));
      out.fill(0);
      for (let n = 0; n < 8; n++) {
        let weight = 1;
        for (let m = 0; m < 8; m++) if (m !== n) weight *= ((t - from) / 60 - first - m) / (n - m);
        for (let c = 0; c < 6; c++) out[c]! += weight * rows[6 * (first + n) + c]!;
      }
      return true;
    },
  };
}

function timed<T>(work: () => T): [seconds: number, value: T] {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, value];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function report(what: string, seconds: number): void {
  say(`${what}: ${seconds.toFixed(2)} CPU s`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
