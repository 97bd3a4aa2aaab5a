/**
 * Every pair of a catalogue in which ephemerides stand in place of element sets, in this process: CPU of it, and of the same
 * without. HOURS=3, EPHEMERIDES=10000, OBJECTS=32500: `npx tsx bench/ephemeris-pairs.ts`. The ephemerides are the elements' own states once a
 * minute, so both find the same.
 */
import { utc } from '../conformance/gp-elements.ts';
import { tableEphemeris } from '../packages/astro/src/ephemeris/table.ts';
import type { Ephemeris, MeanElements } from '../packages/astro/src/nouns.ts';
import { elementTable } from '../packages/astro/src/sgp4/element-table.ts';
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { planScreening } from '../packages/conjunction/src/screening/plan/plan.ts';
import { screenAllTable } from '../packages/conjunction/src/screening/screen.ts';
import { initialiseBatch } from '../packages/kernel/src/initialise.ts';
import { catalogueElements } from './catalogue.ts';

const HOURS = Number(process.env['HOURS'] ?? 3);
const EPHEMERIDES = Number(process.env['EPHEMERIDES'] ?? 10_000);
const STEP_S = 60;
const DEGREE = 8;
const startTaiS = utc('2024-11-01T00:00:00');
const stopTaiS = startTaiS + HOURS * 3600;

const known = catalogueElements();
/** Those that the catalogue lacks fly half a revolution behind the first of it. */
const elements = Array.from({ length: Number(process.env['OBJECTS'] ?? known.length) }, (_, index): MeanElements => {
  const set = known[index % known.length]!;
  if (index < known.length) return set;
  return { ...set, noradId: 800_000 + index, meanAnomalyDeg: (set.meanAnomalyDeg + 180) % 360 };
});
const every = Math.max(1, Math.floor(elements.length / EPHEMERIDES));
const isFiled = (index: number): boolean => index % every === 0 && index / every < EPHEMERIDES;
const filed = elements.filter((_, index) => isFiled(index)).flatMap(ephemerisOf);
const others = elements.filter((_, index) => !isFiled(index));

const before = measured(elements, []);
const after = measured(others, filed);
process.stdout.write(
  `${elements.length} objects, ${HOURS} h, 5 km: ${before.cpuS.toFixed(2)} CPU s, ${before.count} encounters; ` +
    `${filed.length} of them by ephemeris: ${after.cpuS.toFixed(2)} CPU s, ${after.count}\n`,
);

function measured(sets: readonly MeanElements[], ephemerides: readonly Ephemeris[]): { cpuS: number; count: number } {
  const plan = planScreening({
    startTaiS,
    stopTaiS,
    volume: { shape: 'sphere', radiusM: 5000 },
    scope: { kind: 'all-pairs' },
  });
  const batch = initialiseBatch(elementTable(sets), 'improved');
  const cpu = process.cpuUsage();
  const { encounters } = screenAllTable(plan, { batch, ephemerides });
  return { cpuS: process.cpuUsage(cpu).user / 1e6, count: encounters.count };
}

/** None of what no longer flies. */
function ephemerisOf(set: MeanElements): readonly Ephemeris[] {
  const theory = sgp4Ephemeris(set);
  const margin = DEGREE * STEP_S;
  const count = (stopTaiS - startTaiS + 2 * margin) / STEP_S + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, i) => startTaiS - margin + i * STEP_S);
  const states = new Float64Array(6 * count);
  const six = new Float64Array(6);
  for (let i = 0; i < count; i++) {
    if (!theory.stateAt(epochsTaiS[i]!, six)) return [];
    states.set(six, 6 * i);
  }
  return [tableEphemeris({ frame: 'TEME', epochsTaiS, states, method: 'LAGRANGE', degree: DEGREE })];
}
