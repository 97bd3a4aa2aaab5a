import { DECISION_TEXTS } from '@keepout/contract/ca/fields';
import { isText } from '@keepout/contract/platform/text-field';
import { useState } from 'react';
import { FormDialog, type Writing } from '../../../nouns/record/FormDialog.tsx';
import { RecordTextField } from '../../../nouns/record/RecordFields.tsx';
import { useFormFrame } from '../../../ui/use-form-frame.ts';
import { useDecisionText } from './en.ts';

export interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  /** Label of the button, and whether the step is irreversible. */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly writing: Writing;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Dialog for the mandatory reason of a step. */
export function ReasonDialog({ label, hint, action, onReason, ...dialogProps }: ReasonDialogProps) {
  const { rules: text } = useDecisionText();
  const [reason, setReason] = useState('');
  const frame = useFormFrame();
  return (
    <FormDialog
      {...dialogProps}
      save={action}
      frame={frame}
      onSubmit={() => frame.send(isText(DECISION_TEXTS.reason, reason), () => onReason(reason.trim()))}
    >
      <RecordTextField
        label={label}
        field={DECISION_TEXTS.reason}
        rows={4}
        autoFocus
        value={reason}
        onChange={setReason}
        fault={text.needsReason}
        {...(hint !== undefined && { hint })}
      />
    </FormDialog>
  );
}
