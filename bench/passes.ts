/**
 * CPU time of the passes of 1,000 objects over 20 sites in a day, one thread. Run: npx tsx bench/passes.ts
 *
 * The peer samples with satellite.js, object by object every 30 s, and asks it for the look angles of every site at every sample; where
 * the elevation crosses the mask the limit is halved down to a millisecond. It has neither culminations nor azimuths, and a pass
 * between two samples it does not see.
 */
import { pathToFileURL } from 'node:url';
import { ecfToLookAngles, eciToEcf, gstime, sgp4 as theirSgp4 } from 'satellite.js';
import { utc } from '../conformance/gp-elements.ts';
import { satelliteJsRecord } from '../conformance/satellite-js.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import { passesOfMany } from '../packages/tracking/src/bulk/passes-of-many.ts';
import { findPasses } from '../packages/tracking/src/passes.ts';
import { type Site, siteAt } from '../packages/tracking/src/site.ts';
import { catalogueElements } from './catalogue.ts';
import { median, timed } from './measure.ts';

const DAY_S = 86_400;
const MASK_RAD = (10 * Math.PI) / 180;
const STEP_S = 30;
const MILLISECOND_S = 1e-3;
/** Sites by a spiral over the sphere. */
const TURN_RAD = 2.399_963;
/** Julian date of 2000-01-01T00:00:00. */
const JULIAN_2000 = 2_451_544.5;
const TAI_MINUS_UTC_S = 37;

export interface PassesFigures {
  readonly targets: number;
  readonly sites: number;
  readonly passes: number;
  readonly manyS: number;
  /** One by one with `findPasses`, on a part and scaled. */
  readonly oneByOneS: number;
  /** satellite.js, on a part and scaled. */
  readonly peerS: number;
  /** Of the passes of the part, how many the peer finds. */
  readonly peerShare: number;
}

export function benchPasses(rounds = 7, targets = 1000, part = 40): PassesFigures {
  const all = catalogueElements();
  const some = spread(all, targets);
  const startTaiS = utc('2024-11-01T00:00:00');
  const window = { startTaiS, stopTaiS: startTaiS + DAY_S };
  const watches = sitesOf(20).map((site) => ({ site, minElevationRad: MASK_RAD }));
  const batch = batchOf(some.map((set) => sgp4Init(set)));
  const many = (): number => passesOfMany({ targets: batch, watches, ...window }).length;
  const passes = many();
  const few = spread(some, part);
  const scale = some.length / few.length;
  let oneByOne = 0;
  const [oneByOneS] = timed(() => {
    for (const set of few) {
      const ephemeris = sgp4Ephemeris(set);
      for (const watch of watches) oneByOne += findPasses({ ephemeris, ...watch, ...window }).length;
    }
  });
  const peer = (): number =>
    few.reduce(
      (sum, set) =>
        sum +
        sampled(
          set,
          watches.map(({ site }) => site),
          startTaiS,
        ),
      0,
    );
  const peerS = peer();
  const runs = Array.from({ length: rounds }, () => ({ many: timed(many)[0], peer: timed(peer)[0] }));
  return {
    targets: some.length,
    sites: watches.length,
    passes,
    manyS: median(runs.map((run) => run.many)),
    oneByOneS: oneByOneS * scale,
    peerS: median(runs.map((run) => run.peer)) * scale,
    peerShare: peerS / oneByOne,
  };
}

/** Passes of an object over all sites as a plain program with satellite.js finds them. */
function sampled(set: MeanElements, sites: readonly Site[], startTaiS: number): number {
  const record = satelliteJsRecord(set);
  const observers = sites.map(({ geodetic }) => ({
    latitude: geodetic.latitudeRad,
    longitude: geodetic.longitudeRad,
    height: geodetic.heightM / 1000,
  }));
  const placeAt = (t: number) => {
    const state = theirSgp4(record, (t - set.epochTaiS) / 60);
    return state === null ? undefined : eciToEcf(state.position, gstime(JULIAN_2000 + (t - TAI_MINUS_UTC_S) / DAY_S));
  };
  const isOver = (t: number, observer: (typeof observers)[number]): boolean => {
    const place = placeAt(t);
    return place !== undefined && ecfToLookAngles(observer, place).elevation > MASK_RAD;
  };
  const refine = (from: number, to: number, observer: (typeof observers)[number]): number => {
    let [low, high] = [from, to];
    const isUp = isOver(from, observer);
    while (high - low > MILLISECOND_S) {
      const middle = 0.5 * (low + high);
      if (isOver(middle, observer) === isUp) low = middle;
      else high = middle;
    }
    return high;
  };
  const before = observers.map((observer) => isOver(startTaiS, observer));
  let passes = before.filter(Boolean).length;
  let refined = 0;
  for (let t = startTaiS + STEP_S; t <= startTaiS + DAY_S; t += STEP_S) {
    const place = placeAt(t);
    if (place === undefined) break;
    for (const [i, observer] of observers.entries()) {
      const isUp = ecfToLookAngles(observer, place).elevation > MASK_RAD;
      if (isUp === before[i]) continue;
      refined += refine(t - STEP_S, t, observer);
      if (isUp) passes += 1;
      before[i] = isUp;
    }
  }
  if (!Number.isFinite(refined)) throw new Error('a limit is no number');
  return passes;
}

function spread<T>(all: readonly T[], count: number): T[] {
  const most = Math.min(count, all.length);
  return Array.from({ length: most }, (_, k) => all[Math.floor(((k + 0.5) * all.length) / most)]!);
}

function sitesOf(count: number): Site[] {
  return Array.from({ length: count }, (_, k) =>
    siteAt({
      latitudeRad: Math.asin((2 * k + 1) / count - 1),
      longitudeRad: (k * TURN_RAD) % (2 * Math.PI),
      heightM: 0,
    }),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${JSON.stringify(benchPasses(), null, 2)}\n`);
}
