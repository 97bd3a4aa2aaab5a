import { SENSOR_NUMBERS, SENSOR_TEXTS } from '@keepout/contract/odt/fields';
import { OPEN_SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import { CURRENCY } from '@keepout/contract/payments/amount';
import { use } from 'react';
import { FormContext } from '../../nouns/record/form-context.ts';
import { recordFieldsIn } from '../../nouns/record/form-fields.ts';
import { MoneyField, RecordNumber, RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSensorsText } from './en.ts';
import { OffFields } from './OffFields.tsx';
import { FIELD_GROUPS, type SensorNumber } from './sensor-fields.ts';
import { isAsked, type SensorFault, type SensorFormValues } from './sensor-form.ts';

const WEATHER = ['NONE', 'CLEAR_SHARE', 'FORECAST', 'SIMULATED'] as const;

export interface SensorFieldsProps {
  readonly form: SensorFormValues;
  readonly onChange: (part: Partial<SensorFormValues>) => void;
  readonly faults: Readonly<Record<string, SensorFault>>;
}

/** Inputs of a sensor, in groups. */
export function SensorFields({ form, onChange, faults }: SensorFieldsProps) {
  const text = useSensorsText().form;
  const { isTried } = use(FormContext);
  const words = useTrackingText();
  const field = recordFieldsIn(SENSOR_TEXTS, form, onChange);
  const errorOf = (field: string) => {
    const fault = isTried ? faults[field] : undefined;
    return fault === 'horizon' || fault === 'time' || fault === 'times' ? { error: text.faults[fault] } : {};
  };
  const number = (name: SensorNumber) => {
    if (!isAsked(name, form.sensorType)) return null;
    return (
      <RecordNumber
        key={name}
        label={text.fields[name]}
        field={SENSOR_NUMBERS[name]}
        name={name}
        value={form.numbers[name]}
        onChange={(value) => onChange({ numbers: { ...form.numbers, [name]: value } })}
      />
    );
  };
  const group = (id: keyof typeof FIELD_GROUPS) => FIELD_GROUPS[id].map(number);
  return (
    <>
      <fieldset className="sensor-group">
        <legend>{text.identity}</legend>
        <div className="sensor-fields">
          <RecordTextField
            label={text.code}
            hint={text.codeHint}
            {...field('sensorCode')}
            onChange={(sensorCode) => onChange({ sensorCode: sensorCode.toUpperCase() })}
            fault={text.faults.code}
          />
          <RecordTextField label={text.name} {...field('groundSensorName')} />
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
            onSelect={(id) => onChange({ weatherSource: WEATHER.find((choice) => choice === id) ?? 'NONE' })}
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
          <MoneyField
            label={text.onePass}
            currency={form.currency}
            name="price"
            value={form.price}
            onChange={(price) => onChange({ price })}
          />
          <RecordTextField
            label={text.currency}
            field={CURRENCY}
            name="currency"
            value={form.currency}
            onChange={(currency) => onChange({ currency: currency.toUpperCase() })}
            fault={text.faults.currency}
          />
        </div>
      </fieldset>
    </>
  );
}
