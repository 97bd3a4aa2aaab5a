/** CPU time of the astro calls that are made by the million. */
import { readFileSync } from 'node:fs';
import { tableEphemeris } from '../packages/astro/src/ephemeris/table.ts';
import { parseUtc } from '../packages/astro/src/epoch.ts';
import { readEarthOrientation } from '../packages/astro/src/frames/earth-orientation.ts';
import { rotationBetween, transformState } from '../packages/astro/src/frames/rotation.ts';
import { propagateTwoBody } from '../packages/astro/src/two-body/propagate.ts';

const START = 1.03e8;
const eop = readEarthOrientation(
  readFileSync(new URL('../conformance/frames/earth-orientation-2003.txt', import.meta.url), 'utf8'),
);
if (!eop.ok) throw new Error(eop.fault.code);
const table = eop.value;

export interface AstroFigure {
  readonly name: string;
  readonly us: number;
}

function cost(name: string, calls: number, run: (i: number) => void): AstroFigure {
  for (let i = 0; i < Math.min(calls, 20_000); i++) run(i);
  const before = process.cpuUsage();
  for (let i = 0; i < calls; i++) run(i);
  const { user } = process.cpuUsage(before);
  return { name, us: user / calls };
}

export function benchAstro(): readonly AstroFigure[] {
  const figures: AstroFigure[] = [];
  const add = (name: string, calls: number, run: (i: number) => void): number => figures.push(cost(name, calls, run));
  const count = 10_000;
  const epochsTaiS = Float64Array.from({ length: count }, (_, i) => START + i * 60);
  const states = new Float64Array(count * 6);
  const seed = [7e6, 0, 0, 0, 5000, 5600];
  for (let i = 0; i < count; i++) propagateTwoBody(seed, i * 60, states.subarray(i * 6, i * 6 + 6));
  const nodes = { frame: 'EME2000' as const, epochsTaiS, states };
  const out = new Float64Array(6);
  const state = { frame: 'TEME' as const, positionM: [7e6, 0, 0] as const, velocityMps: [0, 7e3, 0] as const };

  for (const [method, degree] of [
    ['LAGRANGE', 7],
    ['LAGRANGE', 9],
    ['HERMITE', 7],
  ] as const) {
    const ephemeris = tableEphemeris({ ...nodes, method, degree });
    add(`stateAt ${method} ${degree}, in order`, 1_000_000, (i) => ephemeris.stateAt(START + i * 0.5, out));
    add(`stateAt ${method} ${degree}, at random`, 1_000_000, (i) => {
      ephemeris.stateAt(START + ((i * 7_919.3) % 599_000), out);
    });
  }
  add('rotation TEME to EME2000', 500_000, (i) => rotationBetween('TEME', 'EME2000', START + i));
  add('rotation TEME to ITRF, no table', 500_000, (i) => rotationBetween('TEME', 'ITRF', START + i));
  add('rotation TEME to ITRF, table', 500_000, (i) => rotationBetween('TEME', 'ITRF', START + i, table));
  add('transformState TEME to ITRF, table', 500_000, (i) =>
    transformState({ ...state, epochTaiS: START + i }, 'ITRF', table),
  );
  add('propagateTwoBody', 500_000, (i) => propagateTwoBody(seed, i * 10, out));
  add('parseUtc', 500_000, () => parseUtc('2026-03-14T11:08:50.281370'));
  return figures;
}
