import type { Feed } from '@keepout/contract/feeds/feed';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { NewRecordDialog } from '../../nouns/record/NewRecordDialog.tsx';
import { formatAge } from '../../time/countdown.ts';
import { Moment } from '../../time/Moment.tsx';
import { useNow } from '../../time/ticker.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useFeedsText } from './en.ts';
import { FeedFields } from './FeedFields.tsx';
import { feedContent, feedFaults, kindsFor, publisherOf, usualForm } from './feed-form.ts';
import { HEALTH_LEVELS, TURN_LEVELS } from './feed-level.ts';
import { KeptBack } from './KeptBack.tsx';
import { useAskFeedsAnew, useFeeds, useMayFeed } from './queries.ts';
import './feeds.css';

/** Data feeds of the installation and their state. */
export function FeedsPage() {
  const text = useFeedsText();
  const { own: mayFeed, common } = useMayFeed();
  const mayScreen = mayUse(useIdentity()?.access ?? {}, 'ca');
  const goTo = useGoTo();
  const query = useFeeds();
  const [isNew, setNew] = useQueryParam('new');
  const { data } = query;
  const addButton = mayFeed && (
    <Button kind="primary" onPress={() => setNew('feed')}>
      {text.add}
    </Button>
  );
  const content = () => {
    if (data === undefined) return <QueryState query={query} rows={6} />;
    if (data.length === 0)
      return <EmptyState text={mayFeed ? text.empty : text.emptyForUsers} action={addButton || undefined} />;
    return <FeedTable feeds={data} onOpen={({ feedId }) => goTo(paths.feed(feedId))} />;
  };
  return (
    <div className="page in-order feeds-page">
      <div>
        <header className="page-head">
          <h1>{text.title}</h1>
          {data !== undefined && data.length > 0 && <span className="page-head-end">{addButton}</span>}
        </header>
        <ProgressLine label={text.refreshing} isActive={query.isFetching && data !== undefined} />
      </div>
      <p className="quiet-text">{text.intro}</p>
      <QueryStale query={query} />
      {content()}
      {mayScreen && <CatalogueInUse />}
      {isNew !== undefined && mayFeed && (
        <NewFeed mayCommon={common} onClose={() => setNew(undefined)} onMade={(feedId) => goTo(paths.feed(feedId))} />
      )}
    </div>
  );
}

interface FeedTableProps {
  readonly feeds: readonly Feed[];
  readonly onOpen: (feed: Feed) => void;
}

function FeedTable({ feeds, onOpen }: FeedTableProps) {
  const text = useFeedsText();
  const { columns } = text;
  return (
    <RowTable
      label={text.table}
      rows={feeds}
      keyOf={({ feedId }) => feedId}
      onOpen={onOpen}
      columns={[
        { id: 'name', header: columns.name, cell: (feed) => <Name feed={feed} /> },
        { id: 'kind', header: columns.kind, cell: ({ kind }) => text.kinds[kind] },
        { id: 'health', header: columns.health, cell: (feed) => <Health feed={feed} /> },
        { id: 'good', header: columns.good, cell: ({ status }) => <When at={status.lastGoodAt} none={text.never} /> },
        { id: 'next', header: columns.next, cell: ({ status }) => <When at={status.dueAt} none={text.notAsked} /> },
        { id: 'last', header: columns.last, cell: (feed) => <Last feed={feed} /> },
      ]}
      card={(feed) => (
        <div className="feed-card">
          <span className="feed-card-line">
            <Link href={paths.feed(feed.feedId)}>{feed.name}</Link>
            <Health feed={feed} />
          </span>
          <span className="feed-card-line">
            <span>{text.kinds[feed.kind]}</span>
            <When at={feed.status.lastGoodAt} none={text.never} />
          </span>
        </div>
      )}
    />
  );
}

/** Name of a feed, marked if it belongs to the organisation; feeds of the installation serve all organisations. */
function Name({ feed: { name, isOwn } }: { readonly feed: Feed }) {
  const { own } = useFeedsText();
  return (
    <span className="feed-name">
      {name} {isOwn && <Tag>{own}</Tag>}
    </span>
  );
}

function Health({ feed: { status } }: { readonly feed: Feed }) {
  const { health } = useFeedsText();
  return <Status level={HEALTH_LEVELS[status.health]}>{health[status.health]}</Status>;
}

/** State of the retrieval in progress, otherwise of the last one. */
function Last({ feed: { status } }: { readonly feed: Feed }) {
  const { states, never } = useFeedsText();
  const turn = status.underway ?? status.lastTurn;
  return turn === null ? never : <Status level={TURN_LEVELS[turn.state]}>{states[turn.state]}</Status>;
}

function When({ at, none }: { readonly at: string | null; readonly none: string }) {
  return at === null ? none : <Moment at={at} />;
}

/** Catalogue used by screenings, with the share of each feed. */
function CatalogueInUse() {
  const text = useFeedsText().catalogue;
  // Read before the parts of the catalogue: a missing catalogue is not an error.
  const query = useQuery(useApi().query('getReadiness'));
  return (
    <Panel title={text.title}>
      <QueryState query={query} rows={3}>
        {({ catalogue }) => (catalogue === null ? <EmptyState text={text.none} /> : <CatalogueParts />)}
      </QueryState>
      <KeptBack />
    </Panel>
  );
}

function CatalogueParts() {
  const text = useFeedsText().catalogue;
  const nowMs = useNow('minute');
  const query = useQuery(useApi().query('getCatalogue'));
  return (
    <QueryState query={query} rows={3}>
      {({ objects, medianEpoch, source, sources }) => (
        <KeyValue
          rows={[
            { key: 'objects', label: text.objects, value: formatNumber(objects) },
            {
              key: 'age',
              label: text.age,
              value: medianEpoch === null ? ABSENT : formatAge(Date.parse(medianEpoch), nowMs),
            },
            ...(sources.length === 0 ? [{ source, used: objects, objects }] : sources).map((part) => ({
              key: part.source,
              label: text.source(part.source),
              value: text.used(formatNumber(part.used), formatNumber(part.objects)),
            })),
          ]}
        />
      )}
    </QueryState>
  );
}

interface NewFeedProps {
  readonly mayCommon: boolean;
  readonly onClose: () => void;
  readonly onMade: (feedId: string) => void;
}

function NewFeed({ mayCommon, onClose, onMade }: NewFeedProps) {
  const { form: text, kinds } = useFeedsText();
  const askAnew = useAskFeedsAnew();
  const first = kindsFor(mayCommon)[0]!;
  const add = useMutation({
    ...useApi().change('createFeed'),
    onSuccess: async ({ feedId }) => {
      await askAnew();
      onMade(feedId);
    },
  });
  return (
    <NewRecordDialog
      title={text.addTitle}
      form="sheet"
      save={text.create}
      writing={add}
      begin={() => usualForm(first, publisherOf(kinds[first]))}
      faultsOf={feedFaults}
      onSend={(form) => add.mutate({ body: feedContent(form) })}
      onClose={onClose}
    >
      {(fields) => <FeedFields {...fields} isStored={false} offered={kindsFor(mayCommon)} />}
    </NewRecordDialog>
  );
}
