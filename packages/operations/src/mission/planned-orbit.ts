import { formatUtc, parseUtc, ut1 } from '@keepout/astro/epoch';
import { gmst82 } from '@keepout/astro/frames/sidereal-time';
import type { MeanElements, StateVector } from '@keepout/astro/nouns';
import { type FitFault, fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import { batchOf } from '@keepout/astro/sgp4/record';
import { AXIS, SLOW_ELEMENTS, slowElements } from '@keepout/astro/sgp4/slow-elements';
import { EARTH_RADIUS_KM, MU_KM3_S2 } from '@keepout/astro/sgp4/wgs72';
import { wrapPi } from '@keepout/units/angle';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { ok, type Result } from '@keepout/units/result';

/** The orbit of a mission that has not begun. */
export type PlannedOrbit =
  | {
      readonly kind: 'heights';
      /** Above the equatorial radius, mean. */
      readonly perigeeKm: number;
      readonly apogeeKm: number;
      readonly inclinationDeg: number;
      readonly raanDeg: number;
      readonly argPerigeeDeg: number;
    }
  /** As the launcher leaves it; TEME. */
  | { readonly kind: 'insertion'; readonly state: StateVector }
  /** A fixed longitude above the equator that is maintained. */
  | {
      readonly kind: 'box';
      readonly longitudeDeg: number;
      readonly halfWidthDeg: number;
      readonly inclinationDeg: number;
    };

/** An element set of the planned orbit, and its validity span. */
export interface MissionSlice {
  readonly elements: MeanElements;
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

const NAME = 'PLANNED';
/** Interval at which the longitude is reset: in between an uncontrolled orbit stays near it. */
const BOX_SLICE_S = 28 * SECONDS_PER_DAY;
/** Steps through the box that come back nowhere: the golden section. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const SIDEREAL_REV_PER_DAY = 1.002_737_909_35;
const ROUNDS = 4;

/**
 * The element sets by which a planned orbit is flown, kept where it is planned: without drag.
 *
 * Method   heights: the mean motion whose semi-major axis in SGP4 is the planned one. Insertion: the inverse of SGP4. A box: every 28 days an
 *          orbit whose longitude is the same at both ends of the span, at places that fill the box evenly
 *
 * @returns fault: of the inverse of SGP4
 */
export function missionSlices(
  orbit: PlannedOrbit,
  startTaiS: number,
  stopTaiS: number,
): Result<readonly MissionSlice[], FitFault> {
  if (orbit.kind === 'heights') return ok([{ elements: elementsOfHeights(orbit, startTaiS), startTaiS, stopTaiS }]);
  if (orbit.kind === 'insertion') {
    const fitted = fitMeanElements(orbit.state, startTaiS, { noradId: 0, name: NAME, cosparId: '', bstar: 0 });
    return fitted.ok ? ok([{ elements: fitted.value, startTaiS, stopTaiS }]) : fitted;
  }
  const slices: MissionSlice[] = [];
  for (let k = 0; startTaiS + k * BOX_SLICE_S < stopTaiS; k++) {
    const from = startTaiS + k * BOX_SLICE_S;
    const to = Math.min(from + BOX_SLICE_S, stopTaiS);
    const place = orbit.longitudeDeg + orbit.halfWidthDeg * (2 * ((k * GOLDEN) % 1) - 1);
    slices.push({
      elements: elementsOfPlace(orbit.inclinationDeg, place, k, from, to),
      startTaiS: from,
      stopTaiS: to,
    });
  }
  return ok(slices);
}

function elementsOfHeights(
  { perigeeKm, apogeeKm, ...planes }: Extract<PlannedOrbit, { kind: 'heights' }>,
  epochTaiS: number,
): MeanElements {
  const axisKm = EARTH_RADIUS_KM + (perigeeKm + apogeeKm) / 2;
  const eccentricity = (apogeeKm - perigeeKm) / 2 / axisKm;
  const slow = new Float64Array(SLOW_ELEMENTS);
  let meanMotionRevPerDay = (SECONDS_PER_DAY / (2 * Math.PI)) * Math.sqrt(MU_KM3_S2 / axisKm ** 3);
  let elements = elementSet({ ...planes, eccentricity, meanAnomalyDeg: 0, meanMotionRevPerDay }, epochTaiS);
  // SGP4 takes Kozai's mean motion and flies Brouwer's.
  for (let round = 0; round < ROUNDS; round++) {
    if (slowElements(batchOf([sgp4Init(elements)]), 0, epochTaiS, slow) !== 0) break;
    meanMotionRevPerDay *= ((slow[AXIS]! * EARTH_RADIUS_KM) / axisKm) ** 1.5;
    elements = { ...elements, meanMotionRevPerDay };
  }
  return elements;
}

function elementsOfPlace(
  inclinationDeg: number,
  longitudeDeg: number,
  turn: number,
  startTaiS: number,
  stopTaiS: number,
): MeanElements {
  // Nodes of kept inclinations lie anywhere.
  const planes = { inclinationDeg, raanDeg: (360 * turn * GOLDEN) % 360, argPerigeeDeg: 0, eccentricity: 1e-4 };
  let meanMotionRevPerDay = SIDEREAL_REV_PER_DAY;
  let meanAnomalyDeg = 0;
  const wholeDays = Math.max(1, Math.floor((stopTaiS - startTaiS) / SECONDS_PER_DAY));
  // At the same sidereal time of both ends: a small inclination swings the longitude within the day.
  const laterTaiS = startTaiS + (wholeDays * SECONDS_PER_DAY) / SIDEREAL_REV_PER_DAY;
  for (let round = 0; round < ROUNDS; round++) {
    const batch = batchOf([sgp4Init(elementSet({ ...planes, meanAnomalyDeg, meanMotionRevPerDay }, startTaiS))]);
    const [first, last] = [longitudeAt(batch, startTaiS), longitudeAt(batch, laterTaiS)];
    const driftDeg = wrapPi(((last - first) * Math.PI) / 180) * (180 / Math.PI);
    meanAnomalyDeg = (meanAnomalyDeg + longitudeDeg - first + 720) % 360;
    meanMotionRevPerDay -= driftDeg / 360 / wholeDays;
  }
  return elementSet({ ...planes, meanAnomalyDeg, meanMotionRevPerDay }, startTaiS);
}

/** Returns the longitude, degrees east; accurate to 0.01 degrees, with UT1 = UTC. */
export function longitudeAt(batch: ReturnType<typeof batchOf>, epochTaiS: number): number {
  const state = new Float64Array(6);
  propagateOne(batch, 0, epochTaiS, state, 0);
  const angle = Math.atan2(state[1]!, state[0]!) - gmst82(ut1(epochTaiS, 0));
  return (wrapPi(angle) * 180) / Math.PI;
}

type Shape = Pick<
  MeanElements,
  'meanMotionRevPerDay' | 'eccentricity' | 'inclinationDeg' | 'raanDeg' | 'argPerigeeDeg' | 'meanAnomalyDeg'
>;

function elementSet(
  { meanMotionRevPerDay, eccentricity, inclinationDeg, raanDeg, argPerigeeDeg, meanAnomalyDeg }: Shape,
  epochTaiS: number,
): MeanElements {
  const epochUtc = formatUtc(epochTaiS, 6);
  const epoch = parseUtc(epochUtc);
  return {
    noradId: 0,
    name: NAME,
    cosparId: '',
    epochTaiS: epoch.ok ? epoch.value : epochTaiS,
    epochUtc,
    meanMotionRevPerDay,
    eccentricity,
    inclinationDeg,
    raanDeg,
    argPerigeeDeg,
    meanAnomalyDeg,
    bstar: 0,
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: 'U',
    elementSetNo: 0,
    revAtEpoch: 0,
  };
}
