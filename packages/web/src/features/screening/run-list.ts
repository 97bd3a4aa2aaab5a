import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { wordSearch } from '../../navigation/search-params.ts';
import { runName } from '../../nouns/screening/run-name.ts';
import { parseTime } from '../../time/utc.ts';

export const runStates = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const;
export const runColumns = ['subject', 'submitted', 'state', 'conjunctions', 'worst', 'duration'] as const;

export interface RunFilter {
  readonly states: readonly string[];
  readonly text: string;
}

/** Returns the runs in the selected states, or in all, that contain every word of the text. */
export function filterRuns(runs: readonly Screening[], { states, text }: RunFilter): readonly Screening[] {
  const hasWords = wordSearch(text);
  return runs.filter((run) => {
    if (states.length > 0 && !states.includes(run.state)) return false;
    return hasWords(runName(run), run.screeningType, run.trigger, run.createdBy, run.screeningId);
  });
}

export const runFilterCount = ({ states, text }: RunFilter): number => states.length + (text.trim() === '' ? 0 : 1);

/** Returns the sort value of a column. */
export function runValue(run: Screening, column: string): string | number | null {
  if (column === 'subject') return runName(run);
  if (column === 'submitted') return parseTime(run.createdAt) ?? null;
  if (column === 'state') return runStates.indexOf(run.state);
  if (column === 'conjunctions') return run.conjunctionCount;
  if (column === 'worst') return run.worstProbability;
  return run.durationSeconds;
}
