import { QueryState } from '../../../api/QueryState.tsx';
import { SensorMap } from '../../../charts/tracking/SensorMap.tsx';
import { formatMoney } from '../../../format/money.ts';
import { formatPercent } from '../../../format/number.ts';
import { useTrackingText } from '../../../nouns/tracking/en.ts';
import { altitudeKmOf } from '../../../nouns/tracking/passes/night-rows.ts';
import { useSensors } from '../../../nouns/tracking/queries.ts';
import { mapSensor, sensorReachText, sensorSiteText } from '../../../nouns/tracking/sensor-facts.ts';
import { shownSensors } from '../../../nouns/tracking/sensor-order.ts';
import { useSpecialMode } from '../../../nouns/tracking/use-special-mode.ts';
import { CardValue } from '../../../ui/CardValue.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowTable } from '../../../ui/RowTable.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useObservationsText } from '../en.ts';
import type { StepProps } from './steps.ts';

const END = { align: 'end', isMono: true } as const;

/** Choice of the permitted sensors, with their locations and ranges. */
export function SensorsStep({ form, change, latest }: StepProps) {
  const text = useObservationsText().order;
  const words = useTrackingText();
  const special = useSpecialMode();
  const query = useSensors(special.isOn);
  if (query.data === undefined) return <QueryState query={query} rows={8} />;
  const all = shownSensors(query.data, special.isOn);
  const hasOwn = all.some(({ isOwn }) => isOwn);
  const sensors = form.ownOnly ? all.filter(({ isOwn }) => isOwn) : all;
  if (all.length === 0) return <EmptyState text={text.noSensor} />;
  const isChosen = (code: string) => form.sensorCodes.length === 0 || form.sensorCodes.includes(code);
  const toggle = (code: string) =>
    change({
      sensorCodes: form.sensorCodes.includes(code)
        ? form.sensorCodes.filter((candidate) => candidate !== code)
        : [...form.sensorCodes, code],
    });
  const box = (code: string) => (
    <Checkbox
      isSelected={form.sensorCodes.includes(code)}
      onChange={() => toggle(code)}
      aria-label={text.chooseSensor(code)}
    >
      {null}
    </Checkbox>
  );
  return (
    <div className="order-step-body">
      <p className="quiet-text">{text.sensorsExplain}</p>
      {hasOwn && (
        <Switch isSelected={form.ownOnly} onChange={(ownOnly) => change({ ownOnly, sensorCodes: [] })}>
          {text.ownOnly}
        </Switch>
      )}
      {special.isOffered && (
        <Switch isSelected={special.isOn} onChange={special.set}>
          {text.special}
        </Switch>
      )}
      <div className="order-sensors">
        <RowTable
          label={text.sensorTable}
          rows={sensors}
          keyOf={(sensor) => sensor.sensorCode}
          columns={[
            { id: 'sensor', header: text.columns.sensor, cell: (sensor) => sensor.sensorCode },
            {
              id: 'choose',
              header: text.chooseSensor(''),
              isHeaderQuiet: true,
              cell: ({ sensorCode }) => box(sensorCode),
            },
            { id: 'type', header: text.columns.type, cell: ({ sensorType }) => words.sensorTypes[sensorType] },
            { id: 'place', header: text.columns.place, ...END, cell: sensorSiteText },
            { id: 'clear', header: text.columns.clear, ...END, cell: ({ clearShare }) => formatPercent(clearShare) },
            { id: 'limit', header: text.columns.limit, ...END, cell: sensorReachText },
            { id: 'price', header: text.columns.price, ...END, cell: ({ pricePerPass }) => formatMoney(pricePerPass) },
          ]}
          card={(sensor) => (
            <div className="request-card-line">
              {box(sensor.sensorCode)}
              <strong>{sensor.sensorCode}</strong>
              <span>{words.sensorTypes[sensor.sensorType]}</span>
              <CardValue label={text.columns.price}>
                <span className="mono">{formatMoney(sensor.pricePerPass)}</span>
              </CardValue>
            </div>
          )}
        />
        <SensorMap
          heightKm={altitudeKmOf(latest?.opportunities.map(({ pass }) => pass) ?? [])}
          sensors={sensors.map((sensor) => mapSensor(sensor, words.sensorTypes, isChosen(sensor.sensorCode)))}
        />
      </div>
    </div>
  );
}
