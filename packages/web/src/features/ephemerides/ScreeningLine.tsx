import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { paths } from '../../navigation/paths.ts';
import { useScreeningText } from '../../nouns/screening/en.ts';
import { ScreeningProgressBar } from '../../nouns/screening/ScreeningProgressBar.tsx';
import { isEnded } from '../../nouns/screening/screening-progress.ts';
import { Link } from '../../ui/Link.tsx';
import { Status } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useEphemerisTexts } from './en.ts';

export interface ScreeningLineProps {
  readonly run: Screening;
  readonly fileName: string;
  /** Whether to show the result with links; otherwise only the count. */
  readonly isFull?: boolean;
}

/** State of the screening of a file, with a progress bar, and links to the run and its results. */
export function ScreeningLine({ run, fileName, isFull = false }: ScreeningLineProps) {
  const wording = useSentences();
  const { states } = useScreeningText();
  return (
    <span className="screening-line">
      <Link href={paths.screening(run.screeningId)}>
        <Status level={levelOfLabel(run.state)}>{states[run.state] ?? run.state}</Status>
      </Link>
      {!isEnded(run.state) && <ScreeningProgressBar run={run} name={fileName} timeLeft={isFull ? 'words' : 'none'} />}
      {run.state === 'COMPLETED' && <ScreeningResult run={run} isFull={isFull} />}
      {isFull && run.failure !== null && <span>{wording(run.failure, run.failureSentences)}</span>}
    </span>
  );
}

function ScreeningResult({ run, isFull }: { readonly run: Screening; readonly isFull: boolean }) {
  const text = useEphemerisTexts();
  const count = formatNumber(run.conjunctionCount);
  if (run.conjunctionCount === 0)
    return isFull ? (
      <span>
        {run.catalogue === null
          ? text.screening.none
          : text.screening.noneAgainst(run.catalogue.source, formatNumber(run.catalogue.objects))}
      </span>
    ) : null;
  const sentence = text.screening.found(count, formatPc(run.worstProbability));
  return (
    <Link href={paths.conjunctions(run.screeningId)}>
      {isFull ? sentence : <span title={sentence}>{text.screening.count(count)}</span>}
    </Link>
  );
}
