import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DialogProps } from '../../ui/dialog-props.ts';
import type { FormFrame } from '../../ui/use-form-frame.ts';
import { useRecordText } from './en.ts';
import { FormContext, useRefusedFields } from './form-context.ts';
import './record.css';

/** State of a write call. */
export interface Writing {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly submittedAt: number;
}

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'form' | 'size' | 'onClose'> {
  /** On the button. */
  readonly save: string;
  readonly isDanger?: boolean;
  /** Without it the dialog sends no request. */
  readonly writing?: Writing;
  readonly frame: FormFrame;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields that are sent together: by the button or by Enter, with the error below them. It does not close by accident. */
export function FormDialog({
  title,
  form = 'dialog',
  size = 'small',
  save,
  isDanger = false,
  writing,
  frame,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const refusedFields = useRefusedFields();
  const text = useRecordText();
  const refusal: unknown = writing?.error ?? null;
  return (
    <Dialog
      title={title}
      form={form}
      size={size}
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <Button kind={isDanger ? 'danger' : 'primary'} isPending={writing?.isPending ?? false} onPress={onSubmit}>
          {save}
        </Button>
      }
    >
      <form {...frame.frame(onSubmit)} className="form-dialog" aria-label={title}>
        <FormContext value={{ isTried: frame.isTried, refused: refusedFields(refusal) }}>{children}</FormContext>
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={writing?.submittedAt ?? 0} />}
      </form>
    </Dialog>
  );
}
