import type { FeedTurn } from '@keepout/contract/feeds/feed';
import { QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { Moment } from '../../time/Moment.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { useFeedsText } from './en.ts';
import { TURN_LEVELS } from './feed-level.ts';
import { useFeedTurns } from './queries.ts';

/** Retrievals of the feed with their results, newest first. */
export function FeedTurns({ feedId }: { readonly feedId: string }) {
  const text = useFeedsText().turns;
  const query = useFeedTurns(feedId);
  return (
    <Panel title={text.title}>
      <QueryState query={query} rows={6}>
        {(turns) => (turns.length === 0 ? <EmptyState text={text.none} /> : <TurnTable turns={turns} />)}
      </QueryState>
    </Panel>
  );
}

function TurnTable({ turns }: { readonly turns: readonly FeedTurn[] }) {
  const { turns: text, states } = useFeedsText();
  const wording = useSentences();
  const { columns } = text;
  const reason = ({ isTrial, isScheduled }: FeedTurn) =>
    isTrial ? text.trial : isScheduled ? text.byClock : text.byHand;
  const outcome = ({ state }: FeedTurn) => <Status level={TURN_LEVELS[state]}>{states[state]}</Status>;
  const remark = ({ message, messageSentences }: FeedTurn) => wording(message, messageSentences);
  const change = ({ change: figures }: FeedTurn) =>
    figures === null
      ? ABSENT
      : text.change(formatNumber(figures.newer), formatNumber(figures.added), formatNumber(figures.missing));
  const records = ({ files }: FeedTurn) => {
    const sum = (of: (file: FeedTurn['files'][number]) => number) => files.reduce((total, file) => total + of(file), 0);
    const [read, rejected] = [sum((file) => file.records), sum((file) => file.rejected)];
    return rejected === 0 ? formatNumber(read) : text.rejected(formatNumber(read), formatNumber(rejected));
  };
  return (
    <RowTable
      label={text.title}
      rows={turns}
      keyOf={({ turnId }) => turnId}
      columns={[
        { id: 'at', header: columns.at, cell: ({ askedAt }) => <Moment at={askedAt} /> },
        { id: 'by', header: columns.by, cell: reason },
        { id: 'state', header: columns.state, cell: outcome },
        { id: 'records', header: columns.records, align: 'end', isMono: true, cell: records },
        { id: 'change', header: columns.change, cell: change },
        { id: 'message', header: columns.message, cell: remark },
      ]}
      card={(turn) => (
        <div className="feed-card">
          <span className="feed-card-line">
            <Moment at={turn.askedAt} />
            {outcome(turn)}
          </span>
          <span className="feed-card-line">
            <span>{reason(turn)}</span>
            <span>{change(turn)}</span>
          </span>
          {turn.message !== '' && <span>{remark(turn)}</span>}
        </div>
      )}
    />
  );
}
