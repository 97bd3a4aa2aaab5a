import { readSteeringFrame, type SteeringFrame } from '@keepout/astro/force/steering';
import type { Vec3 } from '@keepout/astro/nouns';
import type { TradeAxes } from '@keepout/conjunction/manoeuvre/trade-space/axes';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { DynamicsModel } from '@keepout/planning/change';
import type { TimeSpan } from '@keepout/planning/constraints';
import type { PlannedManoeuvre, Vehicle } from '@keepout/planning/manoeuvre';
import type { PressureOver } from '@keepout/planning/propulsion/differential-drag';
import type { PropulsionCapability } from './propulsion-capability.ts';
import type { SatelliteField } from './satellite.ts';

/** Limits of a search, and its dynamics model for final candidates. */
export interface SearchEffort {
  /** In two-body motion the search aims below the target by a margin, so that the plan with all forces reaches it too. */
  readonly model: DynamicsModel;
  readonly aimedShare: number;
  readonly mostCandidates: number;
  /** Begins that are tried at most. */
  readonly mostBegins: number;
}

/** Limits of a search at one start, in addition to the propulsion capability. */
export interface VehicleLimits {
  readonly maxDurationS: number;
  readonly maxDeltaVMps: number;
  readonly shadows: readonly TimeSpan[];
  /** Mean dynamic pressure on the orbit, N/m^2; for drag manoeuvres. */
  readonly dynamicPressurePa: number;
  /** The same over a part of the orbit; absent: everywhere the mean. */
  readonly pressurePaOver?: PressureOver;
}

/** Propulsion capability for a trade space, as numbers only. */
export interface TradeVehicle
  extends Pick<
    PropulsionCapability,
    'type' | 'maxDeltaVMps' | 'specificImpulseS' | 'thrustN' | 'dutyCycle' | 'areas' | 'dragCoefficient'
  > {
  readonly massKg: number;
  readonly dynamicPressurePa: number;
}

/** The columns of a trade space. */
export interface TradeColumns {
  readonly startsTaiS: Float64Array;
  /** Float64Array(3 columns): RTN unit vector of each column; of an attitude all zeros. */
  readonly directionsRtn: Float64Array;
}

/** Axes for some of the rows: each sign of an attitude is a part of its own. */
export interface AxesPart {
  readonly axes: TradeAxes;
  readonly firstRow: number;
  readonly rows: number;
}

/** Reason why a given manoeuvre is impossible by itself: the field, its value, and the permitted range. */
export type OwnRefusal =
  | { readonly field: 'thrustDirection'; readonly code: 'no-direction' }
  /** By how long it takes and by its change of velocity, or by neither. */
  | { readonly field: 'deltaVMagnitude'; readonly code: 'not-one-size' }
  | {
      readonly field: 'dragCrossSection';
      readonly code: 'area-outside';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    };

/** Figures of a manoeuvre by its type, in addition to time and size. */
export interface TypeFigures {
  /** The change of velocity in its frame, m/s; zeros for an attitude. */
  readonly vectorMps: Vec3;
  readonly frame: SteeringFrame;
  readonly thrustingTimeS: number;
  /** Mean thrust over the duty cycle; absent without a continuous engine. */
  readonly meanThrustN?: number;
  readonly dutyCycle?: number;
  /** Cross-section during an attitude manoeuvre, and its duration. */
  readonly areaM2?: number;
  readonly attitudeS: number;
}

/**
 * All that operations ask of a propulsion type: a row for each, in a module of its own. Who asks knows no type by name.
 *
 * @typeParam M   its manoeuvre as it is computed with   @typeParam G   as it is given
 */
export interface VehicleType<M extends PlannedManoeuvre, G extends ManoeuvreCommand> {
  readonly type: M['type'];
  /** Fields that planning requires. */
  readonly needs: readonly SatelliteField[];
  /** Default for burns in eclipse. */
  readonly burnsInEclipse: boolean;
  /** Whether an eclipse interrupts it: not an impulse, and not an attitude. */
  readonly isInterruptible: boolean;
  /** Whether it works by atmospheric drag. */
  readonly isByAir: boolean;
  readonly effort: SearchEffort;
  /** Field of a given manoeuvre that states its size. */
  readonly sizeField: 'deltaVVector' | 'manoeuvreDuration';
  vehicle(means: PropulsionCapability, limits: VehicleLimits): Vehicle;
  ofGiven(command: G, ignitionTaiS: number, means: PropulsionCapability, shadows: readonly TimeSpan[]): M;
  asGiven(manoeuvre: M, ignitionEpoch: string): G;
  ownRefusals(command: G, means: PropulsionCapability): readonly OwnRefusal[];
  figures(manoeuvre: M, sizeMps: number): TypeFigures;
  /** Returns the largest size on the axis of a trade space whose first column starts at a lead time. */
  largestSize(means: PropulsionCapability, leadS: number): number;
  /** Whether sizes below zero are anything. */
  hasOtherWay(vehicle: Pick<TradeVehicle, 'areas'>): boolean;
  /** @param share   flown share of the plan: of the delta-v, the thrust, the density */
  axes(vehicle: TradeVehicle, columns: TradeColumns, sizes: Float64Array, share: number): readonly AxesPart[];
  /** The manoeuvre of a cell. @param directionRtn   of its column */
  ofCell(vehicle: TradeVehicle, ignitionTaiS: number, directionRtn: Vec3, size: number): M;
}

/** The frame of a given manoeuvre. */
export function steeringFrame(name: string): SteeringFrame {
  const frame = readSteeringFrame(name);
  if (frame === undefined) throw new Error(`a frame of the contract that nobody can steer in: ${name}`);
  return frame;
}
