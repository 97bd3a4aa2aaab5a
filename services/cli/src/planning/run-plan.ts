import { formatUtcZ } from '@keepout/astro/epoch';
import { type Air, atmosphereOfAir, spaceWeatherUsed } from '@keepout/astro/force/air';
import type { SpaceWeatherSource } from '@keepout/astro/force/space-weather';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { PlannedBody } from '@keepout/planning/change';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import type { PlannedManoeuvre, Vehicle } from '@keepout/planning/manoeuvre';
import {
  isMetAsItIs,
  outcomeOf,
  type PlanFault,
  type PlanningEvent,
  type PlanOutcome,
} from '@keepout/planning/outcome';
import { periodOf } from '@keepout/planning/response';
import { thrustTimeFor } from '@keepout/planning/rocket';
import { evenOrbits, figuresOfCandidate, type SolvedCandidate, solve } from '@keepout/planning/solve';
import { type AtmosphereName, airOf } from '../files/space-weather-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { otherEvents } from './other-events.ts';
import type { GivenBurn, PlanOptions } from './plan-options.ts';

/** Propellant is not told where the mass is not known. */
export type Candidate = SolvedCandidate;

export interface Plan {
  readonly options: PlanOptions;
  readonly tcaTaiS: number;
  readonly periodS: number;
  readonly events: readonly PlanningEvent[];
  /** Which density braked the satellite, and what that rests on where it is known least; null where none did. */
  readonly atmosphere: { readonly model: AtmosphereName; readonly spaceWeather: SpaceWeatherSource | null } | null;
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
  const periodS = periodOf(main.primary);
  if (!Number.isFinite(periodS))
    throw inputAtFault(`${file}: object 1: its orbit is not bound, and orbits before TCA say nothing`);
  const air = airOf(options.atmosphere, options.spaceWeatherFile);
  const body = bodyOf(cdm, options, air);
  const { burns, catalogue, model } = options;
  const earliestOrbits = Math.max(...(burns?.map((burn) => burn.orbitsBeforeTca) ?? [options.orbits[1]]));
  const earliestTaiS = main.primary.epochTaiS - earliestOrbits * periodS;
  const events = catalogue === undefined ? [main] : [main, ...otherEvents(main, cdm, body, catalogue, earliestTaiS)];
  const massKnown = (options.massKg ?? cdm.objects[0].massKg) !== undefined;
  const tcaTaiS = main.primary.epochTaiS;
  const hasDrag = options.type === 'DIFFERENTIAL_DRAG' || (model === 'full' && body.drag !== undefined);
  const spaceWeather = spaceWeatherUsed(air, earliestTaiS, tcaTaiS) ?? null;
  const atmosphere = hasDrag ? { model: options.atmosphere, spaceWeather } : null;
  const frame = { options, tcaTaiS, periodS, events, atmosphere };
  const told = (one: SolvedCandidate): Candidate => (massKnown ? one : { ...one, propellantKg: undefined });
  if (burns === undefined) return searched(frame, body, file, told);
  const before = unwrap(outcomeOf([], events, body, model), file);
  const candidates = burns.map((burn) => {
    const manoeuvre = givenManoeuvre(burn, frame, body.massKg);
    const outcome = unwrap(outcomeOf([manoeuvre], events, body, model), file);
    return told(figuresOfCandidate(burn.orbitsBeforeTca, manoeuvre, burn.deltaVRtnMps, outcome, body, events));
  });
  return { ...frame, before, candidates };
}

type Frame = Omit<Plan, 'before' | 'candidates' | 'note'>;

function searched(frame: Frame, body: PlannedBody, file: string, told: (one: SolvedCandidate) => Candidate): Plan {
  const { options, events } = frame;
  const { objective, targetPc, held, model, orbits } = options;
  const solution = solve({
    events,
    body,
    model,
    objective,
    mostCandidates: MOST_CANDIDATES,
    ...(targetPc !== undefined && { targetPc }),
    vehicleAt: (leadS) => vehicleOf(options, events[0]!, body, leadS),
    rule: held === undefined ? {} : { held },
    orbits: evenOrbits(orbits[0], orbits[1], STEP_ORBITS),
  });
  if (!solution.ok) throw inputAtFault(`${file}: nothing can be planned: ${solution.fault.code}`);
  const { before } = solution.value;
  const candidates = solution.value.candidates.map(told);
  if (targetPc !== undefined && isMetAsItIs(events, before, targetPc)) {
    const note = `nothing need be done: the total probability is ${before.totalPc.toExponential(3)} already`;
    return { ...frame, before, candidates: candidates.slice(0, 1), note };
  }
  if (targetPc !== undefined && before.totalPc <= targetPc) {
    const note = `the total probability of ${before.totalPc.toExponential(3)} is no all-clear: for an encounter in it no method holds`;
    return { ...frame, before, candidates, note };
  }
  return candidates.length > 0
    ? { ...frame, before, candidates }
    : { ...frame, before, candidates, note: limitWords(options) };
}

function limitWords({ type, maxDeltaVMps, orbits, targetPc }: PlanOptions): string {
  const limit =
    type === 'DIFFERENTIAL_DRAG' ? 'no time in either attitude' : `no change of velocity up to ${maxDeltaVMps} m/s`;
  return `${limit}, begun ${orbits[0]} to ${orbits[1]} orbits before TCA, brings the total probability to ${targetPc}`;
}

function vehicleOf(options: PlanOptions, main: PlanningEvent, body: PlannedBody, leadS: number): Vehicle {
  const { type, maxDeltaVMps, specificImpulseS, thrustN, dutyCycle, areasM2, dragCoefficient } = options;
  if (type === 'IMPULSIVE') return { type, maxDeltaVMps, ...(specificImpulseS !== undefined && { specificImpulseS }) };
  if (type === 'CONTINUOUS') {
    const motor = { thrustN: thrustN!, specificImpulseS: specificImpulseS! };
    return { type, ...motor, dutyCycle, massKg: body.massKg, maxDurationS: leadS, maxDeltaVMps };
  }
  const [minAreaM2, nominalAreaM2, maxAreaM2] = areasM2!;
  const areas = { minAreaM2, nominalAreaM2, maxAreaM2, dragCoefficient, massKg: body.massKg };
  const dynamicPressurePa = dynamicPressure(main.primary, body.atmosphere);
  return { type, ...areas, maxDurationS: leadS, dynamicPressurePa };
}

/** A burn of the command line: an impulse, or the thrust that adds up to it. */
function givenManoeuvre({ orbitsBeforeTca, deltaVRtnMps }: GivenBurn, plan: Frame, massKg: number): PlannedManoeuvre {
  const { type, specificImpulseS, thrustN, dutyCycle } = plan.options;
  const ignitionTaiS = plan.tcaTaiS - orbitsBeforeTca * plan.periodS;
  const isp = specificImpulseS !== undefined && { specificImpulseS };
  if (type === 'IMPULSIVE') return { type, ignitionTaiS, deltaVMps: deltaVRtnMps, frame: 'RTN', ...isp };
  const size = Math.hypot(...deltaVRtnMps);
  if (!(size > 0)) throw wrongUsage('--burn: a continuous burn of no delta-v has no direction');
  const motor = { thrustN: thrustN!, specificImpulseS: specificImpulseS! };
  const durationS = thrustTimeFor(size, motor, massKg) / dutyCycle;
  const direction = deltaVRtnMps;
  return { type: 'CONTINUOUS', ignitionTaiS, durationS, ...motor, dutyCycle, direction, frame: 'RTN' };
}

function bodyOf(cdm: Cdm, options: PlanOptions, air: Air): PlannedBody {
  const [object] = cdm.objects;
  const massKg = options.massKg ?? object.massKg;
  if (options.type !== 'IMPULSIVE' && massKg === undefined)
    throw wrongUsage('--mass: the message has no mass, and thrust and drag need one');
  const { ballisticM2PerKg = 0 } = object;
  const mass = massKg ?? 1;
  // The message has the coefficient in it.
  return {
    massKg: mass,
    ...(ballisticM2PerKg > 0 && { drag: { areaM2: ballisticM2PerKg * mass, coefficient: 1 } }),
    ...(air.model === 'NRLMSISE_00' && { atmosphere: atmosphereOfAir(air) }),
  };
}

function unwrap(outcome: ReturnType<typeof outcomeOf>, file: string): PlanOutcome {
  if (outcome.ok) return outcome.value;
  const fault: PlanFault = outcome.fault;
  const at = 'epochTaiS' in fault && fault.epochTaiS !== undefined ? ` at ${formatUtcZ(fault.epochTaiS)}` : '';
  throw inputAtFault(`${file}: the manoeuvre has no outcome: ${fault.code}${at}`);
}
