import { keptPer } from '@keepout/units/kept-per';
import { julianCenturiesTt } from '../epoch.ts';
import { aboutZ, type Matrix3, multiply3 } from './matrix3.ts';
import { type Nutation, nutation1980, nutationMatrix, precession1976 } from './precession-nutation.ts';
import { equationOfEquinoxes } from './sidereal-time.ts';

/** The frames of date at one node of the grid. */
interface Node {
  readonly index: number;
  readonly nutation: Nutation;
  /** EME2000 to true equator and equinox of date. */
  readonly trueOfDate: Matrix3;
  /** EME2000 to true equator, mean equinox of date. */
  readonly teme: Matrix3;
}

/** The fastest nutation term of note has 5.5 days: a line over 15 minutes misses it by 1e-6 arcsec, 0.2 mm at GEO. */
const GRID_S = 900;
const SLOTS = 1024;
const nodeCache: () => (Node | undefined)[] = keptPer(() => new Array<Node | undefined>(SLOTS).fill(undefined));

/**
 * Nutation at an epoch.
 *
 * Method   straight line between nodes of a fixed 15-minute grid; computed nodes stay in memory. The grid is fixed, so an
 *          epoch gives the same digits whatever was asked before.
 */
export function nutationAt(epochTaiS: number): Nutation {
  const index = Math.floor(epochTaiS / GRID_S);
  const weight = epochTaiS / GRID_S - index;
  const before = nodeAt(index).nutation;
  const after = nodeAt(index + 1).nutation;
  return {
    inLongitudeRad: before.inLongitudeRad + weight * (after.inLongitudeRad - before.inLongitudeRad),
    inObliquityRad: before.inObliquityRad + weight * (after.inObliquityRad - before.inObliquityRad),
    meanObliquityRad: before.meanObliquityRad + weight * (after.meanObliquityRad - before.meanObliquityRad),
    lunarNodeRad: before.lunarNodeRad,
  };
}

/** EME2000 to true equator and equinox of date (TOD), written into `out`. */
export function trueOfDateAt(epochTaiS: number, out: Matrix3): Matrix3 {
  const index = Math.floor(epochTaiS / GRID_S);
  return between(nodeAt(index).trueOfDate, nodeAt(index + 1).trueOfDate, epochTaiS / GRID_S - index, out);
}

/** EME2000 to true equator, mean equinox of date (TEME), written into `out`. */
export function temeAt(epochTaiS: number, out: Matrix3): Matrix3 {
  const index = Math.floor(epochTaiS / GRID_S);
  return between(nodeAt(index).teme, nodeAt(index + 1).teme, epochTaiS / GRID_S - index, out);
}

/** Element by element: the two rotations differ by 1e-8 rad, so the loss of orthogonality is below 1e-17. */
function between(before: Matrix3, after: Matrix3, weight: number, out: Matrix3): Matrix3 {
  for (let i = 0; i < 9; i++) out[i] = before[i]! + weight * (after[i]! - before[i]!);
  return out;
}

function nodeAt(index: number): Node {
  const nodes = nodeCache();
  const slot = index & (SLOTS - 1);
  const keptNode = nodes[slot];
  if (keptNode?.index === index) return keptNode;
  const epochTaiS = index * GRID_S;
  const centuries = julianCenturiesTt(epochTaiS);
  const nutation = nutation1980(centuries);
  const trueOfDate = multiply3(nutationMatrix(nutation), precession1976(centuries));
  const teme = multiply3(aboutZ(equationOfEquinoxes(nutation, epochTaiS)), trueOfDate);
  const node = { index, nutation, trueOfDate, teme };
  nodes[slot] = node;
  return node;
}
