import { formatUtcZ } from '@keepout/astro/epoch';
import type { ManoeuvreReturn, ManoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import { deltaVOf, type PlannedManoeuvre, propellantOf } from '@keepout/planning/manoeuvre';
import { outcomeOf } from '@keepout/planning/outcome';
import { type FoundReturn, type NoReturn, returnOf } from '@keepout/planning/return/return';
import { fail, ok, type Result } from '@keepout/units/result';
import { givenOf, plannedOf } from './given.ts';
import { around, type NothingToPlan, open, taiOf } from './opened-event.ts';
import { constraintsOf } from './plan-constraints.ts';
import type { PlanInput } from './plan-input.ts';
import { type PlanRefusal, refusalsOf } from './refusals.ts';
import { vehicleOf } from './vehicle-of.ts';

const HOUR_S = 3600;
const RAD = 180 / Math.PI;

export interface ReturnQuestion {
  readonly input: PlanInput;
  readonly search: ManoeuvreReturnSearch;
}

export type ReturnRefusal = { readonly code: 'REFUSED'; readonly refusals: readonly PlanRefusal[] };

/** Searches the manoeuvre that comes back after one that avoids. */
export function returnSearch({
  input,
  search,
}: ReturnQuestion): Result<Omit<ManoeuvreReturn, 'conjunctionId'>, NothingToPlan | ReturnRefusal> {
  const opened = open(input);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS } = opened.value;
  const known = events[0]!.primary;
  const latestTaiS = tcaTaiS + search.latestHours * HOUR_S;
  const near = around(input, opened.value, latestTaiS);
  const ignitionTaiS = taiOf(search.manoeuvre.ignitionEpoch);
  const refusals = refusalsOf(search.manoeuvre, ignitionTaiS, { input, means, tcaTaiS, shadows: near.shadows });
  if (refusals.length > 0) return fail({ code: 'REFUSED', refusals });
  const avoiding = plannedOf(search.manoeuvre, ignitionTaiS, means, near.shadows);
  const dynamicPressurePa = means.type === 'DIFFERENTIAL_DRAG' ? dynamicPressure(known, means.body.atmosphere) : 0;
  // The largest change of the orbit binds the plan as a whole; this manoeuvre undoes what the first one did.
  const { maxSmaChangeM: _, maxPhaseRad: _p, ...constraints } = constraintsOf(input, search.constraints, means, near);
  const found = returnOf({
    avoiding,
    known,
    body: means.body,
    latestTaiS,
    vehicle: vehicleOf(means, search.latestHours * HOUR_S, { shadows: near.shadows, dynamicPressurePa }),
    smaBandM: search.smaBand,
    phaseBandRad: search.phaseBand / RAD,
    earliestTaiS: tcaTaiS + search.earliestHours * HOUR_S,
    constraints: { ...constraints, needsConfirmation: false },
  });
  if (!found.ok && !isObstacle(found.fault)) {
    const message = `The orbit cannot be computed with this manoeuvre: ${found.fault.code}.`;
    return fail({ code: 'REFUSED', refusals: [{ pointer: '#/manoeuvre', message }] });
  }
  const back = found.ok ? found.value.manoeuvre : undefined;
  const manoeuvres = [avoiding, ...(back ? [back] : [])];
  const outcome = outcomeOf(manoeuvres, events, means.body, 'full');
  if (!outcome.ok) {
    const message = `The orbit cannot be computed with this manoeuvre: ${outcome.fault.code}.`;
    return fail({ code: 'REFUSED', refusals: [{ pointer: '#/manoeuvre', message }] });
  }
  return ok({
    found: found.ok,
    isNeeded: !found.ok || back !== undefined,
    unreachable: found.ok ? null : (found.fault.code.toUpperCase() as 'PHASE'),
    manoeuvres: [search.manoeuvre, ...(back ? [givenOf(back)] : [])],
    ...costOf(manoeuvres, means.body.massKg),
    ...whereabouts(found.ok ? found.value : undefined),
    totalProbability: outcome.value.totalPc,
  });
}

function isObstacle({ code }: NoReturn): boolean {
  return code === 'phase' || code === 'size' || code === 'constraints';
}

function costOf(manoeuvres: readonly PlannedManoeuvre[], massKg: number) {
  const used = manoeuvres.map((one) => propellantOf(one, massKg));
  return {
    totalDeltaV: manoeuvres.reduce((sum, one) => sum + deltaVOf(one, massKg), 0),
    totalPropellant: used.some((one) => one === undefined) ? null : used.reduce<number>((sum, one) => sum + one!, 0),
  };
}

function whereabouts(found: FoundReturn | undefined) {
  if (found === undefined) return { timeOutside: null, insideFrom: null, smaAfter: null, phaseAfter: null };
  return {
    timeOutside: found.timeOutsideS,
    insideFrom: formatUtcZ(found.insideFromTaiS, 3),
    smaAfter: found.smaAfterM,
    phaseAfter: found.phaseAfterRad * RAD,
  };
}
