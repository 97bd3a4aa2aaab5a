import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Writing } from './FormDialog.tsx';

export interface QuestionProps {
  readonly title: string;
  readonly yes: string;
  /** On a button of its own, where there is one. */
  readonly no?: string;
  /** On the cross; what the button says, where it is absent. */
  readonly closeLabel?: string;
  /** What the answer sets going. */
  readonly running: Writing;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something ends that cannot be taken back; a refusal stays here to be read. */
export function Question({ title, yes, no, closeLabel = no ?? '', running, onYes, onClose, children }: QuestionProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={closeLabel}
      footer={
        <>
          {no !== undefined && <Button onPress={onClose}>{no}</Button>}
          <Button kind="danger" isPending={running.isPending} onPress={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {running.error !== null && <FaultPanel error={running.error} atUnixMs={running.submittedAt} />}
    </Dialog>
  );
}
