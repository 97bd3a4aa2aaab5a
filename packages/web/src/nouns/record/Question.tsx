import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useText } from '../../i18n/en.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Writing } from './FormDialog.tsx';

export interface QuestionProps {
  readonly title: string;
  /** Absent: it is removed. */
  readonly yes?: string;
  /** On a button of its own, or none. Absent: it is kept. */
  readonly no?: string | null;
  /** On the cross; absent: what the button says. */
  readonly closeLabel?: string;
  /** What the answer sets going. */
  readonly running: Writing;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something ends that cannot be taken back; a refusal stays here to be read. */
export function Question({ title, yes, no, closeLabel, running, onYes, onClose, children }: QuestionProps) {
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
