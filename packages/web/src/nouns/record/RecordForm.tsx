import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { useRecordText } from './en.ts';
import { FormContext, useRefusedFields } from './form-context.ts';
import { type FieldWords, TwoVersionsDialog } from './TwoVersionsDialog.tsx';
import type { RecordFormState as Form } from './use-record-form.ts';
import './record.css';

export interface RecordFormProps<F, Content> {
  readonly record: Form<F, Content>;
  readonly label: string;
  readonly className: string;
  readonly words: FieldWords;
  readonly children: ReactNode;
}

/** Frame of a record form: its fields, errors, version conflict, unsaved changes, save and discard. */
export function RecordForm<F, Content extends object>({
  record,
  label,
  className,
  words,
  children,
}: RecordFormProps<F, Content>) {
  const refusedFields = useRefusedFields();
  const text = useRecordText();
  const { frame, changes, isPending, isSaved, refusal, conflict } = record;
  return (
    <form {...frame.frame(record.submit)} className={className} aria-label={label}>
      <FormContext value={{ isTried: frame.isTried, refused: refusedFields(refusal) }}>{children}</FormContext>
      {refusal !== null && <FaultPanel error={refusal} atUnixMs={record.refusedAtUnixMs} />}
      {changes > 0 ? (
        <section className="record-bar" aria-label={text.unsaved}>
          <span role="status">{frame.isTried && record.isWrong ? text.wrong : text.changes(changes)}</span>
          <Button isDisabled={isPending} onPress={record.discard}>
            {text.discard}
          </Button>
          <Button kind="primary" type="submit" isDisabled={isPending}>
            {isPending ? text.saving : text.save}
          </Button>
        </section>
      ) : (
        <p className="visually-hidden" role="status">
          {isSaved ? text.saved : ''}
        </p>
      )}
      {conflict && (
        <TwoVersionsDialog
          {...words}
          conflict={conflict}
          isPending={isPending}
          onChosen={record.keep}
          onTheirs={record.takeTheirs}
          onClose={record.putOff}
        />
      )}
    </form>
  );
}
