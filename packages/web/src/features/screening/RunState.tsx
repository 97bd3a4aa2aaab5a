import type { Screening } from '@keepout/contract/ca/screening';
import { coarseSeconds, isEnded } from '../../api/screening-progress.ts';
import { formatNumber } from '../../format/number.ts';
import { formatDuration } from '../../format/quantity.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { runName } from './run-list.ts';
import { useScreeningTexts } from './use-texts.ts';

/** The state of a run in symbol and word; while it is on its way, a bar with share and time left. */
export function RunState({ run }: { readonly run: Screening }) {
  const text = useScreeningTexts();
  const { percent, remainingSeconds } = run.progress;
  const remaining = remainingSeconds === null ? '' : formatDuration(coarseSeconds(remainingSeconds));
  const isRunning = run.state === 'RUNNING';
  return (
    <span className="run-state" title={isRunning && remaining !== '' ? text.left(remaining) : undefined}>
      <span className="status">
        <span key={run.state} className="run-state-symbol">
          <StatusSymbol level={levelOfLabel(run.state)} />
        </span>
        <span>{text.state[run.state] ?? run.state}</span>
      </span>
      {!isEnded(run.state) && (
        <ProgressBar
          label={text.progressOf(runName(run))}
          valueText={isRunning ? text.progress(`${formatNumber(percent)}\u00a0%`, remaining) : text.queued}
          {...(isRunning && { share: percent / 100 })}
        />
      )}
    </span>
  );
}
