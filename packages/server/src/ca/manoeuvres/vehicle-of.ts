import { STANDARD_GRAVITY_MPS2 } from '@keepout/astro/constants';
import { type Air, atmosphereOfAir } from '@keepout/astro/force/air';
import type { UnplannableReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import type { PlannedBody } from '@keepout/planning/change';
import type { TimeSpan } from '@keepout/planning/constraints';
import type { Vehicle } from '@keepout/planning/manoeuvre';

/** What a satellite has to plan with, or what is missing. */
export type Means =
  | { readonly unplannable: UnplannableReason; readonly missing: readonly string[] }
  | (PlanningMeans & { readonly unplannable?: undefined });

export interface PlanningMeans {
  readonly type: Vehicle['type'];
  readonly body: PlannedBody;
  readonly maxDeltaVMps: number;
  readonly propellantKg: number | undefined;
  readonly specificImpulseS: number | undefined;
  readonly thrustN: number | undefined;
  readonly dutyCycle: number;
  readonly maxDurationS: number;
  readonly areas: { readonly minM2: number; readonly nominalM2: number; readonly maxM2: number } | undefined;
  readonly dragCoefficient: number;
  readonly burnsInEclipse: boolean;
  readonly spacingS: number;
  readonly magnitudeSigma: number;
}

/** What a plan may use where nothing is said of it. */
const USUAL = { maxDeltaVMps: 0.5, dragCoefficient: 2.2, magnitudeSigma: 0.05, maxDurationS: 5 * 86_400 } as const;

const NEEDED = {
  IMPULSIVE: ['wetMass'],
  CONTINUOUS: ['wetMass', 'propulsion.thrust', 'propulsion.specificImpulse'],
  DIFFERENTIAL_DRAG: ['wetMass', 'propulsion.dragAreaMin', 'propulsion.dragAreaMax'],
} as const;

/** The means of a configuration, in a density; absent: the exponential one. */
export function meansOf(configuration: SatelliteConfiguration, air: Air | undefined): Means {
  const { propulsion, wetMass, dragArea, dragCoefficient = USUAL.dragCoefficient } = configuration;
  const { type } = propulsion;
  if (type === 'NONE') return { unplannable: 'NO_PROPULSION', missing: [] };
  if (type === 'UNKNOWN') return { unplannable: 'PROPULSION_UNKNOWN', missing: ['propulsion.type'] };
  const missing = NEEDED[type].filter((path) => valueAt(configuration, path) === undefined);
  if (missing.length > 0 || wetMass === undefined) return { unplannable: 'FIELD_MISSING', missing };
  const { dragAreaMin: minM2, dragAreaMax: maxM2, specificImpulse, propellantMass, thrust } = propulsion;
  const nominalM2 = dragArea ?? minM2;
  const { solarRadiationPressureArea, reflectivityCoefficient } = configuration;
  return {
    type,
    body: {
      massKg: wetMass,
      ...(air && { atmosphere: atmosphereOfAir(air) }),
      ...(nominalM2 !== undefined && { drag: { areaM2: nominalM2, coefficient: dragCoefficient } }),
      ...(solarRadiationPressureArea !== undefined && {
        radiation: { areaM2: solarRadiationPressureArea, coefficient: reflectivityCoefficient ?? 1.3 },
      }),
    },
    maxDeltaVMps: propulsion.maxDeltaV ?? allOf(wetMass, propellantMass, specificImpulse) ?? USUAL.maxDeltaVMps,
    propellantKg: propellantMass,
    specificImpulseS: specificImpulse,
    thrustN: thrust,
    dutyCycle: propulsion.dutyCycle ?? 1,
    maxDurationS: propulsion.maxThrustDuration ?? USUAL.maxDurationS,
    areas:
      minM2 === undefined || maxM2 === undefined
        ? undefined
        : { minM2, maxM2, nominalM2: clamped(nominalM2 ?? minM2, minM2, maxM2) },
    dragCoefficient,
    burnsInEclipse: propulsion.burnsInEclipse ?? true,
    spacingS: propulsion.minimumBurnSpacing ?? 0,
    magnitudeSigma: propulsion.executionMagnitudeError ?? USUAL.magnitudeSigma,
  };
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The change of velocity that all the propellant gives. */
function allOf(massKg: number, propellantKg: number | undefined, isp: number | undefined): number | undefined {
  if (propellantKg === undefined || isp === undefined || !(propellantKg < massKg)) return undefined;
  return isp * STANDARD_GRAVITY_MPS2 * Math.log(massKg / (massKg - propellantKg));
}

function valueAt(configuration: SatelliteConfiguration, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], configuration);
}

/** The means as a search takes them, for a begin so long before closest approach. */
export function vehicleOf(
  means: PlanningMeans,
  leadS: number,
  limits: { readonly maxDeltaVMps?: number; readonly shadows: readonly TimeSpan[]; readonly dynamicPressurePa: number },
): Vehicle {
  const maxDeltaVMps = Math.min(means.maxDeltaVMps, limits.maxDeltaVMps ?? Number.POSITIVE_INFINITY);
  const { specificImpulseS, thrustN, dutyCycle, body, areas, dragCoefficient } = means;
  const maxDurationS = Math.min(leadS, means.maxDurationS);
  if (means.type === 'CONTINUOUS') {
    return {
      type: 'CONTINUOUS',
      thrustN: thrustN!,
      specificImpulseS: specificImpulseS!,
      dutyCycle,
      massKg: body.massKg,
      maxDurationS,
      maxDeltaVMps,
      ...(!means.burnsInEclipse && { offSpans: limits.shadows }),
    };
  }
  if (means.type === 'DIFFERENTIAL_DRAG') {
    return {
      type: 'DIFFERENTIAL_DRAG',
      massKg: body.massKg,
      dragCoefficient,
      maxDurationS,
      minAreaM2: areas!.minM2,
      nominalAreaM2: areas!.nominalM2,
      maxAreaM2: areas!.maxM2,
      dynamicPressurePa: limits.dynamicPressurePa,
    };
  }
  return { type: 'IMPULSIVE', maxDeltaVMps, ...(specificImpulseS !== undefined && { specificImpulseS }) };
}
