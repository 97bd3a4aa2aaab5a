import type { OrbitLimits } from './candidate.ts';
import { cutoffTaiS, type PlannedManoeuvre, propulsionOf } from './manoeuvre.ts';

export type TimeSpan = readonly [fromTaiS: number, toTaiS: number];

/** A pass over a station of the operator. */
export interface Contact {
  readonly stationId: string;
  readonly name: string;
  readonly span: TimeSpan;
  readonly canCommand: boolean;
  readonly canConfirm: boolean;
}

/** Constraints of an operator; absent constraints do not bind. */
export interface PlanConstraints extends OrbitLimits {
  readonly nowTaiS: number;
  /** The manoeuvre must be inside one of these windows. */
  readonly allowed?: readonly TimeSpan[];
  /** The manoeuvre touches none of them. */
  readonly forbidden?: readonly TimeSpan[];
  /** Shadows, where the motor may not be on in one. */
  readonly shadows?: readonly TimeSpan[];
  /** Passes over the operator's stations; absent: no contact is required. */
  readonly contacts?: readonly Contact[];
  /** A pass for the command, and one for the confirmation; both where absent. */
  readonly needsCommand?: boolean;
  readonly needsConfirmation?: boolean;
  /** From the latest command to ignition. */
  readonly uplinkLeadS?: number;
  /** From the decision to the earliest command. */
  readonly preparationS?: number;
  readonly propellantKg?: number;
  /** Other burns that are planned, and how far from them a new one keeps. */
  readonly otherBurns?: readonly TimeSpan[];
  readonly spacingS?: number;
}

export const CONSTRAINT_NAMES = [
  'in-the-past',
  'allowed-windows',
  'no-burn-times',
  'eclipse',
  'command-contact',
  'confirmation-contact',
  'burn-spacing',
  'propellant',
  'sma-change',
  'phase-change',
] as const;
export type ConstraintName = (typeof CONSTRAINT_NAMES)[number];

/** Quantities that the constraints apply to. */
export interface ConstraintValues {
  readonly manoeuvre: PlannedManoeuvre;
  readonly tcaTaiS: number;
  readonly smaChangeM?: number;
  readonly phaseRad?: number;
  readonly propellantKg?: number;
}

/** Whether spans overlap; ends that touch do not. */
function overlaps([a, b]: TimeSpan, [from, to]: TimeSpan): boolean {
  return a < to && from < b;
}

function holds([a, b]: TimeSpan, [from, to]: TimeSpan): boolean {
  return a <= from && to <= b;
}

/** An instant is inside a span that it lies in; everything else overlaps as spans do. */
function touches(span: TimeSpan, burn: TimeSpan): boolean {
  return burn[0] === burn[1] ? span[0] <= burn[0] && burn[0] <= span[1] : overlaps(span, burn);
}

/** Between which times a command has to be sent. */
export interface CommandTimes {
  readonly earliestTaiS: number;
  readonly latestTaiS: number;
}

/** When the command for an ignition has to be sent: after its preparation, and the lead before ignition at the latest. */
export function commandTimes(
  { nowTaiS, preparationS = 0, uplinkLeadS = 0 }: Pick<PlanConstraints, 'nowTaiS' | 'preparationS' | 'uplinkLeadS'>,
  ignitionTaiS: number,
): CommandTimes {
  return { earliestTaiS: nowTaiS + preparationS, latestTaiS: ignitionTaiS - uplinkLeadS };
}

/** The pass that can carry a command last, and until when it can; undefined where no pass can. */
export function lastCommandPass(
  contacts: readonly Contact[],
  { earliestTaiS, latestTaiS }: CommandTimes,
): { readonly contact: Contact; readonly byTaiS: number } | undefined {
  let last: { readonly contact: Contact; readonly byTaiS: number } | undefined;
  if (!(latestTaiS > earliestTaiS)) return undefined;
  for (const contact of contacts) {
    if (!contact.canCommand || !overlaps(contact.span, [earliestTaiS, latestTaiS])) continue;
    const byTaiS = Math.min(contact.span[1], latestTaiS);
    if (last === undefined || byTaiS > last.byTaiS) last = { contact, byTaiS };
  }
  return last;
}

/** Returns the constraints that a manoeuvre breaks, in the order of their names; unmeasured quantities break none. */
export function broken(measured: ConstraintValues, limits: PlanConstraints): readonly ConstraintName[] {
  const { manoeuvre, tcaTaiS, smaChangeM = 0, phaseRad = 0, propellantKg = 0 } = measured;
  const burn: TimeSpan = [manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)];
  const { allowed, forbidden = [], shadows = [], contacts, otherBurns = [], spacingS = 0 } = limits;
  const { needsCommand = true, needsConfirmation = true } = limits;
  const isBroken: Readonly<Record<ConstraintName, boolean>> = {
    'in-the-past': burn[0] < limits.nowTaiS,
    'allowed-windows': allowed !== undefined && !allowed.some((span) => holds(span, burn)),
    'no-burn-times': forbidden.some((span) => touches(span, burn)),
    // A long burn is off in the shadow; an impulse cannot be.
    eclipse: propulsionOf(manoeuvre).isInstant && shadows.some((span) => touches(span, burn)),
    'command-contact':
      needsCommand && contacts !== undefined && lastCommandPass(contacts, commandTimes(limits, burn[0])) === undefined,
    'confirmation-contact':
      needsConfirmation &&
      contacts !== undefined &&
      !contacts.some(({ canConfirm, span }) => canConfirm && span[1] > burn[1] && span[0] < tcaTaiS),
    'burn-spacing': otherBurns.some(([from, to]) => touches([from - spacingS, to + spacingS], burn)),
    propellant: limits.propellantKg !== undefined && propellantKg > limits.propellantKg,
    'sma-change': limits.maxSmaChangeM !== undefined && Math.abs(smaChangeM) > limits.maxSmaChangeM,
    'phase-change': limits.maxPhaseRad !== undefined && Math.abs(phaseRad) > limits.maxPhaseRad,
  };
  return CONSTRAINT_NAMES.filter((name) => isBroken[name]);
}

/** Number of tried manoeuvres that each constraint excludes, and the constraint that excludes the last. */
export interface ConstraintReport {
  readonly evaluatedCount: number;
  readonly feasible: number;
  readonly forbids: Readonly<Partial<Record<ConstraintName, number>>>;
  /** The constraint with which, one after the other, the last manoeuvre goes; absent while any is left. */
  readonly limitingConstraint?: ConstraintName;
}

export function constraintReport(all: readonly (readonly ConstraintName[])[]): ConstraintReport {
  const forbids: Partial<Record<ConstraintName, number>> = {};
  for (const name of all.flat()) forbids[name] = (forbids[name] ?? 0) + 1;
  const feasible = all.filter((breaks) => breaks.length === 0).length;
  let left = all;
  let limitingConstraint: ConstraintName | undefined;
  // Least restrictive first, so that the most restrictive constraint is the one that is named.
  const order = [...CONSTRAINT_NAMES].sort((a, b) => (forbids[a] ?? 0) - (forbids[b] ?? 0));
  for (const name of order) {
    const after = left.filter((breaks) => !breaks.includes(name));
    if (left.length > 0 && after.length === 0) limitingConstraint = name;
    left = after;
  }
  return {
    evaluatedCount: all.length,
    feasible,
    forbids,
    ...(feasible === 0 && limitingConstraint !== undefined && { limitingConstraint }),
  };
}

/** Margin between a manoeuvre and the edge of a window: times are reported in microseconds. */
const MARGIN_S = 1;

/** Times between which constraints hold a begin or do not, on the side where they do; TAI s. */
export function edgesOf({ spacingS = 0, ...limits }: PlanConstraints): readonly number[] {
  const { nowTaiS, uplinkLeadS = 0, preparationS = 0 } = limits;
  const { allowed = [], forbidden = [], shadows = [], contacts = [], otherBurns = [] } = limits;
  const inside = allowed.flatMap(([from, to]) => [from + MARGIN_S, to - MARGIN_S]);
  const outside = [
    ...forbidden,
    ...shadows,
    ...otherBurns.map(([from, to]) => [from - spacingS, to + spacingS] as const),
  ].flatMap(([from, to]) => [from - MARGIN_S, to + MARGIN_S]);
  const commanded = contacts.map(({ span }) => Math.max(span[0], nowTaiS + preparationS) + uplinkLeadS + MARGIN_S);
  const confirmed = contacts.map(({ span }) => span[1] - MARGIN_S);
  return [nowTaiS + MARGIN_S, ...inside, ...outside, ...commanded, ...confirmed];
}
