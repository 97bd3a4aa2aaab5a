import { type AtmosphereModel, EXPONENTIAL_AIR, type SpaceWeatherSource } from '@keepout/astro/atmosphere-model';
import { formatUtcZ } from '@keepout/astro/epoch';
import { spaceWeatherUsed } from '@keepout/astro/force/air';
import { DRAG_SIGMA_SHARE } from '@keepout/astro/force/drag-of-elements';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { nothingToPlanText } from '@keepout/contract/ca/words/nothing-to-plan';
import { impulsive, propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { candidateSearch } from '@keepout/operations/plan/candidates';
import type { KnownEvents } from '@keepout/operations/plan/known-events';
import { type LeftOutTotal, toldLeftOuts } from '@keepout/operations/plan/left-out';
import { tradeVehicleOf } from '@keepout/operations/plan/prepared-plan';
import { propulsionCapability } from '@keepout/operations/vehicle/capability-of-satellite';
import type { PropulsionCapability } from '@keepout/operations/vehicle/propulsion-capability';
import type { SatelliteToPlan } from '@keepout/operations/vehicle/satellite';
import { vehicleType } from '@keepout/operations/vehicle/vehicles';
import { withExecution } from '@keepout/planning/execution-effect';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import {
  isMetAsItIs,
  isReached,
  outcomeOf,
  type PlanFault,
  type PlanningEvent,
  type PlanOutcome,
  totalTarget,
} from '@keepout/planning/outcome';
import { burnDurationS } from '@keepout/planning/propulsion/continuous';
import { periodOf } from '@keepout/planning/response';
import { figuresOfCandidate, type SolvedCandidate } from '@keepout/planning/solve';
import { type AtmosphereName, airOf } from '../files/space-weather-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { otherEvents } from './other-events.ts';
import type { GivenBurn, PlanOptions } from './plan-options.ts';

/** A candidate; without propellant if the mass is unknown. */
export interface Candidate extends SolvedCandidate {
  /** Total of the excluded encounters after the manoeuvre; absent without any. */
  readonly leftOutTotal?: LeftOutTotal;
  /** Includes the execution error; absent without a target. */
  readonly isTargetReached?: boolean;
}

export interface Plan {
  readonly options: PlanOptions;
  readonly tcaTaiS: number;
  readonly periodS: number;
  readonly events: readonly PlanningEvent[];
  /** Encounters that cannot be computed or are excluded; not in any total. */
  readonly leftOut: KnownEvents['leftOut'];
  /** Atmosphere model for the satellite's drag, with the least certain source of its space weather; null without drag. */
  readonly atmosphere: { readonly model: AtmosphereName; readonly spaceWeather: SpaceWeatherSource | null } | null;
  readonly before: PlanOutcome;
  readonly candidates: readonly Candidate[];
  readonly means: PropulsionCapability;
  /** Absent: exponential layers. */
  readonly air?: AtmosphereModel;
  /** Why a search found no candidate, or was not necessary. */
  readonly note?: string;
  /** Assumptions that candidates do not meet although a reader might expect it. */
  readonly warning?: string;
}

/** Warning for a total that meets the target but is not conclusive. */
export const NO_ALL_CLEAR = 'not conclusive: an encounter in it has no valid method, or an implausible covariance';

/** The same where the verdict is *no conclusion*. */
export const NO_CONCLUSION =
  'not conclusive: the verdict is inconclusive, a low Pc is not evidence of safety here; obtain data';

const NO_OTHERS: KnownEvents = { countedEvents: [], leftOut: [] };

/** Effort of a search: all burn starts, computed exactly in the selected model, since the command line has no time limit. */
export const EFFORT = { aimedShare: 1, mostCandidates: 20, mostBegins: Number.POSITIVE_INFINITY } as const;

/** Evaluates given manoeuvres, or searches for the best ones. */
export function runPlan(encounter: Omit<PlanningEvent, 'id'>, cdm: Cdm, options: PlanOptions, file: string): Plan {
  const main: PlanningEvent = { ...encounter, id: cdm.messageId };
  const periodS = periodOf(main.primary);
  if (!Number.isFinite(periodS))
    throw inputAtFault(`${file}: object 1: its orbit is not bound, so orbits before TCA are undefined`);
  const air = airOf(options.atmosphere, options.spaceWeatherFile);
  const tabledAir = air.model === EXPONENTIAL_AIR.model ? undefined : air;
  const means = meansOfMessage(cdm, options, tabledAir);
  const { body } = means;
  const { burns, catalogue, model } = options;
  const earliestOrbits = Math.max(...(burns?.map(({ orbitsBeforeTca }) => orbitsBeforeTca) ?? [options.orbits[1]]));
  const earliestTaiS = main.primary.epochTaiS - earliestOrbits * periodS;
  const { countedEvents: known, leftOut } =
    catalogue === undefined ? NO_OTHERS : otherEvents(main, cdm, body, catalogue, earliestTaiS, options.leftOut);
  const events = [main, ...known];
  const massKnown = (options.massKg ?? cdm.objects[0].massKg) !== undefined;
  const tcaTaiS = main.primary.epochTaiS;
  const hasDrag = vehicleType(options.type).isByAir || (model === 'full' && body.drag !== undefined);
  const spaceWeather = spaceWeatherUsed(air, earliestTaiS, tcaTaiS) ?? null;
  const atmosphere = hasDrag ? { model: options.atmosphere, spaceWeather } : null;
  const frame = { options, tcaTaiS, periodS, events, leftOut, atmosphere, means, ...(tabledAir && { air: tabledAir }) };
  const spread = { execution: means.execution, densitySigma: DRAG_SIGMA_SHARE };
  const executed = ({
    manoeuvre,
    outcome: planned,
  }: SolvedCandidate): Pick<Candidate, 'outcome' | 'isTargetReached'> => {
    const outcome = planned.withExecution
      ? planned
      : withExecution([manoeuvre], planned, events, { body, model, spread });
    const { targetPc } = options;
    return targetPc === undefined
      ? { outcome }
      : { outcome, isTargetReached: isReached(outcome, totalTarget(targetPc)) };
  };
  const uncounted = ({ manoeuvre }: SolvedCandidate): Pick<Candidate, 'leftOutTotal'> => {
    const { leftOutTotal } = toldLeftOuts([manoeuvre], { main, leftOut }, body, model);
    return leftOutTotal ? { leftOutTotal } : {};
  };
  const candidateOf = (solved: SolvedCandidate): Candidate => ({
    ...solved,
    ...uncounted(solved),
    ...(!massKnown && { propellantKg: undefined }),
    ...executed(solved),
  });
  if (burns === undefined) return searched(frame, file, candidateOf);
  const before = unwrap(outcomeOf([], events, body, model), file);
  const candidates = burns.map((burn) => {
    const manoeuvre = manoeuvreCommand(burn, frame);
    const outcome = unwrap(outcomeOf([manoeuvre], events, body, model), file);
    return candidateOf(figuresOfCandidate(burn.orbitsBeforeTca, manoeuvre, burn.deltaVRtnMps, outcome, body, events));
  });
  return { ...frame, before, candidates };
}

type Frame = Omit<Plan, 'before' | 'candidates' | 'note' | 'warning'>;

function searched(frame: Frame, file: string, candidateOf: (solved: SolvedCandidate) => Candidate): Plan {
  const { options, events, means } = frame;
  const { objective, targetPc, fixedAxis, model, orbits } = options;
  const solution = candidateSearch(
    { events, means },
    {
      objective,
      effort: { model, ...EFFORT },
      ...(targetPc !== undefined && { target: totalTarget(targetPc) }),
      rule: fixedAxis === undefined ? {} : { fixedAxis },
      orbits,
      shadows: [],
      ...(options.burnError && { densitySigma: DRAG_SIGMA_SHARE }),
    },
  );
  if (!solution.ok) throw inputAtFault(`${file}: ${nothingToPlanText('NO_COVARIANCE')}`);
  const { before } = solution.value;
  const candidates = solution.value.candidates.map(candidateOf);
  if (targetPc !== undefined && isMetAsItIs(events, before, totalTarget(targetPc))) {
    const note = `no manoeuvre needed: the total probability is ${before.totalPc.toExponential(3)} already`;
    return { ...frame, before, candidates: candidates.slice(0, 1), note };
  }
  if (targetPc !== undefined && before.totalPc <= targetPc) {
    const advice = events.some(({ isInconclusive }) => isInconclusive) ? NO_CONCLUSION : NO_ALL_CLEAR;
    const note = `the total probability of ${before.totalPc.toExponential(3)} is ${advice}`;
    return { ...frame, before, candidates, note };
  }
  if (candidates.length === 0) return { ...frame, before, candidates, note: limitWords(options) };
  if (candidates.some(({ isTargetReached }) => isTargetReached === false)) {
    const warning = `burns that reach the target as planned, and not with their error of ${errorWords(means, options)}: --burn-error sizes them for it`;
    return { ...frame, before, candidates, warning };
  }
  return { ...frame, before, candidates };
}

/** Describes the assumed error of the engine, or of the density. */
function errorWords({ execution }: PropulsionCapability, { type }: PlanOptions): string {
  if (vehicleType(type).isByAir) return `${100 * DRAG_SIGMA_SHARE} % of the density`;
  return `${100 * execution.magnitudeShare} % and ${((execution.pointingRad * 180) / Math.PI).toFixed(2)} degrees`;
}

function limitWords({ type, maxDeltaVMps, orbits, targetPc }: PlanOptions): string {
  const limit = vehicleType(type).isByAir
    ? 'no time in either attitude'
    : `no change of velocity up to ${maxDeltaVMps} m/s`;
  return `${limit}, begun ${orbits[0]} to ${orbits[1]} orbits before TCA, brings the total probability to ${targetPc}`;
}

function meansOfMessage(cdm: Cdm, options: PlanOptions, air: AtmosphereModel | undefined): PropulsionCapability {
  const means = propulsionCapability(satelliteOf(cdm, options), air);
  if (means.unplannable !== undefined)
    throw wrongUsage(`--type: options for planning are missing: ${means.missing.join(', ')}`);
  return means;
}

/** The satellite of a message with the options, as planning takes one. */
export function satelliteOf(cdm: Cdm, options: PlanOptions): SatelliteToPlan {
  const [object] = cdm.objects;
  const { type, areasM2 } = options;
  const massKg = options.massKg ?? object.massKg;
  if ((type !== impulsive.type || options.exportSet !== undefined) && massKg === undefined)
    throw wrongUsage('--mass: the message has no mass, and thrust, drag and files of burns need one');
  const [minAreaM2, dragAreaM2, maxAreaM2] = vehicleType(type).isByAir ? (areasM2 ?? []) : [];
  return {
    propulsion: type,
    build: { shape: 'OTHER' },
    massKg: massKg ?? 1,
    ballisticM2PerKg: object.ballisticM2PerKg,
    minAreaM2,
    dragAreaM2,
    maxAreaM2,
    dragCoefficient: options.dragCoefficient,
    thrustN: options.thrustN,
    specificImpulseS: options.specificImpulseS,
    dutyCycle: options.dutyCycle,
    ...options.burnError,
    maxDeltaVMps: options.maxDeltaVMps,
    // The command line has no options for eclipses or for a maximum burn duration.
    burnsInEclipse: true,
    maxDurationS: Number.POSITIVE_INFINITY,
  };
}

/** A burn of the command line: an impulse, or the thrust that adds up to it. */
function manoeuvreCommand({ orbitsBeforeTca, deltaVRtnMps }: GivenBurn, plan: Frame): PlannedManoeuvre {
  const { means } = plan;
  const ignitionTaiS = plan.tcaTaiS - orbitsBeforeTca * plan.periodS;
  const vehicle = tradeVehicleOf(means, 0);
  const row = vehicleType(means.type);
  if (propulsionFacts(means.type).sizedBy === 'velocity') return row.ofCell(vehicle, ignitionTaiS, deltaVRtnMps, 1);
  const sizeMps = Math.hypot(...deltaVRtnMps);
  if (!(sizeMps > 0)) throw wrongUsage('--burn: a continuous burn of no delta-v has no direction');
  const motor = { thrustN: means.thrustN!, specificImpulseS: means.specificImpulseS!, dutyCycle: means.dutyCycle };
  const durationS = burnDurationS(motor, ignitionTaiS, sizeMps, means.body.massKg);
  return row.ofCell(vehicle, ignitionTaiS, deltaVRtnMps, durationS);
}

function unwrap(outcome: ReturnType<typeof outcomeOf>, file: string): PlanOutcome {
  if (outcome.ok) return outcome.value;
  const fault: PlanFault = outcome.fault;
  const at = 'epochTaiS' in fault && fault.epochTaiS !== undefined ? ` at ${formatUtcZ(fault.epochTaiS)}` : '';
  throw inputAtFault(`${file}: the manoeuvre has no outcome: ${fault.code}${at}`);
}
