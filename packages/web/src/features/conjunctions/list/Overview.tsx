import { MS_PER_DAY } from '@keepout/units/duration';
import { Suspense, useMemo } from 'react';
import { useIsCalm } from '../../../calm/calm-store.ts';
import type { AxisSpan } from '../../../charts/scale/view.ts';
import type { TimelineMark } from '../../../charts/tca-timeline/timeline-mark.ts';
import { type ListedEvent, pairName } from '../../../nouns/conjunction/event.ts';
import type { FleetStripEntry } from '../../../nouns/conjunction/fleet.ts';
import type { CellSetting } from '../../../nouns/conjunction/list/cells.tsx';
import { chartThresholds } from '../../../nouns/conjunction/thresholds.ts';
import { ClaimMark } from '../../../nouns/satellite/ClaimMark.tsx';
import { useSatellites } from '../../../nouns/satellite/use-satellites.ts';
import { Countdown } from '../../../time/Countdown.tsx';
import { formatTime } from '../../../time/utc.ts';
import { optionalLazy } from '../../../ui/lazy-when-idle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import type { ListChanges, ListState } from './list-state.ts';
import { useListText } from './texts/en.ts';

const TcaTimeline = optionalLazy(
  async () => (await import('../../../charts/tca-timeline/TcaTimeline.tsx')).TcaTimeline,
);

const LEAST_DAYS = 7;

export interface OverviewProps {
  /** Conjunctions of the displayed view, without the limits of the brush. */
  readonly events: readonly ListedEvent[];
  readonly fleet: readonly FleetStripEntry[];
  /** Reason for an empty list; shown in place of the timeline. */
  readonly emptyText: string;
  readonly state: ListState;
  readonly changes: ListChanges;
  readonly setting: CellSetting;
}

/** The band above the table: all conjunctions by TCA; on wide screens also the satellites. */
export function Overview({ events, fleet, emptyText, state, changes, setting }: OverviewProps) {
  const isWide = useMediaQuery('(min-width: 1600px)');
  const text = useListText();
  const isCalm = useIsCalm();
  const { minuteMs } = setting;
  const marks = useMemo(() => events.map(timelineMark), [events]);
  const range = useMemo(
    (): AxisSpan =>
      state.side === 'future' ? futureRange(events, minuteMs) : [minuteMs - state.pastDays * MS_PER_DAY, minuteMs],
    [events, minuteMs, state.side, state.pastDays],
  );
  return (
    <section className="cj-overview" aria-label={text.timeline.overview}>
      <h2 className="visually-hidden">{text.timeline.overview}</h2>
      {isCalm ? (
        <Suspense fallback={<TimelinePlace />}>
          <TcaTimeline
            title={text.timeline.title}
            emptyText={emptyText}
            marks={marks}
            nowMs={minuteMs}
            range={range}
            thresholds={chartThresholds(events[0]?.record.thresholds, setting.text.thresholds)}
            axis={state.axis}
            onAxisChange={changes.showAxis}
            selectedId={state.selectedId ?? null}
            onSelect={changes.select}
            brush={state.filter.span === null ? null : [...state.filter.span]}
            onBrush={changes.brush}
            heightPx={96}
          />
        </Suspense>
      ) : (
        <TimelinePlace />
      )}
      {isWide && (
        <SatelliteStrip fleet={fleet} emptyText={emptyText} state={state} changes={changes} setting={setting} />
      )}
    </section>
  );
}

/** Placeholder of the timeline: reserves its height, so that the rows, which load first, do not move. */
const TimelinePlace = () => <div className="chart-panel cj-timeline-place" />;

function timelineMark({ id, tcaMs, mark, record }: ListedEvent): TimelineMark {
  return {
    id,
    tcaMs,
    level: mark,
    pc: record.probabilityOfCollision,
    missDistanceM: record.totalMissDistance,
    label: pairName(record),
  };
}

/** Returns the range of the timeline: seven days, extended by full days up to the last conjunction. */
function futureRange(events: readonly ListedEvent[], nowMs: number): AxisSpan {
  const last = events.reduce((latest, { tcaMs }) => Math.max(latest, tcaMs), nowMs);
  return [nowMs, nowMs + Math.max(LEAST_DAYS, Math.ceil((last - nowMs) / MS_PER_DAY)) * MS_PER_DAY];
}

function SatelliteStrip({ fleet, emptyText, state, changes, setting }: Omit<OverviewProps, 'events'>) {
  const text = useListText();
  const { zone } = setting;
  const chosenIds = state.filter.satelliteIds;
  const { satellites = [] } = useSatellites();
  const records = new Map(satellites.map((satellite) => [satellite.satelliteId, satellite]));
  return (
    <Panel title={text.timeline.strip}>
      {fleet.length === 0 && <p className="cj-faint">{emptyText}</p>}
      <ul className="cj-strip">
        {fleet.map(({ satelliteId, name, level, count, worst }) => (
          <li key={satelliteId}>
            <button
              type="button"
              aria-pressed={chosenIds.includes(satelliteId)}
              onClick={() =>
                changes.chooseSatellites(chosenIds.length === 1 && chosenIds[0] === satelliteId ? [] : [satelliteId])
              }
            >
              <StatusSymbol level={level} size={12} />
              <span className="cj-strip-name">
                {name} {records.has(satelliteId) && <ClaimMark satellite={records.get(satelliteId)!} />}
              </span>
              <span>{count}</span>
              <span
                className="mono cj-faint"
                title={worst && `${pairName(worst.record)} · ${formatTime(worst.tcaMs, zone)}`}
              >
                {worst && <Countdown atMs={worst.tcaMs} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
