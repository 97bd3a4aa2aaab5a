import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { formatDuration } from '../../format/duration.ts';
import type { useCandidates } from '../../nouns/manoeuvre/queries.ts';
import { useNow } from '../../time/ticker.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { usePlannerText } from './en.ts';

export interface SearchStateProps {
  readonly basis: PlanningBasis;
  readonly answer: ReturnType<typeof useCandidates>;
}

/** A search for candidates until it has an answer: since when it runs and against what, cancelled, failed. */
export function SearchState({ basis, answer: { query, cancel } }: SearchStateProps) {
  const text = usePlannerText().cards;
  const [isCancelled, setCancelled] = useState(false);
  if (query.isFetching)
    return (
      <Running
        events={basis.events.length}
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

function Running({ events, onCancel }: { readonly events: number; readonly onCancel: () => void }) {
  const text = usePlannerText().cards;
  const nowMs = useNow('second');
  const [sinceMs] = useState(nowMs);
  return (
    <Panel title={text.title} actions={<Button onPress={onCancel}>{text.cancel}</Button>}>
      <div className="planner-found">
        <ProgressBar label={text.searching} valueText={formatDuration(Math.max(0, (nowMs - sinceMs) / 1000))} />
        <p className="planner-faint">{text.searchingFor(events)}</p>
      </div>
    </Panel>
  );
}
