import type { Screening } from '@keepout/contract/ca/screening';
import { formatDuration } from '../../format/duration.ts';
import { formatPercent } from '../../format/percent.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { coarseSeconds } from './screening-progress.ts';
import { useScreeningText } from './use-screening-text.ts';

export interface ScreeningProgressBarProps {
  readonly run: Screening;
  /** Whose screening it is, for those who only hear it. */
  readonly name: string;
  /** Says the time left beside the share, where there is room for it. */
  readonly hasTimeLeft: boolean;
}

/** How far a screening is that has not ended: waiting, or a share that moves by itself. */
export function ScreeningProgressBar({ run, name, hasTimeLeft }: ScreeningProgressBarProps) {
  const text = useScreeningText();
  const { percent, remainingSeconds } = run.progress;
  const isRunning = run.state === 'RUNNING';
  const remaining = remainingSeconds === null || !hasTimeLeft ? '' : formatDuration(coarseSeconds(remainingSeconds));
  return (
    <ProgressBar
      label={text.progressOf(name)}
      valueText={isRunning ? text.progress(formatPercent(percent / 100), remaining) : text.waiting}
      {...(isRunning && { share: percent / 100 })}
    />
  );
}
