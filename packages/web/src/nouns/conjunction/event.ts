import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../time/utc.ts';
import { levelOfLabel, type StatusLevel, worstLevel } from '../../ui/status-level.ts';
import type { ListedConjunction } from './listed.ts';
import { decideByMsOf } from './verdict/reason-words.ts';

/** A conjunction with what the list asks of it again and again worked out once. */
export interface ConjunctionEvent {
  readonly id: string;
  readonly record: ListedConjunction;
  readonly tcaMs: number;
  readonly updatedMs: number;
  readonly decideByMs: number | undefined;
  /** Of the risk alone. */
  readonly level: StatusLevel;
  /** Of risk and verdict: an event without a conclusion never looks like one that is known to be harmless. */
  readonly mark: StatusLevel;
  /** Pc in the message before the newest; absent with one message. */
  readonly previousPc: number | null | undefined;
}

export function eventOf(record: ListedConjunction): ConjunctionEvent {
  const { verdict, messageCount, previousProbability } = record;
  return {
    id: record.conjunctionId,
    record,
    tcaMs: parseTime(record.conjunctionData.tca) ?? Number.NaN,
    updatedMs: parseTime(record.updatedAt) ?? Number.NaN,
    decideByMs: decideByMsOf(verdict),
    level: levelOfLabel(record.conjunctionData.riskLevel),
    mark: markOf(record),
    previousPc: messageCount > 1 ? previousProbability : undefined,
  };
}

/** What a mark is made of; lists and events have it. */
interface Marked {
  readonly conjunctionData: Pick<Conjunction['conjunctionData'], 'riskLevel'>;
  readonly verdict: Pick<Conjunction['verdict'], 'kind'>;
  readonly contraryAdvice: Conjunction['contraryAdvice'];
}

/** The mark of an event: its risk, or, where that says less, that there is no conclusion, or that somebody else says the opposite. */
export function markOf({ conjunctionData, verdict, contraryAdvice }: Marked): StatusLevel {
  const levels = [levelOfLabel(conjunctionData.riskLevel)];
  if (verdict.kind === 'NO_CONCLUSION') levels.push('unclear');
  if (contraryAdvice.length > 0) levels.push('serious');
  return worstLevel(levels);
}

/** The steps of an event, oldest first, whatever order they came in. */
export function byCreation(history: Conjunction['history']): Conjunction['history'] {
  return history.toSorted((a, b) => a.creationDate.localeCompare(b.creationDate));
}

export const pairName = (record: Pick<ListedConjunction, 'object1' | 'object2'>): string =>
  `${record.object1.name} × ${record.object2.name}`;
