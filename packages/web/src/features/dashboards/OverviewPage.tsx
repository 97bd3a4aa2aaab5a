import { MS_PER_HOUR } from '@keepout/units/duration';
import { useMemo } from 'react';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { conjunctionEventOf, type ListedEvent, pairName } from '../../nouns/conjunction/event.ts';
import { urgencyRank } from '../../nouns/conjunction/fleet.ts';
import { splitByTime } from '../../nouns/conjunction/past-future.ts';
import { useConjunctions } from '../../nouns/conjunction/queries.ts';
import { NoConjunctionsReason } from '../../nouns/screening/outcome/NoConjunctionsReason.tsx';
import { ScreeningBasisLine } from '../../nouns/screening/ScreeningBasisLine.tsx';
import { hasPassed } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { Deadline, DecisionTable } from './DecisionTable.tsx';
import { useDashboardTexts } from './en.ts';
import { FleetSchedule } from './FleetSchedule.tsx';
import './dashboards.css';

/** Maximum number of decisions in the table; the list of conjunctions has the others. */
const MOST_DECISIONS = 8;

/** decisions by urgency with the time left for each, and the schedule of the fleet for the next seven days. */
export function OverviewPage() {
  const text = useDashboardTexts().overview;
  const minuteMs = useNow('minute');
  const list = useConjunctions(minuteMs, 0);
  const events = useMemo(
    () => splitByTime((list.data?.records ?? []).map(conjunctionEventOf), minuteMs).future,
    [list.data, minuteMs],
  );
  return (
    <div className="page dashboard">
      <div>
        <header className="page-head">
          <h1>{text.title}</h1>
          <span className="page-head-end">
            <Link href={paths.annualStatistics()}>{text.fleetStatistics}</Link>
          </span>
        </header>
        <ProgressLine label={text.refreshing} isActive={list.isFetching && list.data !== undefined} />
      </div>
      <ScreeningBasisLine />
      <QueryStale query={list} />
      {list.data ? (
        <OverviewContent events={events} minuteMs={minuteMs} />
      ) : (
        <QueryState query={list} loading={text.loading} rows={14} />
      )}
    </div>
  );
}

function OverviewContent({ events, minuteMs }: { readonly events: readonly ListedEvent[]; readonly minuteMs: number }) {
  const text = useDashboardTexts().overview;
  const needed = useMemo(() => toDecide(events, minuteMs), [events, minuteMs]);
  const inWork = useMemo(() => inWorkOf(events, minuteMs), [events, minuteMs]);
  const firm = useMemo(() => needed.filter(({ isEstimated }) => !isEstimated), [needed]);
  /** Conjunctions with estimated covariance are folded into one line unless there are no others. */
  const decisions = firm.length > 0 ? firm : needed;
  const [all, open] = [formatNumber(events.length), formatNumber(needed.length)];
  return (
    <>
      {events.length === 0 && <NoConjunctionsReason claim={text.nobody} screeningId={undefined} />}
      {events.length > 0 && (
        <Panel title={text.decisions} note={text.count(open, all)}>
          {decisions.length === 0 ? (
            <p className="quiet-text">{text.none(all)}</p>
          ) : (
            <DecisionTable events={decisions.slice(0, MOST_DECISIONS)} label={text.decisions} />
          )}
          <p className="decide-more">
            {decisions.length > MOST_DECISIONS && <Link href={paths.conjunctions()}>{text.all(open)}</Link>}
            {decisions.length < needed.length && (
              <Link href={paths.conjunctions()}>{text.estimated(formatNumber(needed.length - decisions.length))}</Link>
            )}
          </p>
        </Panel>
      )}
      {inWork.length > 0 && (
        <Panel title={text.inWork} note={text.inWorkNote(formatNumber(inWork.length))}>
          <DecisionTable events={inWork.slice(0, MOST_DECISIONS)} label={text.inWork} />
          {inWork.length > MOST_DECISIONS && (
            <p className="decide-more">
              <Link href={`${paths.conjunctions()}?show=work`}>{text.all(formatNumber(inWork.length))}</Link>
            </p>
          )}
        </Panel>
      )}
      {needed.length > 0 && <DecideLanes decisions={needed} />}
      <FleetSchedule events={events} nowMs={minuteMs} />
    </>
  );
}

const MOST_IN_LANE = 4;

/** All decisions, including those with estimated covariance, grouped by the time left; updated together with the countdowns. */
function DecideLanes({ decisions }: { readonly decisions: readonly ListedEvent[] }) {
  const text = useDashboardTexts().overview;
  const nowMs = useNow('second');
  return (
    <Panel title={text.lanes}>
      <ul className="decide-lanes">
        {lanesOf(decisions, nowMs).map(({ id, events }) => (
          <li key={id} className="decide-lane" data-empty={events.length === 0 || undefined}>
            <h3>
              {text.lane[id]} <span className="quiet-text">{formatNumber(events.length)}</span>
            </h3>
            {events.length === 0 ? (
              <p className="quiet-text">{text.laneEmpty}</p>
            ) : (
              <ul>
                {events.slice(0, MOST_IN_LANE).map((event) => (
                  <li key={event.id}>
                    <StatusSymbol level={event.mark} size={12} />
                    <Link kind="bare" href={paths.conjunction(event.record.satelliteId, event.id)}>
                      {pairName(event.record)}
                    </Link>
                    <Deadline event={event} />
                  </li>
                ))}
              </ul>
            )}
            {events.length > MOST_IN_LANE && <p className="quiet-text">{text.more(events.length - MOST_IN_LANE)}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Ranges of the time left until a decision deadline. */
const laneIds = ['passed', 'hours6', 'hours24', 'days3', 'later'] as const;
type LaneId = (typeof laneIds)[number];

interface Lane {
  readonly id: LaneId;
  /** Conjunctions, by deadline. */
  readonly events: readonly ListedEvent[];
}

/** Upper ends of the ranges, hours from now. */
const ENDS = { hours6: 6, hours24: 24, days3: 72 } as const;

/** Returns the future conjunctions that need a decision: *act* before *watch*, then by deadline; TCA replaces a missing deadline. */
export function toDecide(events: readonly ListedEvent[], nowMs: number): readonly ListedEvent[] {
  return events
    .filter(({ record, tcaMs }) => record.needsDecision && tcaMs >= nowMs)
    .toSorted((a, b) => urgencyRank(b) - urgencyRank(a) || deadlineOf(a) - deadlineOf(b) || a.tcaMs - b.tcaMs);
}

/** Returns the future conjunctions that are decided or planned and need no decision now, by TCA. */
export function inWorkOf(events: readonly ListedEvent[], nowMs: number): readonly ListedEvent[] {
  return events
    .filter(({ record, tcaMs }) => !record.needsDecision && record.work !== null && tcaMs >= nowMs)
    .toSorted((a, b) => a.tcaMs - b.tcaMs);
}

/** Groups the decisions by time left; empty groups are included. */
export function lanesOf(decisions: readonly ListedEvent[], nowMs: number): readonly Lane[] {
  return laneIds.map((id) => ({ id, events: decisions.filter((event) => laneOf(deadlineOf(event), nowMs) === id) }));
}

function laneOf(deadlineMs: number, nowMs: number): LaneId {
  if (hasPassed(deadlineMs, nowMs)) return 'passed';
  const hours = (deadlineMs - nowMs) / MS_PER_HOUR;
  return (['hours6', 'hours24', 'days3'] as const).find((id) => hours <= ENDS[id]) ?? 'later';
}

const deadlineOf = ({ decideByMs, tcaMs }: ListedEvent): number => decideByMs ?? tcaMs;
