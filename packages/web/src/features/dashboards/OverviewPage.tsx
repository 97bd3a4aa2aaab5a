import { useMemo } from 'react';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { type ConjunctionEvent, eventOf } from '../../nouns/conjunction/event.ts';
import { splitByTime } from '../../nouns/conjunction/past-future.ts';
import { useConjunctions } from '../../nouns/conjunction/queries.ts';
import { StandingLine } from '../../nouns/screening/StandingLine.tsx';
import { WhyNoConjunctions } from '../../nouns/screening/WhyNoConjunctions.tsx';
import { useNow } from '../../time/use-now.ts';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { DecideLanes } from './DecideLanes.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { useDashboardTexts } from './en.ts';
import { FleetSchedule } from './FleetSchedule.tsx';
import { toDecide } from './lanes.ts';
import './dashboards.css';

/** How many decisions are told in full; the list has the rest. */
const MOST_DECISIONS = 8;

/** what needs a decision first, how much time each has left, and what the fleet meets in the next seven days. */
export function OverviewPage() {
  const text = useDashboardTexts().overview;
  const minuteMs = useNow('minute');
  const list = useConjunctions(minuteMs, 0);
  const events = useMemo(
    () => splitByTime((list.data?.records ?? []).map(eventOf), minuteMs).future,
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
      <StandingLine />
      <QueryStale query={list} />
      {list.data ? (
        <Whole events={events} minuteMs={minuteMs} />
      ) : (
        <QueryState query={list} loading={text.loading} rows={14} />
      )}
    </div>
  );
}

function Whole({ events, minuteMs }: { readonly events: readonly ConjunctionEvent[]; readonly minuteMs: number }) {
  const text = useDashboardTexts().overview;
  const decisions = useMemo(() => toDecide(events, minuteMs), [events, minuteMs]);
  const [all, open] = [formatNumber(events.length), formatNumber(decisions.length)];
  return (
    <>
      {events.length === 0 && <WhyNoConjunctions claim={text.nobody} screeningId={undefined} />}
      {events.length > 0 && (
        <Panel title={text.decisions} note={text.count(open, all)}>
          {decisions.length === 0 ? (
            <p className="quiet-text">{text.none(all)}</p>
          ) : (
            <DecisionTable events={decisions.slice(0, MOST_DECISIONS)} />
          )}
          {decisions.length > MOST_DECISIONS && <Link href={paths.conjunctions()}>{text.all(open)}</Link>}
        </Panel>
      )}
      {decisions.length > 0 && <DecideLanes decisions={decisions} nowMs={minuteMs} />}
      <FleetSchedule events={events} nowMs={minuteMs} />
    </>
  );
}
