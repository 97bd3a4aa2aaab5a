import { isUnderWay } from '../requests/moves.ts';
import type { ObservationPassRow, RequestRow } from '../requests/store.ts';

/** From this share of cloud on, another pass is looked for. */
const OVERCAST = 0.75;
/** The same pass by two predictions. */
const SAME_PASS_S = 60;

/** Missing passes of a request. */
export interface Need {
  readonly request: RequestRow;
  readonly passes: readonly ObservationPassRow[];
  /** Passes to plan; those that another could take the place of are counted in. */
  readonly passesToPlan: number;
  /** Of these, passes that are planned and will hardly see anything. */
  readonly overcast: readonly ObservationPassRow[];
  /** Passes without a result and without a replacement. */
  readonly lost: readonly ObservationPassRow[];
  /** Remaining budget; null: unlimited. */
  readonly budget: number | null;
}

export function needOf(request: RequestRow, passes: readonly ObservationPassRow[], now: number): Need {
  const underWay = passes.filter(isUnderWay);
  const overcast = underWay.filter((pass) => (pass.clouds ?? 0) >= OVERCAST && canBeDropped(pass, now));
  const successfulPasses = passes.filter(({ status }) => status === 'SUCCESSFUL');
  const spent = [...underWay, ...successfulPasses].filter((pass) => !overcast.includes(pass));
  const cost = spent.reduce((sum, { price }) => sum + price, 0);
  const limit = priceLimit(request);
  return {
    request,
    passes,
    overcast,
    lost: passes.filter((pass) => isLost(pass, passes)),
    passesToPlan: request.passesWanted - spent.length,
    budget: limit === null ? null : limit - cost,
  };
}

/**
 * Returns the price limit of an order: the stated maximum, else the offered price. Where fewer passes were offered than requested, the others
 * have no price yet.
 */
function priceLimit({ maximumPrice, promised, chosen: chosenPasses, passesWanted }: RequestRow): number | null {
  if (maximumPrice !== null) return maximumPrice;
  return chosenPasses.length > 0 || promised.passes >= passesWanted ? promised.price.amount : null;
}

const isLost = ({ id, status }: ObservationPassRow, passes: readonly ObservationPassRow[]): boolean =>
  (status === 'UNSUCCESSFUL' || status === 'INFEASIBLE') && !passes.some(({ replaces }) => replaces === id);

/** Returns whether a pass is planned and has not started. */
export function canBeDropped({ status, startTaiS, runsFromTaiS }: ObservationPassRow, now: number): boolean {
  return (status === 'PENDING' || status === 'APPROVED') && Math.min(startTaiS, runsFromTaiS ?? startTaiS) > now;
}

/** A pass as far as it is decided who may have it. */
export interface PassCandidate {
  readonly sensorId: string;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly clouds: number | null;
}

/** Returns whether a request has had this pass, with any outcome. */
export function wasTried(
  passes: readonly ObservationPassRow[],
  candidate: Pick<PassCandidate, 'sensorId' | 'startTaiS' | 'stopTaiS'>,
): boolean {
  return passes.some(
    ({ sensorId, startTaiS, endTaiS }) =>
      sensorId === candidate.sensorId && startTaiS < candidate.stopTaiS && endTaiS > candidate.startTaiS,
  );
}

/** Returns whether a pass is useful: not an earlier one, and as a replacement of an overcast one only under a sky that is not overcast. */
export function isUseful({ passes, passesToPlan, overcast }: Need, candidate: PassCandidate): boolean {
  if (wasTried(passes, candidate)) return false;
  return passesToPlan > overcast.length || (candidate.clouds ?? 0) < OVERCAST;
}

/**
 * Returns the passes that a request may have now, among the available ones. Selected passes have priority: while one of them is
 * available, no other is used; when none is left, any other can replace the lost ones.
 */
export function usableChoices<C>(
  need: Need,
  all: readonly C[],
  candidateOf: (choice: C) => PassCandidate,
): readonly C[] {
  const useful = all.filter((choice) => isUseful(need, candidateOf(choice)));
  const usefulChosen = useful.filter((choice) => need.request.chosen.some((pass) => isSame(pass, candidateOf(choice))));
  return usefulChosen.length > 0 ? usefulChosen : useful;
}

interface Planned {
  readonly sensor: { readonly id: string };
  readonly span: { readonly startTaiS: number };
}

/** Returns the selected passes that were never planned, where others are planned now: they are occupied, or the prediction has changed. */
export function unplannedChoices({ request, passes }: Need, planned: readonly Planned[]): RequestRow['chosen'] {
  const { chosen: chosenPasses } = request;
  const isNamed = ({ sensor, span }: Planned): boolean =>
    chosenPasses.some((chosenPass) => isSame(chosenPass, { sensorId: sensor.id, startTaiS: span.startTaiS }));
  return planned.some(isNamed)
    ? []
    : chosenPasses.filter((chosenPass) => !passes.some((pass) => isSame(chosenPass, pass)));
}

const isSame = (
  choice: { readonly sensorId: string; readonly startTaiS: number },
  otherPass: { readonly sensorId: string; readonly startTaiS: number },
): boolean => choice.sensorId === otherPass.sensorId && Math.abs(choice.startTaiS - otherPass.startTaiS) < SAME_PASS_S;
