/** `keepout statistics` as a process of its own: from the file of the catalogue to flux, count and levels of one satellite over a week. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { catalogueElements, cataloguePath, indexOfKnown, type KnownSatellite, START_UTC } from './catalogue.ts';
import { median } from './measure.ts';

export interface StatisticsFigures {
  readonly satellites: number;
  /** s wall, start of the process and load of the catalogue included: median. */
  readonly wallS: number;
}

/** HST, NOAA 20, SUOMI NPP, LANDSAT 9, SWARM A. */
const SATELLITES: readonly KnownSatellite[] = [
  { noradId: 20_580, revPerDay: 15.2 },
  { noradId: 43_013, revPerDay: 14.195 },
  { noradId: 37_849, revPerDay: 14.195 },
  { noradId: 49_260, revPerDay: 14.57 },
  { noradId: 39_452, revPerDay: 15.3 },
];
const program = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));

export function benchStatistics(isQuick: boolean): StatisticsFigures {
  const chosen = isQuick ? SATELLITES.slice(0, 1) : SATELLITES;
  const elements = catalogueElements();
  const times = chosen.map((member) => {
    const { noradId } = elements[indexOfKnown(elements, member)]!;
    const options = [
      '--catalogue',
      cataloguePath,
      '--norad',
      String(noradId),
      '--radius-m',
      '10',
      '--start',
      START_UTC,
      '--json',
    ];
    const startedMs = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [program, 'statistics', ...options], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (status !== 0) throw new Error(stderr);
    return (performance.now() - startedMs) / 1000;
  });
  return { satellites: chosen.length, wallS: median(times) };
}
