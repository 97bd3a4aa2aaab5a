import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import { STANDARD_GRAVITY_MPS2 } from '@keepout/astro/constants';
import { atmosphereOfAir } from '@keepout/astro/force/air';
import type { PlannedBody } from '@keepout/planning/change';
import type { Attitudes, MeansOrLack } from './propulsion-capability.ts';
import type { SatelliteToPlan } from './satellite.ts';
import { vehicleType } from './vehicles.ts';

/** Defaults of the propulsion capability. */
const USUAL = {
  maxDeltaVMps: 0.5,
  dragCoefficient: 2.2,
  reflectivity: 1.3,
  magnitudeShare: 0.05,
  pointingRad: Math.PI / 180,
  maxDurationS: 5 * 86_400,
} as const;

/** The means of a satellite, in a density; absent: the exponential one. */
export function propulsionCapability(satellite: SatelliteToPlan, air: AtmosphereModel | undefined): MeansOrLack {
  const { propulsion, massKg, specificImpulseS, propellantKg } = satellite;
  if (propulsion === 'NONE') return { unplannable: 'NO_PROPULSION', missing: [] };
  if (propulsion === 'UNKNOWN') return { unplannable: 'PROPULSION_UNKNOWN', missing: ['propulsion'] };
  const row = vehicleType(propulsion);
  const missing = row.needs.filter((field) => satellite[field] === undefined);
  if (missing.length > 0 || massKg === undefined) return { unplannable: 'FIELD_MISSING', missing };
  const { dragCoefficient = USUAL.dragCoefficient } = satellite;
  return {
    type: propulsion,
    body: bodyOf(satellite, massKg, dragCoefficient, air),
    maxDeltaVMps: satellite.maxDeltaVMps ?? allOf(massKg, propellantKg, specificImpulseS) ?? USUAL.maxDeltaVMps,
    propellantKg,
    specificImpulseS,
    thrustN: satellite.thrustN,
    dutyCycle: satellite.dutyCycle ?? 1,
    maxDurationS: satellite.maxDurationS ?? USUAL.maxDurationS,
    areas: attitudesOf(satellite),
    dragCoefficient,
    burnsInEclipse: satellite.burnsInEclipse ?? row.burnsInEclipse,
    spacingS: satellite.spacingS ?? 0,
    execution: {
      magnitudeShare: satellite.magnitudeShare ?? USUAL.magnitudeShare,
      pointingRad: satellite.pointingRad ?? USUAL.pointingRad,
      fixedMagnitudeMps: satellite.fixedMagnitudeMps ?? 0,
      fixedCrossMps: satellite.fixedCrossMps ?? 0,
    },
  };
}

function bodyOf(
  satellite: SatelliteToPlan,
  massKg: number,
  coefficient: number,
  air: AtmosphereModel | undefined,
): PlannedBody {
  const { ballisticM2PerKg = 0, sunlitAreaM2, reflectivity = USUAL.reflectivity } = satellite;
  const areaM2 = satellite.dragAreaM2 ?? satellite.minAreaM2;
  // A message has the coefficient in its number.
  const ballistic = ballisticM2PerKg > 0 ? { areaM2: ballisticM2PerKg * massKg, coefficient: 1 } : undefined;
  const drag = ballistic ?? (areaM2 === undefined ? undefined : { areaM2, coefficient });
  return {
    massKg,
    ...(air && { atmosphere: atmosphereOfAir(air) }),
    ...(drag && { drag }),
    ...(sunlitAreaM2 !== undefined && { radiation: { areaM2: sunlitAreaM2, coefficient: reflectivity } }),
  };
}

function attitudesOf({ minAreaM2, maxAreaM2, dragAreaM2 }: SatelliteToPlan): Attitudes | undefined {
  if (minAreaM2 === undefined || maxAreaM2 === undefined) return undefined;
  const nominalM2 = Math.min(maxAreaM2, Math.max(minAreaM2, dragAreaM2 ?? minAreaM2));
  return { minM2: minAreaM2, nominalM2, maxM2: maxAreaM2 };
}

/** The change of velocity that all the propellant gives. */
function allOf(massKg: number, propellantKg: number | undefined, isp: number | undefined): number | undefined {
  if (propellantKg === undefined || isp === undefined || !(propellantKg < massKg)) return undefined;
  return isp * STANDARD_GRAVITY_MPS2 * Math.log(massKg / (massKg - propellantKg));
}
