import { formatNumber } from '../../format/number.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import type { FieldRange } from './fields.ts';
import { useSatellitePageTexts } from './use-texts.ts';

const DIGITS = { maximumFractionDigits: 6, useGrouping: false } as const;

export interface RangedFieldProps {
  readonly label: string;
  readonly range: FieldRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error: string | undefined;
}

/** A number with its unit, what it may be, and what it typically is. */
export function RangedField({ label, range, value, onChange, error }: RangedFieldProps) {
  const { form } = useSatellitePageTexts();
  const hint = form.range(
    String(range.least),
    range.most < 1000 ? String(range.most) : formatNumber(range.most),
    range.typical,
  );
  return (
    <NumberField
      label={label}
      hint={hint}
      {...(range.unit !== '' && { unit: range.unit })}
      value={value}
      formatOptions={DIGITS}
      placeholder={range.typical}
      onChange={onChange}
      {...(error !== undefined && { error: `${error} ${hint}` })}
    />
  );
}
