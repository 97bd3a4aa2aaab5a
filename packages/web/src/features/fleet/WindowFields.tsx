import { RULE_TEXTS } from '@keepout/contract/fleet/fields';
import { type SpanForm, SpanRows } from '../../nouns/record/SpanRows.tsx';
import { useFleetTexts } from './en.ts';

export interface WindowFieldsProps {
  readonly windows: readonly SpanForm[];
  readonly onChange: (windows: readonly SpanForm[]) => void;
  readonly errorOf: (field: string) => { readonly error?: string };
}

/** Inputs of the no-burn windows, one row each. */
export function WindowFields({ windows, onChange, errorOf }: WindowFieldsProps) {
  const { rules: text } = useFleetTexts();
  return (
    <fieldset className="rules-windows">
      <legend>{text.windows}</legend>
      <SpanRows
        spans={windows}
        onChange={onChange}
        className="rules-window"
        reason={RULE_TEXTS.reason}
        endExample="2026-12-27 06:00:00Z"
        words={{ ...text, row: text.window, remove: text.removeWindow, add: text.addWindow }}
        faultOf={(key, end) => errorOf(`${end} ${key}`)}
        fault={errorOf('windows')}
      />
    </fieldset>
  );
}
