import type { PlaneCurves, PlaneFigures } from '@keepout/conjunction/pc/bounds/plane-curves';

export type EncounterCurves = PlaneCurves;
export type CurveEncounter = PlaneFigures;

/** To the worker: the encounter plane of one message, and the limits that the radius curve should reach. */
export interface CurveQuestion {
  readonly id: number;
  readonly figures: CurveEncounter;
  readonly limits: readonly number[];
}

/** From the worker; without curves the covariance cannot be used. */
export type CurveAnswer =
  | { readonly id: number; readonly curves: EncounterCurves | null }
  | { readonly id: number; readonly fault: string };
