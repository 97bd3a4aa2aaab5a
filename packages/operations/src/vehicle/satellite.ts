import type { SatelliteBuild } from '@keepout/assessment/orbit/satellite-size';
import type { PlannedManoeuvreType } from '@keepout/contract/fleet/propulsion-types';

/** Data of a satellite for planning; absent fields are unknown. */
export interface SatelliteToPlan {
  readonly propulsion: PlannedManoeuvreType | 'NONE' | 'UNKNOWN';
  readonly build: SatelliteBuild;
  readonly massKg?: number | undefined;
  /** Cross-section against the air as it flies otherwise, and in the attitudes of least and most drag. */
  readonly dragAreaM2?: number | undefined;
  readonly minAreaM2?: number | undefined;
  readonly maxAreaM2?: number | undefined;
  readonly dragCoefficient?: number | undefined;
  /** Cd A / m from a message: the current ballistic coefficient, whatever the areas. */
  readonly ballisticM2PerKg?: number | undefined;
  readonly sunlitAreaM2?: number | undefined;
  readonly reflectivity?: number | undefined;
  readonly thrustN?: number | undefined;
  readonly specificImpulseS?: number | undefined;
  readonly dutyCycle?: number | undefined;
  readonly propellantKg?: number | undefined;
  readonly maxDeltaVMps?: number | undefined;
  readonly maxDurationS?: number | undefined;
  /** Least time between two burns. */
  readonly spacingS?: number | undefined;
  readonly burnsInEclipse?: boolean | undefined;
  /** Errors of execution, one sigma: a share of the size and a fixed part, along the burn and across it. */
  readonly magnitudeShare?: number | undefined;
  readonly pointingRad?: number | undefined;
  readonly fixedMagnitudeMps?: number | undefined;
  readonly fixedCrossMps?: number | undefined;
}

/** Fields that planning may find missing. */
export type SatelliteField = Exclude<keyof SatelliteToPlan, 'build'>;
