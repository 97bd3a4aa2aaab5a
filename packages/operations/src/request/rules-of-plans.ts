import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { RulesOfPlans, StationToPlan } from '../plan/question.ts';
import { taiOf } from './asked.ts';

const DEG = Math.PI / 180;

type PlanningRules = Readonly<
  Pick<
    FlightRules,
    | 'targetPc'
    | 'targetReductionOrders'
    | 'thresholds'
    | 'uplinkLeadTime'
    | 'preparationTime'
    | 'densityUncertainty'
    | 'maxSmaChange'
  >
> & { readonly noBurnWindows: readonly { readonly start: string; readonly end: string }[] };

/** Returns the flight rules that planning uses. */
export function rulesOfPlans(rules: PlanningRules): RulesOfPlans {
  return {
    targetPc: rules.targetPc,
    targetReductionOrders: rules.targetReductionOrders,
    watchPc: rules.thresholds.medium,
    uplinkLeadS: rules.uplinkLeadTime,
    preparationS: rules.preparationTime,
    densityUncertainty: rules.densityUncertainty,
    maxSmaChangeM: rules.maxSmaChange,
    noBurn: rules.noBurnWindows.map(({ start, end }) => [taiOf(start), taiOf(end)] as const),
  };
}

/** A ground station in degrees, as planning takes it. */
export function stationToPlan({
  latitudeDeg,
  longitudeDeg,
  minElevationDeg,
  ...station
}: Omit<StationToPlan, 'latitudeRad' | 'longitudeRad' | 'minElevationRad'> & {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly minElevationDeg: number;
}): StationToPlan {
  return {
    ...station,
    latitudeRad: latitudeDeg * DEG,
    longitudeRad: longitudeDeg * DEG,
    minElevationRad: minElevationDeg * DEG,
  };
}
