import { formatUtcZ } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import { encounterPlane, projectCovariance } from '@keepout/conjunction/encounter/encounter-plane';
import { totalPc } from '@keepout/conjunction/manoeuvre/several-events';
import type { PlanConstraint } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreFigures, ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { ConstraintName, Contact } from '@keepout/planning/constraints';
import type { EventEffect } from '@keepout/planning/event-effect';
import { thrustingTimeS } from '@keepout/planning/firing-spans';
import { cutoffTaiS, deltaVOf, type PlannedManoeuvre, propellantOf } from '@keepout/planning/manoeuvre';
import type { PlanOutcome } from '@keepout/planning/outcome';
import { type OrbitChange, orbitChange } from '@keepout/planning/plan-figures';
import { inRtn, norm3, scaled3 } from '@keepout/planning/vector';
import type { Branch } from './branches.ts';
import type { KnownEvent } from './known-events.ts';
import type { PlanningMeans } from './vehicle-of.ts';

export interface Evaluated {
  readonly manoeuvre: PlannedManoeuvre;
  readonly outcome: PlanOutcome;
  readonly branches: readonly Branch[];
  readonly breaks: readonly ConstraintName[];
  /** The second manoeuvre of a pair. */
  readonly returning?: { readonly manoeuvre: PlannedManoeuvre; readonly change: OrbitChange };
}

export interface ResultSetting {
  readonly events: readonly KnownEvent[];
  readonly means: PlanningMeans;
  readonly periodS: number;
  readonly watchPc: number;
  readonly contacts: readonly Contact[] | undefined;
  readonly uplinkLeadS: number;
}

const time = (epochTaiS: number): string => formatUtcZ(epochTaiS, 6);

/** What comes of a manoeuvre, in the words of the contract. */
export function wireResult(
  { manoeuvre, outcome, branches, breaks, returning }: Evaluated,
  setting: ResultSetting,
): ManoeuvreResult {
  const { events, watchPc, contacts = [], uplinkLeadS } = setting;
  const [main] = events;
  const flown = [manoeuvre, ...(returning ? [returning.manoeuvre] : [])];
  const total = spentOn(flown, setting.means.body.massKg);
  const [before, after] = [outcome.before[0]!, outcome.after[0]!];
  const command = contacts
    .filter(({ canCommand, span }) => canCommand && span[1] <= manoeuvre.ignitionTaiS - uplinkLeadS)
    .at(-1);
  const confirmation = contacts.find(({ canConfirm, span }) => canConfirm && span[1] > cutoffTaiS(manoeuvre));
  return {
    figures: wireFigures(manoeuvre, orbitChange(manoeuvre, main!.primary, outcome), setting, total),
    ...(returning && { returnFigures: wireFigures(returning.manoeuvre, returning.change, setting, total) }),
    probabilityBefore: before.pc,
    probability: after.pc,
    totalProbabilityBefore: outcome.totalPcBefore,
    totalProbability: outcome.totalPc,
    missDistance: after.missDistanceM,
    mahalanobisDistance: Math.sqrt(after.mahalanobisSquared),
    tca: time(after.tcaTaiS),
    planeBefore: planeOf(before, main!),
    planeAfter: planeOf(after, main!),
    events: events.map((event, i) => {
      const [was, is] = [outcome.before[i]!, outcome.after[i]!];
      return {
        conjunctionId: event.id,
        secondaryName: event.secondaryName,
        secondaryNoradId: event.secondaryNoradId,
        tcaBefore: time(was.tcaTaiS),
        tcaAfter: time(is.tcaTaiS),
        missDistanceBefore: was.missDistanceM,
        missDistanceAfter: is.missDistanceM,
        relativePositionBefore: [...relativeRtn(was)],
        relativePositionAfter: [...relativeRtn(is)],
        probabilityBefore: was.pc,
        probabilityAfter: is.pc,
        isRaised: was.pc < watchPc && is.pc >= watchPc,
      };
    }),
    branches: branches.map(({ branch, share, outcome: turned }) => ({
      branch,
      share,
      probability: turned.after[0]!.pc,
      totalProbability: totalPc(turned.after),
      missDistance: turned.after[0]!.missDistanceM,
    })),
    commandBy: contacts.length === 0 ? null : time(manoeuvre.ignitionTaiS - uplinkLeadS),
    commandContact: command === undefined ? null : contactText(command),
    confirmationContact: confirmation === undefined ? null : contactText(confirmation),
    breaks: breaks.map(wireConstraint),
  };
}

export function wireConstraint(name: ConstraintName): PlanConstraint {
  return name.toUpperCase().replaceAll('-', '_') as PlanConstraint;
}

function contactText({ name, span }: Contact): string {
  const shown = (epochTaiS: number): string => formatUtcZ(epochTaiS, 0).replace('T', ' ').replace('Z', ' Z');
  return `${name}, ${shown(span[0])} to ${shown(span[1]).slice(11)}`;
}

function relativeRtn({ primary, secondary }: EventEffect) {
  const [a, b] = [primary.positionM, secondary.positionM];
  return inRtn([b[0] - a[0], b[1] - a[1], b[2] - a[2]], primary);
}

function planeOf({ primary, secondary }: EventEffect, { covarianceM2 }: KnownEvent): ManoeuvreResult['planeBefore'] {
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) throw new Error(`a plane that was there is gone: ${plane.fault.code}`);
  const { xx, yx, yy } = projectCovariance(plane.value, covarianceM2);
  const { missXM: x, missYM: y } = plane.value;
  return { x, y, covarianceXX: xx, covarianceYX: yx, covarianceYY: yy };
}

/** What manoeuvres cost together; propellant undefined where the specific impulse is not known. */
function spentOn(manoeuvres: readonly PlannedManoeuvre[], massKg: number): Spent {
  let deltaVMps = 0;
  let propellantKg: number | undefined = 0;
  for (const one of manoeuvres) {
    const left: number = massKg - (propellantKg ?? 0);
    const used = propellantOf(one, left);
    deltaVMps += deltaVOf(one, left);
    propellantKg = used === undefined || propellantKg === undefined ? undefined : propellantKg + used;
  }
  return { deltaVMps, propellantKg };
}

interface Spent {
  readonly deltaVMps: number;
  readonly propellantKg: number | undefined;
}

function wireFigures(
  manoeuvre: PlannedManoeuvre,
  change: OrbitChange,
  setting: ResultSetting,
  total: Spent,
): ManoeuvreFigures {
  const { events, means, periodS } = setting;
  const { massKg } = means.body;
  const main = events[0]!.primary;
  const used = propellantOf(manoeuvre, massKg);
  const size = deltaVOf(manoeuvre, massKg);
  const negative = (kg: number | undefined) => (kg === undefined ? null : kg === 0 ? 0 : -kg);
  const deltaMass = negative(used);
  const isDrag = manoeuvre.type === 'DIFFERENTIAL_DRAG';
  const durationS = manoeuvre.type === 'IMPULSIVE' ? 0 : manoeuvre.durationS;
  const [before, after] = [change.before, change.after].map((state) => transformState(state, 'EME2000')) as [
    StateVector,
    StateVector,
  ];
  const motor = manoeuvre.type === 'CONTINUOUS' ? manoeuvre : undefined;
  return {
    manoeuvreType: manoeuvre.type,
    ignitionEpoch: time(manoeuvre.ignitionTaiS),
    orbitsBeforeTca: (main.epochTaiS - manoeuvre.ignitionTaiS) / periodS,
    manoeuvreDuration: durationS,
    totalThrustingTime: motor === undefined ? 0 : thrustingTimeS(motor),
    totalDeltaVMagnitude: total.deltaVMps,
    deltaVMagnitude: size,
    deltaVReferenceFrame: isDrag || manoeuvre.frame === 'INERTIAL' ? 'RTN' : (wireFrame(manoeuvre.frame) as 'RTN'),
    deltaVVector: [...deltaVVector(manoeuvre, size)],
    totalDeltaMass: negative(total.propellantKg),
    deltaMass,
    effectiveThrustMagnitude: motor === undefined ? null : motor.thrustN * motor.dutyCycle,
    specificImpulse: means.specificImpulseS ?? null,
    dutyCycle: motor?.dutyCycle ?? null,
    spacecraftInitialMass: massKg,
    dragCrossSection: isDrag ? manoeuvre.areaM2 : null,
    totalTimeInDifferentialDragConfiguration: isDrag ? durationS : 0,
    totalTimeInNominalConfiguration: Math.max(0, main.epochTaiS - manoeuvre.ignitionTaiS - (isDrag ? durationS : 0)),
    positionBefore: [...before.positionM],
    velocityBefore: [...before.velocityMps],
    positionAfter: [...after.positionM],
    velocityAfter: [...after.velocityMps],
    smaChange: change.smaChangeM,
  };
}

const FRAMES_OF_CONTRACT: Readonly<Record<string, string>> = {
  GCRF: 'EME2000',
  TOD: 'TOD_EARTH',
  RTN_INERTIAL: 'RSW_INERTIAL',
};

function wireFrame(frame: string): string {
  return FRAMES_OF_CONTRACT[frame] ?? frame;
}

function deltaVVector(manoeuvre: PlannedManoeuvre, size: number) {
  if (manoeuvre.type === 'IMPULSIVE') return manoeuvre.deltaVMps;
  if (manoeuvre.type === 'DIFFERENTIAL_DRAG') return [0, 0, 0] as const;
  return scaled3(manoeuvre.direction, size / norm3(manoeuvre.direction));
}
