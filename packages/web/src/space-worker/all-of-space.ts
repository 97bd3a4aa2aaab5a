import { EARTH_RADIUS_M } from '@keepout/astro/constants';
import { rotationBetween } from '@keepout/astro/frames/rotation';
import { sunPosition } from '@keepout/astro/sun/position';
import { openSgp4Bulk, type Sgp4Bulk } from '@keepout/kernel/sgp4-bulk';
import type { LiveCatalogue } from '@keepout/operations/live/catalogue';
import type { SpaceObjects, SpaceOrbit, SpaceStates } from './protocol.ts';

const EARTH_RADIUS_KM = EARTH_RADIUS_M / 1000;
const ORBIT_POINTS = 240;
const DAY_S = 86_400;

/**
 * A catalogue in motion: where everything is, and how one object goes round.
 *
 * Method   SGP4 and SDP4 of all objects in WebAssembly          Frame  TEME, lengths in Earth radii
 */
export class AllOfSpace {
  readonly #catalogue: LiveCatalogue;
  readonly #bulk: Sgp4Bulk;
  readonly #states: Float64Array;

  constructor(catalogue: LiveCatalogue) {
    this.#catalogue = catalogue;
    this.#bulk = openSgp4Bulk(catalogue.batch);
    this.#states = new Float64Array(6 * this.#bulk.count);
  }

  objects(): SpaceObjects {
    const { elements, facts } = this.#catalogue;
    return {
      count: elements.length,
      source: facts.source,
      newestEpoch: facts.newestEpoch,
      noradIds: elements.map(({ noradId }) => noradId),
      names: elements.map(({ name }) => name),
      kinds: elements.map(({ objectType }) => objectType),
    };
  }

  statesAt(epochTaiS: number): SpaceStates {
    const startMs = performance.now();
    const { count } = this.#bulk;
    this.#bulk.propagate(epochTaiS, this.#states);
    const tookMs = performance.now() - startMs;
    const positions = new Float32Array(3 * count);
    const velocities = new Float32Array(3 * count);
    let lost = 0;
    for (let object = 0; object < count; object++) {
      const from = 6 * object;
      if (Number.isNaN(this.#states[from])) {
        lost++;
        continue;
      }
      for (let axis = 0; axis < 3; axis++) {
        positions[3 * object + axis] = this.#states[from + axis]! / EARTH_RADIUS_KM;
        velocities[3 * object + axis] = this.#states[from + 3 + axis]! / EARTH_RADIUS_KM;
      }
    }
    return { epochTaiS, positions, velocities, lost, tookMs, ...skyAt(epochTaiS) };
  }

  /** One revolution from the epoch on; its mean elements are those of the catalogue. */
  orbitOf(object: number, epochTaiS: number): SpaceOrbit | undefined {
    const elements = this.#catalogue.elements[object];
    if (elements === undefined) return undefined;
    const periodS = DAY_S / elements.meanMotionRevPerDay;
    const epochs = Float64Array.from(
      { length: ORBIT_POINTS + 1 },
      (_, at) => epochTaiS + (at / ORBIT_POINTS) * periodS,
    );
    const states = new Float64Array(6 * epochs.length);
    this.#bulk.propagateEpochs(object, epochs, states);
    const isWhole = states.every((value) => !Number.isNaN(value));
    const points = new Float32Array(isWhole ? 3 * epochs.length : 0);
    for (let at = 0; at < points.length; at++) {
      points[at] = states[6 * Math.floor(at / 3) + (at % 3)]! / EARTH_RADIUS_KM;
    }
    return { object, elements, points };
  }
}

/** Returns the rotation of the Earth and the direction of the Sun, in TEME. Without Earth orientation data: an error of up to 0.9 s of time. */
function skyAt(epochTaiS: number): Pick<SpaceStates, 'earthAngleRad' | 'sun'> {
  const turn = rotationBetween('TEME', 'ITRF', epochTaiS);
  const frame = rotationBetween('EME2000', 'TEME', epochTaiS);
  const [x, y, z] = sunPosition(epochTaiS);
  const length = Math.hypot(x, y, z);
  const along = (row: number) => (frame[row]! * x + frame[row + 1]! * y + frame[row + 2]! * z) / length;
  return { earthAngleRad: Math.atan2(turn[1]!, turn[0]!), sun: [along(0), along(3), along(6)] };
}
