import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { PlannedManoeuvreType } from '@keepout/contract/fleet/propulsion-types';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { continuous } from './continuous.ts';
import { differentialDrag } from './differential-drag.ts';
import { impulsive } from './impulsive.ts';
import type { Means } from './means.ts';
import type { VehicleType } from './vehicle-type.ts';

type Row = VehicleType<PlannedManoeuvre, ManoeuvreCommand>;

const ROWS: Readonly<Record<PlannedManoeuvreType, Row>> = {
  [impulsive.type]: impulsive,
  [continuous.type]: continuous,
  [differentialDrag.type]: differentialDrag,
};

/** What operations ask of a propulsion type. */
export function vehicleType(type: PlannedManoeuvreType): Row {
  return ROWS[type];
}

const SIGMAS = 3;

/**
 * How far hot and cold lie from what is planned, a share of it.
 *
 * Method   three sigma of the size of a burn; of an attitude one sigma of the density, which is known far worse
 */
export function spreadOf({ type, execution }: Pick<Means, 'type' | 'execution'>, densityUncertainty: number): number {
  return vehicleType(type).isByAir ? densityUncertainty : SIGMAS * execution.magnitudeShare;
}
