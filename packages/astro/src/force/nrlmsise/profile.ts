import { type EarthAtLatitude, GAS_CONSTANT, geopotentialKm, gravityAt } from './earth.ts';
import { clampedSpline, type Spline } from './spline.ts';

/** Temperatures at heights that fall, with their slopes at the first and the last. */
export interface TemperatureNodes {
  readonly heightsKm: readonly number[];
  readonly temperaturesK: readonly number[];
  readonly firstSlope: number;
  readonly lastSlope: number;
}

/** Temperature between nodes, with the integral that carries a density down along it. */
export interface NodeProfile {
  temperatureAt(heightKm: number): number;
  /** Density of a gas at a height over that at the first node, in hydrostatic balance. @param mass g/mol @param diffusion share */
  densityRatio(heightKm: number, mass: number, diffusion: number): number;
}

/** No hydrostatic exponent may go beyond it. */
const LARGEST_EXPONENT = 50;

/** Method   the reciprocal of the temperature is a cubic spline in geopotential height; Hedin 1987, A4 to A9 */
export function nodeProfile(earth: EarthAtLatitude, nodes: TemperatureNodes): NodeProfile {
  const { heightsKm, temperaturesK } = nodes;
  const top = heightsKm[0]!;
  const bottom = heightsKm.at(-1)!;
  const spanKm = geopotentialKm(earth, bottom, top);
  const at = (heightKm: number): number => geopotentialKm(earth, Math.max(heightKm, bottom), top) / spanKm;
  const first = temperaturesK[0]!;
  const last = temperaturesK.at(-1)!;
  const stretch = ((earth.radiusKm + bottom) / (earth.radiusKm + top)) ** 2;
  let spline: Spline | undefined;
  const reciprocal = (): Spline => {
    spline ??= clampedSpline(
      heightsKm.map(at),
      temperaturesK.map((temperature) => 1 / temperature),
      (-nodes.firstSlope / first ** 2) * spanKm,
      (-nodes.lastSlope / last ** 2) * spanKm * stretch,
    );
    return spline;
  };
  return {
    temperatureAt: (heightKm) => 1 / reciprocal().valueAt(at(heightKm)),
    densityRatio(heightKm, mass, diffusion) {
      const x = at(heightKm);
      const column = ((mass * gravityAt(earth, top) * spanKm) / GAS_CONSTANT) * reciprocal().integralTo(x);
      return (first * reciprocal().valueAt(x)) ** (1 + diffusion) * Math.exp(-Math.min(column, LARGEST_EXPONENT));
    },
  };
}

/** The thermosphere over a place. */
export interface ThermosphereProfile {
  temperatureAt(heightKm: number): number;
  /** Density of a gas over that at the lower boundary. @param mass g/mol, negative for a difference of masses @param diffusion share */
  densityRatio(heightKm: number, mass: number, diffusion: number): number;
}

export interface ThermosphereNodes {
  readonly exosphericK: number;
  readonly boundaryK: number;
  readonly boundaryKm: number;
  /** Rate of the approach to the exospheric temperature, 1/km. */
  readonly shape: number;
  /** Where the spline takes over from Bates, and its nodes below. */
  readonly joinKm: number;
  readonly lowerHeightsKm: readonly number[];
  readonly lowerTemperaturesK: readonly number[];
  readonly lastSlope: number;
}

/** Method   Bates above the join, a spline below: Hedin 1987, A1 to A17 */
export function thermosphereProfile(earth: EarthAtLatitude, nodes: ThermosphereNodes): ThermosphereProfile {
  const { exosphericK, boundaryK, boundaryKm, shape, joinKm } = nodes;
  const bates = (heightKm: number): number =>
    exosphericK - (exosphericK - boundaryK) * Math.exp(-shape * geopotentialKm(earth, heightKm, boundaryKm));
  // Computed on demand: high altitudes do not need it.
  let lower: NodeProfile | undefined;
  const below = (): NodeProfile => {
    lower ??= belowJoin(earth, nodes, bates(joinKm));
    return lower;
  };
  const scale = gravityAt(earth, boundaryKm) / (shape * GAS_CONSTANT * exosphericK);
  return {
    temperatureAt: (heightKm) => (heightKm < joinKm ? below().temperatureAt(heightKm) : bates(heightKm)),
    densityRatio(heightKm, mass, diffusion) {
      const up = Math.max(heightKm, joinKm);
      const gamma = mass * scale;
      const fall = Math.min(LARGEST_EXPONENT, Math.exp(-shape * gamma * geopotentialKm(earth, up, boundaryKm)));
      const ratio = (boundaryK / bates(up)) ** (1 + diffusion + gamma) * fall;
      return heightKm < joinKm ? ratio * below().densityRatio(heightKm, mass, diffusion) : ratio;
    },
  };
}

function belowJoin(earth: EarthAtLatitude, nodes: ThermosphereNodes, joinK: number): NodeProfile {
  const { exosphericK, boundaryKm, shape, joinKm } = nodes;
  return nodeProfile(earth, {
    heightsKm: [joinKm, ...nodes.lowerHeightsKm],
    temperaturesK: [joinK, ...nodes.lowerTemperaturesK],
    firstSlope: (exosphericK - joinK) * shape * ((earth.radiusKm + boundaryKm) / (earth.radiusKm + joinKm)) ** 2,
    lastSlope: nodes.lastSlope,
  });
}
