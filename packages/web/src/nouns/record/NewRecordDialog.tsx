import { type ReactNode, useState } from 'react';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

export interface NewRecordDialogProps<Form, Fault> extends Omit<FormDialogProps, 'frame' | 'onSubmit' | 'children'> {
  readonly begin: Form | (() => Form);
  /** Errors by field; the form cannot be sent with an error. */
  readonly faultsOf: (form: Form) => Readonly<Record<string, Fault>>;
  readonly onSend: (form: Form) => void;
  readonly children: (fields: {
    readonly form: Form;
    readonly faults: Readonly<Record<string, Fault>>;
    readonly onChange: (part: Partial<Form>) => void;
  }) => ReactNode;
}

/** The form of a record that is not there yet. */
export function NewRecordDialog<Form, Fault>({
  begin,
  faultsOf,
  onSend,
  children,
  ...dialog
}: NewRecordDialogProps<Form, Fault>) {
  const [form, setForm] = useState(begin);
  const frame = useFormFrame();
  const faults = faultsOf(form);
  const onChange = (part: Partial<Form>) => setForm((earlier) => ({ ...earlier, ...part }));
  const isRight = Object.keys(faults).length === 0;
  return (
    <FormDialog {...dialog} frame={frame} onSubmit={() => frame.send(isRight, () => onSend(form))}>
      {children({ form, faults, onChange })}
    </FormDialog>
  );
}
