import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { encounterPlane } from '@keepout/conjunction/encounter/encounter-plane';
import type { ManoeuvreBranch, ManoeuvredEventOutcome } from '@keepout/contract/ca/manoeuvre-enums';
import type { PlannedManoeuvreType } from '@keepout/contract/fleet/propulsion-types';
import { type ConstraintName, type Contact, commandTimes, lastCommandPass } from '@keepout/planning/constraints';
import type { EventEffect } from '@keepout/planning/event-effect';
import { cutoffTaiS, deltaVOf, type PlannedManoeuvre, propellantOf, propulsionOf } from '@keepout/planning/manoeuvre';
import type { PlanOutcome } from '@keepout/planning/outcome';
import { type OrbitChange, orbitChange } from '@keepout/planning/plan-figures';
import type { CourseAt } from '@keepout/planning/return/course';
import { thrustTimeFor } from '@keepout/planning/rocket';
import { inRtn } from '@keepout/planning/vector';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import type { TypeFigures } from '../vehicle/vehicle-type.ts';
import { vehicleType } from '../vehicle/vehicles.ts';
import type { Branch } from './branches.ts';
import { type FlownFigures, type FlownSetting, flownFigures, type SpentResources } from './flown-figures.ts';

/** One manoeuvre in figures. */
export interface PushFigures extends SpentResources, TypeFigures {
  readonly type: PlannedManoeuvreType;
  readonly ignitionTaiS: number;
  readonly durationS: number;
  readonly orbitsBeforeTca: number;
  /** From ignition to closest approach. */
  readonly leadS: number;
  /** Before it, kg. */
  readonly massKg: number;
  readonly specificImpulseS: number | undefined;
  /** At ignition without it and at cut-off with it, EME2000. */
  readonly before: StateVector;
  readonly after: StateVector;
  readonly smaChangeM: number;
}

/** An encounter at one instant. */
export interface EventFigures {
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  /** The other object from the satellite. */
  readonly relativeRtnM: Vec3;
  readonly mahalanobisSquared: number;
  readonly pc: number;
  /** Below a limit the probability gives no comfort. */
  readonly isInadequate: boolean;
  /** Because its verdict would be inconclusive. */
  readonly isInconclusive?: boolean;
}

/** The event to avoid in its encounter plane: where the other object passes, and the covariance. */
export interface ResultPlaneFigures {
  readonly xM: number;
  readonly yM: number;
  readonly xxM2: number;
  readonly yxM2: number;
  readonly yyM2: number;
}

/** Result of a manoeuvre. */
export interface PlanResult extends FlownFigures {
  readonly figures: PushFigures;
  /** Figures of the second manoeuvre of a pair. */
  readonly returnFigures?: PushFigures;
  /** Course of a pair relative to its box; absent without a box. */
  readonly returnCourse?: readonly CourseAt[];
  readonly planeBefore: ResultPlaneFigures;
  readonly planeAfter: ResultPlaneFigures;
  /** In the order of the events. */
  readonly events: readonly {
    readonly id: string;
    readonly before: EventFigures;
    /** As before where it could not be computed. */
    readonly after: EventFigures;
    readonly outcome: ManoeuvredEventOutcome;
    /** From below the watch threshold to above it. */
    readonly isRaised: boolean;
  }[];
  readonly branches: readonly {
    readonly branch: ManoeuvreBranch;
    readonly share: number;
    readonly pc: number;
    readonly totalPc: number;
    readonly missDistanceM: number;
    readonly plane: ResultPlaneFigures;
    /** Outcome of the conjunction to avoid. */
    readonly outcome: ManoeuvredEventOutcome;
    readonly isInadequate: boolean;
    readonly isInconclusive?: boolean;
  }[];
  /** End of the last pass that can carry the command, or the lead before ignition where that is earlier; absent without such a pass. */
  readonly commandByTaiS?: number;
  readonly commandContact?: Contact;
  /** `commandByTaiS`, without stations the lead before ignition, less the preparation time; absent where no pass can carry the command. */
  readonly decideByTaiS?: number;
  readonly confirmationContact?: Contact;
  readonly breaks: readonly ConstraintName[];
}

export interface Evaluated {
  readonly manoeuvre: PlannedManoeuvre;
  readonly outcome: PlanOutcome;
  readonly branches: readonly Branch[];
  readonly breaks: readonly ConstraintName[];
  /** The second manoeuvre of a pair. */
  readonly returning?: { readonly manoeuvre: PlannedManoeuvre; readonly change: OrbitChange };
  readonly course?: readonly CourseAt[];
}

export interface ResultSetting extends FlownSetting {
  readonly periodS: number;
  readonly watchPc: number;
  readonly nowTaiS: number;
  /** Undefined without stations. */
  readonly contacts: readonly Contact[] | undefined;
  readonly uplinkLeadS: number;
  readonly preparationS: number;
}

/** Returns the result of a manoeuvre in figures. */
export function planResult(
  { manoeuvre, outcome, branches, breaks, returning, course }: Evaluated,
  setting: ResultSetting,
): PlanResult {
  const { events, watchPc, contacts } = setting;
  const main = events[0]!;
  const flown = [manoeuvre, ...(returning ? [returning.manoeuvre] : [])];
  const times = commandTimes(setting, manoeuvre.ignitionTaiS);
  const command = contacts && lastCommandPass(contacts, times);
  const commandByTaiS = contacts === undefined ? times.latestTaiS : command?.byTaiS;
  const confirmation = contacts?.find(({ canConfirm, span }) => canConfirm && span[1] > cutoffTaiS(manoeuvre));
  return {
    figures: pushFigures(manoeuvre, orbitChange(manoeuvre, main.primary, outcome), setting),
    ...(returning && { returnFigures: pushFigures(returning.manoeuvre, returning.change, setting) }),
    ...(course && { returnCourse: course }),
    ...flownFigures(flown, outcome, setting),
    planeBefore: planeOf(outcome.before[0]!),
    planeAfter: planeOf(outcome.after[0]!),
    events: events.map(({ id }, i) => {
      const [before, after] = [outcome.before[i]!, outcome.after[i]!];
      const isRaised = before.pc < watchPc && after.pc >= watchPc;
      return { id, before: eventFigures(before), after: eventFigures(after), outcome: outcomeWord(after), isRaised };
    }),
    branches: branches.map(({ branch, share, outcome: turned }) => {
      const avoided = turned.after[0]!;
      const { pc, missDistanceM } = avoided;
      const { totalPc: total, isInadequate } = turned;
      const plane = planeOf(avoided);
      const isInconclusive = turned.after.some((event) => event.isInconclusive);
      const branchFigures = {
        branch,
        share,
        pc,
        totalPc: total,
        missDistanceM,
        plane,
        outcome: outcomeWord(avoided),
        isInadequate,
      };
      return isInconclusive ? { ...branchFigures, isInconclusive } : branchFigures;
    }),
    ...(command && { commandByTaiS: command.byTaiS, commandContact: command.contact }),
    ...(commandByTaiS !== undefined && { decideByTaiS: commandByTaiS - setting.preparationS }),
    ...(confirmation && { confirmationContact: confirmation }),
    breaks,
  };
}

function eventFigures(effect: EventEffect): EventFigures {
  const { tcaTaiS, missDistanceM, mahalanobisSquared, pc, isInadequate, isInconclusive, primary, secondary } = effect;
  const [a, b] = [primary.positionM, secondary.positionM];
  const relativeRtnM = inRtn([b[0] - a[0], b[1] - a[1], b[2] - a[2]], primary);
  const figures = { tcaTaiS, missDistanceM, mahalanobisSquared, pc, isInadequate, relativeRtnM };
  return isInconclusive ? { ...figures, isInconclusive } : figures;
}

function outcomeWord({ fault, end }: EventEffect): ManoeuvredEventOutcome {
  if (fault !== undefined) return 'UNKNOWN';
  return end === 'departs' ? 'DEPARTS' : 'PASSES';
}

function planeOf({ primary, secondary, planeM2 }: EventEffect): ResultPlaneFigures {
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) throw new Error(`a plane that was there is gone: ${plane.fault.code}`);
  const { xx: xxM2, yx: yxM2, yy: yyM2 } = planeM2;
  return { xM: plane.value.missXM, yM: plane.value.missYM, xxM2, yxM2, yyM2 };
}

/** Returns the seconds that the thruster takes for a burn that is computed as an impulse; 0 where its thrust is unknown. */
export function impulseTimeS(
  deltaVMps: number,
  { thrustN, specificImpulseS, body }: Pick<PropulsionCapability, 'thrustN' | 'specificImpulseS' | 'body'>,
): number {
  if (thrustN === undefined) return 0;
  if (specificImpulseS === undefined) return (body.massKg * deltaVMps) / thrustN;
  return thrustTimeFor(deltaVMps, { thrustN, specificImpulseS }, body.massKg);
}

function pushFigures(
  manoeuvre: PlannedManoeuvre,
  change: OrbitChange,
  { events, means, periodS }: ResultSetting,
): PushFigures {
  const { massKg } = means.body;
  const { type, ignitionTaiS } = manoeuvre;
  const leadS = events[0]!.primary.epochTaiS - ignitionTaiS;
  const deltaVMps = deltaVOf(manoeuvre, massKg);
  const figures = vehicleType(type).figures(manoeuvre, deltaVMps);
  return {
    ...figures,
    thrustingTimeS: propulsionOf(manoeuvre).isInstant ? impulseTimeS(deltaVMps, means) : figures.thrustingTimeS,
    type,
    ignitionTaiS,
    durationS: propulsionOf(manoeuvre).durationS(manoeuvre),
    orbitsBeforeTca: leadS / periodS,
    leadS,
    massKg,
    specificImpulseS: means.specificImpulseS,
    deltaVMps,
    propellantKg: propellantOf(manoeuvre, massKg),
    before: transformState(change.before, 'EME2000'),
    after: transformState(change.after, 'EME2000'),
    smaChangeM: change.smaChangeM,
  };
}
