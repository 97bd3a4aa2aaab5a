import { describe, expect, it } from 'vitest';
import type { Figures } from './figures.ts';
import { goalTable, growthExponent } from './goals.ts';
import { fittedExponent, median } from './measure.ts';
import { benchmarksPage } from './report.ts';

const RUN = { cpuS: 11, wallS: 13, residentBytes: 3e8, approaches: 231_708 };
const figures: Figures = {
  machine: '2 x Example',
  versions: 'Node 20',
  date: '2024-11-01',
  catalogueName: 'an example catalogue',
  load: 0.5,
  isQuick: false,
  whole: {
    objects: 26_834,
    days: 7,
    workers: 2,
    allPairs: RUN,
    overhead: { ...RUN, cpuS: 0.6 },
    growth: [1, 2, 4].map((n) => ({ ...RUN, objects: 10_000 * n, cpuS: 3 * n ** 1.5 })),
    incremental: [{ ...RUN, changed: 10, cpuS: 1, isSameFile: true }],
  },
  peers: { objects: 26_834, rasterS: 220, hashGridS: 550, workerBytes: 48e6 },
  sgp4: [{ regime: 'near Earth', objects: 341, wasmNs: 50, scalarNs: 200, satelliteJsNs: 300 }],
  statistics: { satellites: 5, wallS: 1.1 },
  mission: { objects: 26_834, wallS: 7, boxS: 12, rasterS: 14_000 },
  association: { objects: 26_834, tracks: 100, right: 100, medianS: 0.03, worstS: 0.09, initialOrbitS: 0.02 },
  opportunities: { sensors: 9, days: 3, passes: 76, starred: 2, visibilityS: 0.1, gainS: 0.3, firstS: 1 },
  presenting: { requests: 2000, summariesS: 0.015 },
  observationGain: { opportunities: 40, tracks: 3, gainS: 0.2, setS: 0.3, twoBodyS: 0.002, fullS: 0.4 },
  planning: {
    objects: 26_834,
    tradeEvents: 50,
    columns: 200,
    rows: 100,
    tradeSpaceS: 1.4,
    browserS: 0.12,
    browserFirstS: 0.3,
    candidateEvents: 60,
    candidates: 13,
    candidatesS: 0.8,
    candidatesFirstS: 2.1,
    cells: 1000,
    cellsS: 2.6,
    statisticsFirstS: 1.2,
    statisticsS: 0.02,
    cycle: { productsS: 2, events: 30, manoeuvreS: 3, acceptedS: 5, sentS: 1 },
  },
  felt: {
    settings: {
      x1: { emptyMs: 50, listMs: 450, eventMs: 800 },
      x4: { emptyMs: 200, listMs: 1800, eventMs: 2600 },
      far: { emptyMs: 250, listMs: 1200, eventMs: 1400 },
    },
    openMs: 280,
    longestTaskMs: 90,
    listAsked: 1,
  },
  judging: { methods: [{ name: 'foster-1992', ms: [1, 2] }], drawnMs: [10, 20] },
  planScreening: { objects: 26834, encounters: 30, verdictS: 1.15 },
  candidates: {
    objects: 26_834,
    events: 50,
    cells: 1000,
    satellites: [
      { name: 'EXAMPLE', mapS: 0.1, screeningS: 4.5, raising: 200 },
      { name: 'OTHER', mapS: 0.1, screeningS: 4.7, raising: 900 },
    ],
  },
  tradeSpace: {
    events: 50,
    columns: 200,
    rows: 100,
    shapes: [{ name: 'impulses', seconds: 0.1 }],
    plainLoopS: 40,
    sampledCells: 60,
  },
  passes: { targets: 1000, sites: 20, passes: 80_000, manyS: 0.8, oneByOneS: 120, peerS: 16, peerShare: 0.999 },
  pc: [{ name: 'exact', perSecond: 2e5 }],
  exactPc: 'exact',
  catalogue: {
    objects: 26_834,
    csvFirstS: 0.15,
    csvS: 0.08,
    tleS: 0.08,
    jsonS: 0.3,
    kvnS: 0.2,
    xmlS: 0.2,
    initialiseS: 0.03,
    scalarInitialiseS: 0.1,
    satelliteJsCsvS: 0.8,
    satelliteJsTleS: 0.8,
  },
  astro: [{ name: 'parseUtc', us: 0.5 }],
  service: {
    messages: 1000,
    uploadS: 6,
    othersMs: [10, 60],
    aloneMs: [5, 20],
    list: { rows: 500, gzipKb: 15, answersPerS: 3000, firstMs: 20 },
  },
  neighbours: {
    objects: 26_834,
    large: 50,
    aloneS: 0.5,
    besideS: 1.5,
    largeEnded: 0,
    cancelS: { JUDGING: 0.3, STORING: 0.6 },
  },
  fleetDay: {
    files: 100,
    objects: 26_834,
    wallS: 40,
    cpuS: 45,
    databaseCpuS: 9,
    warmCpuS: 0.31,
    conjunctions: 12_000,
    lastAgainstFirst: 0.5,
  },
};
const rowOf = (text: string, job: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${job}`))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()));

describe('the page of the benchmarks', () => {
  it('says of each goal whether it is met, must or target, at least or at most', () => {
    const text = goalTable(figures);
    expect(rowOf(text, 'all pairs')).toEqual(['', expect.anything(), '11.0 CPU s', '<= 20', '<= 12', 'target', '']);
    expect(rowOf(text, 'the same')).toEqual(['', expect.anything(), '13.0 s wall', '<= 12', '<= 7', '**not met**', '']);
    expect(rowOf(text, 'one satellite against')).toEqual([
      '',
      expect.anything(),
      '',
      '<= 50',
      '<= 10',
      'not measured',
      '',
    ]);
    expect(rowOf(text, 'SGP4 near Earth, per')).toEqual([
      '',
      expect.anything(),
      '20.0 M/s',
      '>= 10',
      '>= 15',
      'target',
      '',
    ]);
    expect(rowOf(text, 'Pc per core')).toEqual([
      '',
      expect.anything(),
      '0.200 M/s',
      '>= 0.3',
      '>= 1',
      '**not met**',
      '',
    ]);
    expect(rowOf(text, 'WebAssembly')).toEqual(['', expect.anything(), '48.0 MB', '<= 64', '<= 32', 'must', '']);
    expect(rowOf(text, "one satellite's week")).toEqual([
      '',
      expect.anything(),
      '3.00 x',
      '<= 2',
      '',
      '**not met**',
      '',
    ]);
    const grid = 'trade space of 200 x 100 cells, 50 events, by the';
    expect(rowOf(text, `${grid} API`).slice(2, 6)).toEqual(['1.40 s wall', '<= 1', '', '**not met**']);
    expect(rowOf(text, `${grid} page`).slice(2, 6)).toEqual(['0.120 s wall', '<= 0.5', '', 'must']);
    expect(rowOf(text, 'candidates against 60 events').slice(2, 6)).toEqual(['0.800 s wall', '<= 2', '', 'must']);
    const unseen = goalTable({ ...figures, planning: { ...figures.planning!, browserS: undefined } as never });
    expect(rowOf(unseen, `${grid} page`)[5]).toBe('not measured');
    expect(rowOf(text, 'those passes against')[2]).toBe('20.0 x');
    expect(rowOf(text, 'growth')).toEqual(['', expect.anything(), '1.50', '', '<= 1.7', 'target', '']);
  });

  it('judges no goal of a week by a part of it', () => {
    const quick = { ...figures, isQuick: true, whole: { ...figures.whole, days: 0.5 } };
    expect(rowOf(goalTable(quick), 'all pairs').slice(3)).toEqual(['', '', '', '']);
    expect(rowOf(goalTable(quick), 'growth').slice(3)).toEqual(['', '', '', '']);
  });

  it('gives ratios to peers of the same run', () => {
    const page = benchmarksPage(figures);
    expect(page).toContain('220 CPU s (20.0 x)');
    expect(page).toContain('| CSV | 0.080 | 0.800 | 10.0 x |');
    expect(page).toContain(
      '| 10 objects changed, against the earlier result (file as of a whole run) | 231708 | 1.00 |',
    );
    expect(page).not.toMatch(/undefined|NaN/);
  });

  it('fits the exponent through the logarithms, and takes the median of rounds', () => {
    expect(growthExponent(figures.whole)).toBeCloseTo(1.5, 12);
    expect(
      fittedExponent([
        [1, 2],
        [10, 20],
        [100, 200],
      ]),
    ).toBeCloseTo(1, 12);
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});
