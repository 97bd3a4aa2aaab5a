import { decimalsOf } from '@keepout/contract/payments/amount';
import { isAmount } from '@keepout/contract/payments/fields';
import { type NumberField as Field, shownUnit } from '@keepout/contract/platform/number-field';
import type { TextField as TextOf } from '@keepout/contract/platform/text-field';
import { use } from 'react';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';
import { useRecordText } from './en.ts';
import { fieldRangeText, numberFault, textFault } from './field-text.ts';
import { FormContext } from './form-context.ts';

const DIGITS = { maximumFractionDigits: 8, useGrouping: false } as const;
const NO_DIGITS = { maximumFractionDigits: 0, useGrouping: false } as const;

export interface RecordNumberProps {
  readonly label: string;
  readonly field: Field;
  /** In the unit of the screen; NaN while the field is empty. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Replaces the text of the permitted range. */
  readonly hint?: string;
  /** Typical value. */
  readonly typical?: string;
  /** By this the server names it, where it refuses it. */
  readonly name?: string;
  /** Whether to show errors; absent: as the form does. */
  readonly isTried?: boolean;
  /** Additional error. */
  readonly error?: string | undefined;
}

/** Number field of a record with unit and permitted range. */
export function RecordNumber(props: RecordNumberProps) {
  const { label, field, value, onChange, hint, typical, name = '', error } = props;
  const text = useRecordText();
  const state = use(FormContext);
  const { isTried = state.isTried } = props;
  const unit = shownUnit(field);
  const range = fieldRangeText(field, text);
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

export interface RecordTextFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'rows' | 'autoFocus' | 'type' | 'suggestions'> {
  readonly field: TextOf;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** By this the server names it, where it refuses it. */
  readonly name?: string;
  /** Error text for invalid input, instead of the length limit. */
  readonly fault?: string;
  /** Additional error. */
  readonly error?: string | undefined;
}

/** A text of a record. */
export function RecordTextField({ field, value, name = '', fault, error, ...fieldProps }: RecordTextFieldProps) {
  const text = useRecordText();
  const { isTried, refused } = use(FormContext);
  const wrong = isTried ? textFault(field, value, text) : undefined;
  const message = (wrong === undefined ? error : (fault ?? wrong)) ?? refused[name];
  return <TextField {...fieldProps} value={value} {...(message !== undefined && { error: message })} />;
}

export interface MoneyFieldProps {
  readonly label: string;
  readonly currency: string;
  /** As a person types it, 12.5 for 12.50 EUR; NaN while the field is empty. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** By this the server names it, where it refuses it. */
  readonly name: string;
  /** Additional error. */
  readonly error?: string | undefined;
}

/** An amount, with as many decimals as its currency has. */
export function MoneyField({ label, currency, value, onChange, name, error }: MoneyFieldProps) {
  const { money } = useRecordText();
  const { isTried, refused } = use(FormContext);
  const wrong = isTried ? (error ?? (isAmount(value, currency) ? undefined : money)) : undefined;
  const fault = wrong ?? refused[name];
  return (
    <NumberField
      label={label}
      unit={currency}
      value={value}
      formatOptions={{ maximumFractionDigits: decimalsOf(currency), useGrouping: false }}
      onChange={onChange}
      {...(fault !== undefined && { error: fault })}
    />
  );
}
