import { type NumberField as Field, shownUnit } from '@keepout/contract/platform/number-field';
import { use } from 'react';
import { NumberField } from '../../ui/NumberField.tsx';
import { numberFault, rangeText } from './field-text.ts';
import { FormContext } from './form-context.ts';
import { useRecordText } from './use-record-text.ts';

const DIGITS = { maximumFractionDigits: 8, useGrouping: false } as const;
const NO_DIGITS = { maximumFractionDigits: 0, useGrouping: false } as const;

export interface RecordNumberProps {
  readonly label: string;
  readonly field: Field;
  /** In the unit of the screen; NaN while the field is empty. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** In place of what it may be. */
  readonly hint?: string;
  /** What it typically is. */
  readonly typical?: string;
  /** By this the server names it, where it refuses it. */
  readonly name?: string;
  /** What is wrong says so; without it as its form does. */
  readonly isTried?: boolean;
  /** What else is wrong with it. */
  readonly error?: string | undefined;
}

/** A number of a record with its unit, and what it may be. */
export function RecordNumber(props: RecordNumberProps) {
  const { label, field, value, onChange, hint, typical, name = '', error } = props;
  const text = useRecordText();
  const state = use(FormContext);
  const { isTried = state.isTried } = props;
  const unit = shownUnit(field);
  const range = rangeText(field, text);
  const usual = field.isOptional ? text.optional(range) : range;
  const fault = (isTried ? numberFault(field, value, text) : undefined) ?? error ?? state.refused[name];
  return (
    <NumberField
      label={label}
      hint={hint ?? (typical === undefined ? usual : text.typically(range, typical))}
      {...(unit !== '' && { unit })}
      {...(typical !== undefined && { placeholder: typical })}
      value={value}
      formatOptions={field.isWhole ? NO_DIGITS : DIGITS}
      onChange={onChange}
      {...(fault !== undefined && { error: fault })}
    />
  );
}
