import { decimalsOf, isAmount } from '@keepout/contract/payments/amount';
import { use } from 'react';
import { NumberField } from '../../ui/NumberField.tsx';
import { FormContext } from '../record/form-context.ts';
import { useRecordText } from '../record/use-record-text.ts';

export interface MoneyFieldProps {
  readonly label: string;
  readonly currency: string;
  /** As a person types it, 12.5 for 12.50 EUR; NaN while the field is empty. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What is wrong with it besides. */
  readonly error?: string | undefined;
}

/** An amount, with as many decimals as its currency has. */
export function MoneyField({ label, currency, value, onChange, error }: MoneyFieldProps) {
  const { money } = useRecordText();
  const { isTried } = use(FormContext);
  const fault = isTried ? (error ?? (isAmount(value, currency) ? undefined : money)) : undefined;
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
