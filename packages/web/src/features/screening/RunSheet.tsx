import type { Screening } from '@keepout/contract/ca/screening';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { paths } from '../../navigation/paths.ts';
import { RiskCounts } from '../../nouns/risk/RiskCounts.tsx';
import { Dropouts } from '../../nouns/screening/outcome/Dropouts.tsx';
import { runName } from '../../nouns/screening/run-name.ts';
import { isEnded, useScreeningEvent } from '../../nouns/screening/screening-progress.ts';
import { withProgress } from '../../nouns/screening/use-screenings.ts';
import { Button } from '../../ui/Button.tsx';
import { SideSheet } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Status } from '../../ui/Status.tsx';
import { useScreeningTexts } from './en.ts';
import { RunFacts } from './RunFacts.tsx';
import { RunResults } from './RunResults.tsx';
import { RunState } from './RunState.tsx';

export interface RunSheetProps {
  readonly screeningId: string;
  readonly onClose: () => void;
  readonly onCancel: (run: Screening) => void;
  /** Opens the dialog for a new run after a failure. */
  readonly onNew: () => void;
}

/** One run with all details, read by its id, so that links to runs that are no longer in the list also open. */
export function RunSheet({ screeningId, onClose, onCancel, onNew }: RunSheetProps) {
  const text = useScreeningTexts();
  const event = useScreeningEvent(screeningId);
  const query = useQuery(useApi().query('getScreening', { params: { screeningId } }));
  const run = query.data === undefined ? undefined : withProgress(query.data, event);
  return (
    <SideSheet
      title={run === undefined ? text.title : text.details.title(runName(run))}
      size="large"
      isOpen
      onClose={onClose}
    >
      {run !== undefined ? (
        <RunDetails run={run} onCancel={onCancel} onNew={onNew} />
      ) : (
        <QueryState query={query} loading={text.loading} rows={12} />
      )}
    </SideSheet>
  );
}

function RunDetails({ run, onCancel, onNew }: Pick<RunSheetProps, 'onCancel' | 'onNew'> & { readonly run: Screening }) {
  const wording = useSentences();
  const text = useScreeningTexts();
  return (
    <div className="run-details">
      <div className="run-details-head">
        <RunState run={run} />
        {run.state === 'COMPLETED' && <RiskCounts risks={run.risks} />}
        {!isEnded(run.state) && <Button onPress={() => onCancel(run)}>{text.cancel}</Button>}
        {run.state === 'COMPLETED' && (
          <Link href={paths.conjunctions(run.screeningId)}>{text.details.allConjunctions}</Link>
        )}
      </div>
      {run.failure !== null && (
        <p className="run-failure" role="alert">
          <Status level="serious">{text.details.failure}:</Status> {wording(run.failure, run.failureSentences)}
        </p>
      )}
      {(run.state === 'FAILED' || run.state === 'CANCELLED') && (
        <div className="run-details-head">
          <Button onPress={onNew}>{text.newRun}</Button>
          <Link href={paths.oems()}>{text.ephemerides}</Link>
        </div>
      )}
      {run.coverage !== null && (
        <p>
          <Status level={run.coverage === 'FULL' ? 'ok' : 'caution'}>
            {text.columns.coverage}: {text.coverage[run.coverage]}.
          </Status>{' '}
          {text.coverageMeaning[run.coverage]}
        </p>
      )}
      <RunFacts run={run} />
      {run.state === 'COMPLETED' && (
        <section aria-label={text.details.results}>
          <h3>{text.details.results}</h3>
          <RunResults run={run} />
        </section>
      )}
      {!isEnded(run.state) && <EmptyState text={text.details.resultsWaiting} />}
      {run.state === 'COMPLETED' &&
        (run.dropoutCount === 0 ? (
          <p className="run-quiet">{text.details.noDropouts}</p>
        ) : (
          <Dropouts dropouts={run.dropouts} total={run.dropoutCount} />
        ))}
    </div>
  );
}
