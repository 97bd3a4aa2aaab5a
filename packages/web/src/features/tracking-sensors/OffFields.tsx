import { SENSOR_TEXTS } from '@keepout/contract/odt/fields';
import { Trash2 } from 'lucide-react';
import { RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSensorsText } from './en.ts';
import type { OffForm } from './sensor-form.ts';

export interface OffFieldsProps {
  readonly spans: readonly OffForm[];
  readonly onChange: (spans: readonly OffForm[]) => void;
  readonly errorOf: (field: string) => { readonly error?: string };
}

/** The calendar: a row of fields for each time without orders. */
export function OffFields({ spans, onChange, errorOf }: OffFieldsProps) {
  const all = useSensorsText();
  const text = all.form;
  const change = (key: number, part: Partial<OffForm>) =>
    onChange(spans.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const nextKey = Math.max(-1, ...spans.map(({ key }) => key)) + 1;
  return (
    <fieldset className="sensor-group">
      <legend>{text.off}</legend>
      {spans.map(({ key, start, end, reason }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a fieldset would be drawn as one
        <div key={key} className="sensor-off" role="group" aria-label={text.offNumber(index + 1)}>
          <TextField
            label={all.availability.from}
            placeholder="2026-12-24 12:00:00Z"
            value={start}
            onChange={(value) => change(key, { start: value })}
            {...errorOf(`off ${key}`)}
          />
          <TextField
            label={all.availability.to}
            placeholder="2026-12-25 12:00:00Z"
            value={end}
            onChange={(value) => change(key, { end: value })}
          />
          <RecordTextField
            label={all.availability.reason}
            field={SENSOR_TEXTS.reason}
            value={reason}
            onChange={(value) => change(key, { reason: value })}
          />
          <IconButton
            label={text.removeOff(index + 1)}
            onPress={() => onChange(spans.filter((row) => row.key !== key))}
          >
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </div>
      ))}
      {errorOf('unavailable').error !== undefined && <p className="field-error">{errorOf('unavailable').error}</p>}
      <span>
        <Button onPress={() => onChange([...spans, { key: nextKey, start: '', end: '', reason: '' }])}>
          {text.addOff}
        </Button>
      </span>
    </fieldset>
  );
}
