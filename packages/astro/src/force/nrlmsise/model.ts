import coefficients from './coefficients.json' with { type: 'json' };
import type { Conditions } from './conditions.ts';
import { type HarmonicPlace, type Harmonics, harmonicsOf } from './harmonics.ts';
import { lowerAtmosphere } from './lower-variation.ts';
import { nodeProfile } from './profile.ts';
import { type Densities, type Thermosphere, thermosphereAt } from './thermosphere.ts';

const { middleAtmosphere, averages, species } = coefficients;

/** A point of the atmosphere, as the model takes it. */
export interface ModelPlace extends HarmonicPlace {
  /** Over the ellipsoid. */
  readonly heightKm: number;
}

/** Output of the model at a point; number densities in 1/cm^3. */
export interface Air {
  readonly densities: Densities;
  readonly exosphericK: number;
  readonly temperatureK: number;
  /** Without and with the anomalous oxygen, which drags and is counted above 500 km; g/cm^3. */
  readonly densityGpcm3: number;
  readonly dragDensityGpcm3: number;
}

/** The mesosphere begins below, the stratosphere below that; full mixing is reached at the third; km. */
const MESOSPHERE_KM = 72.5;
const STRATOSPHERE_KM = 32.5;
const MIXED_KM = 62.5;
const MESOSPHERE_NODES_KM = [MESOSPHERE_KM, 55, 45, STRATOSPHERE_KM];
const STRATOSPHERE_NODES_KM = [STRATOSPHERE_KM, 20, 15, 10, 0];
/** Unit of atomic mass as the model has it, g. */
const ATOMIC_MASS_G = 1.66e-24;
const MIXTURE = species[2]![4]!;

/**
 * Composition and temperature of the air.
 *
 * Method   NRLMSISE-00: Picone, Hedin, Drob, Aikin 2002; docs/models/forces
 * Valid    the ground to 1,000 km and beyond; densities within 15 % (one sigma) of the data of the model, less accurate in storms
 *
 * Checked  conformance/atmosphere (the 17 cases of the distribution to all 7 printed digits)          Cost  8 microseconds at 450 km
 */
export function nrlmsise00(place: ModelPlace, air: Conditions): Air {
  const { heightKm } = place;
  const at = harmonicsOf(place);
  const above = thermosphereAt(Math.max(heightKm, MESOSPHERE_KM), at, air);
  if (heightKm >= MESOSPHERE_KM) return withMass(above.densities, above.exosphericK, above.temperatureK);
  return middleAndLower(heightKm, at, air, above);
}

/** Method   Hedin 1991: hydrostatic balance of the mixture down a spline of temperatures, from the density at 72.5 km */
function middleAndLower(heightKm: number, at: Harmonics, air: Conditions, above: Thermosphere): Air {
  const varied = (row: number): number => lowerAtmosphere(middleAtmosphere[row]!, at, air, above.activity);
  const temperature = (row: number): number => (middleAtmosphere[row]![0]! * averages[row]!) / (1 - varied(row));
  const slope = (row: number, ofAverage: number, endK: number, end: number): number =>
    averages[ofAverage]! *
    middleAtmosphere[row]![0]! *
    (1 + varied(row)) *
    (endK / (middleAtmosphere[end]![0]! * averages[end]!)) ** 2;

  const bottomK = temperature(2);
  const bottomSlope = slope(9, 8, bottomK, 2);
  const mesosphere = nodeProfile(above.earth, {
    heightsKm: MESOSPHERE_NODES_KM,
    temperaturesK: [above.lowestK, temperature(0), temperature(1), bottomK],
    firstSlope: above.lowestSlope,
    lastSlope: bottomSlope,
  });
  let temperatureK = mesosphere.temperatureAt(heightKm);
  let mixed = above.mixedNitrogen * mesosphere.densityRatio(heightKm, MIXTURE, 0);
  if (heightKm <= STRATOSPHERE_KM) {
    const groundK = temperature(6);
    const stratosphere = nodeProfile(above.earth, {
      heightsKm: STRATOSPHERE_NODES_KM,
      temperaturesK: [bottomK, temperature(3), temperature(4), temperature(5), groundK],
      firstSlope: bottomSlope,
      lastSlope: slope(7, 7, groundK, 6),
    });
    temperatureK = stratosphere.temperatureAt(heightKm);
    mixed *= stratosphere.densityRatio(heightKm, MIXTURE, 0);
  }

  const diffusiveShare = heightKm > MIXED_KM ? 1 - (MESOSPHERE_KM - heightKm) / (MESOSPHERE_KM - MIXED_KM) : 0;
  const { N2, He, O2, Ar } = above.densities;
  const n2 = mixed * (1 + diffusiveShare * (N2 / above.mixedNitrogen - 1));
  const share = (row: number, density: number): number => {
    const atGround = species[row]![1]!;
    return n2 * atGround * (1 + diffusiveShare * (density / (N2 * atGround) - 1));
  };
  const densities = { N2: n2, He: share(0, He), O2: share(3, O2), Ar: share(4, Ar), O: 0, H: 0, N: 0, hotO: 0 };
  return withMass(densities, above.exosphericK, temperatureK);
}

function withMass(densities: Densities, exosphericK: number, temperatureK: number): Air {
  const { He, O, N2, O2, Ar, H, N, hotO } = densities;
  const massSum = 4 * He + 16 * O + 28 * N2 + 32 * O2 + 40 * Ar + H + 14 * N;
  const densityGpcm3 = ATOMIC_MASS_G * massSum;
  return {
    densities,
    exosphericK,
    temperatureK,
    densityGpcm3,
    dragDensityGpcm3: ATOMIC_MASS_G * (massSum + 16 * hotO),
  };
}
