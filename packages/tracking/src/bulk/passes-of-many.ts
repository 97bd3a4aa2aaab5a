import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { openSgp4Bulk, type Sgp4Bulk } from '@keepout/kernel/sgp4-bulk';
import { type Horizon, isEven } from '../horizon.ts';
import { lookAngles } from '../look-angles.ts';
import { findPasses, type Pass } from '../passes.ts';
import type { Site } from '../site.ts';
import { type EarthTurns, earthTurns } from './earth-turns.ts';
import { polish, type RootBracket } from './polish.ts';
import { type MaskedSite, maskedSite } from './rise.ts';
import { type TargetPath, targetPath } from './target-path.ts';
import { walkOver } from './walk.ts';

/** A site with its horizon mask. */
export interface SiteWatch {
  readonly site: Site;
  readonly minElevationRad: number;
  readonly horizon?: Horizon;
}

export interface ManyPassesRequest {
  readonly targets: Sgp4Batch;
  readonly watches: readonly SiteWatch[];
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Absent: UT1 = UTC, which costs up to a second of pass time. */
  readonly eop?: EarthOrientation;
}

/** A pass of one of the targets over one of the sites, by their indices in the request. */
export interface PassOfMany extends Pass {
  readonly target: number;
  readonly watch: number;
}

/**
 * Passes of many objects over many sites: those of `findPasses`, to the microsecond.
 *
 * Method   each object once on a raster of steps of 0.16 rad by the WebAssembly SGP4, in ITRF; every site walks along the
 *          same states; events on their cubics are polished on the orbit, all epochs of an object together. Where the
 *          cubics cannot tell, a site with an uneven horizon, and an object without a state somewhere go to `findPasses`.
 *          docs/models/passes
 * Assumes  as `findPasses`; at most one extremum of the elevation in a step
 *
 * @returns PassOfMany[]   by target, by site, by time
 *
 * Checked  passes-of-many.property.test.ts          Cost  35 microseconds an object, site and day in low orbit
 */
export function passesOfMany(request: ManyPassesRequest): PassOfMany[] {
  const { targets, watches, startTaiS, stopTaiS, eop } = request;
  const bulk = openSgp4Bulk(targets);
  const turns = earthTurns(startTaiS, stopTaiS, eop);
  const masked = watches.map((watch) =>
    watch.horizon !== undefined && !isEven(watch.horizon)
      ? undefined
      : maskedSite(watch.site, Math.max(watch.minElevationRad, watch.horizon?.lowestRad ?? watch.minElevationRad)),
  );
  const out: PassOfMany[] = [];
  for (let target = 0; target < targets.count; target++) {
    const path = targetPath(bulk, targets, target, startTaiS, stopTaiS, turns);
    const passes = path === undefined ? [] : passesOfOne(path, masked, target, bulk, turns, request);
    for (const [watch, siteWatch] of watches.entries()) {
      for (const pass of passes[watch] ?? oneByOne(request, target, siteWatch))
        out.push(Object.assign(pass, { target, watch }));
    }
  }
  return out;
}

/** By site; undefined where they have to be sought one by one. */
function passesOfOne(
  path: TargetPath,
  masked: readonly (MaskedSite | undefined)[],
  target: number,
  bulk: Sgp4Bulk,
  turns: EarthTurns,
  window: ManyPassesRequest,
): (Pass[] | undefined)[] {
  const sought: RootBracket[] = [];
  const plans = masked.map((site) => (site === undefined ? undefined : planOf(path, site, sought, window)));
  polish(sought, target, bulk, turns);
  return plans.map((plan) => {
    if (plan === undefined) return undefined;
    const isWhole = plan.every(({ start, top, stop }) => start.isFound && top.isFound && stop.isFound);
    return isWhole ? plan.map((pass) => passFrom(pass, window)) : undefined;
  });
}

interface Plan {
  readonly start: RootBracket;
  readonly top: RootBracket;
  readonly stop: RootBracket;
}

/** The passes of a walk as epochs to be polished; undefined where the walk was undecided. */
function planOf(
  path: TargetPath,
  masked: MaskedSite,
  sought: RootBracket[],
  { startTaiS, stopTaiS }: ManyPassesRequest,
): Plan[] | undefined {
  const { crossings, tops, isUpAtStart, isDoubtful } = walkOver(path, masked);
  if (isDoubtful) return undefined;
  const edge = (epochTaiS: number, at: number): RootBracket => ({
    masked,
    slope: undefined,
    epochTaiS,
    isFound: true,
    state: path.states.subarray(6 * at, 6 * at + 6),
  });
  const ask = (epochTaiS: number, slope?: number): RootBracket => {
    const moment = { masked, slope, epochTaiS, isFound: false, state: new Float64Array(6) };
    sought.push(moment);
    return moment;
  };
  const limits = crossings.map((epochTaiS) => ask(epochTaiS));
  if (isUpAtStart) limits.unshift(edge(startTaiS, 0));
  if (limits.length % 2 === 1) limits.push(edge(stopTaiS, path.count - 1));
  const plans: Plan[] = [];
  for (let i = 0; i < limits.length; i += 2) {
    const [start, stop] = [limits[i]!, limits[i + 1]!];
    const highest = tops
      .filter(({ epochTaiS }) => epochTaiS >= start.epochTaiS && epochTaiS <= stop.epochTaiS)
      .reduce<(typeof tops)[number] | undefined>(
        (best, top) => (best && best.value >= top.value ? best : top),
        undefined,
      );
    const top = highest === undefined ? undefined : ask(highest.epochTaiS, highest.slope);
    plans.push({ start, stop, top: higher(start, stop, top, highest?.value) });
  }
  return plans;
}

/** The highest place, or the end of a clipped pass that is higher than any. */
function higher(
  start: RootBracket,
  stop: RootBracket,
  top: RootBracket | undefined,
  value = Number.NEGATIVE_INFINITY,
): RootBracket {
  let best = top ?? start;
  let highestSine = value;
  for (const limit of [start, stop]) {
    if (!limit.isFound) continue;
    const sine = Math.sin(lookAngles(limit.masked.site, limit.state).elevationRad) - limit.masked.sinMask;
    if (sine > highestSine) [best, highestSine] = [limit, sine];
  }
  return best;
}

function passFrom({ start, top, stop }: Plan, window: ManyPassesRequest): Pass {
  const { site } = start.masked;
  const highest = lookAngles(site, top.state);
  return {
    startTaiS: start.epochTaiS,
    stopTaiS: stop.epochTaiS,
    culminationTaiS: top.epochTaiS,
    maxElevationRad: highest.elevationRad,
    azimuthAtStartRad: lookAngles(site, start.state).azimuthRad,
    azimuthAtCulminationRad: highest.azimuthRad,
    azimuthAtStopRad: lookAngles(site, stop.state).azimuthRad,
    rangeAtCulminationM: highest.rangeM,
    startsBeforeWindow: start.epochTaiS === window.startTaiS,
    endsAfterWindow: stop.epochTaiS === window.stopTaiS,
  };
}

function oneByOne({ targets, startTaiS, stopTaiS, eop }: ManyPassesRequest, target: number, watch: SiteWatch): Pass[] {
  const ephemeris: Ephemeris = {
    frame: 'TEME',
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt(epochTaiS, out) {
      if (propagateOne(targets, target, epochTaiS, out, 0) !== 0) return false;
      for (let k = 0; k < 6; k++) out[k]! *= 1000;
      return true;
    },
  };
  return findPasses({ ephemeris, ...watch, startTaiS, stopTaiS, ...(eop && { eop }) });
}
