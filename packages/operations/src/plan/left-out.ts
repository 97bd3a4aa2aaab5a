import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { DynamicsModel, PlannedBody } from '@keepout/planning/change';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { outcomeOf, type PlanningEvent } from '@keepout/planning/outcome';
import type { LeftOutEvent } from './known-events.ts';

/** An event in no total as it is told; of what the operator leaves out with its probability, without the manoeuvres and with them. */
export interface ToldLeftOut extends Pick<LeftOutEvent, 'id' | 'code'> {
  /** Of its own states, without the manoeuvres. */
  readonly tcaTaiS?: number;
  readonly pcBefore?: number;
  readonly pc?: number;
}

/** What the operator leaves out, together: beside every total, and in none. Null where the orbit cannot be computed as far as these events. */
export interface LeftOutTotal {
  readonly count: number;
  readonly totalPcBefore: number | null;
  readonly totalPc: number | null;
}

export interface ToldLeftOuts {
  readonly leftOut: readonly ToldLeftOut[];
  /** Absent where the operator leaves nothing out. */
  readonly leftOutTotal?: LeftOutTotal;
}

/** What manoeuvres make of the events that count in no total. @param main   whose state the change of the orbit is computed from */
export function toldLeftOuts(
  flown: readonly PlannedManoeuvre[],
  { main, leftOut }: { readonly main: PlanningEvent | undefined; readonly leftOut: readonly LeftOutEvent[] },
  body: PlannedBody,
  model: DynamicsModel,
): ToldLeftOuts {
  const uncounted = leftOut.flatMap(({ event }) => event ?? []);
  const plain = { leftOut: leftOut.map(({ id, code }) => ({ id, code })) };
  if (main === undefined || uncounted.length === 0) return plain;
  const outcome = outcomeOf(flown, [main, ...uncounted], body, model);
  const count = uncounted.length;
  if (!outcome.ok) return { ...plain, leftOutTotal: { count, totalPcBefore: null, totalPc: null } };
  const [before, after] = [outcome.value.before.slice(1), outcome.value.after.slice(1)];
  const pcsOf = (event: PlanningEvent) => {
    const place = uncounted.indexOf(event);
    return { tcaTaiS: event.primary.epochTaiS, pcBefore: before[place]!.pc, pc: after[place]!.pc };
  };
  const all = (effects: typeof before) => totalPc(effects.map(({ pc }) => pc));
  return {
    leftOut: leftOut.map(({ id, code, event }) => ({ id, code, ...(event && pcsOf(event)) })),
    leftOutTotal: { count, totalPcBefore: all(before), totalPc: all(after) },
  };
}
