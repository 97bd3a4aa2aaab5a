import { SENSOR_TEXTS } from '@keepout/contract/odt/fields';
import { type SpanForm, SpanRows } from '../../nouns/record/SpanRows.tsx';
import { useSensorsText } from './en.ts';

export interface OffFieldsProps {
  readonly spans: readonly SpanForm[];
  readonly onChange: (spans: readonly SpanForm[]) => void;
  readonly errorOf: (field: string) => { readonly error?: string };
}

/** Calendar of a sensor: inputs of the times without orders, one row each. */
export function OffFields({ spans, onChange, errorOf }: OffFieldsProps) {
  const { availability, form: text } = useSensorsText();
  const { from: start, to: end, reason } = availability;
  return (
    <fieldset className="sensor-group">
      <legend>{text.off}</legend>
      <SpanRows
        spans={spans}
        onChange={onChange}
        className="sensor-off"
        reason={SENSOR_TEXTS.reason}
        endExample="2026-12-25 12:00:00Z"
        words={{ start, end, reason, row: text.offNumber, remove: text.removeOff, add: text.addOff }}
        faultOf={(key, at) => (at === 'start' ? errorOf(`off ${key}`) : {})}
        fault={errorOf('unavailable')}
      />
    </fieldset>
  );
}
