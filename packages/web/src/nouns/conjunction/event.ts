import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../time/utc.ts';
import { levelOfLabel, type StatusLevel, worstLevel } from '../../ui/status-level.ts';
import type { ConjunctionListRecord } from './listed.ts';
import { type DecisionDeadline, deadlineOf } from './verdict/reason-words.ts';

/** A conjunction with precomputed list values. */
export interface ListedEvent {
  readonly id: string;
  readonly record: ConjunctionListRecord;
  readonly tcaMs: number;
  readonly updatedMs: number;
  readonly deadline: DecisionDeadline | undefined;
  readonly decideByMs: number | undefined;
  /** Colour of the conjunction everywhere: that of its verdict. */
  readonly mark: StatusLevel;
  /** Whether its verdict uses estimated covariance. */
  readonly isEstimated: boolean;
  /** Pc in the message before the newest; absent with one message. */
  readonly previousPc: number | null | undefined;
}

export function conjunctionEventOf(record: ConjunctionListRecord): ListedEvent {
  const { verdict, messageCount, previousProbability } = record;
  const deadline = deadlineOf(record);
  return {
    id: record.conjunctionId,
    record,
    tcaMs: parseTime(record.conjunctionData.tca) ?? Number.NaN,
    updatedMs: parseTime(record.updatedAt) ?? Number.NaN,
    deadline,
    decideByMs: deadline?.atMs,
    mark: markOf(record),
    isEstimated: verdict.reasons.some(({ code }) => code === 'covariance-estimated'),
    previousPc: messageCount > 1 ? previousProbability : undefined,
  };
}

/** Inputs of a mark; lists and events have them. */
interface Marked {
  readonly verdict: Pick<Conjunction['verdict'], 'kind'>;
  readonly contraryAdvice: Conjunction['contraryAdvice'];
}

/** Returns the mark of a conjunction: its verdict; at least serious where an external advice contradicts it. */
export function markOf({ verdict, contraryAdvice }: Marked): StatusLevel {
  const verdictLevel = levelOfLabel(verdict.kind);
  return contraryAdvice.length > 0 ? worstLevel([verdictLevel, 'serious']) : verdictLevel;
}

/** Returns the history of a conjunction, oldest first, in any input order. */
export function byCreation(history: Conjunction['history']): Conjunction['history'] {
  return history.toSorted((a, b) => a.creationDate.localeCompare(b.creationDate));
}

export const pairName = (record: Pick<ConjunctionListRecord, 'object1' | 'object2'>): string =>
  `${record.object1.name} × ${record.object2.name}`;
