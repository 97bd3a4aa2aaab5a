/**
 * CPU time of a fleet's screening after a change of the catalogue, against a whole run. Run: npx tsx bench/changes.ts
 * The reference catalogue with every n-th object a little further on its orbit; seven days, 2 x 25 x 25 km.
 */
import { pathToFileURL } from 'node:url';
import { utc } from '../conformance/gp-elements.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { elementTable } from '../packages/astro/src/sgp4/element-table.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import {
  carryOver,
  fewElements,
  screenCarriedBlock,
} from '../packages/conjunction/src/screening/changes/carry-over.ts';
import { contentChanges } from '../packages/conjunction/src/screening/changes/changes.ts';
import { planCostS, restCostS } from '../packages/conjunction/src/screening/changes/job-size.ts';
import { planScreening } from '../packages/conjunction/src/screening/plan/plan.ts';
import type { ScreeningSources } from '../packages/conjunction/src/screening/plan/sources.ts';
import { screenBlockTable } from '../packages/conjunction/src/screening/screen.ts';
import { catalogueElements } from './catalogue.ts';
import { timed } from './measure.ts';

const WEEK_S = 7 * 86_400;
const volume = { shape: 'ellipsoid', radialM: 2000, alongTrackM: 25_000, crossTrackM: 25_000 } as const;

export interface ChangeFigures {
  readonly satellites: number;
  readonly changedShare: number;
  /** Whether the satellites' own orbits change like all others, or stand as operators' ephemerides do. */
  readonly ownChange: boolean;
  readonly wholeS: number;
  readonly changesS: number;
  /** What the server expects of the ratio (`restCostS`). */
  readonly expectedRatio: number;
}

const sourcesOf = (elements: readonly MeanElements[]): ScreeningSources => ({
  batch: batchOf(elements.map((set) => sgp4Init(set))),
  ephemerides: [],
  identities: elements.map((set) => set.noradId),
});

export function benchChanges(sizes: readonly number[], shares: readonly number[]): ChangeFigures[] {
  const before = catalogueElements();
  const startTaiS = utc('2024-11-01T00:00:00');
  const payloads = [...before.keys()].filter((i) => !/ DEB|R\/B/.test(before[i]!.name));
  return sizes.flatMap((size) => {
    const primaries = Array.from(
      { length: size },
      (_, k) => payloads[Math.floor(((k + 0.5) * payloads.length) / size)]!,
    );
    const scope = { kind: 'primaries', primaries } as const;
    const plan = planScreening({ startTaiS, stopTaiS: startTaiS + WEEK_S, volume, scope });
    const [wholeS, blocks] = timed(() => {
      const sources = sourcesOf(before);
      return plan.blocks.map(({ index }) => screenBlockTable(plan, sources, index));
    });
    return shares.flatMap((changedShare) =>
      [false, true].map((ownChange): ChangeFigures => {
        const own = new Set(primaries);
        const after = before.map((set, i) => {
          const isChanged = own.has(i)
            ? ownChange && (primaries.indexOf(i) + 0.5) % (1 / changedShare) < 1
            : (i * changedShare) % 1 < changedShare;
          return isChanged ? { ...set, meanAnomalyDeg: set.meanAnomalyDeg + 0.01 } : set;
        });
        let expectedRatio = 0;
        const [changesS] = timed(() => {
          const changes = contentChanges(
            { elements: elementTable(before), ephemerides: [] },
            { elements: elementTable(after), ephemerides: [] },
          );
          const over = carryOver(plan, { plan, blocks }, changes);
          expectedRatio = restCostS(plan, before.length, over) / planCostS(plan, before.length);
          const places = fewElements(plan, over, after.length);
          const few = { places, sources: sourcesOf(places.map((i) => after[i]!)) };
          let all: ScreeningSources | undefined;
          const whole = (): ScreeningSources => {
            all ??= sourcesOf(after);
            return all;
          };
          return over.blocks.map((block) => screenCarriedBlock(plan, over, block, few, whole));
        });
        return { satellites: size, changedShare, ownChange, wholeS, changesS, expectedRatio };
      }),
    );
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write('satellites  changed  own orbits  whole CPU s  changes CPU s  ratio  expected\n');
  for (const f of benchChanges([1, 10, 50, 200], [0.01, 0.1, 0.3, 0.6, 0.9])) {
    const cells = [
      String(f.satellites).padStart(10),
      `${(100 * f.changedShare).toFixed(0)} %`.padStart(8),
      (f.ownChange ? 'change too' : 'stand').padStart(11),
      f.wholeS.toFixed(2).padStart(12),
      f.changesS.toFixed(2).padStart(14),
      (f.changesS / f.wholeS).toFixed(2).padStart(6),
      f.expectedRatio.toFixed(2).padStart(9),
    ];
    process.stdout.write(`${cells.join(' ')}\n`);
  }
}
