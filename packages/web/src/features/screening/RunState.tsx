import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { formatDuration } from '../../format/duration.ts';
import { useScreeningText } from '../../nouns/screening/en.ts';
import { runName } from '../../nouns/screening/run-name.ts';
import { ScreeningProgressBar } from '../../nouns/screening/ScreeningProgressBar.tsx';
import { coarseSeconds, isEnded } from '../../nouns/screening/screening-progress.ts';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';

/** State of a run as icon and text; with progress and remaining time while it runs. */
export function RunState({ run }: { readonly run: Screening }) {
  const { states, left } = useScreeningText();
  const { remainingSeconds } = run.progress;
  const hint =
    run.state === 'RUNNING' && remainingSeconds !== null
      ? left(formatDuration(coarseSeconds(remainingSeconds)))
      : undefined;
  return (
    <span className="run-state" title={hint}>
      <span className="status">
        <span key={run.state} className="run-state-symbol">
          <StatusSymbol level={levelOfLabel(run.state)} />
        </span>
        <span>{states[run.state] ?? run.state}</span>
      </span>
      {!isEnded(run.state) && <ScreeningProgressBar run={run} name={runName(run)} timeLeft="figure" />}
    </span>
  );
}
