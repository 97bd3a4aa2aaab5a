import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween, transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, FrameName } from '@keepout/astro/nouns';
import { type AssociationAccuracy, type Comparison, compareTrack } from './compare.ts';
import type { Track } from './track.ts';

/** An orbit that may have made a track. */
export interface AssociationCandidate<Id> {
  readonly id: Id;
  readonly orbit: Ephemeris;
  readonly accuracy: AssociationAccuracy;
}

export interface RankedCandidate<Id> extends Comparison {
  readonly id: Id;
}

/**
 * `associated`: the nearest orbit is within its threshold and stands apart from the next; `ambiguous`: it does not stand
 * apart; `unknown`: no orbit is within its threshold.
 */
export type AssociationVerdict = 'associated' | 'ambiguous' | 'unknown';

export interface Association<Id> {
  readonly verdict: AssociationVerdict;
  /** The nearest orbits, nearest first. */
  readonly ranked: readonly RankedCandidate<Id>[];
  /** Median distance of the next nearest over that of the nearest; absent with fewer than two. */
  readonly ratio?: number;
  readonly candidatesInCone: number;
}

/** Orbits farther than this from the track in its middle are not compared point by point. */
const CONE_RAD = (4 * Math.PI) / 180;
/** The next nearest orbit must be this many times as far. */
const CLEAR_RATIO = 3;
const RANKED = 3;

/**
 * Finds the orbit that made a track.
 *
 * Method   cone of four degrees around the middle of the track (geometric), then every point with light time; nearest by the
 *          median angular distance, which one bad point does not move; docs/models/track-association
 * Assumes  candidates of one frame each; a track shorter than the orbit's stay in the cone
 * Frame    EME2000
 *
 * Checked  conformance/association
 * Cost     about a second for 27,000 element sets and ten points
 */
export function associateTrack<Id>(
  track: Track,
  candidates: Iterable<AssociationCandidate<Id>>,
  eop?: EarthOrientation,
): Association<Id> {
  const ranked: RankedCandidate<Id>[] = [];
  const isNear = coneTest(track, eop);
  let candidatesInCone = 0;
  for (const { id, orbit, accuracy } of candidates) {
    if (!isNear(orbit)) continue;
    candidatesInCone++;
    const comparison = compareTrack(track, orbit, accuracy, eop);
    if (comparison !== undefined) ranked.push({ id, ...comparison });
  }
  ranked.sort((a, b) => a.medianDistanceRad - b.medianDistanceRad);
  const [best, next] = ranked;
  const ratio = best === undefined || next === undefined ? undefined : next.medianDistanceRad / best.medianDistanceRad;
  return {
    verdict: verdictOf(best, next, ratio),
    ranked: ranked.slice(0, RANKED),
    ...(ratio === undefined ? {} : { ratio }),
    candidatesInCone,
  };
}

function verdictOf(
  best: Comparison | undefined,
  next: Comparison | undefined,
  ratio: number | undefined,
): AssociationVerdict {
  if (best === undefined || best.medianDistanceRad > best.thresholdRad) return 'unknown';
  if (next === undefined || next.medianDistanceRad > next.thresholdRad) return 'associated';
  return ratio !== undefined && ratio >= CLEAR_RATIO ? 'associated' : 'ambiguous';
}

/** Whether an orbit is in the cone around the middle of the track; the direction is turned into each frame once. */
function coneTest(track: Track, eop: EarthOrientation | undefined): (orbit: Ephemeris) => boolean {
  const middle = track.observations[track.observations.length >> 1];
  if (middle === undefined) return () => false;
  const { receptionTaiS: epochTaiS, rightAscensionRad: ra, declinationRad: dec } = middle;
  const seen = [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)] as const;
  const here = { epochTaiS, frame: 'ITRF', positionM: track.site.positionM, velocityMps: [0, 0, 0] } as const;
  const byFrame = new Map<FrameName, { site: readonly number[]; towards: readonly number[] }>();
  const state = new Float64Array(6);
  const least = Math.cos(CONE_RAD);
  return ({ frame, stateAt }) => {
    let view = byFrame.get(frame);
    if (view === undefined) {
      const m = rotationBetween('EME2000', frame, epochTaiS, eop);
      const towards = [0, 3, 6].map((row) => m[row]! * seen[0] + m[row + 1]! * seen[1] + m[row + 2]! * seen[2]);
      view = { site: transformState(here, frame, eop).positionM, towards };
      byFrame.set(frame, view);
    }
    if (!stateAt(epochTaiS, state)) return false;
    const x = state[0]! - view.site[0]!;
    const y = state[1]! - view.site[1]!;
    const z = state[2]! - view.site[2]!;
    const along = x * view.towards[0]! + y * view.towards[1]! + z * view.towards[2]!;
    return along >= least * Math.hypot(x, y, z);
  };
}
