import { formatUtcZ, parseUtc } from '../packages/astro/src/epoch.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { nowTaiS } from '../packages/server/src/platform/now.ts';
import { catalogueElements, START_UTC } from './catalogue.ts';

/** The measured catalogue as if it were of today. */
export function presentSky(): MeanElements[] {
  const start = parseUtc(START_UTC);
  if (!start.ok) throw new Error(START_UTC);
  const laterS = Math.floor(nowTaiS() - start.value);
  return catalogueElements().map((element) => {
    const epochTaiS = element.epochTaiS + laterS;
    return { ...element, epochTaiS, epochUtc: formatUtcZ(epochTaiS, 6) };
  });
}

/** One of the low and round orbits that most satellites have. */
export function lowSatellite(elements: readonly MeanElements[]): MeanElements {
  return elements.filter((element) => element.meanMotionRevPerDay > 14.5 && element.eccentricity < 0.003)[500]!;
}
