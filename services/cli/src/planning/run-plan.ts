import { formatUtcZ } from '@keepout/astro/epoch';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { mappedFigures } from '@keepout/conjunction/manoeuvre/plane-map';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { PlannedBody } from '@keepout/planning/change';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { outcomeOf, type PlanFault, type PlanningEvent, type PlanOutcome } from '@keepout/planning/outcome';
import { orbitChange } from '@keepout/planning/plan-figures';
import { type Push, pushLines } from '@keepout/planning/push-line';
import { openResponse, type Response } from '@keepout/planning/response';
import { deltaVOf, propellantOf, thrustTimeFor } from '@keepout/planning/rocket';
import { type Found, mappedTotal, searchLine, settle, worthOf } from '@keepout/planning/search';
import type { Vehicle } from '@keepout/planning/vehicle';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { otherEvents } from './other-events.ts';
import type { GivenBurn, PlanOptions } from './plan-options.ts';

/** A manoeuvre with what comes of it. */
export interface Candidate {
  readonly orbitsBeforeTca: number;
  readonly manoeuvre: PlannedManoeuvre;
  readonly deltaVRtnMps: readonly [number, number, number];
  readonly deltaVMps: number;
  readonly outcome: PlanOutcome;
  /** Change of the satellite's mass, not positive; undefined where mass or specific impulse is not known. */
  readonly deltaMassKg: number | undefined;
  readonly smaChangeM: number;
}

export interface Plan {
  readonly options: PlanOptions;
  readonly tcaTaiS: number;
  readonly periodS: number;
  readonly events: readonly PlanningEvent[];
  readonly before: PlanOutcome;
  readonly candidates: readonly Candidate[];
  /** Why a search found nothing, or need not have been made. */
  readonly note?: string;
}

const STEP_ORBITS = 0.05;
const MOST_CANDIDATES = 20;

/** Evaluates given manoeuvres, or searches for the best ones. */
export function runPlan(encounter: PlannedEncounter, cdm: Cdm, options: PlanOptions, file: string): Plan {
  const main: PlanningEvent = { ...encounter, id: cdm.messageId };
  const response = opened(main, file);
  const { periodS } = response;
  if (!Number.isFinite(periodS))
    throw inputAtFault(`${file}: object 1: its orbit is not bound, and orbits before TCA say nothing`);
  const body = bodyOf(cdm, options);
  const earliestOrbits = Math.max(...(options.burns?.map((burn) => burn.orbitsBeforeTca) ?? [options.orbits[1]]));
  const earliestTaiS = main.primary.epochTaiS - earliestOrbits * periodS;
  const events =
    options.catalogue === undefined ? [main] : [main, ...otherEvents(main, cdm, body, options.catalogue, earliestTaiS)];
  const before = unwrap(outcomeOf([], events, body, options.model), file);
  const plan = { options, tcaTaiS: main.primary.epochTaiS, periodS, events, before };
  const exact = (push: Push): PlanOutcome => unwrap(outcomeOf([push.manoeuvre], events, body, options.model), file);
  const candidateOf = (push: Push): Candidate => {
    const { manoeuvre, deltaVRtnMps } = push;
    const outcome = exact(push);
    const known = options.massKg ?? cdm.objects[0].massKg;
    const used = known === undefined ? undefined : propellantOf(manoeuvre, known);
    return {
      orbitsBeforeTca: (plan.tcaTaiS - manoeuvre.ignitionTaiS) / periodS,
      manoeuvre,
      deltaVRtnMps,
      deltaVMps: manoeuvre.type === 'DIFFERENTIAL_DRAG' ? 0 : deltaVOf(manoeuvre, body.massKg),
      outcome,
      deltaMassKg: used === undefined ? undefined : used === 0 ? 0 : -used,
      smaChangeM: orbitChange(manoeuvre, main.primary, outcome).smaChangeM,
    };
  };
  if (options.burns !== undefined) {
    const candidates = options.burns.map((burn) => ({
      ...candidateOf(givenPush(burn, plan, body.massKg)),
      orbitsBeforeTca: burn.orbitsBeforeTca,
    }));
    return { ...plan, candidates };
  }
  return {
    ...plan,
    ...search(plan, [response, ...events.slice(1).map((one) => opened(one, file))], body, exact, candidateOf),
  };
}

function search(
  plan: Omit<Plan, 'candidates'>,
  responses: readonly Response[],
  body: PlannedBody,
  exact: (push: Push) => PlanOutcome,
  candidateOf: (push: Push) => Candidate,
): Pick<Plan, 'candidates' | 'note'> {
  const { options, tcaTaiS, periodS, events, before } = plan;
  const { objective, targetPc, held } = options;
  const goal = { objective, ...(targetPc !== undefined && { targetPc }) };
  const rule = held === undefined ? {} : { held };
  // Impulses have a closed form that is nearly as cheap as the maps.
  const closedForm = (push: Push): number => {
    const outcome = outcomeOf([push.manoeuvre], events, body, 'two-body');
    return outcome.ok ? outcome.value.totalPc : 1;
  };
  const totalOf = options.type === 'IMPULSIVE' ? closedForm : mappedTotal;
  const found: { readonly orbits: number; readonly one: Found }[] = [];
  for (const orbits of searchedOrbits(options.orbits)) {
    const vehicle = vehicleOf(options, plan, body, orbits * periodS);
    for (const line of pushLines(vehicle, responses, tcaTaiS - orbits * periodS, objective, rule)) {
      const one = searchLine(line, goal, totalOf);
      if (one !== undefined) found.push({ orbits, one });
    }
  }
  const expected = new Map(
    found.map(({ one }) => [one, targetPc === undefined ? expectedWorth(one, objective) : -one.size]),
  );
  found.sort((a, b) => expected.get(b.one)! - expected.get(a.one)!);
  const settled = found.slice(0, MOST_CANDIDATES).flatMap(({ orbits, one }) => {
    const exactly = settle(one, goal, exact);
    return exactly === undefined ? [] : [{ orbits, ...exactly }];
  });
  settled.sort((a, b) =>
    targetPc === undefined ? worthOf(b.outcome, objective) - worthOf(a.outcome, objective) : a.size - b.size,
  );
  const candidates = settled.map(({ orbits, push }) => ({ ...candidateOf(push), orbitsBeforeTca: orbits }));
  if (targetPc !== undefined && before.totalPc <= targetPc)
    return {
      candidates: candidates.slice(0, 1),
      note: `nothing need be done: the total probability is ${before.totalPc.toExponential(3)} already`,
    };
  return candidates.length > 0 ? { candidates } : { candidates, note: limitWords(options) };
}

function expectedWorth({ push }: Found, objective: PlanOptions['objective']): number {
  const figures = mappedFigures(push.maps[0]!, push.deltaVRtnMps);
  return objective === 'pc'
    ? -mappedTotal(push)
    : objective === 'miss'
      ? figures.missDistanceM
      : figures.mahalanobisSquared;
}

function limitWords({ type, maxDeltaVMps, orbits, targetPc }: PlanOptions): string {
  const limit =
    type === 'DIFFERENTIAL_DRAG' ? 'no time in either attitude' : `no change of velocity up to ${maxDeltaVMps} m/s`;
  return `${limit}, begun ${orbits[0]} to ${orbits[1]} orbits before TCA, brings the total probability to ${targetPc}`;
}

function searchedOrbits([from, to]: readonly [number, number]): number[] {
  const count = Math.floor((to - from) / STEP_ORBITS + 1e-9);
  return Array.from({ length: count + 1 }, (_, k) => Math.round((from + k * STEP_ORBITS) * 1e9) / 1e9);
}

function vehicleOf(options: PlanOptions, plan: Omit<Plan, 'candidates'>, body: PlannedBody, leadS: number): Vehicle {
  const { type, maxDeltaVMps, specificImpulseS, thrustN, dutyCycle, areasM2, dragCoefficient } = options;
  if (type === 'IMPULSIVE') return { type, maxDeltaVMps, ...(specificImpulseS !== undefined && { specificImpulseS }) };
  if (type === 'CONTINUOUS') {
    const motor = { thrustN: thrustN!, specificImpulseS: specificImpulseS! };
    return { type, ...motor, dutyCycle, massKg: body.massKg, maxDurationS: leadS, maxDeltaVMps };
  }
  const [minAreaM2, nominalAreaM2, maxAreaM2] = areasM2!;
  const areas = { minAreaM2, nominalAreaM2, maxAreaM2, dragCoefficient, massKg: body.massKg };
  const dynamicPressurePa = dynamicPressure(plan.events[0]!.primary, body.atmosphere);
  return { type, ...areas, maxDurationS: leadS, dynamicPressurePa };
}

/** A burn of the command line: an impulse, or the thrust that adds up to it. */
function givenPush({ orbitsBeforeTca, deltaVRtnMps }: GivenBurn, plan: Omit<Plan, 'candidates'>, massKg: number): Push {
  const { type, specificImpulseS, thrustN, dutyCycle } = plan.options;
  const ignitionTaiS = plan.tcaTaiS - orbitsBeforeTca * plan.periodS;
  const isp = specificImpulseS !== undefined && { specificImpulseS };
  if (type === 'IMPULSIVE') {
    const manoeuvre: PlannedManoeuvre = { type, ignitionTaiS, deltaVMps: deltaVRtnMps, frame: 'RTN', ...isp };
    return { manoeuvre, deltaVRtnMps, maps: [] };
  }
  const size = Math.hypot(...deltaVRtnMps);
  if (!(size > 0)) throw wrongUsage('--burn: a continuous burn of no delta-v has no direction');
  const motor = { thrustN: thrustN!, specificImpulseS: specificImpulseS! };
  const durationS = thrustTimeFor(size, motor, massKg) / dutyCycle;
  const manoeuvre: PlannedManoeuvre = {
    ...{ type: 'CONTINUOUS', ignitionTaiS, durationS, ...motor, dutyCycle },
    ...{ direction: deltaVRtnMps, frame: 'RTN' },
  };
  return { manoeuvre, deltaVRtnMps, maps: [] };
}

function bodyOf(cdm: Cdm, options: PlanOptions): PlannedBody {
  const [object] = cdm.objects;
  const massKg = options.massKg ?? object.massKg;
  if (options.type !== 'IMPULSIVE' && massKg === undefined)
    throw wrongUsage('--mass: the message has no mass, and thrust and drag need one');
  const { ballisticM2PerKg = 0 } = object;
  const mass = massKg ?? 1;
  // The message has the coefficient in it.
  return { massKg: mass, ...(ballisticM2PerKg > 0 && { drag: { areaM2: ballisticM2PerKg * mass, coefficient: 1 } }) };
}

function opened(event: PlanningEvent, file: string): Response {
  const response = openResponse(event);
  if (!response.ok) throw inputAtFault(`${file}: no encounter plane (${response.fault.code})`);
  return response.value;
}

function unwrap(outcome: ReturnType<typeof outcomeOf>, file: string): PlanOutcome {
  if (outcome.ok) return outcome.value;
  const fault: PlanFault = outcome.fault;
  const at = 'epochTaiS' in fault && fault.epochTaiS !== undefined ? ` at ${formatUtcZ(fault.epochTaiS)}` : '';
  throw inputAtFault(`${file}: the manoeuvre has no outcome: ${fault.code}${at}`);
}
