import type { ReactNode } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { type FieldWords, TwoVersionsDialog } from './TwoVersionsDialog.tsx';
import type { RecordFormState } from './use-record-form.ts';

export interface RecordDialogProps<Form, Content> {
  readonly record: RecordFormState<Form, Content>;
  readonly title: string;
  /** On the button. */
  readonly save: string;
  readonly words: FieldWords;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A record form in a dialog; during a conflict the choice of version replaces it. */
export function RecordDialog<Form, Content extends object>({
  record,
  words,
  onClose,
  ...dialogProps
}: RecordDialogProps<Form, Content>) {
  const { conflict, isPending, refusal, refusedAtUnixMs } = record;
  if (conflict)
    return (
      <TwoVersionsDialog
        {...words}
        conflict={conflict}
        isPending={isPending}
        onChosen={record.keep}
        onTheirs={record.takeTheirs}
        onClose={record.putOff}
      />
    );
  return (
    <FormDialog
      {...dialogProps}
      writing={{ isPending, error: refusal, submittedAt: refusedAtUnixMs }}
      frame={record.frame}
      onSubmit={() => (record.changes === 0 ? onClose() : record.submit())}
      onClose={onClose}
    />
  );
}
