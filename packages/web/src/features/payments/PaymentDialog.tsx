import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

/** What a call that writes says of itself while it runs and after it. */
interface Writing {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly submittedAt: number;
}

export interface PaymentDialogProps {
  readonly title: string;
  readonly save: string;
  readonly writing: Writing;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** In place of the refusal and of the button: a question that has to be answered first. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that are sent together: by the button or by Enter, with the refusal below them. Nothing closes it by accident. */
export function PaymentDialog({ title, save, writing, onSubmit, onClose, question, children }: PaymentDialogProps) {
  const { close } = usePaymentPageTexts();
  const isAsking = question !== undefined;
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={close}
      footer={
        isAsking ? undefined : (
          <Button kind="primary" isPending={writing.isPending} onPress={onSubmit}>
            {save}
          </Button>
        )
      }
    >
      <form
        className="payments-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking) onSubmit();
        }}
      >
        {children}
        {question ?? (writing.error !== null && <FaultPanel error={writing.error} atUnixMs={writing.submittedAt} />)}
      </form>
    </Dialog>
  );
}
