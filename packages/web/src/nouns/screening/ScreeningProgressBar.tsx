import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { formatDuration } from '../../format/duration.ts';
import { formatPercent } from '../../format/number.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useScreeningText } from './en.ts';
import { coarseSeconds } from './screening-progress.ts';

export interface ScreeningProgressBarProps {
  readonly run: Screening;
  /** Whose screening it is, for those who only hear it. */
  readonly name: string;
  /** Format of the remaining time next to the share: in words, as a figure where room is short, or none. */
  readonly timeLeft: 'words' | 'figure' | 'none';
}

/** How far a screening is that has not ended: waiting, or a share that moves by itself. */
export function ScreeningProgressBar({ run, name, timeLeft }: ScreeningProgressBarProps) {
  const text = useScreeningText();
  const { phase, percent, remainingSeconds, waitingBehind } = run.progress;
  const isRunning = run.state === 'RUNNING';
  const remaining =
    remainingSeconds === null || timeLeft === 'none' ? '' : formatDuration(coarseSeconds(remainingSeconds));
  const left = timeLeft === 'words' && remaining !== '' ? text.left(remaining) : remaining;
  const doing = timeLeft === 'words' ? text.phases[phase] : undefined;
  return (
    <ProgressBar
      label={text.progressOf(name)}
      valueText={
        isRunning
          ? text.progress(formatPercent(percent / 100), [doing ?? '', left].filter((part) => part !== '').join(' · '))
          : waitingBehind > 0
            ? text.waitingBehind(waitingBehind)
            : text.waiting
      }
      {...(isRunning && { share: percent / 100 })}
    />
  );
}
