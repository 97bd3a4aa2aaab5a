import { formatUtc, formatUtcZ } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { MeanElements, Vec3 } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { cross, difference, dot, norm } from '@keepout/astro/vector';
import { type CdmObjectParts, composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import { testElements, testOem } from '@keepout/server/ca/test-oem';

const HOUR_S = 3600;
/** Late enough for a plan, early enough that the event wants a decision. */
const TCA_AFTER_S = 30 * HOUR_S;
const EPHEMERIS_HOURS = 48;
const STEP_S = 60;
/** How the other object passes: 20 m above, 40 m behind, 30 m aside. */
const MISS_M: Vec3 = [20, -40, 30];
/** Sigma in R, T and N of both, as whoever tracks them says. */
const SIGMA_M: Vec3 = [20, 60, 20];
const SIGMA_MPS = 0.001;
const FAR_OBJECTS = 20;

/** A satellite, what flies near it once and what never does: what the publishers of the walk have. */
export interface WorldSky {
  readonly satellite: MeanElements;
  readonly catalogue: readonly MeanElements[];
  /** Two days of the satellite as its operator has it, with covariance. */
  readonly oem: string;
  /** What a tracking network says of the approach at a time, KVN. */
  messageAt(creationTaiS: number): string;
}

/** @param nowTaiS   whole seconds */
export function worldSkyAt(nowTaiS: number): WorldSky {
  const tcaTaiS = nowTaiS + TCA_AFTER_S;
  const satellite = testElements(nowTaiS - HOUR_S, { noradId: 90_000, name: 'AURORA-1', cosparId: '2026-001A' });
  const intruder = passingBy(satellite, tcaTaiS);
  const far = Array.from({ length: FAR_OBJECTS }, (_, index) =>
    testElements(nowTaiS - HOUR_S, {
      noradId: 90_100 + index,
      name: `FAR ${index}`,
      meanMotionRevPerDay: 13,
      raanDeg: index * 18,
    }),
  );
  return {
    satellite,
    catalogue: [satellite, intruder, ...far],
    oem: testOem(satellite, { startTaiS: nowTaiS, count: (EPHEMERIS_HOURS * HOUR_S) / STEP_S + 1, stepS: STEP_S }),
    messageAt: (creationTaiS) => messageOf(satellite, intruder, tcaTaiS, creationTaiS),
  };
}

const stateOf = (
  elements: MeanElements,
  epochTaiS: number,
): { readonly positionM: Vec3; readonly velocityMps: Vec3 } => {
  const six = new Float64Array(6);
  sgp4Ephemeris(elements).stateAt(epochTaiS, six);
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  return { positionM: [x, y, z], velocityMps: [vx, vy, vz] };
};

/** The orbit of another plane and period that leads past a satellite at a time: by Newton in the plane, the size and the place in it. */
function passingBy(satellite: MeanElements, tcaTaiS: number): MeanElements {
  const { positionM: target } = stateOf(satellite, tcaTaiS);
  const targetM: Vec3 = [target[0] + MISS_M[0], target[1] + MISS_M[1], target[2] + MISS_M[2]];
  const at = ([raanDeg, meanMotionRevPerDay, meanAnomalyDeg]: Vec3): MeanElements =>
    testElements(satellite.epochTaiS, {
      noradId: 90_001,
      name: 'BOREALIS-7',
      cosparId: '2026-002B',
      eccentricity: 0.02,
      inclinationDeg: 98,
      raanDeg,
      meanMotionRevPerDay,
      meanAnomalyDeg,
    });
  const placeOf = (values: Vec3) => stateOf(at(values), tcaTaiS).positionM;
  let values = nearestStart(placeOf, targetM);
  for (let round = 0; round < 30; round++) {
    const positionM = placeOf(values);
    const columns = values.map((_, k) => {
      const moved = values.map((value, j) => (j === k ? value + NUDGE : value)) as unknown as Vec3;
      return difference(placeOf(moved), positionM).map((metres) => metres / NUDGE) as unknown as Vec3;
    });
    const [a, b, c] = columns as [Vec3, Vec3, Vec3];
    const residualM = difference(targetM, positionM);
    const volume = dot(a, cross(b, c));
    const step = [dot(residualM, cross(b, c)), dot(a, cross(residualM, c)), dot(a, cross(b, residualM))].map(
      (part) => part / volume,
    );
    values = values.map((value, k) => value + (step[k] ?? 0)) as unknown as Vec3;
  }
  return at(values);
}

const NUDGE = 1e-6;

/** Where Newton begins: the nearest of a grid of planes and places. */
function nearestStart(placeOf: (values: Vec3) => Vec3, targetM: Vec3): Vec3 {
  const starts = Array.from({ length: 36 * 72 }, (_, k): Vec3 => [(k % 36) * 10, 14.8, Math.floor(k / 36) * 5]);
  const distance = (values: Vec3) => norm(difference(placeOf(values), targetM));
  return starts.map((start) => ({ start, far: distance(start) })).reduce((a, b) => (b.far < a.far ? b : a)).start;
}

function messageOf(satellite: MeanElements, intruder: MeanElements, tcaTaiS: number, creationTaiS: number): string {
  const parts = {
    creationTaiS,
    originator: 'CSPOC',
    messageId: `CSPOC_${satellite.noradId}_${intruder.noradId}_${formatUtcZ(creationTaiS, 0)}`,
    tcaTaiS,
    missDistanceM: norm(MISS_M),
    objects: [objectOf(satellite, tcaTaiS), objectOf(intruder, tcaTaiS)] as const,
  };
  return writeCdm(composeCdm(parts), 'kvn');
}

function objectOf(elements: MeanElements, epochTaiS: number): CdmObjectParts {
  const state = transformState({ epochTaiS, frame: 'TEME', ...stateOf(elements, epochTaiS) }, 'EME2000');
  const covarianceRtnM2 = new Float64Array(36);
  for (const [k, sigma] of [...SIGMA_M, SIGMA_MPS, SIGMA_MPS, SIGMA_MPS].entries()) covarianceRtnM2[7 * k] = sigma ** 2;
  return {
    designator: String(elements.noradId),
    catalogName: 'SATCAT',
    name: elements.name,
    internationalDesignator: elements.cosparId,
    ephemerisName: 'NONE',
    covarianceMethod: 'CALCULATED',
    maneuverable: 'YES',
    refFrame: 'EME2000',
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    covarianceRtnM2,
  };
}

/** The day of a time, such as 2026-11-26. */
export const dayOf = (epochTaiS: number): string => formatUtc(epochTaiS).slice(0, 10);
