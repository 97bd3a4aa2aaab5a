import { moonLitShare } from '@keepout/astro/sun/night';
import { SENSOR_NUMBERS } from '@keepout/contract/odt/fields';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { MS_PER_DAY, MS_PER_HOUR } from '@keepout/units/duration';
import { useState } from 'react';
import { MissingRecord, QueryStale, QueryState } from '../../api/QueryState.tsx';
import { NightGantt } from '../../charts/tracking/NightGantt.tsx';
import { formatMoney } from '../../format/money.ts';
import { ABSENT } from '../../format/number.ts';
import { useSubject } from '../../navigation/page-subject.ts';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { CallConfirmation } from '../../nouns/record/CallConfirmation.tsx';
import { fieldValueText } from '../../nouns/record/field-text.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { nightRows } from '../../nouns/tracking/passes/night-rows.ts';
import { useSensor } from '../../nouns/tracking/queries.ts';
import { SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { Moment } from '../../time/Moment.tsx';
import { useNow } from '../../time/ticker.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Calibration } from './Calibration.tsx';
import { CameBefore } from './CameBefore.tsx';
import { useSensorsText } from './en.ts';
import { SensorForm } from './SensorForm.tsx';
import { FIELD_GROUPS, type SensorNumber } from './sensor-fields.ts';
import { isAsked, recordNumbers } from './sensor-form.ts';
import './sensors.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

/** One sensor: properties, accuracy and availability; its owner edits it here. */
export function SensorPage() {
  const text = useSensorsText();
  const words = useTrackingText();
  const { sensorId = '' } = useParams();
  const query = useSensor(sensorId);
  const goTo = useGoTo();
  const [isRemoving, setRemoving] = useState(false);
  const { data: sensor } = query;
  useSubject(sensor && `${sensor.sensorCode} ${sensor.groundSensorName}`);
  if (sensor === undefined)
    return (
      <div className="page">
        <h1>{text.title}</h1>
        <QueryState
          query={query}
          rows={12}
          notFoundView={<MissingRecord text={text.gone} action={<Link href={paths.sensors()}>{text.toList}</Link>} />}
        />
      </div>
    );
  return (
    <div className="page sensor-page">
      <div>
        <header className="page-head sensors-head">
          <h1>
            {sensor.sensorCode} {sensor.groundSensorName}
          </h1>
          {sensor.isOwn && <Tag>{text.own}</Tag>}
          <SimulatedTag isSimulated={sensor.provider === 'SIMULATOR'} />
          <span className="sensors-head-end">
            <Link kind="button" href={paths.sensors()}>
              {text.toList}
            </Link>
            {sensor.isOwn && (
              <Link kind="button" href={paths.observationFiles()}>
                {text.upload}
              </Link>
            )}
            {sensor.isOwn && (
              <Button kind="danger" onPress={() => setRemoving(true)}>
                {text.remove}
              </Button>
            )}
          </span>
        </header>
        <ProgressLine label={words.refreshing} isActive={query.isFetching} />
      </div>
      <QueryStale query={query} />
      <div className="sensor-columns">
        <div className="sensor-main">
          {sensor.isOwn ? <SensorForm key={sensorId} sensor={sensor} /> : <SensorFacts sensor={sensor} />}
        </div>
        <div className="sensor-main">
          <CameBefore sensor={sensor} />
          <Calibration sensor={sensor} />
          <Availability sensor={sensor} />
        </div>
      </div>
      {isRemoving && (
        <CallConfirmation
          call="deleteSensor"
          input={{ params: { sensorId } }}
          renews={['/odt']}
          title={text.removeTitle}
          onDone={() => goTo(paths.sensors())}
          onClose={() => setRemoving(false)}
        >
          {text.removeText(sensor.sensorCode)}
        </CallConfirmation>
      )}
    </div>
  );
}

const WEEK_MS = 7 * MS_PER_DAY;

/** Availability of a sensor: its nights and its calendar. */
function Availability({ sensor }: { readonly sensor: Sensor }) {
  const text = useSensorsText().availability;
  const words = useTrackingText();
  const nowMs = useNow('fiveMinutes');
  const startMs = Math.floor(nowMs / MS_PER_HOUR) * MS_PER_HOUR;
  return (
    <Panel title={text.title}>
      <div className="sensor-main">
        <NightGantt
          title={text.plan}
          rows={nightRows([sensor], [], [startMs, startMs + WEEK_MS], words)}
          nowMs={nowMs}
          startMs={startMs}
          endMs={startMs + WEEK_MS}
          moonLit={moonLitShare(startMs)}
        />
        {sensor.unavailable.length === 0 ? (
          <p className="quiet-text">{text.none}</p>
        ) : (
          <ul className="sensor-calendar">
            {sensor.unavailable.map(({ start, end, reason }) => (
              <li key={start}>
                <Moment at={start} /> <span aria-hidden>–</span> <Moment at={end} /> {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

const GROUPS = ['site', 'sees', 'time', 'accuracy'] as const;

/** Read-only properties of a sensor of another organisation, the same as in the form. */
function SensorFacts({ sensor }: { readonly sensor: Sensor }) {
  const text = useSensorsText();
  const words = useTrackingText();
  const numbers = recordNumbers(sensor);
  const sentenceOf = (name: SensorNumber) => {
    const value = numbers[name];
    return value === null ? ABSENT : fieldValueText(SENSOR_NUMBERS[name], value);
  };
  return (
    <Panel title={text.facts}>
      <KeyValue
        rows={[
          { key: 'type', label: text.form.type, value: words.sensorTypes[sensor.sensorType] },
          { key: 'provider', label: text.columns.provider, value: words.providers[sensor.provider] },
          { key: 'weather', label: text.form.weather, value: words.weather[sensor.weatherSource] },
          { key: 'price', label: text.columns.price, value: formatMoney(sensor.pricePerPass) },
        ]}
      />
      {GROUPS.map((group) => (
        <section key={group} className="sensor-facts" aria-label={text.form[group]}>
          <h3>{text.form[group]}</h3>
          <KeyValue
            rows={FIELD_GROUPS[group]
              .filter((name) => isAsked(name, sensor.sensorType))
              .map((name) => ({
                key: name,
                label: text.form.fields[name],
                value: <span className="mono">{sentenceOf(name)}</span>,
              }))}
          />
        </section>
      ))}
    </Panel>
  );
}
