import { SENSOR_NUMBERS } from '@keepout/contract/odt/fields';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { fieldValueText } from '../../nouns/record/field-text.ts';
import { RecordForm } from '../../nouns/record/RecordForm.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { TRACKING_CALLS } from '../../nouns/tracking/queries.ts';
import { useSensorsText } from './en.ts';
import { SensorFields } from './SensorFields.tsx';
import type { SensorNumber } from './sensor-fields.ts';
import { sensorContent, sensorFaults, sensorForm } from './sensor-form.ts';

/** Form of a sensor of the organisation. */
export function SensorForm({ sensor }: { readonly sensor: Sensor }) {
  const text = useSensorsText().form;
  const record = useRecordForm({
    stored: sensor,
    formOf: sensorForm,
    contentOf: sensorContent,
    faultsOf: sensorFaults,
    change: 'changeSensor',
    read: 'getSensor',
    params: { sensorId: sensor.sensorId },
    renews: TRACKING_CALLS,
  });
  return (
    <RecordForm record={record} className="sensor-form" label={text.label} words={useSensorWords()}>
      <SensorFields form={record.form} onChange={record.change} faults={sensorFaults(record.form)} />
    </RecordForm>
  );
}

/** Returns the labels of the record fields. */
function useSensorWords() {
  const { form: text } = useSensorsText();
  const words = useTrackingText();
  const codes: Readonly<Record<string, string>> = { ...words.sensorTypes, ...words.weather };
  const names: Readonly<Record<string, string>> = {
    ...text.fields,
    sensorCode: text.code,
    groundSensorName: text.name,
    sensorType: text.type,
    weatherSource: text.weather,
    horizon: text.horizon,
    unavailable: text.off,
    amount: text.onePass,
    currency: text.currency,
  };
  const nameOf = (path: string) => path.split('.').at(-1) ?? path;
  return {
    nameOf: (path: string) => names[nameOf(path)] ?? path,
    textOf: (path: string, value: unknown) => {
      const field = SENSOR_NUMBERS[nameOf(path) as SensorNumber] as (typeof SENSOR_NUMBERS)[SensorNumber] | undefined;
      if (typeof value === 'number') return field ? fieldValueText(field, value) : String(value);
      if (Array.isArray(value)) return value.map((part: object) => Object.values(part).join(' ')).join('; ');
      return codes[String(value)] ?? String(value);
    },
  };
}
