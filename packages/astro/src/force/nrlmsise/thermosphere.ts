import coefficients from './coefficients.json' with { type: 'json' };
import { type Conditions, magneticActivity, turbopauseWave } from './conditions.ts';
import { type EarthAtLatitude, earthAt, GAS_CONSTANT, gravityAt } from './earth.ts';
import type { Harmonics } from './harmonics.ts';
import { lowerAtmosphere } from './lower-variation.ts';
import { type ThermosphereProfile, thermosphereProfile } from './profile.ts';
import {
  ARGON,
  ATOMIC_NITROGEN,
  HELIUM,
  HOT_OXYGEN,
  HYDROGEN,
  MOLECULAR_OXYGEN,
  NITROGEN,
  OXYGEN,
  type Species,
  type Transition,
  type TransitionFigure,
} from './species.ts';
import { thermosphere } from './variation.ts';

const { exosphere, gradient, density, lowerThermosphere, middleAtmosphere, temperatures, species, transition } =
  coefficients;

/** Number densities in 1/cm^3. */
export interface Densities {
  readonly He: number;
  readonly O: number;
  readonly N2: number;
  readonly O2: number;
  readonly Ar: number;
  readonly H: number;
  readonly N: number;
  readonly hotO: number;
}

/** The model above 72.5 km, with the inputs of the model below. */
export interface Thermosphere {
  readonly densities: Densities;
  readonly exosphericK: number;
  readonly temperatureK: number;
  readonly earth: EarthAtLatitude;
  /** Nitrogen as if it were fully mixed, 1/cm^3. */
  readonly mixedNitrogen: number;
  /** Temperature and slope at 72.5 km. */
  readonly lowestK: number;
  readonly lowestSlope: number;
  /** Magnetic activity of the last set that has one. */
  readonly activity: number;
}

/** Where a spline of temperatures takes over, and its nodes below, km. */
const JOIN_KM = transition[1]![15]!;
const LOWER_HEIGHTS_KM = [110, 100, 90, 72.5];
/** Below it the temperatures of the spline vary with place and time, km. */
const VARIABLE_TO_KM = 300;
const LOWEST_KM = 72.5;
/** Values of the nodes, before they vary. */
const MEAN_LOWER_K = [6, 2, 7, 4].map((mean, i) => temperatures[mean]! * lowerThermosphere[i]![0]!);
/** Above it no gas is mixed, km. */
const MIXED_TO_KM = 450;
/** Molar mass of the mixture, g/mol. */
const MIXTURE = species[2]![4]!;
/** A gas is wholly mixed or wholly apart when this is the exponent between the two. */
const PURE_EXPONENT = 10;

/**
 * Densities and temperatures of the thermosphere.
 *
 * Method   Picone et al. 2002 (NRLMSISE-00), the profiles of Hedin 1987; docs/models/forces
 *
 * @param heightKm   number   72.5 and above
 */
export function thermosphereAt(heightKm: number, at: Harmonics, air: Conditions): Thermosphere {
  let activity = 0;
  const varied = (set: readonly number[]): number => {
    const magnetic = magneticActivity(set, air, at.latitudeDeg);
    activity = magnetic ?? activity;
    return thermosphere(set, at, air, magnetic);
  };
  const earth = earthAt(at.latitudeDeg);
  const exosphericK = temperatures[0]! * exosphere[0]! * (1 + (heightKm > JOIN_KM ? varied(exosphere) : 0));
  const slope = temperatures[3]! * gradient[0]! * (1 + (heightKm > LOWEST_KM ? varied(gradient) : 0));
  const boundaryK = temperatures[1]! * (1 + varied(density[3]!)) * density[3]![0]!;
  const boundaryKm = temperatures[5]!;
  const shape = slope / (exosphericK - boundaryK);
  const isVariable = heightKm < VARIABLE_TO_KM;
  const lower = (set: readonly number[]): number => (isVariable ? lowerAtmosphere(set, at, air, activity) : 0);
  const lowerTemperaturesK = isVariable
    ? MEAN_LOWER_K.map((meanK, i) => meanK / (1 - lower(lowerThermosphere[i]!)))
    : MEAN_LOWER_K;
  const lowestK = lowerTemperaturesK[3]!;
  const lowestSlope =
    temperatures[8]! *
    middleAtmosphere[8]![0]! *
    (1 + lower(middleAtmosphere[8]!)) *
    (lowestK / (temperatures[4]! * lowerThermosphere[3]![0]!)) ** 2;
  const nodes = { boundaryKm, joinKm: JOIN_KM, lowerHeightsKm: LOWER_HEIGHTS_KM, lowerTemperaturesK };
  const profile = thermosphereProfile(earth, { ...nodes, exosphericK, boundaryK, shape, lastSlope: lowestSlope });

  const atBoundary = ({ row, variation }: Species): number =>
    species[row]![0]! * Math.exp(varied(density[variation]!)) * density[variation]![0]!;
  const turbopause =
    transition[1]![24]! * (1 + transition[0]![24]! * turbopauseWave(air, at.latitudeDeg, exosphere[13]!));
  const n2 = atBoundary(NITROGEN);
  const turbopauseKm = species[2]![2]! * turbopause;
  const nitrogen =
    heightKm > MIXED_TO_KM
      ? 0
      : n2 * profile.densityRatio(turbopauseKm, NITROGEN.mass - MIXTURE, NITROGEN.diffusion - 1);
  const column: Column = {
    profile,
    heightKm,
    nitrogen,
    mixingKm: species[2]![3]! * transition[1]![5]!,
    bySun: 1 + transition[0]![23]! * air.meanExcess,
  };
  const mixedNitrogen = nitrogen * profile.densityRatio(heightKm, MIXTURE, 0);
  const diffusiveN2 = n2 * profile.densityRatio(heightKm, NITROGEN.mass, NITROGEN.diffusion);
  const gas = (constituent: Species): number => densityOf(constituent, atBoundary(constituent), column);
  const densities = {
    N2:
      heightKm <= NITROGEN.mixedToKm ? joined(diffusiveN2, mixedNitrogen, column.mixingKm, NITROGEN.mass) : diffusiveN2,
    He: gas(HELIUM),
    O: gas(OXYGEN),
    O2: gas(MOLECULAR_OXYGEN),
    Ar: gas(ARGON),
    H: gas(HYDROGEN),
    N: gas(ATOMIC_NITROGEN),
    hotO: hotOxygen(atBoundary(HOT_OXYGEN), heightKm, earth, (hotK) =>
      thermosphereProfile(earth, { ...nodes, exosphericK: hotK, boundaryK: hotK, shape, lastSlope: lowestSlope }),
    ),
  };
  const temperatureK = profile.temperatureAt(heightKm);
  return { densities, exosphericK, temperatureK, earth, mixedNitrogen, lowestK, lowestSlope, activity };
}

/** Common values of the gases over a place. */
interface Column {
  readonly profile: ThermosphereProfile;
  readonly heightKm: number;
  /** Nitrogen at its turbopause; not asked for where no gas is mixed. */
  readonly nitrogen: number;
  /** Width of the turbopause. */
  readonly mixingKm: number;
  /** Factor of gases that the Sun dissociates. */
  readonly bySun: number;
}

/** Diffusive equilibrium, mixed below the turbopause, and corrected for dissociation, chemistry and transport. */
function densityOf(gas: Species, atBoundary: number, column: Column): number {
  const { profile, heightKm } = column;
  const figures = species[gas.row]!;
  let gasDensity = atBoundary * profile.densityRatio(heightKm, gas.mass, gas.diffusion);
  const isMixed = heightKm <= gas.mixedToKm;
  if (isMixed && gas.toGround) {
    const turbopauseKm = figures[2]!;
    const base = atBoundary * profile.densityRatio(turbopauseKm, gas.mass - MIXTURE, gas.diffusion - 1);
    gasDensity = joined(gasDensity, base * profile.densityRatio(heightKm, MIXTURE, 0), column.mixingKm, gas.mass);
    const factor = gas.toGround.size === undefined ? 1 : Math.abs(figureOf(gas.toGround.size));
    const size =
      gas === OXYGEN
        ? figures[1]! * figureOf(gas.toGround.size!) * column.bySun
        : Math.log((column.nitrogen * figures[1]! * factor) / base);
    gasDensity *= step(heightKm, size, gas.toGround, figures[4]!, figures[5]!);
  }
  if (gas.chemistry && (isMixed || gas === MOLECULAR_OXYGEN)) {
    const size = figures[3]! * figureOf(gas.chemistry.size!) * (gas === MOLECULAR_OXYGEN ? column.bySun : 1);
    gasDensity *= step(heightKm, size, gas.chemistry, figures[6]!, figures[7]!);
  }
  return gasDensity;
}

/** Method   Picone et al. 2002: its own temperature, and a scale height that grows with height */
function hotOxygen(
  atBoundary: number,
  heightKm: number,
  earth: EarthAtLatitude,
  profileAt: (hotK: number) => ThermosphereProfile,
): number {
  const figures = species[HOT_OXYGEN.row]!;
  const hotK = figures[9]! * transition[0]![6]!;
  const [referenceKm, widthKm] = [figures[4]!, figures[5]!];
  const scaleKm = (GAS_CONSTANT * hotK) / (gravityAt(earth, referenceKm) * HOT_OXYGEN.mass);
  const diffusiveDensity = atBoundary * profileAt(hotK).densityRatio(heightKm, HOT_OXYGEN.mass, HOT_OXYGEN.diffusion);
  return diffusiveDensity * Math.exp((-widthKm / scaleKm) * Math.expm1(-(heightKm - referenceKm) / widthKm));
}

/** Diffusive and mixed density in one, Hedin 1987, A12. */
function joined(diffusive: number, mixed: number, widthKm: number, mass: number): number {
  const exponent = widthKm / (MIXTURE - mass);
  const ratio = exponent * Math.log(mixed / diffusive);
  if (ratio < -PURE_EXPONENT) return diffusive;
  if (ratio > PURE_EXPONENT) return mixed;
  return diffusive * (1 + Math.exp(ratio)) ** (1 / exponent);
}

/** Factor of a transition: e^size far below, 1 far above; Hedin 1987, A20. */
function step(heightKm: number, size: number, at: Transition, heightBase: number, widthBase: number): number {
  const above = heightKm - heightBase * figureOf(at.height);
  const first = Math.exp(above / (widthBase * figureOf(at.width)));
  const second = at.secondWidth ? Math.exp(above / (widthBase * figureOf(at.secondWidth))) : first;
  return Math.exp(size / (1 + 0.5 * (first + second)));
}

function figureOf([table, place]: TransitionFigure): number {
  return transition[table]![place]!;
}
