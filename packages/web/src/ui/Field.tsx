import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import './field.css';

export interface FieldTexts {
  readonly label: string;
  /** Allowed range, typical value: shown under the control. */
  readonly hint?: string;
  /** The fault, in place of the hint. */
  readonly error?: string;
}

/** Label above, control, then the fault or the hint. */
export function FieldFrame({ label, hint, error, children }: FieldTexts & { readonly children: ReactNode }) {
  return (
    <>
      <Label className="field-label">{label}</Label>
      {children}
      {hint !== undefined && error === undefined && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </>
  );
}
