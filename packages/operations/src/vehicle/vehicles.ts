import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { PlannedManoeuvreType } from '@keepout/contract/fleet/propulsion-types';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { continuousVehicle } from './continuous.ts';
import { dragVehicle } from './differential-drag.ts';
import { impulsiveVehicle } from './impulsive.ts';
import type { PropulsionCapability } from './propulsion-capability.ts';
import type { VehicleType } from './vehicle-type.ts';

type Row = VehicleType<PlannedManoeuvre, ManoeuvreCommand>;

const ROWS: Readonly<Record<PlannedManoeuvreType, Row>> = {
  [impulsiveVehicle.type]: impulsiveVehicle,
  [continuousVehicle.type]: continuousVehicle,
  [dragVehicle.type]: dragVehicle,
};

/** Returns the implementation of a propulsion type. */
export function vehicleType(type: PlannedManoeuvreType): Row {
  return ROWS[type];
}

const SIGMAS = 3;

/**
 * Returns the spread of hot and cold performance around the plan, as a share.
 *
 * Method   three sigma of the delta-v magnitude for a burn; for an attitude one sigma of the density, which is far less certain
 */
export function spreadOf(
  { type, execution }: Pick<PropulsionCapability, 'type' | 'execution'>,
  densityUncertainty: number,
): number {
  return vehicleType(type).isByAir ? densityUncertainty : SIGMAS * execution.magnitudeShare;
}
