import type { ExecutionError } from '@keepout/conjunction/manoeuvre/execution-error';
import type { UnplannableReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { PlannedManoeuvreType } from '@keepout/contract/fleet/propulsion-types';
import type { PlannedBody } from '@keepout/planning/change';
import type { SatelliteField } from './satellite.ts';

/** Propulsion capability of a satellite, or its missing fields. */
export type MeansOrLack =
  | { readonly unplannable: UnplannableReason; readonly missing: readonly SatelliteField[] }
  | (PropulsionCapability & { readonly unplannable?: undefined });

/** Propulsion capability of a satellite. */
export interface PropulsionCapability {
  readonly type: PlannedManoeuvreType;
  readonly body: PlannedBody;
  readonly maxDeltaVMps: number;
  readonly propellantKg: number | undefined;
  readonly specificImpulseS: number | undefined;
  readonly thrustN: number | undefined;
  readonly dutyCycle: number;
  readonly maxDurationS: number;
  readonly areas: Attitudes | undefined;
  readonly dragCoefficient: number;
  readonly burnsInEclipse: boolean;
  readonly spacingS: number;
  readonly execution: ExecutionError;
}

/** Cross-sections in the attitudes of least and most drag, and as it flies otherwise, between the two. */
export interface Attitudes {
  readonly minM2: number;
  readonly nominalM2: number;
  readonly maxM2: number;
}
