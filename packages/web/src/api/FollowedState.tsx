import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDuration } from '../format/duration.ts';
import { formatPercent } from '../format/number.ts';
import { useText } from '../i18n/en.ts';
import { useNow } from '../time/ticker.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type QueryOutcome, QueryState } from './QueryState.tsx';
import './followed-state.css';

export interface FollowedStateProps {
  readonly answer: {
    readonly query: QueryOutcome<unknown> & Pick<UseQueryResult, 'isFetching' | 'isPending' | 'isPlaceholderData'>;
    readonly percent: number | null;
    readonly cancel: () => void;
  };
  readonly words: Readonly<Record<'title' | 'searching' | 'cancel' | 'cancelled' | 'searchAgain', string>>;
  /** Input of a computation in progress. */
  readonly note?: string;
}

/** Shows the state of a computation: progress and start time, cancelled, failed. */
export function FollowedState({ answer: { query, percent, cancel }, words, note }: FollowedStateProps) {
  const [isCancelled, setCancelled] = useState(false);
  if (query.isFetching)
    return (
      <Running
        {...{ words, note, percent }}
        onCancel={() => {
          setCancelled(true);
          cancel();
        }}
      />
    );
  if (isCancelled && (query.isPending || query.isPlaceholderData))
    return (
      <Panel title={words.title}>
        <EmptyState
          text={words.cancelled}
          action={<Button onPress={() => void query.refetch()}>{words.searchAgain}</Button>}
        />
      </Panel>
    );
  if (query.isPlaceholderData) return <Skeleton label={words.searching} rows={4} rowPx={56} />;
  return <QueryState query={query} loading={words.searching} rows={4} rowPx={56} />;
}

interface RunningProps extends Pick<FollowedStateProps, 'words'> {
  readonly note: ReactNode;
  readonly percent: number | null;
  readonly onCancel: () => void;
}

function Running({ words, note, percent, onCancel }: RunningProps) {
  const { elapsed } = useText().states;
  const nowMs = useNow('second');
  const [sinceMs] = useState(nowMs);
  const since = formatDuration(Math.max(0, (nowMs - sinceMs) / 1000));
  const share = percent === null ? undefined : percent / 100;
  return (
    <Panel title={words.title} actions={<Button onPress={onCancel}>{words.cancel}</Button>}>
      <div className="followed-state">
        <ProgressBar
          label={words.searching}
          {...(share !== undefined && { share })}
          valueText={share === undefined ? elapsed(since) : `${formatPercent(share)} · ${elapsed(since)}`}
        />
        {note !== undefined && <p>{note}</p>}
      </div>
    </Panel>
  );
}
