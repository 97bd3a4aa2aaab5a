import { MS_PER_DAY } from '@keepout/units/duration';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { recordsOfList } from '../../api/pages.ts';
import { QueryState } from '../../api/QueryState.tsx';
import { FleetGantt } from '../../charts/fleet-gantt/FleetGantt.tsx';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { useConjunctionText } from '../../nouns/conjunction/en.ts';
import type { ListedEvent } from '../../nouns/conjunction/event.ts';
import { verdictOrder } from '../../nouns/conjunction/list/fields.ts';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import { Button } from '../../ui/Button.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useDashboardTexts } from './en.ts';
import { fleetIntervals } from './fleet-intervals.ts';
import { fleetRows } from './fleet-rows.ts';

export interface FleetScheduleProps {
  readonly events: readonly ListedEvent[];
  readonly nowMs: number;
}

/** Seven-day schedule of the fleet: close approaches, planned burns, contacts, no-burn windows; missing data is listed below it. */
export function FleetSchedule({ events, nowMs }: FleetScheduleProps) {
  const { query, satellites } = useSatellites();
  const text = useDashboardTexts();
  const words = text.schedule;
  const { verdicts, contrary } = useConjunctionText();
  const markLabels = {
    ...Object.fromEntries(verdictOrder.map((kind) => [levelOfLabel(kind), verdicts[kind]])),
    serious: contrary.mark,
  };
  const goTo = useGoTo();
  const { plans, contacts, rules } = useFleetPlans(nowMs);
  const intervals = useMemo(
    () =>
      fleetIntervals(
        (satellites ?? []).map(({ satelliteId }) => satelliteId),
        { plans: plans.data, contacts: contacts.data, noBurn: rules.data?.noBurnWindows },
        {
          burn: ({ state, secondaryName }) => words.burn(secondaryName, words.states[state]),
          contact: (station, elevationDeg) => words.contact(station, formatNumber(elevationDeg)),
          noBurn: (reason) => words.noBurn(reason),
        },
      ),
    [satellites, plans.data, contacts.data, rules.data, words],
  );
  const rows = useMemo(() => fleetRows(satellites ?? [], events, intervals), [satellites, events, intervals]);
  const open = (id: string) => {
    const event = events.find((candidate) => candidate.id === id);
    if (event) goTo(paths.conjunction(event.record.satelliteId, event.id));
    const plan = plans.data?.find((candidate) => candidate.manoeuvreId === id);
    if (plan) goTo(paths.conjunction(plan.satelliteId, plan.conjunctionId, 'manoeuvre'));
  };
  if (!satellites) {
    return <QueryState query={query} loading={text.assets.loading} rows={6} />;
  }
  const failed = [
    { name: words.plans, feed: plans },
    { name: words.contacts, feed: contacts },
    { name: words.rules, feed: rules },
  ].filter(({ feed }) => feed.isError && feed.data === undefined);
  const blind = (contacts.data ?? []).filter(({ noOrbitReason }) => noOrbitReason !== null);
  return (
    <section aria-label={text.overview.fleet} className="fleet-schedule">
      <h2 className="visually-hidden">{text.overview.fleet}</h2>
      <FleetGantt rows={rows} nowMs={nowMs} markLabels={markLabels} onSelect={open} />
      {contacts.isPending && <p className="quiet-text">{words.computing}</p>}
      {blind.length > 0 && (
        <p className="quiet-text">{words.blind(blind.map(({ satelliteName }) => satelliteName).join(', '))}</p>
      )}
      {failed.length > 0 && (
        <p className="fleet-failed" role="alert">
          {words.failed(failed.map(({ name }) => name).join(', '))}{' '}
          <Button
            onPress={() => {
              for (const { feed } of failed) void feed.refetch();
            }}
          >
            {words.again}
          </Button>
        </p>
      )}
    </section>
  );
}

const MOST_PLANS = 2000;
/** Days of the requested contacts, from midnight: they contain the seven days from now, and the server computes them once a day. */
const CONTACT_DAYS = 8;

/** Reads the schedule of the fleet for the coming days: plans, ground contacts, no-burn windows. */
function useFleetPlans(nowMs: number) {
  const api = useApi();
  const from = new Date(Math.floor(nowMs / MS_PER_DAY) * MS_PER_DAY).toISOString();
  const plans = useQuery({ ...api.list('listManoeuvres', MOST_PLANS), select: recordsOfList });
  const contacts = useQuery(api.query('listContacts', { query: { from, days: CONTACT_DAYS } }));
  const rules = useQuery(api.query('getFlightRules'));
  return { plans, contacts, rules };
}
