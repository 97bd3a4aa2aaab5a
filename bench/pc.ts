/** Collision probabilities per second and core, medians of CPU time over rounds, on geometries drawn from a seed. */

import { seededRandom } from '../packages/conjunction/src/numbers/random.ts';
import { dilution } from '../packages/conjunction/src/pc/bounds/dilution.ts';
import { nc2dHall2021 } from '../packages/conjunction/src/pc/curved/nc2d-hall-2021.ts';
import { nc3dHall2021 } from '../packages/conjunction/src/pc/curved/nc3d-hall-2021.ts';
import { orbitError } from '../packages/conjunction/src/pc/curved/orbit-error.ts';
import { overlapTrack } from '../packages/conjunction/src/pc/curved/overlap-track.ts';
import { discProbability } from '../packages/conjunction/src/pc/plane/disc-probability.ts';
import { foster1992 } from '../packages/conjunction/src/pc/plane/foster-1992.ts';
import { laas2015 } from '../packages/conjunction/src/pc/plane/laas-2015.ts';
import type { PrincipalEncounter } from '../packages/conjunction/src/pc/plane/principal-encounter.ts';
import { cases, objectOf, type ReferenceCase } from '../packages/conjunction/test/reference.ts';
import { median, timed } from './measure.ts';

const ROUNDS = 9;
const random = seededRandom(1992);

function geometries(smallest: number, largest: number, radius: number): readonly PrincipalEncounter[] {
  return Array.from({ length: 1000 }, () => {
    const sigmaMinorM = smallest * (largest / smallest) ** random();
    const sigmaMajorM = sigmaMinorM * (1 + 20 * random());
    return {
      meanMinorM: 4 * random() * sigmaMinorM,
      meanMajorM: 3 * random() * sigmaMajorM,
      sigmaMinorM,
      sigmaMajorM,
      hardBodyRadiusM: radius * (0.5 + random()),
      repair: 'ok',
    };
  });
}

export interface PcFigure {
  readonly name: string;
  readonly perSecond: number;
}

function perSecond(name: string, calls: number, run: (i: number) => number): PcFigure {
  let sink = 0;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [seconds] = timed(() => {
      for (let i = 0; i < calls; i++) sink += run(i);
    });
    return calls / seconds;
  });
  if (Number.isNaN(sink)) throw new Error(`${name}: not a number`);
  return { name, perSecond: median(rounds) };
}

export const EXACT = 'exact disc integral, sigma 30..500 m';

export function benchPc(): readonly PcFigure[] {
  const figures: PcFigure[] = [];
  const operational = geometries(30, 500, 12);
  const close = geometries(5, 50, 12);
  const needles = geometries(0.05, 0.5, 12);
  const disc = (list: readonly PrincipalEncounter[]) => (i: number) => {
    const e = list[i % list.length]!;
    return discProbability(e.meanMinorM, e.meanMajorM, e.sigmaMinorM, e.sigmaMajorM, e.hardBodyRadiusM);
  };
  figures.push(perSecond(EXACT, 200_000, disc(operational)));
  figures.push(perSecond('exact disc integral, sigma 5..50 m', 200_000, disc(close)));
  figures.push(perSecond('exact disc integral, needles of 5..50 cm', 2_000, disc(needles)));
  figures.push(perSecond('foster1992 on records, sigma 30..500 m', 200_000, (i) => foster1992(operational[i % 1000]!)));
  figures.push(
    perSecond('laas2015 with bounds, sigma 30..500 m', 200_000, (i) => laas2015(operational[i % 1000]!).lower),
  );
  figures.push(perSecond('dilution, sigma 30..500 m', 2_000, (i) => dilution(operational[i % 1000]!).maxPc));

  const real = cases<ReferenceCase<unknown>>('operational-conjunctions.json')
    .slice(0, 30)
    .map((c) => ({
      hbr: Number(c.hbr),
      first: orbitError(objectOf(c.object1))!,
      second: orbitError(objectOf(c.object2))!,
    }));
  const track = ({ first, second, hbr }: (typeof real)[number]) => overlapTrack(first, second, hbr, (1e-4 * hbr) ** 2);
  figures.push(
    perSecond('nc2dHall2021, real conjunctions', 60, (i) => {
      const c = real[i % real.length]!;
      return nc2dHall2021(track(c))!.pc;
    }),
  );
  figures.push(
    perSecond('nc3dHall2021, real conjunctions', 60, (i) => {
      const c = real[i % real.length]!;
      return nc3dHall2021(track(c))!.expectedNumber;
    }),
  );
  return figures;
}
