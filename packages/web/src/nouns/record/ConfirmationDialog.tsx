import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useText } from '../../i18n/en.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Writing } from './FormDialog.tsx';

export interface ConfirmationDialogProps {
  readonly title: string;
  /** Absent: it is removed. */
  readonly yes?: string;
  /** Label of the negative button; null: no button. Absent: the default label. */
  readonly no?: string | null;
  /** Label of the close button; absent: that of the negative button. */
  readonly closeLabel?: string;
  /** The call that the answer starts. */
  readonly running: Writing;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something ends that cannot be taken back; a refusal stays here to be read. */
export function ConfirmationDialog({
  title,
  yes,
  no,
  closeLabel,
  running,
  onYes,
  onClose,
  children,
}: ConfirmationDialogProps) {
  const { keep, remove } = useText().words;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={closeLabel ?? no ?? keep}
      footer={
        <>
          {no !== null && <Button onPress={onClose}>{no ?? keep}</Button>}
          <Button kind="danger" isPending={running.isPending} onPress={onYes}>
            {yes ?? remove}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {running.error !== null && <FaultPanel error={running.error} atUnixMs={running.submittedAt} />}
    </Dialog>
  );
}
