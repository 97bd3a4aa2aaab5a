import type { Feed } from '@keepout/contract/feeds/feed';
import { useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { MissingRecord, QueryStale, QueryState } from '../../api/QueryState.tsx';
import { useChange } from '../../api/use-change.ts';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatNumber } from '../../format/number.ts';
import { useSubject } from '../../navigation/page-subject.ts';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { CallConfirmation } from '../../nouns/record/CallConfirmation.tsx';
import { plainWords } from '../../nouns/record/field-text.ts';
import { RecordForm } from '../../nouns/record/RecordForm.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useFeedsText } from './en.ts';
import { FeedFields } from './FeedFields.tsx';
import { FeedTurns } from './FeedTurns.tsx';
import { feedContent, feedFaults, feedForm } from './feed-form.ts';
import { HEALTH_LEVELS } from './feed-level.ts';
import { useFeed, useMayChange } from './queries.ts';
import './feeds.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

/** One feed: state, retrievals and settings. */
export function FeedPage() {
  const text = useFeedsText();
  const { feedId = '' } = useParams();
  const query = useFeed(feedId);
  const { data: feed } = query;
  useSubject(feed?.name);
  if (feed === undefined)
    return (
      <div className="page">
        <h1>{text.title}</h1>
        <QueryState
          query={query}
          rows={12}
          notFoundView={<MissingRecord text={text.gone} action={<Link href={paths.feeds()}>{text.toList}</Link>} />}
        />
      </div>
    );
  return (
    <div className="page feeds-page">
      <div>
        <FeedHead feed={feed} />
        <ProgressLine label={text.refreshing} isActive={query.isFetching} />
      </div>
      <QueryStale query={query} />
      <p className="quiet-text">{text.brings[feed.content]}</p>
      <div className="feed-columns">
        <Stands feed={feed} />
        <Settings key={feedId} feed={feed} />
      </div>
      {feed.status.refused.length > 0 && <RefusedFiles refused={feed.status.refused} />}
      <FeedTurns feedId={feedId} />
    </div>
  );
}

/** Name of the feed, and its actions. */
function FeedHead({ feed }: { readonly feed: Feed }) {
  const text = useFeedsText();
  const mayFeed = useMayChange(feed);
  const goTo = useGoTo();
  const [isRemoving, setRemoving] = useState(false);
  const start = useChange('startFeedTurn', () => undefined, '/feeds');
  const stop = useChange('cancelFeedTurn', () => undefined, '/feeds');
  const { feedId, status } = feed;
  const ask = (isTrial: boolean) => start.mutate({ params: { feedId }, body: { isTrial } });
  const { underway } = status;
  return (
    <>
      <header className="page-head feeds-head">
        <h1>{feed.name}</h1>
        <Tag>{text.kinds[feed.kind]}</Tag>
        {feed.isOwn && <Tag>{text.own}</Tag>}
        <span className="page-head-end feeds-head-end">
          <Link kind="button" href={paths.feeds()}>
            {text.toList}
          </Link>
          {mayFeed && underway === null && (
            <>
              <Button isPending={start.isPending} onPress={() => ask(true)}>
                {text.actions.try}
              </Button>
              <Button kind="primary" isPending={start.isPending} onPress={() => ask(false)}>
                {text.actions.ask}
              </Button>
            </>
          )}
          {mayFeed && underway !== null && (
            <Button isPending={stop.isPending} onPress={() => stop.mutate({ params: { turnId: underway.turnId } })}>
              {text.actions.stop}
            </Button>
          )}
          {mayFeed && (
            <Button kind="danger" onPress={() => setRemoving(true)}>
              {text.actions.remove}
            </Button>
          )}
        </span>
      </header>
      {start.error !== null && <FaultPanel error={start.error} atUnixMs={start.submittedAt} />}
      {stop.error !== null && <FaultPanel error={stop.error} atUnixMs={stop.submittedAt} />}
      {isRemoving && (
        <CallConfirmation
          call="deleteFeed"
          input={{ params: { feedId } }}
          renews={['/feeds']}
          title={text.remove.title}
          onDone={() => goTo(paths.feeds())}
          onClose={() => setRemoving(false)}
        >
          {text.remove.text(feed.name)}
        </CallConfirmation>
      )}
    </>
  );
}

function Stands({ feed: { status } }: { readonly feed: Feed }) {
  const { stands: text, health, never, notAsked, underway: words } = useFeedsText();
  const wording = useSentences();
  const { underway, lastTurn } = status;
  const remark = lastTurn !== null && lastTurn.message !== '' ? lastTurn : undefined;
  return (
    <Panel title={text.title}>
      <div className="feeds-page">
        {underway !== null && (
          <ProgressBar
            label={words.label}
            valueText={underway.state === 'QUEUED' ? words.waits : words.came(formatNumber(underway.files.length))}
          />
        )}
        {remark !== undefined && (
          <Status level={HEALTH_LEVELS[status.health]} isSentence>
            {wording(remark.message, remark.messageSentences)}
          </Status>
        )}
        {status.health === 'STALE' && (
          <Status level="serious" isSentence>
            {text.stale}
          </Status>
        )}
        {status.health === 'OFF' && (
          <Status level="inactive" isSentence>
            {text.off}
          </Status>
        )}
        <KeyValue
          rows={[
            {
              key: 'health',
              label: text.health,
              value: <Status level={HEALTH_LEVELS[status.health]}>{health[status.health]}</Status>,
            },
            {
              key: 'good',
              label: text.good,
              value: status.lastGoodAt === null ? never : <Moment at={status.lastGoodAt} />,
            },
            { key: 'next', label: text.next, value: status.dueAt === null ? notAsked : <Moment at={status.dueAt} /> },
            { key: 'failures', label: text.failures, value: formatNumber(status.failures) },
            ...status.budget.map(({ minutes, used, limit }) => ({
              key: String(minutes),
              label: text.budget(minutes),
              value: text.used(formatNumber(used), formatNumber(limit)),
            })),
          ]}
        />
      </div>
    </Panel>
  );
}

/** Individually rejected files, newest first. */
function RefusedFiles({ refused }: Pick<Feed['status'], 'refused'>) {
  const { title, help, columns } = useFeedsText().refused;
  const wording = useSentences();
  type Row = (typeof refused)[number];
  const reason = (row: Row) => wording(row.reason, row.reasonSentences);
  return (
    <Panel title={title}>
      <p className="quiet-text">{help}</p>
      <RowTable
        label={title}
        rows={refused}
        keyOf={({ name }) => name}
        columns={[
          { id: 'name', header: columns.name, cell: ({ name }) => name },
          { id: 'reason', header: columns.reason, cell: reason },
          { id: 'at', header: columns.at, cell: ({ refusedAt }) => <Moment at={refusedAt} /> },
        ]}
        card={(row) => (
          <div className="feed-card">
            <span className="feed-card-line">
              <span>{row.name}</span>
              <Moment at={row.refusedAt} />
            </span>
            <span>{reason(row)}</span>
          </div>
        )}
      />
    </Panel>
  );
}

/** Settings of the feed; a form for users who may change it. */
function Settings({ feed }: { readonly feed: Feed }) {
  const { form: text } = useFeedsText();
  const mayFeed = useMayChange(feed);
  return <Panel title={text.title}>{mayFeed ? <FeedForm feed={feed} /> : <FeedFacts feed={feed} />}</Panel>;
}

function FeedForm({ feed }: { readonly feed: Feed }) {
  const text = useFeedsText().form;
  const record = useRecordForm({
    stored: feed,
    formOf: feedForm,
    contentOf: feedContent,
    faultsOf: feedFaults,
    change: 'changeFeed',
    read: 'getFeed',
    params: { feedId: feed.feedId },
    renews: ['/feeds'],
  });
  return (
    <RecordForm record={record} className="feeds-page" label={text.label} words={plainWords(text, 'password')}>
      <FeedFields form={record.form} isStored onChange={record.change} faults={feedFaults(record.form)} />
    </RecordForm>
  );
}

function FeedFacts({ feed }: { readonly feed: Feed }) {
  const text = useFeedsText().form;
  return (
    <KeyValue
      rows={[
        { key: 'address', label: text.address, value: feed.address },
        ...(feed.sets.length === 0 ? [] : [{ key: 'sets', label: text.sets, value: feed.sets.join(', ') }]),
        { key: 'every', label: text.everyMinutes, value: `${formatNumber(feed.everyMinutes)}\u00a0min` },
      ]}
    />
  );
}
