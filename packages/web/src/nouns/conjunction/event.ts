import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../time/utc.ts';
import { levelOfLabel, type StatusLevel } from '../../ui/status-level.ts';

/** A conjunction with what the list asks of it again and again worked out once. */
export interface ConjunctionEvent {
  readonly id: string;
  readonly record: Conjunction;
  readonly tcaMs: number;
  readonly updatedMs: number;
  readonly decideByMs: number | undefined;
  readonly level: StatusLevel;
  /** Pc in the message before the newest; absent with one message. */
  readonly previousPc: number | null | undefined;
}

export function eventOf(record: Conjunction): ConjunctionEvent {
  const { verdict, history } = record;
  return {
    id: record.conjunctionId,
    record,
    tcaMs: parseTime(record.conjunctionData.tca) ?? Number.NaN,
    updatedMs: parseTime(record.updatedAt) ?? Number.NaN,
    decideByMs: verdict.decideBy === null ? undefined : parseTime(verdict.decideBy),
    level: levelOfLabel(record.conjunctionData.riskLevel),
    previousPc: byCreation(history).at(-2)?.probabilityOfCollision,
  };
}

/** The steps of an event, oldest first, whatever order they came in. */
export function byCreation(history: Conjunction['history']): Conjunction['history'] {
  return history.toSorted((a, b) => a.creationDate.localeCompare(b.creationDate));
}

export const pairName = (record: Conjunction): string => `${record.object1.name} × ${record.object2.name}`;
