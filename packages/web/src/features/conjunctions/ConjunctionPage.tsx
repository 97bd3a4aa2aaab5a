import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction, Verdict } from '@keepout/contract/ca/conjunction';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Prefetch } from '../../api/prefetch.ts';
import { MissingRecord, QueryStale, QueryState } from '../../api/QueryState.tsx';
import { PlotStack } from '../../charts/interaction/PlotStack.tsx';
import { ABSENT } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useRightSatellite } from '../../navigation/use-right-satellite.ts';
import { useConjunctionText } from '../../nouns/conjunction/en.ts';
import { markOf, pairName } from '../../nouns/conjunction/event.ts';
import { courseSpan } from '../../nouns/conjunction/message/evolution.ts';
import { figuresOfMessage, figuresOfRecord } from '../../nouns/conjunction/message/figures.ts';
import { PlaneView } from '../../nouns/conjunction/message/PlaneView.tsx';
import { messagesQuery, useMessages } from '../../nouns/conjunction/message/queries.ts';
import { conjunctionOf, useConjunction, useEventSubject } from '../../nouns/conjunction/queries.ts';
import { workLine } from '../../nouns/conjunction/verdict/next-message.ts';
import { VerdictBanner } from '../../nouns/conjunction/verdict/VerdictBanner.tsx';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { manoeuvreViews } from '../../nouns/manoeuvre/manoeuvre-tabs.tsx';
import { PlanManoeuvre } from '../../nouns/manoeuvre/PlanManoeuvre.tsx';
import { useMayTrack } from '../../nouns/tracking/use-may-track.ts';
import { parseTime } from '../../time/utc.ts';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { DetailTabs } from './detail/DetailTabs.tsx';
import { EventNotes } from './detail/EventNotes.tsx';
import { EventWalk } from './detail/EventWalk.tsx';
import { Hero } from './detail/Hero.tsx';
import { MessagePicker } from './detail/MessagePicker.tsx';
import { OlderMessage } from './detail/OlderMessage.tsx';
import { SummaryTab } from './detail/SummaryTab.tsx';
import { useRangeInAddress } from './detail/use-range-in-address.ts';
import { ExportCdm } from './message/ExportCdm.tsx';
import { useEventText } from './texts/en.ts';
import '../../nouns/conjunction/conjunction.css';
import './detail/detail.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

const MessageDetails = lazy(async () => ({
  default: (await import('./message/MessageDetails.tsx')).MessageDetails,
}));
const RawMessage = lazy(async () => ({ default: (await import('./message/RawMessage.tsx')).RawMessage }));
const AnalysisTab = lazy(async () => ({ default: (await import('./analysis/AnalysisTab.tsx')).AnalysisTab }));
const OrderObservations = lazy(async () => ({
  default: (await import('../../nouns/tracking/opportunities/OrderObservations.tsx')).OrderObservations,
}));
const CoordinationTab = lazy(async () => ({
  default: (await import('../../nouns/coordination/CoordinationTab.tsx')).CoordinationTab,
}));
const DecisionTab = lazy(async () => ({ default: (await import('./decision/DecisionTab.tsx')).DecisionTab }));

/** The view of a conjunction in which observations are ordered. */
const TRACKING_TAB = 'observations';
const COORDINATION_TAB = 'coordination';

export const prefetch: Prefetch = ({ api, queries, params: { conjunctionId = '' } }) => {
  void queries.prefetchQuery(conjunctionOf(api, conjunctionId));
  void queries.prefetchQuery(messagesQuery(api, conjunctionId));
};

/** one conjunction with all its messages. */
export function ConjunctionPage() {
  const text = useEventText();
  const { conjunctionId = '' } = useParams();
  const event = useConjunction(conjunctionId);
  useRightSatellite(event.data?.satelliteId);
  useEventSubject(event.data ?? undefined);
  if (event.isPending) return <Loading label={text.detail.loading} />;
  if (event.data === undefined)
    return (
      <div className="page">
        <h1>{text.cdm.toConjunction}</h1>
        <QueryState query={event} />
      </div>
    );
  if (event.data === null)
    return (
      <div className="page">
        <h1 className="visually-hidden">{text.detail.notFound}</h1>
        <MissingRecord
          text={text.detail.notFound}
          action={
            <Link kind="button" href={paths.conjunctions()}>
              {text.detail.toList}
            </Link>
          }
        />
      </div>
    );
  return <Detail record={event.data} event={event} />;
}

interface DetailProps {
  readonly record: Conjunction;
  readonly event: ReturnType<typeof useConjunction>;
}

function Detail({ record, event }: DetailProps) {
  const text = useEventText();
  const conjunction = useConjunctionText();
  const views = useManoeuvreText().tab;
  const messages = useMessages(record.conjunctionId);
  const [messageId, choose] = useQueryParam('message');
  const range = useRangeInAddress();
  const mayTrack = useMayTrack();
  const cdms = messages.data;
  const cdm = cdms?.find(({ cdmId }) => cdmId === messageId) ?? cdms?.[0];
  const isNewest = cdm === undefined || cdm === cdms?.[0];
  const displayedVerdict = isNewest ? record.verdict : cdm.verdict;
  const whenLoaded = (view: ReactNode) => (
    <Suspense fallback={<Skeleton label={text.detail.messagesLoading} rows={8} />}>{view}</Suspense>
  );
  /** Replaces a view of the messages while they load or after a failure. */
  const unread = <QueryState query={messages} rows={8} />;
  return (
    <div className="page cj-detail">
      <header className="cj-title">
        <StatusSymbol level={isNewest ? markOf(record) : levelOfLabel(displayedVerdict?.kind ?? 'NONE')} />
        <h1>
          <span className="visually-hidden">
            {displayedVerdict && `${conjunction.verdicts[displayedVerdict.kind]}: `}
          </span>
          {pairName(record)}
        </h1>
        <span className="cj-title-ids mono">
          {record.object1.noradId ?? ABSENT} × {record.object2.noradId ?? ABSENT}
        </span>
        {record.work && (
          <span className="cj-title-work">
            {conjunction.columns.work}: <strong>{workLine(record.work, conjunction)}</strong>
          </span>
        )}
        <div className="cj-title-end">
          {cdm && cdms && (
            <>
              <EventWalk conjunctionId={record.conjunctionId} />
              <MessagePicker cdms={cdms} history={record.history} selectedId={cdm.cdmId} onSelect={choose} />
              <div className="cj-title-actions">
                <Link kind="button" href={paths.cdm(record.satelliteId, record.conjunctionId, cdm.cdmId)}>
                  {text.detail.openMessage}
                </Link>
                <ExportCdm cdm={cdm} />
                <PlanManoeuvre event={record} />
              </div>
            </>
          )}
        </div>
      </header>
      <ProgressLine label={conjunction.updating} isActive={event.isFetching || messages.isFetching} />
      <QueryStale query={event} />
      <EventNotes record={record} onSelect={choose} />
      {!isNewest && cdms && (
        <OlderMessage
          place={cdms.length - cdms.indexOf(cdm)}
          count={cdms.length}
          createdMs={parseTime(cdm.creationDate) ?? Number.NaN}
          onNewest={() => choose(undefined)}
        />
      )}
      <Hero
        figures={cdm ? figuresOfMessage(cdm, previousOf(cdm, cdms)) : figuresOfRecord(record)}
        isOlder={!isNewest}
      />
      <VerdictLine
        verdict={displayedVerdict}
        isOlder={!isNewest}
        needsDecision={isNewest && record.needsDecision}
        work={isNewest ? record.work : null}
        assumedBurn={isNewest ? record.assumedBurn : null}
        tcaMs={parseTime(record.conjunctionData.tca) ?? Number.NaN}
        nextMessage={isNewest ? record.nextMessage : null}
        observed={cdm?.observed}
        actions={
          isNewest &&
          record.verdict?.kind !== 'SAFE' && (
            <>
              {record.verdict?.kind === 'ACT' && (
                <Link href={paths.conjunction(record.satelliteId, record.conjunctionId, COORDINATION_TAB)}>
                  {text.detail.whomToCall}
                </Link>
              )}
              {mayTrack && (
                <Link href={paths.conjunction(record.satelliteId, record.conjunctionId, TRACKING_TAB)}>
                  {text.detail.orderObservations}
                </Link>
              )}
            </>
          )
        }
      />
      {messages.isError && <QueryState query={messages} />}
      {cdms?.length === 0 && <p className="cj-faint">{text.detail.noMessages}</p>}
      <PlotStack key={record.conjunctionId} fullRange={courseSpan(record)} view={range}>
        <DetailTabs
          label={text.detail.tabs.label}
          tabs={[
            {
              id: 'summary',
              label: text.detail.tabs.summary,
              content: (
                <SummaryTab record={record} cdms={cdms} cdm={cdm} isFailed={messages.isError} onSelect={choose} />
              ),
            },
            {
              id: 'details',
              label: text.detail.tabs.details,
              content: cdm && cdms ? whenLoaded(<MessageDetails cdm={cdm} cdms={cdms} isCompared />) : unread,
            },
            {
              id: 'plane',
              label: text.detail.tabs.plane,
              content:
                cdm && cdms ? (
                  <div className="cj-plane">
                    <PlaneView cdms={cdms} selectedId={cdm.cdmId} onSelect={choose} maxPx={720} hasScene />
                  </div>
                ) : (
                  unread
                ),
            },
            {
              id: 'decision',
              label: text.detail.tabs.decision,
              content: whenLoaded(<DecisionTab conjunctionId={record.conjunctionId} />),
            },
            {
              id: COORDINATION_TAB,
              label: text.detail.tabs.coordination,
              content: whenLoaded(<CoordinationTab conjunctionId={record.conjunctionId} />),
            },
            {
              id: 'analysis',
              label: text.detail.tabs.analysis,
              content: cdm ? whenLoaded(<AnalysisTab cdm={cdm} record={record} />) : unread,
            },
            ...(mayTrack
              ? [
                  {
                    id: TRACKING_TAB,
                    label: text.detail.tabs.tracking,
                    content: whenLoaded(
                      <OrderObservations
                        conjunctionId={record.conjunctionId}
                        decideBy={record.verdict?.decideBy ?? null}
                        messages={cdms ?? []}
                      />,
                    ),
                  },
                ]
              : []),
            { id: 'raw', label: text.detail.tabs.raw, content: cdm ? whenLoaded(<RawMessage cdm={cdm} />) : unread },
            ...manoeuvreViews(record, views, text.detail.messagesLoading),
          ]}
        />
      </PlotStack>
    </div>
  );
}

interface SaidProps {
  readonly verdict: Verdict | null | undefined;
  readonly isOlder: boolean;
  readonly needsDecision: boolean;
  readonly work: Conjunction['work'];
  readonly assumedBurn: Conjunction['assumedBurn'];
  readonly tcaMs: number;
  readonly nextMessage: Conjunction['nextMessage'];
  readonly observed: Cdm['observed'] | undefined;
  readonly actions: ReactNode;
}

/** The verdict of the displayed message; an older message has its own verdict or none, never the current one. */
function VerdictLine({ verdict, actions, ...props }: SaidProps) {
  const text = useEventText();
  if (!verdict) return <p className="cj-faint">{text.older.noVerdict}</p>;
  return <VerdictBanner verdict={verdict} {...props} {...(actions && { actions })} />;
}

function previousOf(cdm: Cdm, cdms: readonly Cdm[] | undefined): Cdm | undefined {
  return cdms?.[cdms.indexOf(cdm) + 1];
}

/** Reserves the space of title, figures and plots while the conjunction loads. */
function Loading({ label }: { readonly label: string }) {
  return (
    <div className="page">
      <Skeleton label={label} rows={1} rowPx={32} />
      <Skeleton label={label} rows={1} rowPx={88} />
      <Skeleton label={label} rows={1} rowPx={420} />
    </div>
  );
}
