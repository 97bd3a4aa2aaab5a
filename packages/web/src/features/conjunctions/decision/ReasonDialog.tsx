import { useState } from 'react';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useDecisionText } from './use-decision-text.ts';

export interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  /** What the button does, and whether it is a step that nobody takes back. */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  /** When that failed. */
  readonly atUnixMs: number;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a step that must have one. */
export function ReasonDialog({
  title,
  label,
  hint,
  action,
  isDanger = false,
  isPending,
  error,
  atUnixMs,
  onReason,
  onClose,
}: ReasonDialogProps) {
  const { rules: text } = useDecisionText();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isMissing) onReason(reason.trim());
  };
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.close}
      footer={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button kind={isDanger ? 'danger' : 'primary'} isPending={isPending} onPress={submit}>
            {action}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        rows={4}
        autoFocus
        maxLength={2000}
        value={reason}
        onChange={setReason}
        {...(hint !== undefined && { hint })}
        {...(isTried && isMissing && { error: text.needsReason })}
      />
      {error !== null && <FaultPanel error={error} atUnixMs={atUnixMs} />}
    </Dialog>
  );
}
