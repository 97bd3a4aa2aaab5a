import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAccountText } from './en.ts';

export interface QuestionProps {
  readonly title: string;
  readonly yes: string;
  /** What the answer sets going. */
  readonly running: { readonly isPending: boolean; readonly error: unknown; readonly submittedAt: number };
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something ends that cannot be taken back; a refusal stays here to be read. */
export function Question({ title, yes, running, onYes, onClose, children }: QuestionProps) {
  const text = useAccountText();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={text.close}
      footer={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
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
