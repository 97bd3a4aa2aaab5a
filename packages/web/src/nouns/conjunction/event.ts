import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { parseTime } from '../../time/utc.ts';
import { levelOfLabel, type StatusLevel, worstLevel } from '../../ui/status-level.ts';
import type { ListedConjunction } from './listed.ts';
import { type Deadline, deadlineOf } from './verdict/reason-words.ts';

/** A conjunction with what the list asks of it again and again worked out once. */
export interface ConjunctionEvent {
  readonly id: string;
  readonly record: ListedConjunction;
  readonly tcaMs: number;
  readonly updatedMs: number;
  readonly deadline: Deadline | undefined;
  readonly decideByMs: number | undefined;
  /** The one colour that an event has wherever it stands: that of its verdict. */
  readonly mark: StatusLevel;
  /** Its verdict rests on errors that nobody stated. */
  readonly isEstimated: boolean;
  /** Pc in the message before the newest; absent with one message. */
  readonly previousPc: number | null | undefined;
}

export function eventOf(record: ListedConjunction): ConjunctionEvent {
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

/** What a mark is made of; lists and events have it. */
interface Marked {
  readonly verdict: Pick<Conjunction['verdict'], 'kind'>;
  readonly contraryAdvice: Conjunction['contraryAdvice'];
}

/** The mark of an event: its verdict, and where somebody else says the opposite no less than that is serious. */
export function markOf({ verdict, contraryAdvice }: Marked): StatusLevel {
  const own = levelOfLabel(verdict.kind);
  return contraryAdvice.length > 0 ? worstLevel([own, 'serious']) : own;
}

/** The steps of an event, oldest first, whatever order they came in. */
export function byCreation(history: Conjunction['history']): Conjunction['history'] {
  return history.toSorted((a, b) => a.creationDate.localeCompare(b.creationDate));
}

export const pairName = (record: Pick<ListedConjunction, 'object1' | 'object2'>): string =>
  `${record.object1.name} × ${record.object2.name}`;
