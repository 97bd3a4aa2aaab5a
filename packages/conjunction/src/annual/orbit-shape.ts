import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import {
  AXIS,
  COSINE_I,
  E_X,
  E_Y,
  NODE_ANGLE,
  SINE_I,
  SLOW_ELEMENTS,
  slowElements,
} from '@keepout/astro/sgp4/slow-elements';
import { EARTH_RADIUS_KM, J2, MU_KM3_S2 } from '@keepout/astro/sgp4/wgs72';
import type { OrbitRegime } from '../covariance/estimated.ts';

const EARTH_RADIUS_M = EARTH_RADIUS_KM * 1000;
const MU = MU_KM3_S2 * 1e9;
const DEEP_SPACE_PERIOD_S = 225 * 60;
const slow = new Float64Array(SLOW_ELEMENTS);

/**
 * The curve that an object flies along at an instant, wherever on it the object is.
 *
 * Method   mean elements of SGP4 with its long-period terms; the radius with its short-period terms in J2
 * Frame    TEME
 *
 * A workspace: `read` fills it for one object and instant, `at` for a direction in its plane.
 */
export class OrbitShape {
  /** Unit normal of the plane. */
  nx = 0;
  ny = 0;
  nz = 0;
  periodS = 0;
  /** Radii between which the curve lies, m. */
  lowestM = 0;
  highestM = 0;
  regime: OrbitRegime = 'deep-space';
  /** At the direction last asked for: radius, m, and speed along the radius and across it, m/s. */
  radiusM = 0;
  radialMps = 0;
  acrossMps = 0;

  #nodeX = 0;
  #nodeY = 0;
  #quarterX = 0;
  #quarterY = 0;
  #quarterZ = 0;
  #latusM = 0;
  #eX = 0;
  #eY = 0;
  #speedMps = 0;
  #scale = 1;
  #swingM = 0;

  /** @returns false where the theory has no orbit for the object at the instant */
  read(batch: Sgp4Batch, object: number, epochTaiS: number): boolean {
    if (slowElements(batch, object, epochTaiS, slow) !== 0) return false;
    const axisM = slow[AXIS]! * EARTH_RADIUS_M;
    const [eX, eY, sinI, cosI] = [slow[E_X]!, slow[E_Y]!, slow[SINE_I]!, slow[COSINE_I]!];
    const e2 = eX * eX + eY * eY;
    if (!(axisM > 0 && e2 < 1)) return false;
    const sinNode = Math.sin(slow[NODE_ANGLE]!);
    const cosNode = Math.cos(slow[NODE_ANGLE]!);
    this.nx = sinNode * sinI;
    this.ny = -cosNode * sinI;
    this.nz = cosI;
    this.#nodeX = cosNode;
    this.#nodeY = sinNode;
    this.#quarterX = -sinNode * cosI;
    this.#quarterY = cosNode * cosI;
    this.#quarterZ = sinI;
    this.#latusM = axisM * (1 - e2);
    this.#eX = eX;
    this.#eY = eY;
    this.#speedMps = Math.sqrt(MU / this.#latusM);
    const k1 = (0.5 * J2 * EARTH_RADIUS_M) / this.#latusM;
    this.#scale = 1 - ((1.5 * k1 * EARTH_RADIUS_M) / this.#latusM) * Math.sqrt(1 - e2) * (3 * cosI * cosI - 1);
    this.#swingM = 0.5 * k1 * sinI * sinI * EARTH_RADIUS_M;
    this.periodS = 2 * Math.PI * Math.sqrt(axisM ** 3 / MU);
    const e = Math.sqrt(e2);
    this.lowestM = axisM * (1 - e) * this.#scale - this.#swingM;
    this.highestM = axisM * (1 + e) * this.#scale + this.#swingM;
    this.regime = regimeOf(this.periodS, (this.lowestM - EARTH_RADIUS_M) / 1000);
    return true;
  }

  /** Looks in a unit direction of the plane: fills radius and speeds there. */
  at(x: number, y: number, z: number): void {
    const cosU = x * this.#nodeX + y * this.#nodeY;
    const sinU = x * this.#quarterX + y * this.#quarterY + z * this.#quarterZ;
    const c = this.#eX * cosU + this.#eY * sinU;
    this.radiusM = (this.#latusM / (1 + c)) * this.#scale + this.#swingM * (1 - 2 * sinU * sinU);
    this.radialMps = this.#speedMps * (this.#eX * sinU - this.#eY * cosU);
    this.acrossMps = this.#speedMps * (1 + c);
  }
}

function regimeOf(periodS: number, perigeeKm: number): OrbitRegime {
  if (!(periodS < DEEP_SPACE_PERIOD_S)) return 'deep-space';
  if (perigeeKm < 400) return 'perigee-below-400-km';
  if (perigeeKm < 600) return 'perigee-400-600-km';
  return perigeeKm < 900 ? 'perigee-600-900-km' : 'perigee-above-900-km';
}
