import type { Sensor } from '@keepout/contract/odt/sensor';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { SensorMap } from '../../charts/tracking/SensorMap.tsx';
import { formatDuration } from '../../format/duration.ts';
import { formatMoney } from '../../format/money.ts';
import { formatArcseconds, formatPercent } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { NewRecordDialog } from '../../nouns/record/NewRecordDialog.tsx';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { altitudeKmOf } from '../../nouns/tracking/passes/night-rows.ts';
import { rateText } from '../../nouns/tracking/passes/pass-rate.ts';
import { TRACKING_CALLS, usePassRates, useSensors } from '../../nouns/tracking/queries.ts';
import { SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { mapSensor, sensorReachText, sensorSiteText } from '../../nouns/tracking/sensor-facts.ts';
import { shownSensors } from '../../nouns/tracking/sensor-order.ts';
import { useSpecialMode } from '../../nouns/tracking/use-special-mode.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useSensorsText } from './en.ts';
import { SensorFields } from './SensorFields.tsx';
import { EMPTY_FORM, sensorContent, sensorFaults } from './sensor-form.ts';
import './sensors.css';

/** Sensors available for orders, by type and code, with their locations. */
export function SensorsPage() {
  const text = useSensorsText();
  const words = useTrackingText();
  const goTo = useGoTo();
  const special = useSpecialMode();
  const query = useSensors(special.isOn);
  const [isNew, setNew] = useQueryParam('new');
  const { data } = query;
  const addButton = (
    <Button kind="primary" onPress={() => setNew('sensor')}>
      {text.add}
    </Button>
  );
  const content = () => {
    if (data === undefined) return <QueryState query={query} rows={10} />;
    const sensors = shownSensors(data, special.isOn);
    if (sensors.length === 0) return <EmptyState text={text.empty} action={addButton} />;
    return (
      <>
        <h2 className="visually-hidden">{text.table}</h2>
        <SensorTable sensors={sensors} onOpen={(sensor) => goTo(paths.sensor(sensor.sensorId))} />
        <SensorMap
          title={text.map}
          heightKm={altitudeKmOf([])}
          sensors={sensors.map((sensor) => mapSensor(sensor, words.sensorTypes, true))}
        />
      </>
    );
  };
  return (
    <div className="page in-order sensors-page">
      <div>
        <header className="page-head sensors-head">
          <h1>{text.title}</h1>
          {special.isOffered && (
            <Switch isSelected={special.isOn} onChange={special.set}>
              {text.special}
            </Switch>
          )}
          <span className="sensors-head-end">
            <Link kind="button" href={paths.observations()}>
              {text.observations}
            </Link>
            {addButton}
          </span>
        </header>
        <ProgressLine label={words.refreshing} isActive={query.isFetching && data !== undefined} />
      </div>
      <QueryStale query={query} />
      {content()}
      {isNew !== undefined && (
        <NewSensor onClose={() => setNew(undefined)} onMade={(sensorId) => goTo(paths.sensor(sensorId))} />
      )}
    </div>
  );
}

interface SensorTableProps {
  readonly sensors: readonly Sensor[];
  readonly onOpen: (sensor: Sensor) => void;
}

function SensorTable({ sensors, onOpen }: SensorTableProps) {
  const text = useSensorsText();
  const words = useTrackingText();
  const asked = usePassRates();
  const rates = asked.data;
  const columns = text.columns;
  const end = { align: 'end', isMono: true } as const;
  /** Alignment of columns that may contain text in place of a number. */
  const inWords = { align: 'end' } as const;
  const marks = (sensor: Sensor) => (
    <>
      {sensor.isOwn && <Tag>{text.own}</Tag>}
      <SimulatedTag isSimulated={sensor.provider === 'SIMULATOR'} />
    </>
  );
  // Wait for all data: the column widths depend on the content.
  if (asked.isPending) return <QueryState query={asked} rows={10} />;
  return (
    <RowTable
      label={text.table}
      rows={sensors}
      keyOf={(sensor) => sensor.sensorId}
      onOpen={onOpen}
      columns={[
        { id: 'code', header: columns.code, cell: ({ sensorCode }) => sensorCode },
        {
          id: 'name',
          header: columns.name,
          cell: (sensor) => (
            <span className="sensor-name">
              {sensor.groundSensorName} {marks(sensor)}
            </span>
          ),
        },
        { id: 'type', header: columns.type, cell: ({ sensorType }) => words.sensorTypes[sensorType] },
        { id: 'place', header: columns.place, ...end, cell: sensorSiteText },
        { id: 'sees', header: columns.sees, ...end, cell: sensorReachText },
        {
          id: 'accuracy',
          header: columns.accuracy,
          ...end,
          cell: ({ accuracy }) => formatArcseconds(accuracy.angleSigma),
        },
        {
          id: 'calibrated',
          header: columns.calibrated,
          ...inWords,
          cell: ({ calibration }) =>
            calibration === null ? text.notCalibrated : formatArcseconds(calibration.angleSigma),
        },
        { id: 'clear', header: columns.clear, ...end, cell: ({ clearShare }) => formatPercent(clearShare) },
        {
          id: 'rate',
          header: words.rate.title,
          ...inWords,
          cell: ({ sensorCode }) => rateText(rates, words.rate, sensorCode),
        },
        { id: 'latency', header: columns.latency, ...end, cell: ({ latency }) => formatDuration(latency) },
        { id: 'price', header: columns.price, ...end, cell: ({ pricePerPass }) => formatMoney(pricePerPass) },
      ]}
      card={(sensor) => (
        <div className="sensor-card">
          <span className="sensor-card-line">
            <Link href={paths.sensor(sensor.sensorId)}>{sensor.sensorCode}</Link>
            {marks(sensor)}
          </span>
          <span className="sensor-card-line">
            <span>{words.sensorTypes[sensor.sensorType]}</span>
            <span className="mono unbroken">{formatMoney(sensor.pricePerPass)}</span>
          </span>
        </div>
      )}
    />
  );
}

interface NewSensorProps {
  readonly onClose: () => void;
  readonly onMade: (sensorId: string) => void;
}

/** Dialog for a new sensor of the organisation. */
function NewSensor({ onClose, onMade }: NewSensorProps) {
  const text = useSensorsText().form;
  const askAnew = useInvalidateAnswers(...TRACKING_CALLS);
  const add = useMutation({
    ...useApi().change('createSensor'),
    onSuccess: async ({ sensorId }) => {
      await askAnew();
      onMade(sensorId);
    },
  });
  return (
    <NewRecordDialog
      title={text.addTitle}
      form="sheet"
      size="medium"
      save={text.create}
      writing={add}
      begin={EMPTY_FORM}
      faultsOf={sensorFaults}
      onSend={(form) => add.mutate({ body: sensorContent(form) })}
      onClose={onClose}
    >
      {(fields) => <SensorFields {...fields} />}
    </NewRecordDialog>
  );
}
