import { geodeticFromItrf } from '../frames/geodetic.ts';
import type { Ephemeris } from '../nouns.ts';
import { earthAxes } from './earth-axes.ts';
import type { Atmosphere } from './force.ts';

/** Time between density nodes, s: 1/180 of a low revolution. */
const STEP_S = 30;
/** Farther from the reference the density model itself is evaluated: share of the globe's radius, and m of altitude. */
const NEAR_SHARE = 0.03;
const NEAR_HEIGHT_M = 15_000;
/** From this share of the way on, one goes over into the other: the half of a percent between them is a step in no gradient. */
const BLEND_FROM = 0.5;
/** Over which the local scale height is read. */
const RISE_M = 1.5;
/** Logarithm of the density, 1 / scale height, height, and the direction of the place from the centre. */
const WIDTH = 6;

/**
 * A density for orbits that run near a reference, as all orbits of a fit do: hundreds of thousands of questions about the same way.
 *
 * Method   the logarithm of the density and its scale height along the reference every thirty seconds, cubic between; from the reference to
 *          the place by the scale height; over the outer half of the way to where that ends, smoothly into the density itself; docs/models/forces
 * Assumes  within 190 km across and 15 km above or below the reference only the altitude matters; elsewhere, and beyond the
 *          reference, the density model itself is evaluated
 *
 * @param reference   EME2000, with states at least from the start to the stop
 *
 * Checked  density-along.test.ts          Cost  0.4 microseconds, and that of the density itself every thirty seconds of the way
 */
export function densityAlong(
  density: Atmosphere,
  reference: Pick<Ephemeris, 'stateAt'>,
  startTaiS: number,
  stopTaiS: number,
): Atmosphere {
  const count = Math.ceil((stopTaiS - startTaiS) / STEP_S) + 1;
  const nodes = new Float64Array(WIDTH * count);
  const state = new Uint8Array(count);
  const axes = earthAxes('EME2000');
  const six = new Float64Array(6);
  const nodeRow = new Float64Array(WIDTH);

  function isKnown(index: number): boolean {
    if (state[index] === 0) state[index] = fill(index) ? 1 : 2;
    return state[index] === 1;
  }

  function fill(index: number): boolean {
    const at = startTaiS + index * STEP_S;
    if (!reference.stateAt(at, six)) return false;
    const m = axes(at);
    const [x, y, z] = [0, 3, 6].map((row) => m[row]! * six[0]! + m[row + 1]! * six[1]! + m[row + 2]! * six[2]!);
    const place = geodeticFromItrf([x!, y!, z!]);
    const densityHere = density(at, place);
    const above = density(at, { ...place, heightM: place.heightM + RISE_M });
    if (!(densityHere > 0 && above > 0)) return false;
    const row = [Math.log(densityHere), Math.log(densityHere / above) / RISE_M, place.heightM, ...directionOf(place)];
    nodes.set(row, WIDTH * index);
    return true;
  }

  return (epochTaiS, place) => {
    const t = (epochTaiS - startTaiS) / STEP_S;
    const first = Math.floor(t) - 1;
    for (let k = first; k < first + 4; k++) {
      if (k < 0 || k >= count || !isKnown(k)) return density(epochTaiS, place);
    }
    cubic(nodes, first, t - first - 1, nodeRow);
    const [x, y, z] = directionOf(place);
    const rise = place.heightM - nodeRow[2]!;
    const offsetM = Math.hypot(x - nodeRow[3]!, y - nodeRow[4]!, z - nodeRow[5]!);
    const away = Math.hypot(offsetM / NEAR_SHARE, rise / NEAR_HEIGHT_M);
    if (!(away < 1)) return density(epochTaiS, place);
    const densityAlong = Math.exp(nodeRow[0]! - rise * nodeRow[1]!);
    if (away <= BLEND_FROM) return densityAlong;
    const share = smoothly((away - BLEND_FROM) / (1 - BLEND_FROM));
    return densityAlong + share * (density(epochTaiS, place) - densityAlong);
  };
}

/** From 0 to 1 with two even derivatives at both ends. */
function smoothly(x: number): number {
  return x * x * x * (10 + x * (6 * x - 15));
}

function directionOf({ latitudeRad, longitudeRad }: Parameters<Atmosphere>[1]): readonly [number, number, number] {
  const c = Math.cos(latitudeRad);
  return [c * Math.cos(longitudeRad), c * Math.sin(longitudeRad), Math.sin(latitudeRad)];
}

/** Between the second and the third of four even rows; Lagrange. @param s   share of the way, 0..1 */
function cubic(nodes: Float64Array, first: number, s: number, out: Float64Array): void {
  const a = (-s * (s - 1) * (s - 2)) / 6;
  const b = ((s + 1) * (s - 1) * (s - 2)) / 2;
  const c = (-(s + 1) * s * (s - 2)) / 2;
  const d = ((s + 1) * s * (s - 1)) / 6;
  const at = WIDTH * first;
  for (let k = 0; k < WIDTH; k++) {
    out[k] =
      a * nodes[at + k]! + b * nodes[at + WIDTH + k]! + c * nodes[at + 2 * WIDTH + k]! + d * nodes[at + 3 * WIDTH + k]!;
  }
}
