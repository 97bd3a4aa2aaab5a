import { readSteeringFrame, type SteeringFrame } from '@keepout/astro/force/steering';
import type { Vec3 } from '@keepout/astro/nouns';
import type { TradeAxes } from '@keepout/conjunction/manoeuvre/trade-space/axes';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { DynamicsModel } from '@keepout/planning/change';
import type { TimeSpan } from '@keepout/planning/constraints';
import type { PlannedManoeuvre, Vehicle } from '@keepout/planning/manoeuvre';
import type { PressureOver } from '@keepout/planning/propulsion/differential-drag';
import type { Means } from './means.ts';
import type { SatelliteField } from './satellite.ts';

/** How much a search may take, and what it settles candidates with. */
export interface SearchEffort {
  /** In two-body motion so much of the target is aimed at, that the plan with all forces keeps to it too. */
  readonly model: DynamicsModel;
  readonly aimedShare: number;
  readonly mostCandidates: number;
  /** Begins that are tried at most. */
  readonly mostBegins: number;
}

/** What bounds a search at one begin, beside the means. */
export interface VehicleLimits {
  readonly maxDurationS: number;
  readonly maxDeltaVMps: number;
  readonly shadows: readonly TimeSpan[];
  /** N/m^2, of the air on the orbit, a mean; of what moves by air alone. */
  readonly dynamicPressurePa: number;
  /** The same over a part of the orbit; absent: everywhere the mean. */
  readonly pressurePaOver?: PressureOver;
}

/** What a trade space is laid with: the means as numbers alone. */
export interface TradeVehicle
  extends Pick<
    Means,
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

/** Axes for some of the rows: of attitudes each way is one of its own. */
export interface AxesPart {
  readonly axes: TradeAxes;
  readonly firstRow: number;
  readonly rows: number;
}

/** What is impossible about a given manoeuvre by itself: the field, what it has, and what is allowed. */
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

/** What is told of a manoeuvre of a type, beside when and how large. */
export interface TypeFigures {
  /** The change of velocity in its frame, m/s; zeros for an attitude. */
  readonly vectorMps: Vec3;
  readonly frame: SteeringFrame;
  readonly thrustingTimeS: number;
  /** Of the motor, a mean over its duty cycle; absent without one that works over time. */
  readonly meanThrustN?: number;
  readonly dutyCycle?: number;
  /** Cross-section meanwhile, of an attitude, and how long it is held. */
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
  /** What nothing can be planned without. */
  readonly needs: readonly SatelliteField[];
  /** Whether it may push in the shadow where nobody has said. */
  readonly burnsInEclipse: boolean;
  /** Whether a shadow interrupts it: what takes no time is there or not, and an attitude needs no sun. */
  readonly isInterruptible: boolean;
  /** Whether the density of the air is what moves it. */
  readonly isByAir: boolean;
  readonly effort: SearchEffort;
  /** Of a given one: the field that says how large it is. */
  readonly sizeField: 'deltaVVector' | 'manoeuvreDuration';
  vehicle(means: Means, limits: VehicleLimits): Vehicle;
  ofGiven(command: G, ignitionTaiS: number, means: Means, shadows: readonly TimeSpan[]): M;
  asGiven(manoeuvre: M, ignitionEpoch: string): G;
  ownRefusals(command: G, means: Means): readonly OwnRefusal[];
  figures(manoeuvre: M, sizeMps: number): TypeFigures;
  /** The largest size on the axis of a trade space whose first column begins so long before closest approach. */
  largestSize(means: Means, leadS: number): number;
  /** Whether sizes below zero are anything. */
  hasOtherWay(vehicle: Pick<TradeVehicle, 'areas'>): boolean;
  /** @param share   what is flown of what is planned: of the change of velocity, the thrust, the density */
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
