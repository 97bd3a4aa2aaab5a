import type { Screening } from '@keepout/contract/ca/screening';
import { coarseSeconds, isEnded } from '../../api/screening-progress.ts';
import { formatNumber, formatPc } from '../../format/number.ts';
import { formatDuration } from '../../format/quantity.ts';
import { paths } from '../../navigation/paths.ts';
import { Link } from '../../ui/Link.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Status } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useEphemerisTexts } from './use-texts.ts';

export interface ScreeningLineProps {
  readonly run: Screening;
  readonly fileName: string;
  /** Says what was found, with the way to it; else only the count. */
  readonly isFull?: boolean;
}

/** How the screening of a file stands: its state leads to the run, its bar moves by itself, its findings lead on. */
export function ScreeningLine({ run, fileName, isFull = false }: ScreeningLineProps) {
  const text = useEphemerisTexts();
  return (
    <span className="screening-line">
      <Link href={paths.screening(run.screeningId)}>
        <Status level={levelOfLabel(run.state)}>{text.screening.state[run.state] ?? run.state}</Status>
      </Link>
      {!isEnded(run.state) && <Progress run={run} fileName={fileName} isFull={isFull} />}
      {run.state === 'COMPLETED' && <Found run={run} isFull={isFull} />}
      {isFull && run.failure !== null && <span>{run.failure}</span>}
    </span>
  );
}

function Progress({ run, fileName, isFull }: ScreeningLineProps & { readonly isFull: boolean }) {
  const text = useEphemerisTexts();
  const { percent, remainingSeconds } = run.progress;
  const isRunning = run.state === 'RUNNING';
  const remaining = remainingSeconds === null || !isFull ? '' : formatDuration(coarseSeconds(remainingSeconds));
  return (
    <ProgressBar
      label={text.screening.progressOf(fileName)}
      valueText={
        isRunning ? text.screening.progress(`${formatNumber(percent)}\u00a0%`, remaining) : text.screening.waiting
      }
      {...(isRunning && { share: percent / 100 })}
    />
  );
}

function Found({ run, isFull }: { readonly run: Screening; readonly isFull: boolean }) {
  const text = useEphemerisTexts();
  const count = formatNumber(run.conjunctionCount);
  if (run.conjunctionCount === 0) return isFull ? <span>{text.screening.none}</span> : null;
  const found = text.screening.found(count, formatPc(run.worstProbability));
  return (
    <Link href={paths.conjunctions(run.screeningId)}>
      {isFull ? found : <span title={found}>{text.screening.count(count)}</span>}
    </Link>
  );
}
