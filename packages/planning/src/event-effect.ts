import type { StateVector } from '@keepout/astro/nouns';
import { sixOf, stateOfSix } from '@keepout/astro/six-numbers';
import { propagateTwoBody, twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { difference, norm } from '@keepout/astro/vector';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { EncounterFault } from '@keepout/conjunction/fault';
import { closestPassages, fastPassage, type PairAt } from '@keepout/conjunction/manoeuvre/closest-passages';
import { kicked } from '@keepout/conjunction/manoeuvre/impulse-effect';
import {
  type EncounterFigures,
  encounterFigures,
  type PlannedEncounter,
  reachAt,
} from '@keepout/conjunction/manoeuvre/planned-encounter';
import { fail, ok, type Result } from '@keepout/units/result';
import { unchangedPair } from './flown-pair.ts';
import { periodOf } from './response.ts';

/** How an event ends: the objects pass, or they depart: they do not come within reach of each other any more. */
export type EventEnd = 'passes' | 'departs';

/** Result of a manoeuvre for one conjunction. */
export interface EventEffect extends EncounterFigures {
  readonly end: EventEnd;
  /** Epoch of the closest approach; for departing objects the epoch of their minimum distance. */
  readonly tcaTaiS: number;
  /** Both objects then. */
  readonly primary: StateVector;
  readonly secondary: StateVector;
  /** All that count, in time; `pc` is the probability of any. Empty of objects that depart. */
  readonly passages: readonly CountedPassage[];
  /** The verdict would be inconclusive: a low probability is due to missing data. Absent where it is conclusive or not evaluated. */
  readonly isInconclusive?: boolean;
  /** The result could not be computed, and the figures are those without the manoeuvre. */
  readonly fault?: EncounterFault;
}

/** One closest approach. */
export interface CountedPassage extends EncounterFigures {
  readonly tcaTaiS: number;
  readonly primary: StateVector;
  readonly secondary: StateVector;
}

type AddTo = (epochTaiS: number, state: Float64Array) => boolean;

/** An encounter slower than this share of the satellite's own speed lasts: a push moves it by minutes and hours, and makes several of it. */
const SLOW_SHARE = 0.01;
/** A fast one moves by minutes at most. */
const FAST_SPAN_S = 900;
/** Share of the shorter revolution, to either side: similar orbits approach every half revolution, and are farthest at odd quarters. */
const SLOW_SPAN = 0.75;
/** The same for a probability accumulated over a span. */
const COUNTED_SPAN = 0.25;

/** Time from closest approach, s, over which an encounter is followed to find the effect of an impulse. */
export function followedSpanS(encounter: PlannedEncounter): number {
  const { primary, secondary } = encounter;
  return isSlow(encounter) ? SLOW_SPAN * Math.min(periodOf(primary), periodOf(secondary)) : FAST_SPAN_S;
}

function isSlow({ primary, secondary }: PlannedEncounter): boolean {
  return norm(difference(secondary.velocityMps, primary.velocityMps)) < SLOW_SHARE * norm(primary.velocityMps);
}

/**
 * Returns the effect of a change of the primary's orbit on an encounter.
 *
 * Method   both objects move by point mass and J2 from their states at closest approach, the change is added to the primary in its
 *          RTN; all closest approaches of the span (`spanOf`) from the manoeuvre on, each with the figures of its verdict; the probability
 *          that any is a collision, without the part that a probability over a span already contains; docs/models/planning
 * Frame    inertial
 *
 * @param addTo        adds the change by the manoeuvre in place; absent: no change, and the figures equal those of the encounter to the last digit
 * @param fromTaiS     the first ignition; a manoeuvre after the encounter has no effect
 * @returns ok: EventEffect   |   fault: those of `encounterFigures`, "no-closest-approach" where the orbits end before the span
 *
 * Checked  brute force in steps of a second (`event-effect.test.ts`)
 */
export function eventEffect(
  encounter: PlannedEncounter,
  addTo?: AddTo,
  fromTaiS: number = Number.NEGATIVE_INFINITY,
): Result<EventEffect, EncounterFault> {
  if (addTo === undefined || fromTaiS >= encounter.primary.epochTaiS) return effectAsItIs(encounter);
  const origin = encounter.primary.epochTaiS;
  const unchanged = unchangedPair(encounter);
  const pairAt: PairAt = (offsetS, first, second) =>
    unchanged(offsetS, first, second) && addTo(origin + offsetS, first);
  return passedEffect(encounter, pairAt, fromTaiS - origin);
}

/** The same for a primary with a complete orbit: its state at a time, in the frame of the encounter; false outside the orbit. */
export function effectAlong(
  encounter: PlannedEncounter,
  primaryAt: (epochTaiS: number, state: Float64Array) => boolean,
): Result<EventEffect, EncounterFault> {
  const origin = encounter.primary.epochTaiS;
  const unchanged = unchangedPair(encounter);
  const pairAt: PairAt = (offsetS, first, second) =>
    unchanged(offsetS, first, second) && primaryAt(origin + offsetS, first);
  return passedEffect(encounter, pairAt, Number.NEGATIVE_INFINITY);
}

/** An impulse in two-body motion, RTN of the primary at the impulse. */
interface EventImpulse {
  readonly epochTaiS: number;
  readonly deltaVRtnMps: StateVector['positionM'];
}

/** The primary with an impulse at the previous closest approach; an impulse after the encounter has no effect. */
export function pushedPrimary({ primary }: PlannedEncounter, impulse: EventImpulse): StateVector {
  if (!(primary.epochTaiS > impulse.epochTaiS)) return primary;
  return twoBodyStateAt(pushedAt(primary, impulse), primary.epochTaiS);
}

function pushedAt(primary: StateVector, { epochTaiS, deltaVRtnMps }: EventImpulse): StateVector {
  return kicked(twoBodyStateAt(primary, epochTaiS), deltaVRtnMps);
}

/** The same for one impulse; an impulse after the encounter has no effect. */
export function impulseOnEvent(
  encounter: PlannedEncounter,
  impulse: EventImpulse,
): Result<EventEffect, EncounterFault> {
  const { primary, secondary } = encounter;
  const leadS = primary.epochTaiS - impulse.epochTaiS;
  if (!(leadS > 0)) return effectAsItIs(encounter);
  const pushed = sixOf(pushedAt(primary, impulse));
  const secondaryState = sixOf(secondary);
  const pairAt: PairAt = (offsetS, first, second) => {
    propagateTwoBody(pushed, leadS + offsetS, first);
    propagateTwoBody(secondaryState, offsetS, second);
    return true;
  };
  return passedEffect(encounter, pairAt, -leadS);
}

function passedEffect(
  encounter: PlannedEncounter,
  pairAt: PairAt,
  sinceS: number,
): Result<EventEffect, EncounterFault> {
  const halfS = followedSpanS(encounter);
  const fromS = Math.max(sinceS, -halfS);
  const fast = isSlow(encounter) ? undefined : fastPassage(pairAt, fromS, halfS);
  const offsets = fast === undefined ? closestPassages(pairAt, fromS, halfS) : [fast];
  if (offsets.length === 0) return partedEffect(encounter, pairAt, fromS, halfS);
  const states = offsets.map((offsetS) => statesAt(encounter, pairAt, offsetS)!);
  const byDistance = states.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const [nearest] = byDistance;
  if (fast === undefined && isOutOfReach(encounter, nearest!)) return departedEffect(encounter, nearest!);
  const passages: CountedPassage[] = [];
  for (const [k, pair] of byDistance.entries()) {
    if (k > 0 && (isOutOfReach(encounter, pair) || passages.some((passage) => isCounted(passage, pair)))) continue;
    const figures = encounterFigures(encounter, ...pair);
    if (!figures.ok) return figures;
    const [primary, secondary] = pair;
    passages.push({ ...figures.value, tcaTaiS: primary.epochTaiS, primary, secondary });
  }
  return ok(effectOf(passages));
}

type Pair = readonly [StateVector, StateVector];

function distanceOf([primary, secondary]: Pair): number {
  return norm(difference(secondary.positionM, primary.positionM));
}

/** Whether the probability of a passage has another one in it: one over a span adds up all that are within a quarter of a revolution. */
function isCounted({ method, tcaTaiS, primary, secondary }: CountedPassage, [countedPair]: Pair): boolean {
  if (method !== 'nc3d-hall-2021') return false;
  return Math.abs(countedPair.epochTaiS - tcaTaiS) < COUNTED_SPAN * Math.min(periodOf(primary), periodOf(secondary));
}

/** @param passages   the closest first */
function effectOf(passages: readonly CountedPassage[]): EventEffect {
  const [closest] = passages;
  return {
    ...closest!,
    end: 'passes',
    pc: passages.length === 1 ? closest!.pc : totalPc(passages.map(({ pc }) => pc)),
    isInadequate: passages.some(({ isInadequate }) => isInadequate),
    passages: passages.toSorted((a, b) => a.tcaTaiS - b.tcaTaiS),
  };
}

/** Two objects without a closest approach in the span: reports their minimum distance. Within reach the encounter is not over. */
function partedEffect(
  encounter: PlannedEncounter,
  pairAt: PairAt,
  fromS: number,
  toS: number,
): Result<EventEffect, EncounterFault> {
  const atStart = statesAt(encounter, pairAt, fromS);
  const atEnd = statesAt(encounter, pairAt, toS);
  if (atStart === undefined || atEnd === undefined) return fail({ code: 'no-closest-approach', value: toS });
  const nearest = distanceOf(atStart) < distanceOf(atEnd) ? atStart : atEnd;
  if (isOutOfReach(encounter, nearest)) return departedEffect(encounter, nearest);
  const figures = encounterFigures(encounter, ...nearest);
  return figures.ok ? ok({ ...partedAt(figures.value, nearest), end: 'passes', isInadequate: true }) : figures;
}

/** Two objects that do not come within reach of each other: where they are nearest, with no probability. */
function departedEffect(
  { assessment: _, ...encounter }: PlannedEncounter,
  nearest: Pair,
): Result<EventEffect, EncounterFault> {
  const figures = encounterFigures(encounter, ...nearest);
  return figures.ok ? ok({ ...partedAt(figures.value, nearest), end: 'departs', pc: 0 }) : figures;
}

function partedAt(figures: EncounterFigures, pair: Pair) {
  const [primary, secondary] = pair;
  return { ...figures, missDistanceM: distanceOf(pair), tcaTaiS: primary.epochTaiS, primary, secondary, passages: [] };
}

function isOutOfReach(encounter: PlannedEncounter, pair: Pair): boolean {
  return distanceOf(pair) > reachAt(encounter, ...pair);
}

function statesAt({ primary, secondary }: PlannedEncounter, pairAt: PairAt, offsetS: number): Pair | undefined {
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  if (!pairAt(offsetS, first, second)) return undefined;
  const epochTaiS = primary.epochTaiS + offsetS;
  return [stateOfSix(first, epochTaiS, primary.frame), stateOfSix(second, epochTaiS, secondary.frame)];
}

function effectAsItIs(encounter: PlannedEncounter): Result<EventEffect, EncounterFault> {
  const figures = encounterFigures(encounter);
  if (!figures.ok) return figures;
  const { primary, secondary } = encounter;
  const passage: CountedPassage = { ...figures.value, tcaTaiS: primary.epochTaiS, primary, secondary };
  return ok(effectOf([passage]));
}
