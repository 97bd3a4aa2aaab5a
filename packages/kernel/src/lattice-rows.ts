import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import * as row from '@keepout/astro/sgp4/record';
import * as slow from '@keepout/astro/sgp4/slow-elements';
import { slowElements } from '@keepout/astro/sgp4/slow-elements';
import { EARTH_RADIUS_KM, J2 } from '@keepout/astro/sgp4/wgs72';
import { COLUMN } from './lattice-layout.ts';

/** Instants of a block at which the elements are looked at: both ends and the middle. */
const LOOKS = 3;
const MIDDLE = 1;
/** Factor on the values between the samples: the elements are polynomials and slow waves. */
const BETWEEN = 1.5;
/** Lower objects are left to the exact states, km. */
const LOWEST_KM = 6430;
const HIGHEST_KM = 900_000;
const LARGEST_ECCENTRICITY = 0.97;
/** Largest pad of the mean argument, rad. */
const LARGEST_PHASE_PAD = 1;
/** Terms in the square of k2 that the model of radius, plane and argument leaves out, as a multiple of it. */
const SQUARE_TERMS = 6;
/** Share of k2 in the along-track wave, k2/4 sin^2 i sin 2u. */
const WAVE = 0.25;
/** A change of the eccentricity vector moves the mean argument by at most this factor times it over (1 - e)^2. */
const SHAPE_SHARE = 3;
/** (t^3 - h^2 t)/6, the deviation of a cubic from the line through its ends, is at most 0.064 h^3. */
const CUBIC_SHARE = 0.1;
/** Below this square of the eccentricity the perigee has no rate; changes of shape stand for it. */
const ROUND_E2 = 1e-6;
/** Float32 rounding of radii and tilts, relative and rad, and of arguments, rad. */
const ROUNDING = 1e-6;
const PHASE_ROUNDING = 2e-6;

/** Samples at the ends of blocks in deep space: the next block begins there. One instant and its elements for each deep row. */
export interface LatticeEnds {
  readonly instantsTaiS: Float64Array;
  readonly elements: Float64Array;
}

export function openEnds({ deep }: Sgp4Batch): LatticeEnds {
  const count = deep.length / row.DEEP_ROW;
  return {
    instantsTaiS: new Float64Array(count).fill(Number.NaN),
    elements: new Float64Array(count * slow.SLOW_ELEMENTS),
  };
}

const looks = Array.from({ length: LOOKS }, () => new Float64Array(slow.SLOW_ELEMENTS));

/**
 * Writes one object into slot `slot` of a block: its orbit in the middle of the block and bounds on its motion.
 *
 * Method   docs/models/node-lattice; positions of SGP4 lie in a plane of constant tilt i - 3/2 k2 cos i sin i up to the
 *          square of k2, on an ellipse with a constant factor and a term in cos 2u
 *
 * @param columns   Float32Array(COLUMNS stride)
 * @param ends      where given, blocks made one after the other look at the instant between them once
 * @returns false without a claim: no state at one of the samples, too low, too eccentric, too uneven
 *
 * Checked  `lattice-rows.property.test.ts` against SGP4 through the block
 */
export function writeLatticeRow(
  batch: Sgp4Batch,
  i: number,
  middleTaiS: number,
  halfS: number,
  columns: Float32Array,
  stride: number,
  slot: number,
  ends?: LatticeEnds,
): boolean {
  const deepRow = batch.deepRow[i]!;
  const isDeep = deepRow >= 0;
  for (let k = 0; k < LOOKS; k++) {
    const t = middleTaiS + (k - MIDDLE) * halfS;
    if (k === 0 && isDeep && ends?.instantsTaiS[deepRow] === t) copyLook(ends.elements, deepRow, looks[0]!);
    else if (slowElements(batch, i, t, looks[k]!) !== 0) return false;
  }
  if (isDeep && ends) {
    ends.instantsTaiS[deepRow] = middleTaiS + halfS;
    ends.elements.set(looks[LOOKS - 1]!, deepRow * slow.SLOW_ELEMENTS);
  }
  const centre = looks[MIDDLE]!;
  const axis = centre[slow.AXIS]!;
  const ex0 = centre[slow.E_X]!;
  const ey0 = centre[slow.E_Y]!;
  const e2 = ex0 * ex0 + ey0 * ey0;
  const e = Math.sqrt(e2);
  if (!(axis > 0 && e < LARGEST_ECCENTRICITY)) return false;
  const sinI = centre[slow.SINE_I]!;
  const cosI = centre[slow.COSINE_I]!;
  const beta = Math.sqrt(1 - e2);
  const latus = axis * (1 - e2);
  const k2 = (0.5 * J2) / (latus * latus);
  const factor = 1 - 1.5 * k2 * beta * (3 * cosI * cosI - 1);
  const node0 = centre[slow.NODE_ANGLE]!;
  const o = i * row.ROW;
  const ageMin = (middleTaiS - batch.nearEarth[o + row.EPOCH_TAI_S]!) / 60;
  const nodeRate = (batch.nearEarth[o + row.NODE_RATE]! + 2 * batch.nearEarth[o + row.NODE_DRAG]! * ageMin) / 60;
  const tilt = 1.5 * k2 * cosI * sinI;
  const sinP = sinI - cosI * tilt;
  const cosP = cosI + sinI * tilt;

  // Arguments from the turning node, without jumps.
  for (let k = 0; k < LOOKS; k++) {
    const look = looks[k]!;
    let shift = look[slow.NODE_ANGLE]! - node0 - nodeRate * (k - MIDDLE) * halfS;
    shift -= 2 * Math.PI * Math.round(shift / (2 * Math.PI));
    look[slow.NODE_ANGLE] = shift;
    const turned = cosI * shift;
    look[slow.ARGUMENT]! += turned;
    const sinT = Math.sin(turned);
    const cosT = Math.cos(turned);
    const ex = look[slow.E_X]!;
    const ey = look[slow.E_Y]!;
    look[slow.E_X] = ex * cosT - ey * sinT;
    look[slow.E_Y] = ex * sinT + ey * cosT;
    if (!isDeep || k === 0) continue;
    const before = looks[k - 1]!;
    const expected = before[slow.ARGUMENT]! + ((before[slow.ARGUMENT_RATE]! + look[slow.ARGUMENT_RATE]!) / 120) * halfS;
    look[slow.ARGUMENT]! -= 2 * Math.PI * Math.round((look[slow.ARGUMENT]! - expected) / (2 * Math.PI));
  }
  const first = looks[0]!;
  const last = looks[LOOKS - 1]!;
  const argument = centre[slow.ARGUMENT]!;
  const motion = (last[slow.ARGUMENT]! - first[slow.ARGUMENT]!) / (2 * halfS);
  const perigeeRate =
    e2 > ROUND_E2
      ? (ex0 * (last[slow.E_Y]! - first[slow.E_Y]!) - ey0 * (last[slow.E_X]! - first[slow.E_X]!)) / (2 * halfS * e2)
      : 0;

  const halfMin = halfS / 60;
  const third =
    6 * batch.nearEarth[o + row.T3]! +
    ageMin * (24 * batch.nearEarth[o + row.T4]! + ageMin * 60 * batch.nearEarth[o + row.T5]!);
  const cubic = CUBIC_SHARE * batch.nearEarth[o + row.MEAN_MOTION]! * Math.abs(third) * halfMin * halfMin * halfMin;
  let latusChange = 0;
  let eccentricChange = 0;
  let shapeChange = 0;
  let phaseChange = 0;
  let tiltChange = 0;
  let stray = 0;
  for (let k = 0; k < LOOKS; k++) {
    const look = looks[k]!;
    const t = (k - MIDDLE) * halfS;
    const ex = look[slow.E_X]!;
    const ey = look[slow.E_Y]!;
    latusChange = Math.max(latusChange, Math.abs(look[slow.AXIS]! * (1 - ex * ex - ey * ey) - latus));
    eccentricChange = Math.max(eccentricChange, length(ex - ex0, ey - ey0));
    const turn = perigeeRate * t;
    shapeChange = Math.max(shapeChange, length(ex - ex0 + ey0 * turn, ey - ey0 - ex0 * turn));
    phaseChange = Math.max(phaseChange, Math.abs(look[slow.ARGUMENT]! - argument - motion * t));
    tiltChange = Math.max(
      tiltChange,
      Math.abs(look[slow.SINE_I]! - sinI) +
        Math.abs(look[slow.COSINE_I]! - cosI) +
        sinI * Math.abs(look[slow.NODE_ANGLE]!),
    );
    stray = Math.max(stray, look[slow.E_STRAY]!);
  }
  const slope = e / beta;
  const square = k2 * k2;
  // A stray eccentricity changes the latus by 2 e per unit as well.
  const pad =
    (BETWEEN * latusChange + 2 * e * stray * axis) / latus + SQUARE_TERMS * square + WAVE * k2 * slope + ROUNDING;
  const padSquare = (BETWEEN * eccentricChange + stray) / (latus * EARTH_RADIUS_KM);
  const least = 1 - e;
  const phasePad =
    BETWEEN * (phaseChange + cubic) +
    ((BETWEEN * shapeChange + stray) * SHAPE_SHARE) / (least * least) +
    (((1 + e) * (1 + e)) / beta) * (WAVE * k2 + SQUARE_TERMS * square) +
    PHASE_ROUNDING;
  const latusKm = latus * factor * EARTH_RADIUS_KM;
  const bulge = ((0.25 * J2) / latus) * EARTH_RADIUS_KM;
  const perigeeKm = latusKm / (1 + e);
  const apogeeKm = latusKm / least;
  const lowKm = perigeeKm * (1 - pad - perigeeKm * padSquare) - bulge;
  const highKm = apogeeKm * (1 + pad + apogeeKm * padSquare) + bulge;
  if (!(lowKm > LOWEST_KM && highKm < HIGHEST_KM && phasePad < LARGEST_PHASE_PAD && motion > 0)) return false;

  const cosNode = Math.cos(node0);
  const sinNode = Math.sin(node0);
  columns[COLUMN.low * stride + slot] = lowKm;
  columns[COLUMN.high * stride + slot] = highKm;
  columns[COLUMN.normal * stride + slot] = sinP * sinNode;
  columns[(COLUMN.normal + 1) * stride + slot] = -sinP * cosNode;
  columns[(COLUMN.normal + 2) * stride + slot] = cosP;
  columns[COLUMN.latus * stride + slot] = latusKm;
  columns[COLUMN.eccentric * stride + slot] = ex0 * cosNode - ey0 * cosP * sinNode;
  columns[(COLUMN.eccentric + 1) * stride + slot] = ex0 * sinNode + ey0 * cosP * cosNode;
  columns[(COLUMN.eccentric + 2) * stride + slot] = ey0 * sinP;
  columns[COLUMN.bulge * stride + slot] = bulge;
  columns[COLUMN.nodeRate * stride + slot] = nodeRate;
  columns[COLUMN.slope * stride + slot] = slope + (2 * bulge) / perigeeKm;
  columns[COLUMN.pad * stride + slot] = pad;
  columns[COLUMN.padSquare * stride + slot] = padSquare;
  columns[COLUMN.tilt * stride + slot] = BETWEEN * tiltChange + SQUARE_TERMS * square + ROUNDING;
  columns[COLUMN.nodeCos * stride + slot] = cosNode;
  columns[COLUMN.nodeSin * stride + slot] = sinNode;
  columns[COLUMN.argument * stride + slot] = argument - 2 * Math.PI * Math.round(argument / (2 * Math.PI));
  columns[COLUMN.motion * stride + slot] = motion;
  columns[COLUMN.perigeeRate * stride + slot] = perigeeRate;
  columns[COLUMN.phasePad * stride + slot] = phasePad;
  return true;
}

function copyLook(from: Float64Array, k: number, to: Float64Array): void {
  for (let n = 0; n < slow.SLOW_ELEMENTS; n++) to[n] = from[k * slow.SLOW_ELEMENTS + n]!;
}

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
