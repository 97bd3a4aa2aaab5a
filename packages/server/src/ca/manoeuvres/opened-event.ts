import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { TimeSpan } from '@keepout/planning/constraints';
import { outcomeOf } from '@keepout/planning/outcome';
import { periodOf } from '@keepout/planning/response';
import { fail, ok, type Result } from '@keepout/units/result';
import { type KnownEvent, knownEvents } from './known-events.ts';
import type { PlanInput, Surroundings } from './plan-input.ts';
import { surroundingsOf } from './surroundings.ts';
import { meansOf, type PlanningMeans } from './vehicle-of.ts';

/** Why a plan cannot be computed at all. */
export interface NothingToPlan {
  readonly code: NonNullable<PlanningBasis['unplannable']>;
  readonly missing: readonly string[];
}

/** What every task begins with. */
export interface Opened {
  readonly events: readonly KnownEvent[];
  readonly leftOut: number;
  readonly means: PlanningMeans;
  readonly tcaTaiS: number;
  readonly periodS: number;
}

/** The events that count, and what the satellite can push with; or why nothing can be planned. */
export function open(input: PlanInput): Result<Opened, NothingToPlan> {
  const { known, leftOut, mainFault } = knownEvents(input);
  const [main] = known;
  if (mainFault !== undefined || main === undefined) return fail({ code: 'NO_COVARIANCE', missing: [] });
  const tcaTaiS = main.primary.epochTaiS;
  if (tcaTaiS <= input.nowTaiS) return fail({ code: 'TCA_PASSED', missing: [] });
  const periodS = periodOf(main.primary);
  if (!Number.isFinite(periodS)) return fail({ code: 'NOT_BOUND', missing: [] });
  const means = meansOf(input.configuration, input.air);
  if (means.unplannable !== undefined) return fail({ code: means.unplannable, missing: means.missing });
  return ok({ events: known, leftOut, means, tcaTaiS, periodS });
}

/** A time of an answer. */
export const time = (epochTaiS: number): string => formatUtcZ(epochTaiS, 6);
export const spanOf = ([start, end]: TimeSpan) => ({ start: time(start), end: time(end) });
/** Contacts and shadows are computed for so long before closest approach. */
const LONGEST_S = 7 * 86_400;

/** Contacts and shadows before closest approach, or to a later time. */
export function around(
  input: PlanInput,
  { events, means, tcaTaiS }: Opened,
  untilTaiS: number = tcaTaiS,
): Surroundings {
  const fromTaiS = Math.max(input.nowTaiS, tcaTaiS - LONGEST_S);
  return surroundingsOf(events[0]!.primary, [fromTaiS, untilTaiS], means.body, input.stations);
}

/** Probability of each event as it is, in their order. */
export function pcsBefore({ events, means }: Opened): readonly number[] {
  const outcome = outcomeOf([], events, means.body, 'two-body');
  return outcome.ok ? outcome.value.before.map(({ pc }) => pc) : [];
}

/** A time that was read before. */
export function taiOf(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(`a time that was read before: ${text}`);
  return parsed.value;
}
