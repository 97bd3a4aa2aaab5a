import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { rotationBetween, transformState } from '@keepout/astro/frames/rotation';
import type { Ephemeris, FrameName, StateVector, Vec3 } from '@keepout/astro/nouns';
import type { Measurement, MeasurementTrack } from '../measurement.ts';
import { unitDirection } from '../prediction.ts';
import { type GateView, gateDistance, isInGate, mayPass } from './gate.ts';
import { knownError, type OrbitCovariance } from './orbit-covariance.ts';
import { orbitAhead, type PhaseError, phaseErrorOf, STRAIGHT_M } from './phase.ts';

/** An error across the path is followed to this number of sigmas. */
const ACROSS_SIGMAS = 4;

/** How far ahead an object may be to have made the track, s: 0 where it is expected there; undefined where it was nowhere near. */
export type NearTest = (orbit: Ephemeris, error: OrbitCovariance | undefined) => number | undefined;

/**
 * Finds who is near the middle of a track.
 *
 * Method   the prediction in a cone of four degrees and within 500 km of the range; or a place of its orbit there that is no farther along it than four
 *          sigma, the gate wider by four sigma across; docs/models/track-association
 * Assumes  inertial orbits
 *
 * @param isSearched   boolean   along their orbits as far as their errors go
 */
export function nearTest(track: MeasurementTrack, eop: EarthOrientation | undefined, isSearched = true): NearTest {
  const middle = middleOf(track);
  if (middle === undefined) return () => undefined;
  const epochTaiS = middle.receptionTaiS - track.timeBiasS;
  const byFrame = new Map<FrameName, { view: GateView; toEme: Float64Array }>();
  const state = new Float64Array(6);
  return (orbit, error) => {
    const { frame } = orbit;
    let cachedView = byFrame.get(frame);
    if (cachedView === undefined) {
      const toEme = Float64Array.from(rotationBetween(frame, 'EME2000', epochTaiS, eop));
      cachedView = { view: viewOf(track, middle, epochTaiS, frame, eop), toEme };
      byFrame.set(frame, cachedView);
    }
    if (!orbit.stateAt(epochTaiS, state)) return undefined;
    const expected = isInGate(cachedView.view, state) ? 0 : undefined;
    if (!isSearched || (expected === undefined && !mayPass(cachedView.view, state))) return expected;
    const inertial = turned(state, cachedView.toEme, epochTaiS);
    const phaseError = phaseErrorOf(knownError(orbit, error, inertial), inertial);
    if (phaseError.reachM < STRAIGHT_M) return expected;
    return searched(cachedView.view, orbit, epochTaiS, phaseError) ?? expected;
  };
}

/**
 * The best place of an orbit in the gate of a view, as a phase in s.
 *
 * Method   steps along the orbit as long as the object needs at least to come into the gate; within it, of an eighth of the gate
 */
function searched(
  view: GateView,
  orbit: Ephemeris,
  epochTaiS: number,
  { covariance, sigmaS, reachS, fastestMps }: PhaseError,
): number | undefined {
  const acrossM = ACROSS_SIGMAS * Math.hypot(Math.sqrt(covariance.matrix[0]!), Math.sqrt(covariance.matrix[14]!));
  const state = new Float64Array(6);
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const sign of [1, -1]) {
    for (let phaseS = 0; phaseS <= reachS; ) {
      if (!orbitAhead(orbit, sign * phaseS).stateAt(epochTaiS, state)) break;
      const { missM, grainM, misfit } = gateDistance(view, state, acrossM);
      const unlikely = misfit + (phaseS / sigmaS) ** 2;
      if (missM === 0 && unlikely < least) [best, least] = [sign * phaseS, unlikely];
      phaseS += Math.max(missM, grainM) / fastestMps;
    }
  }
  return best;
}

function viewOf(
  track: MeasurementTrack,
  middle: Measurement,
  epochTaiS: number,
  frame: FrameName,
  eop: EarthOrientation | undefined,
): GateView {
  const { rightAscensionRad: ra, declinationRad: dec, rangeM } = middle;
  const siteState = { epochTaiS, frame: 'ITRF', positionM: track.site.positionM, velocityMps: [0, 0, 0] } as const;
  const site = transformState(siteState, frame, eop);
  const towards =
    ra === undefined || dec === undefined
      ? undefined
      : times(rotationBetween('EME2000', frame, epochTaiS, eop), unitDirection(ra, dec));
  const rangeRateMps = middle.rangeRateMps ?? slopeOfRange(track);
  return { siteM: site.positionM, siteMps: site.velocityMps, towards, rangeM, rangeRateMps };
}

function slopeOfRange({ measurements }: MeasurementTrack): number | undefined {
  const ranges = measurements.filter(({ rangeM }) => rangeM !== undefined);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first?.rangeM === undefined || last?.rangeM === undefined || last === first) return undefined;
  return (last.rangeM - first.rangeM) / (last.receptionTaiS - first.receptionTaiS);
}

function turned(state: Float64Array, matrix: Float64Array, epochTaiS: number): StateVector {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
  return { epochTaiS, frame: 'EME2000', positionM: times(matrix, [x, y, z]), velocityMps: times(matrix, [u, v, w]) };
}

function times(m: Float64Array, [x, y, z]: Vec3): Vec3 {
  const row = (k: number): number => m[k]! * x + m[k + 1]! * y + m[k + 2]! * z;
  return [row(0), row(3), row(6)];
}

/** The measurement nearest to the middle that says where to look; magnitudes and range rates alone do not. */
function middleOf({ measurements }: MeasurementTrack): Measurement | undefined {
  const directional = measurements.filter(
    (measurement) => measurement.declinationRad !== undefined || measurement.rangeM !== undefined,
  );
  return directional[directional.length >> 1];
}
