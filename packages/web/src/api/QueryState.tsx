import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../i18n/en.ts';
import { useSubject } from '../navigation/page-subject.ts';
import { formatTime } from '../time/utc.ts';
import { useZone } from '../time/zone-store.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Status } from '../ui/Status.tsx';
import { FaultPanel } from './FaultPanel.tsx';
import { faultOf } from './fault.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useTryAgain } from './use-try-again.ts';
import './stale-line.css';

const NOT_FOUND = 404;

/** State of a query. */
export interface QueryOutcome<T>
  extends Pick<UseQueryResult<T>, 'data' | 'error' | 'fetchStatus' | 'dataUpdatedAt' | 'errorUpdatedAt'> {
  readonly refetch: () => unknown;
}

export interface QueryStateProps<T> {
  readonly query: QueryOutcome<T>;
  /** Number and height of the placeholder rows while loading. */
  readonly rows?: number;
  readonly rowPx?: number;
  /** Text while loading. */
  readonly loading?: string;
  /** In place of the fault, where the server says that there is no such record. */
  readonly notFoundView?: ReactNode;
  /** Without children only the states without data are drawn; the data is drawn elsewhere. */
  readonly children?: (data: T) => ReactNode;
}

/** Shows the age of data whose refresh failed. Queries without data show their own state. */
export function QueryStale({ query }: { readonly query: QueryOutcome<unknown> }) {
  const { data, error } = query;
  if (data === undefined || error === null) return null;
  return <StaleLine error={error} dataAtUnixMs={query.dataUpdatedAt} onAgain={() => void query.refetch()} />;
}

/**
 * Shows the data of a query; otherwise placeholder rows while loading, an offline or error message, and the age of stale data.
 * All queries show their state here.
 */
export function QueryState<T>({ query, rows = 3, rowPx, loading, notFoundView, children }: QueryStateProps<T>) {
  const { states: text } = useText();
  const { data, error } = query;
  const refetch = () => void query.refetch();
  if (data !== undefined)
    return (
      <>
        <QueryStale query={query} />
        {children?.(data)}
      </>
    );
  if (error !== null) {
    if (notFoundView !== undefined && faultOf(error).code === NOT_FOUND) return notFoundView;
    return <FaultPanel error={error} atUnixMs={query.errorUpdatedAt} onAgain={refetch} />;
  }
  if (query.fetchStatus === 'paused') return <EmptyState text={text.offline} />;
  // The query has not started.
  if (query.fetchStatus === 'idle') return null;
  return <Skeleton label={loading ?? text.loading} rows={rows} {...(rowPx !== undefined && { rowPx })} />;
}

/** In place of the page of a record that does not exist; the trail and the title say so too. */
export function MissingRecord(props: ComponentProps<typeof EmptyState>) {
  useSubject(null);
  return <EmptyState {...props} />;
}

interface StaleLineProps {
  readonly error: unknown;
  /** When the data on the screen was read. */
  readonly dataAtUnixMs: number;
  readonly onAgain: () => void;
}

/** Over data that could not be renewed: since when it is old, why, and a way to try again. */
function StaleLine({ error, dataAtUnixMs, onAgain }: StaleLineProps) {
  const text = useText();
  const zone = useZone((state) => state.zone);
  const { code, title } = useFaultWords()(faultOf(error));
  const retry = useTryAgain(onAgain);
  return (
    <p className="stale-line" role="status">
      <Status level="caution">{text.states.asOf(formatTime(dataAtUnixMs, zone))}</Status>
      <span>
        {code} {title}
      </span>
      <Button kind="quiet" onPress={retry}>
        {text.states.again}
      </Button>
    </p>
  );
}
