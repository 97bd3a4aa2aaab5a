import { RULE_TEXTS } from '@keepout/contract/fleet/fields';
import { Trash2 } from 'lucide-react';
import { RecordTextField } from '../../nouns/record/RecordFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFleetTexts } from './en.ts';
import type { WindowForm } from './rules-form.ts';

export interface WindowFieldsProps {
  readonly windows: readonly WindowForm[];
  readonly onChange: (windows: readonly WindowForm[]) => void;
  readonly errorOf: (field: string) => { readonly error?: string };
}

/** When nobody burns: a row of fields for each window. */
export function WindowFields({ windows, onChange, errorOf }: WindowFieldsProps) {
  const { rules: text } = useFleetTexts();
  const change = (key: number, part: Partial<WindowForm>) =>
    onChange(windows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const nextKey = Math.max(-1, ...windows.map(({ key }) => key)) + 1;
  return (
    <fieldset className="rules-windows">
      <legend>{text.windows}</legend>
      {windows.map(({ key, start, end, reason }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a fieldset would be drawn as one
        <div key={key} className="rules-window" role="group" aria-label={text.window(index + 1)}>
          <TextField
            label={text.start}
            placeholder="2026-12-24 12:00:00Z"
            value={start}
            onChange={(value) => change(key, { start: value })}
            {...errorOf(`start ${key}`)}
          />
          <TextField
            label={text.end}
            placeholder="2026-12-27 06:00:00Z"
            value={end}
            onChange={(value) => change(key, { end: value })}
            {...errorOf(`end ${key}`)}
          />
          <RecordTextField
            label={text.reason}
            field={RULE_TEXTS.reason}
            value={reason}
            onChange={(value) => change(key, { reason: value })}
          />
          <IconButton
            label={text.removeWindow(index + 1)}
            onPress={() => onChange(windows.filter((row) => row.key !== key))}
          >
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </div>
      ))}
      {errorOf('windows').error !== undefined && <p className="field-error">{errorOf('windows').error}</p>}
      <span>
        <Button onPress={() => onChange([...windows, { key: nextKey, start: '', end: '', reason: '' }])}>
          {text.addWindow}
        </Button>
      </span>
    </fieldset>
  );
}
