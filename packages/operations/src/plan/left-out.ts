import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { DynamicsModel, PlannedBody } from '@keepout/planning/change';
import type { PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { outcomeOf, type PlanningEvent } from '@keepout/planning/outcome';
import type { LeftOutEvent } from './known-events.ts';

/** An excluded conjunction in wire form; with Pc without and with the manoeuvres where the operator excludes it. */
export interface ToldLeftOut extends Pick<LeftOutEvent, 'id' | 'code'> {
  /** TCA by its own states, without the manoeuvres. */
  readonly tcaTaiS?: number;
  readonly pcBefore?: number;
  readonly pc?: number;
}

/** Total of the conjunctions that the operator excludes, separate from every other total. Null where the orbit cannot be computed that far. */
export interface LeftOutTotal {
  readonly count: number;
  readonly totalPcBefore: number | null;
  readonly totalPc: number | null;
}

export interface ToldLeftOuts {
  readonly leftOut: readonly ToldLeftOut[];
  /** Absent where the operator excludes no conjunction. */
  readonly leftOutTotal?: LeftOutTotal;
}

/** Returns the effect of manoeuvres on excluded conjunctions. @param main   its state is the reference for the change of orbit */
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
