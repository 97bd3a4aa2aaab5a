import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FieldFrame, type FieldTexts } from './Field.tsx';

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'className' | 'children' | 'style'>, FieldTexts {
  /** The unit, shown behind the number and read with the label. */
  readonly unit?: string;
  /** A typical value, ghosted while the field is empty. */
  readonly placeholder?: string;
}

/**
 * A number with a point and without marks between its thousands, as messages write it: what is typed as one is refused. Who writes German
 * may type a comma for the point.
 */
export function NumberField({ label, hint, error, unit, placeholder = '', formatOptions, ...rest }: NumberFieldProps) {
  const { locale } = useLocale();
  const given = JSON.stringify(formatOptions);
  // The same object for the same options: with another one the field would forget what is being typed.
  const options = useMemo(() => ({ useGrouping: false, ...JSON.parse(given ?? '{}') }), [given]);
  const name = unit === undefined ? label : `${label} [${unit}]`;
  return (
    <AriaNumberField {...rest} formatOptions={options} className="field" isInvalid={error !== undefined}>
      <FieldFrame label={name} {...(hint !== undefined && { hint })} {...(error !== undefined && { error })}>
        <Group className="control-box control-number">
          <Input
            className="control"
            placeholder={placeholder}
            {...(locale.startsWith('de') && { onKeyDown: pointForComma })}
          />
          {unit !== undefined && <span aria-hidden="true">{unit}</span>}
          <Button slot="decrement" className="control-step">
            <Minus size={12} aria-hidden />
          </Button>
          <Button slot="increment" className="control-step">
            <Plus size={12} aria-hidden />
          </Button>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}

function pointForComma(event: KeyboardEvent): void {
  if (event.key !== ',') return;
  event.preventDefault();
  document.execCommand('insertText', false, '.');
}
