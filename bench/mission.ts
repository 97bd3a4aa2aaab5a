/** `keepout mission` as a process of its own: a year of one orbit against the catalogue, and the same raster of a minute by satellite.js. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { propagate } from 'satellite.js';
import { satelliteJsRecord } from '../conformance/satellite-js.ts';
import { catalogueElements, cataloguePath, START_UTC } from './catalogue.ts';
import { median } from './measure.ts';

export interface MissionFigures {
  readonly objects: number;
  /** Wall of a year on all processors, start of the process and load of the catalogue included: median over orbits. */
  readonly wallS: number;
  /** Of a place in the geostationary ring. */
  readonly boxS: number;
  /** Positions of all objects once a minute for a year, on one processor; from ten minutes of it. */
  readonly rasterS: number;
}

const HEIGHTS = [
  ['550', '53'],
  ['800', '98.6'],
  ['1200', '87.9'],
] as const;
const program = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));
const MINUTES = 10;
const MINUTES_OF_A_YEAR = 365 * 1440;

export function benchMission(isQuick: boolean): MissionFigures {
  const chosen = isQuick ? HEIGHTS.slice(1, 2) : HEIGHTS;
  const times = chosen.map(([km, deg]) => secondsOf(['--perigee-km', km, '--inclination-deg', deg]));
  const records = catalogueElements().map(satelliteJsRecord);
  const startMs = Date.parse(START_UTC);
  const propagateAll = (minute: number): void => {
    const at = new Date(startMs + minute * 60_000);
    for (const record of records) propagate(record, at);
  };
  // Once unmeasured: what compiles the peer is not to be paid for each ten minutes of the year.
  propagateAll(0);
  const startedMs = performance.now();
  for (let minute = 0; minute < MINUTES; minute++) propagateAll(minute);
  const rasterS = ((performance.now() - startedMs) / 1000) * (MINUTES_OF_A_YEAR / MINUTES);
  return { objects: records.length, wallS: median(times), boxS: secondsOf(['--longitude-deg', '19.2']), rasterS };
}

function secondsOf(orbit: readonly string[]): number {
  const common = ['--catalogue', cataloguePath, '--radius-m', '5', '--start', START_UTC, '--json'];
  const startedMs = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [program, 'mission', ...common, ...orbit], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - startedMs) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${JSON.stringify(benchMission(process.argv.includes('--quick')))}\n`);
}
