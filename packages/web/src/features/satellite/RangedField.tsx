import { type NumberField as Field, shownUnit, toShown } from '@keepout/contract/platform/number-field';
import { formatNumber } from '../../format/number.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { useSatellitePageTexts } from './use-texts.ts';

const DIGITS = { maximumFractionDigits: 8, useGrouping: false } as const;
/** From here on a limit is easier to read in groups. */
const LONG = 1000;

export interface RangedFieldProps {
  readonly label: string;
  readonly field: Field;
  readonly typical: string;
  /** In the unit of the screen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error: string | undefined;
}

/** A number with its unit, what it may be, and what it typically is. */
export function RangedField({ label, field, typical, value, onChange, error }: RangedFieldProps) {
  const { form } = useSatellitePageTexts();
  const [least, most] = [toShown(field, field.least), toShown(field, field.most)];
  const hint = form.range(String(least), most < LONG ? String(most) : formatNumber(most), typical);
  const unit = shownUnit(field);
  return (
    <NumberField
      label={label}
      hint={hint}
      {...(unit !== '' && { unit })}
      value={value}
      formatOptions={DIGITS}
      placeholder={typical}
      onChange={onChange}
      {...(error !== undefined && { error: `${error} ${hint}` })}
    />
  );
}
