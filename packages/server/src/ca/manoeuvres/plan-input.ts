import type { Air } from '@keepout/astro/force/air';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import type { Contact, TimeSpan } from '@keepout/planning/constraints';

/** An event with its newest message. */
export interface InputEvent {
  readonly conjunctionId: string;
  readonly secondaryName: string;
  readonly secondaryNoradId: number | null;
  readonly tcaTaiS: number;
  /** Conjunction data message. */
  readonly message: string;
  /** Combined, as the event was judged with; null where it was not. */
  readonly hardBodyRadiusM: number | null;
}

export interface InputStation {
  readonly stationId: string;
  readonly name: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly altitudeM: number;
  readonly minElevationDeg: number;
  readonly canCommand: boolean;
  readonly canConfirm: boolean;
}

/** All that a plan is computed from, as plain data for a thread. */
export interface PlanInput {
  readonly nowTaiS: number;
  readonly satelliteId: string;
  readonly satelliteName: string;
  readonly noradId: number;
  readonly configuration: SatelliteConfiguration;
  /** The density that it flies in; absent: the exponential one. */
  readonly air?: Air;
  /** The event to avoid first. */
  readonly events: readonly InputEvent[];
  readonly rules: {
    readonly targetPc: number;
    readonly targetReductionOrders: number;
    readonly actPc: number;
    readonly watchPc: number;
    readonly uplinkLeadS: number;
    readonly densityUncertainty: number;
    readonly maxSmaChangeM: number | null;
    readonly noBurn: readonly { readonly span: TimeSpan; readonly reason: string }[];
  };
  readonly stations: readonly InputStation[];
  readonly otherBurns: readonly TimeSpan[];
}

/** Contacts and shadows until closest approach. */
export interface Surroundings {
  readonly contacts: readonly Contact[];
  readonly shadows: readonly TimeSpan[];
}
