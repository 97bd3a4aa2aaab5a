import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type Asked, QueryState } from '../../api/QueryState.tsx';
import { formatDuration } from '../../format/duration.ts';
import type { useCandidates } from '../../nouns/manoeuvre/queries.ts';
import { useNow } from '../../time/ticker.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { type PlannerText, usePlannerText } from './en.ts';

export interface SearchStateProps {
  readonly answer: Pick<ReturnType<typeof useCandidates>, 'cancel'> & {
    readonly query: Asked<unknown> & Pick<UseQueryResult, 'isFetching' | 'isPending'>;
  };
  readonly text: Pick<PlannerText['cards'], 'title' | 'searching' | 'searchingFor' | 'cancelled' | 'searchAgain'>;
  /** So many events it goes against. */
  readonly events: number;
}

/** What is computed, until there is an answer: since when it runs and against what, cancelled, failed. */
export function SearchState({ answer: { query, cancel }, text, events }: SearchStateProps) {
  const [isCancelled, setCancelled] = useState(false);
  if (query.isFetching)
    return (
      <Running
        {...{ text, events }}
        onCancel={() => {
          setCancelled(true);
          cancel();
        }}
      />
    );
  if (isCancelled && query.isPending)
    return (
      <Panel title={text.title}>
        <EmptyState
          text={text.cancelled}
          action={<Button onPress={() => void query.refetch()}>{text.searchAgain}</Button>}
        />
      </Panel>
    );
  return <QueryState query={query} loading={text.searching} rows={4} rowPx={56} />;
}

type RunningProps = Pick<SearchStateProps, 'text' | 'events'> & { readonly onCancel: () => void };

function Running({ text, events, onCancel }: RunningProps) {
  const { cancel } = usePlannerText().cards;
  const nowMs = useNow('second');
  const [sinceMs] = useState(nowMs);
  return (
    <Panel title={text.title} actions={<Button onPress={onCancel}>{cancel}</Button>}>
      <div className="planner-found">
        <ProgressBar label={text.searching} valueText={formatDuration(Math.max(0, (nowMs - sinceMs) / 1000))} />
        <p className="planner-faint">{text.searchingFor(events)}</p>
      </div>
    </Panel>
  );
}
