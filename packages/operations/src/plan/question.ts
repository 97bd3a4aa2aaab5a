import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import type { EarthOrientationDays } from '@keepout/astro/frames/earth-orientation';
import type { Vec3 } from '@keepout/astro/nouns';
import type { PairOfSigmas } from '@keepout/conjunction/decision/sigma-rules';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { UnplannableReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { Contact, PlanConstraints, TimeSpan } from '@keepout/planning/constraints';
import type { PlanningEvent } from '@keepout/planning/outcome';
import type { SatelliteField, SatelliteToPlan } from '../vehicle/satellite.ts';

/** An event of the satellite: by its message, with the radius that it was judged with (null: by the ladder), or as it was read before. */
export type EventToPlan = Pick<PlanningEvent, 'id' | 'isInconclusive' | 'concludesBy'> &
  (
    | {
        readonly message: string;
        readonly hardBodyRadiusM: number | null;
        /** How its sigmas count in its verdict, own first; absent where no rule of the operator is about them. */
        readonly countedSigmas?: PairOfSigmas;
      }
    | { readonly encounter: PlannedEncounter }
  );

/** A ground station of the operator. */
export interface StationToPlan {
  readonly stationId: string;
  readonly name: string;
  readonly latitudeRad: number;
  readonly longitudeRad: number;
  readonly heightM: number;
  readonly minElevationRad: number;
  readonly canCommand: boolean;
  readonly canConfirm: boolean;
}

/** Flight rules of the operator for plans. */
export interface RulesOfPlans {
  readonly targetPc: number;
  /** Decimal orders by which the event is to become less probable at least. */
  readonly targetReductionOrders: number;
  readonly watchPc: number;
  readonly uplinkLeadS: number;
  /** From the decision to the earliest command. */
  readonly preparationS: number;
  /** One sigma, a share of the density. */
  readonly densityUncertainty: number;
  readonly maxSmaChangeM: number | null;
  readonly noBurn: readonly TimeSpan[];
}

/** All that a plan is computed from, as plain data. */
export interface PlanQuestion {
  readonly nowTaiS: number;
  readonly noradId: number;
  readonly satellite: SatelliteToPlan;
  /** The density that it flies in; absent: the exponential one. */
  readonly air?: AtmosphereModel;
  /** The event to avoid first. */
  readonly events: readonly EventToPlan[];
  /** Ids of events that the operator counts in no total; never that of the first. */
  readonly leftOut?: readonly string[];
  readonly rules: RulesOfPlans;
  readonly stations: readonly StationToPlan[];
  readonly otherBurns: readonly TimeSpan[];
  /** Turns stations and messages in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

/** Constraints in a plan request, in addition to rules and satellite. */
export interface AskedConstraints
  extends Pick<PlanConstraints, 'allowed' | 'forbidden' | 'maxSmaChangeM' | 'maxPhaseRad'> {
  readonly needsCommand: boolean;
  readonly needsConfirmation: boolean;
}

/** Target box of a return manoeuvre: maximum distance from the nominal orbit in semi-major axis and argument of latitude. */
export interface AskedBox {
  readonly smaBandM: number;
  readonly phaseBandRad: number;
  /** By when the satellite is inside, s after closest approach. */
  readonly latestS: number;
}

/** A direction in RTN that the thrust keeps to, or to its opposite, within an angle; absent: the best one. */
export interface AskedDirection {
  readonly axis: Vec3;
  readonly halfAngleRad: number;
}

/** Why a plan cannot be computed at all. */
export interface NothingToPlan {
  readonly code: UnplannableReason;
  readonly missing: readonly SatelliteField[];
}

/** The same of a search; `NO_BEGIN`: none of its begins lies between now and closest approach. */
export interface NothingToSearch extends Omit<NothingToPlan, 'code'> {
  readonly code: UnplannableReason | 'NO_BEGIN';
}

/** Contacts and shadows until closest approach. */
export interface Surroundings {
  readonly contacts: readonly Contact[];
  readonly shadows: readonly TimeSpan[];
}
