import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import type { SatelliteField, SatelliteToPlan } from './satellite.ts';

const DEG = Math.PI / 180;

/** Returns the planning data of a satellite from its record. */
export function satelliteToPlan(configuration: SatelliteConfiguration): SatelliteToPlan {
  const { propulsion } = configuration;
  const { executionPointingError } = propulsion;
  return {
    propulsion: propulsion.type,
    build: configuration,
    massKg: configuration.wetMass,
    dragAreaM2: configuration.dragArea,
    minAreaM2: propulsion.dragAreaMin,
    maxAreaM2: propulsion.dragAreaMax,
    dragCoefficient: configuration.dragCoefficient,
    sunlitAreaM2: configuration.solarRadiationPressureArea,
    reflectivity: configuration.reflectivityCoefficient,
    thrustN: propulsion.thrust,
    specificImpulseS: propulsion.specificImpulse,
    dutyCycle: propulsion.dutyCycle,
    propellantKg: propulsion.propellantMass,
    maxDeltaVMps: propulsion.maxDeltaV,
    maxDurationS: propulsion.maxThrustDuration,
    spacingS: propulsion.minimumBurnSpacing,
    burnsInEclipse: propulsion.burnsInEclipse,
    magnitudeShare: propulsion.executionMagnitudeError,
    pointingRad: executionPointingError === undefined ? undefined : executionPointingError * DEG,
    fixedMagnitudeMps: propulsion.executionFixedMagnitudeError,
    fixedCrossMps: propulsion.executionFixedPointingError,
  };
}

/** Record fields that planning requires. */
const PATHS: Readonly<Partial<Record<SatelliteField, string>>> = {
  propulsion: 'propulsion.type',
  massKg: 'wetMass',
  thrustN: 'propulsion.thrust',
  specificImpulseS: 'propulsion.specificImpulse',
  minAreaM2: 'propulsion.dragAreaMin',
  maxAreaM2: 'propulsion.dragAreaMax',
};

/** The path of a field in the configuration. */
export function configurationPath(field: SatelliteField): string {
  const path = PATHS[field];
  if (path === undefined) throw new Error(`planning needs a field that the configuration does not name: ${field}`);
  return path;
}
