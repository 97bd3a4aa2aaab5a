import { Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { FieldFrame } from './Field.tsx';
import { type NumberFieldProps, numberName } from './field-props.ts';
import { inLocale } from './in-locale.tsx';

/**
 * A number with a decimal point and without thousands separators, as messages write it; other input is rejected. Where the locale has a
 * decimal comma, a comma is accepted.
 */
export const NumberInput = inLocale(function NumberInput({
  label,
  hint,
  error,
  unit,
  placeholder = '',
  formatOptions,
  ...fieldProps
}: NumberFieldProps) {
  const { locale } = useLocale();
  const key = JSON.stringify(formatOptions);
  // The same object for the same options: the field would lose the current input otherwise.
  const options = useMemo(() => ({ useGrouping: false, ...JSON.parse(key ?? '{}') }), [key]);
  const box = usePointForComma(locale.startsWith('de'));
  return (
    <AriaNumberField {...fieldProps} formatOptions={options} className="field" isInvalid={error !== undefined}>
      <FieldFrame
        label={numberName(label, unit)}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
      >
        <Group className="control-box control-number" ref={box}>
          <Input className="control" placeholder={placeholder} />
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
});

/** Converts a typed comma, from any keyboard: phone keyboards report no keys. Runs before the field, which would reject a comma. */
function usePointForComma(isWanted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!isWanted || element === null) return;
    const type = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || event.data?.includes(',') !== true) return;
      event.preventDefault();
      event.stopPropagation();
      document.execCommand('insertText', false, event.data.replaceAll(',', '.'));
    };
    element.addEventListener('beforeinput', type, { capture: true });
    return () => element.removeEventListener('beforeinput', type, { capture: true });
  }, [isWanted]);
  return box;
}
