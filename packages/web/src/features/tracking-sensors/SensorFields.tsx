import { OPEN_SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import { useTrackingText } from '../../nouns/tracking/use-tracking-text.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { OffFields } from './OffFields.tsx';
import { FIELD_GROUPS, fieldOf, figureText, type SensorNumber } from './sensor-fields.ts';
import { isAsked, type SensorFault, type SensorForm } from './sensor-form.ts';
import { useSensorsText } from './use-texts.ts';

const DIGITS = { maximumFractionDigits: 6, useGrouping: false } as const;
const WEATHER = ['NONE', 'CLEAR_SHARE', 'FORECAST', 'SIMULATED'] as const;

export interface SensorFieldsProps {
  readonly form: SensorForm;
  readonly onChange: (part: Partial<SensorForm>) => void;
  /** Shown once somebody tried to save. */
  readonly faults: Readonly<Record<string, SensorFault>>;
}

/** What is given of a sensor, in groups. */
export function SensorFields({ form, onChange, faults }: SensorFieldsProps) {
  const text = useSensorsText().form;
  const words = useTrackingText();
  const errorOf = (field: string) => {
    const fault = faults[field];
    return fault === undefined ? {} : { error: text.faults[fault] };
  };
  const number = (name: SensorNumber) => {
    if (!isAsked(name, form.sensorType)) return null;
    const { unit, least, most, isOptional } = fieldOf(name);
    const range = text.range(figureText(least), figureText(most));
    const fault = faults[name];
    return (
      <NumberField
        key={name}
        label={text.fields[name]}
        {...(unit !== '' && { unit })}
        hint={isOptional ? text.optional(range) : range}
        value={form.numbers[name]}
        formatOptions={DIGITS}
        onChange={(value) => onChange({ numbers: { ...form.numbers, [name]: value } })}
        {...(fault !== undefined && { error: `${text.faults[fault]} ${range}` })}
      />
    );
  };
  const group = (id: keyof typeof FIELD_GROUPS) => FIELD_GROUPS[id].map(number);
  return (
    <>
      <fieldset className="sensor-group">
        <legend>{text.identity}</legend>
        <div className="sensor-fields">
          <TextField
            label={text.code}
            hint={text.codeHint}
            value={form.sensorCode}
            onChange={(sensorCode) => onChange({ sensorCode: sensorCode.toUpperCase() })}
            {...errorOf('sensorCode')}
          />
          <TextField
            label={text.name}
            value={form.groundSensorName}
            onChange={(groundSensorName) => onChange({ groundSensorName })}
            {...errorOf('groundSensorName')}
          />
          <Select
            label={text.type}
            choices={OPEN_SENSOR_TYPES.map((id) => ({ id, label: words.sensorTypes[id] }))}
            selected={form.sensorType}
            onSelect={(id) => onChange({ sensorType: OPEN_SENSOR_TYPES.find((type) => type === id)! })}
          />
        </div>
      </fieldset>
      <fieldset className="sensor-group">
        <legend>{text.site}</legend>
        <div className="sensor-fields">{group('site')}</div>
        <TextField
          label={text.horizon}
          hint={text.horizonHint}
          rows={4}
          value={form.horizon}
          onChange={(horizon) => onChange({ horizon })}
          {...errorOf('horizon')}
        />
      </fieldset>
      <fieldset className="sensor-group">
        <legend>{text.sees}</legend>
        <div className="sensor-fields">{group('sees')}</div>
      </fieldset>
      <fieldset className="sensor-group">
        <legend>{text.time}</legend>
        <div className="sensor-fields">
          <Select
            label={text.weather}
            choices={WEATHER.map((id) => ({ id, label: words.weather[id] }))}
            selected={form.weatherSource}
            onSelect={(id) => onChange({ weatherSource: WEATHER.find((one) => one === id) ?? 'NONE' })}
          />
          {group('time')}
        </div>
      </fieldset>
      <OffFields spans={form.unavailable} onChange={(unavailable) => onChange({ unavailable })} errorOf={errorOf} />
      <fieldset className="sensor-group">
        <legend>{text.accuracy}</legend>
        <div className="sensor-fields">{group('accuracy')}</div>
      </fieldset>
      <fieldset className="sensor-group">
        <legend>{text.price}</legend>
        <div className="sensor-fields">
          {group('price')}
          <TextField
            label={text.currency}
            value={form.currency}
            onChange={(currency) => onChange({ currency: currency.toUpperCase() })}
            {...errorOf('currency')}
          />
        </div>
      </fieldset>
    </>
  );
}
