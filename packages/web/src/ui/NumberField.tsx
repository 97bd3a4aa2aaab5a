import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
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

export function NumberField({ label, hint, error, unit, placeholder = '', ...rest }: NumberFieldProps) {
  const name = unit === undefined ? label : `${label} [${unit}]`;
  return (
    <AriaNumberField {...rest} className="field" isInvalid={error !== undefined}>
      <FieldFrame label={name} {...(hint !== undefined && { hint })} {...(error !== undefined && { error })}>
        <Group className="control-box control-number">
          <Input className="control" placeholder={placeholder} />
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
