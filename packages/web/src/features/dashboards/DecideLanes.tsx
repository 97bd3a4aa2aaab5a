import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { type ConjunctionEvent, pairName } from '../../nouns/conjunction/event.ts';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { Deadline } from './DecisionTable.tsx';
import { useDashboardTexts } from './en.ts';
import { lanesOf } from './lanes.ts';

export interface DecideLanesProps {
  readonly decisions: readonly ConjunctionEvent[];
  readonly nowMs: number;
}

const MOST_IN_LANE = 4;

/** The decisions by how much time is left for them. */
export function DecideLanes({ decisions, nowMs }: DecideLanesProps) {
  const text = useDashboardTexts().overview;
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
