import type { TextField as TextOf } from '@keepout/contract/platform/text-field';
import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { RecordTextField } from './RecordFields.tsx';

/** A span of time as it is typed, and why. */
export interface SpanForm {
  readonly key: number;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
}

interface Fault {
  readonly error?: string;
}

export interface SpanRowsProps {
  readonly spans: readonly SpanForm[];
  readonly onChange: (spans: readonly SpanForm[]) => void;
  /** Class of a row. */
  readonly className: string;
  readonly reason: TextOf;
  /** Example of an end value. */
  readonly endExample: string;
  readonly words: Readonly<Record<'start' | 'end' | 'reason' | 'add', string>> &
    Readonly<Record<'row' | 'remove', (number: number) => string>>;
  readonly faultOf: (key: number, end: 'start' | 'end') => Fault;
  /** Error that applies to all rows. */
  readonly fault: Fault;
}

/** A row of fields for each span, to be put inside a fieldset. */
export function SpanRows(props: SpanRowsProps) {
  const { spans, onChange, className, endExample, words, faultOf, fault } = props;
  const change = (key: number, part: Partial<SpanForm>) =>
    onChange(spans.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const nextKey = Math.max(-1, ...spans.map(({ key }) => key)) + 1;
  return (
    <>
      {spans.map(({ key, start, end, reason }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a fieldset would be drawn as one
        <div key={key} className={className} role="group" aria-label={words.row(index + 1)}>
          <TextField
            label={words.start}
            placeholder="2026-12-24 12:00:00Z"
            value={start}
            onChange={(value) => change(key, { start: value })}
            {...faultOf(key, 'start')}
          />
          <TextField
            label={words.end}
            placeholder={endExample}
            value={end}
            onChange={(value) => change(key, { end: value })}
            {...faultOf(key, 'end')}
          />
          <RecordTextField
            label={words.reason}
            field={props.reason}
            value={reason}
            onChange={(value) => change(key, { reason: value })}
          />
          <IconButton label={words.remove(index + 1)} onPress={() => onChange(spans.filter((row) => row.key !== key))}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </div>
      ))}
      {fault.error !== undefined && <p className="field-error">{fault.error}</p>}
      <span>
        <Button onPress={() => onChange([...spans, { key: nextKey, start: '', end: '', reason: '' }])}>
          {words.add}
        </Button>
      </span>
    </>
  );
}
