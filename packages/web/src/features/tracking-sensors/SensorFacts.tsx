import { SENSOR_NUMBERS } from '@keepout/contract/odt/fields';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { formatMoney } from '../../format/money.ts';
import { ABSENT } from '../../format/number.ts';
import { figureText } from '../../nouns/record/field-text.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSensorsText } from './en.ts';
import { FIELD_GROUPS, type SensorNumber } from './sensor-fields.ts';
import { isAsked, recordNumbers } from './sensor-form.ts';

const GROUPS = ['site', 'sees', 'time', 'accuracy'] as const;

/** A sensor of somebody else: the same figures as in the form, to read. */
export function SensorFacts({ sensor }: { readonly sensor: Sensor }) {
  const text = useSensorsText();
  const words = useTrackingText();
  const numbers = recordNumbers(sensor);
  const said = (name: SensorNumber) => {
    const value = numbers[name];
    return value === null ? ABSENT : figureText(SENSOR_NUMBERS[name], value);
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
                value: <span className="mono">{said(name)}</span>,
              }))}
          />
        </section>
      ))}
    </Panel>
  );
}
