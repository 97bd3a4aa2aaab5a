import type { PassPrediction } from '@keepout/contract/odt/pass-prediction';
import { MS_PER_DAY } from '@keepout/units/duration';
import { useState } from 'react';
import { type QueryOutcome, QueryStale, QueryState } from '../../../api/QueryState.tsx';
import { paths } from '../../../navigation/paths.ts';
import { Moment } from '../../../time/Moment.tsx';
import { useNow } from '../../../time/ticker.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { CardValue } from '../../../ui/CardValue.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RowTable } from '../../../ui/RowTable.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useTrackingText } from '../en.ts';
import { usePasses, usePassRates, useSensors } from '../queries.ts';
import { SimulatedTag } from '../StatusWord.tsx';
import { shownSensors } from '../sensor-order.ts';
import type { DrawnPass } from './night-rows.ts';
import { PassViews } from './PassViews.tsx';
import { passColumns } from './pass-columns.tsx';
import { rateText } from './pass-rate.ts';

export interface SatellitePassesProps {
  readonly satelliteId: string;
  readonly noradId: number;
}

/** Passes of one's own satellite over the sensors, in the next day. */
export function SatellitePasses({ satelliteId, noradId }: SatellitePassesProps) {
  const text = useTrackingText();
  const zone = useZone((state) => state.zone);
  const nowMs = useNow('fiveMinutes');
  const [areAllShown, showAll] = useState(false);
  const [shownId, show] = useState<string>();
  const sensors = useSensors();
  const query = usePasses(noradId, 1);
  /** The query that failed or is pending represents both. */
  const combinedQuery: QueryOutcome<unknown> =
    query.error === null && (sensors.error !== null || sensors.data === undefined) ? sensors : query;
  const list = shownSensors(sensors.data ?? [], false);
  const passes = (query.data ?? [])
    .flatMap((prediction) => passesOf(prediction, text.reasons, text.views.observable, (at) => formatTime(at, zone)))
    .filter(({ pass }) => areAllShown || pass.obstacle === null)
    .toSorted((a, b) => a.pass.start.localeCompare(b.pass.start));
  return (
    <Panel
      title={text.views.label}
      note={<SimulatedTag isSimulated={list.some(({ provider }) => provider === 'SIMULATOR')} />}
      actions={
        <Link kind="button" href={paths.observations({ new: 'request', satellite: satelliteId })}>
          {text.order.title}
        </Link>
      }
    >
      <QueryStale query={combinedQuery} />
      {query.data && sensors.data ? (
        <div className="satellite-passes">
          <Checkbox isSelected={areAllShown} onChange={showAll}>
            {text.views.obstacles}
          </Checkbox>
          <PassViews
            noradId={noradId}
            passes={passes}
            span={[nowMs, nowMs + MS_PER_DAY]}
            shownId={shownId}
            onShow={show}
            empty={passes.length === 0 ? text.views.none('24\u00a0h') : undefined}
          />
          {passes.length > 0 && <PassList passes={passes} shownId={shownId ?? passes[0]?.id} onShow={show} />}
        </div>
      ) : (
        <QueryState query={combinedQuery} rows={8} />
      )}
    </Panel>
  );
}

function passesOf(
  { sensorCode, visibilityIntervals }: PassPrediction,
  reasons: Readonly<Record<string, string>>,
  visible: string,
  timeText: (atMs: number) => string,
): readonly DrawnPass[] {
  return visibilityIntervals.map((pass) => ({
    id: `${sensorCode} ${pass.start}`,
    sensorCode,
    pass,
    level: pass.obstacle === null ? ('ok' as const) : ('inactive' as const),
    status: pass.obstacle === null ? visible : (reasons[pass.obstacle] ?? pass.obstacle),
    label: `${sensorCode}, ${timeText(parseTime(pass.start) ?? Number.NaN)}`,
  }));
}

interface PassListProps {
  readonly passes: readonly DrawnPass[];
  readonly shownId: string | undefined;
  readonly onShow: (id: string) => void;
}

/** List of passes: sensor, time, elevation and illumination; the open one is plotted. */
function PassList({ passes, shownId, onShow }: PassListProps) {
  const text = useTrackingText();
  const { data: rates } = usePassRates();
  const rate = ({ sensorCode, pass }: DrawnPass) => rateText(rates, text.rate, sensorCode, pass.maxElevation);
  const status = ({ level, status: word }: DrawnPass) => <Status level={level}>{word}</Status>;
  return (
    <RowTable
      label={text.views.table}
      rows={passes}
      keyOf={({ id }) => id}
      {...(shownId !== undefined && { selectedKey: shownId })}
      onOpen={({ id }) => onShow(id)}
      columns={[
        { id: 'sensor', header: text.pass.sensor, cell: ({ sensorCode }) => sensorCode },
        { id: 'obstacle', header: text.views.state, cell: status },
        ...passColumns<DrawnPass>(({ pass }) => pass, text.pass),
        {
          id: 'rate',
          header: text.rate.title,
          align: 'end',
          isMono: true,
          cell: rate,
        },
      ]}
      card={(pass) => (
        <button type="button" className="pass-list-card" onClick={() => onShow(pass.id)}>
          <span className="opportunity-line">
            <strong>{pass.sensorCode}</strong>
            {status(pass)}
          </span>
          <span className="opportunity-line quiet-text">
            <Moment at={pass.pass.start} />
            <CardValue label={text.rate.title}>{rate(pass)}</CardValue>
          </span>
        </button>
      )}
    />
  );
}
