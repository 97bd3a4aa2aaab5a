import type { EarthOrientation } from './earth-orientation.ts';
import { nutationAt, trueOfDateAt } from './equator-of-date.ts';
import { type Matrix3, multiply3, multiplyTransposed3 } from './matrix3.ts';
import { polarMotion } from './polar-motion.ts';
import { poleOffsetMatrix } from './precession-nutation.ts';
import { equationOfEquinoxes } from './sidereal-time.ts';

/**
 * GCRF to EME2000: offsets of the J2000.0 mean pole and equinox, 0.0068192", -0.016617" and -0.0146" about x, y and z. IERS Conventions 2003,
 * section 5.2. Written out, so that it has the same digits on every engine.
 */
// biome-ignore format: a matrix by its rows
export const FRAME_BIAS: Matrix3 = Float64Array.of(
  0.9999999999999942, -7.078279744199198e-8, 8.05614893899715e-8,
  7.078279477859593e-8, 0.9999999999999969, 3.3060414542221364e-8,
  -8.056149173007988e-8, -3.30604088398538e-8, 0.9999999999999962,
);

/** Values of a table at one epoch, prepared for rotations. The arrays are work space: read them before the next call. */
export interface ObservedEarth {
  /** EME2000 to the observed true equator and equinox. */
  readonly trueOfDate: Matrix3;
  /** Pseudo Earth-fixed to ITRF. */
  readonly polarMotion: Matrix3;
  readonly ut1MinusTaiS: number;
  readonly equinoxesRad: number;
  readonly lodS: number;
}

interface Node extends ObservedEarth {
  readonly index: number;
}

/** As `equator-of-date`: on such a line UT1 loses a microsecond at the joints of its daily values. */
const GRID_S = 900;
const SLOTS = 1024;
/** One grid a table, dropped with it. */
const grids: WeakMap<EarthOrientation, (Node | undefined)[]> = new WeakMap();
const trueOfDate: Matrix3 = new Float64Array(9);
const pole: Matrix3 = new Float64Array(9);

/**
 * The observed Earth at an epoch.
 *
 * Method   straight line between nodes of a fixed 15-minute grid; computed nodes stay in memory
 * Assumes  a table with pole offsets, whose UT1 - TAI has no steps
 */
export function observedEarth(epochTaiS: number, eop: EarthOrientation): ObservedEarth {
  const place = epochTaiS / GRID_S;
  const index = Math.floor(place);
  const weight = place - index;
  let grid = grids.get(eop);
  if (grid === undefined) {
    grid = new Array<Node | undefined>(SLOTS).fill(undefined);
    grids.set(eop, grid);
  }
  const before = nodeAt(index, eop, grid);
  const after = nodeAt(index + 1, eop, grid);
  for (let i = 0; i < 9; i++) {
    trueOfDate[i] = before.trueOfDate[i]! + weight * (after.trueOfDate[i]! - before.trueOfDate[i]!);
    pole[i] = before.polarMotion[i]! + weight * (after.polarMotion[i]! - before.polarMotion[i]!);
  }
  return {
    trueOfDate,
    polarMotion: pole,
    ut1MinusTaiS: before.ut1MinusTaiS + weight * (after.ut1MinusTaiS - before.ut1MinusTaiS),
    equinoxesRad: before.equinoxesRad + weight * (after.equinoxesRad - before.equinoxesRad),
    lodS: before.lodS + weight * (after.lodS - before.lodS),
  };
}

function nodeAt(index: number, eop: EarthOrientation, grid: (Node | undefined)[]): Node {
  const slot = index & (SLOTS - 1);
  const keptNode = grid[slot];
  if (keptNode?.index === index) return keptNode;
  const epochTaiS = index * GRID_S;
  const sample = eop.at(epochTaiS);
  const nutation = nutationAt(epochTaiS);
  const offsets = poleOffsetMatrix(
    nutation.meanObliquityRad + nutation.inObliquityRad,
    sample.longitudeOffsetRad,
    sample.obliquityOffsetRad,
  );
  const fromGcrf = multiply3(offsets, trueOfDateAt(epochTaiS, new Float64Array(9)));
  const node: Node = {
    index,
    trueOfDate: multiplyTransposed3(fromGcrf, FRAME_BIAS),
    polarMotion: polarMotion(sample.xpRad, sample.ypRad),
    ut1MinusTaiS: sample.ut1MinusTaiS,
    equinoxesRad: equationOfEquinoxes(nutation, epochTaiS, sample.longitudeOffsetRad),
    lodS: sample.lodS,
  };
  grid[slot] = node;
  return node;
}
