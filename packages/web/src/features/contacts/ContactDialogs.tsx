import type { OperatorContact } from '@keepout/contract/ca/operator-contact';
import { useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useChange } from '../../api/use-change.ts';
import { formatNumber } from '../../format/number.ts';
import { COORDINATION_CALLS } from '../../nouns/coordination/queries.ts';
import { CallConfirmation } from '../../nouns/record/CallConfirmation.tsx';
import { plainWords } from '../../nouns/record/field-text.ts';
import { NewRecordDialog } from '../../nouns/record/NewRecordDialog.tsx';
import { RecordDialog } from '../../nouns/record/RecordDialog.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ContactFields } from './ContactFields.tsx';
import { contactFaults, contactFormOf, contactOf, EMPTY_CONTACT } from './contact-form.ts';
import { useContactsText } from './en.ts';

interface ClosingProps {
  readonly onClose: () => void;
}

export function NewContact({ onClose }: ClosingProps) {
  const text = useContactsText();
  const add = useChange('createOperatorContact', onClose, ...COORDINATION_CALLS);
  return (
    <NewRecordDialog
      title={text.add}
      form="sheet"
      save={text.form.create}
      writing={add}
      begin={EMPTY_CONTACT}
      faultsOf={contactFaults}
      onSend={(form) => add.mutate({ body: contactOf(form) })}
      onClose={onClose}
    >
      {(fields) => <ContactFields {...fields} />}
    </NewRecordDialog>
  );
}

export function EditedContact({ contact, onClose }: ClosingProps & { readonly contact: OperatorContact }) {
  const text = useContactsText();
  const [isRemoving, setRemoving] = useState(false);
  const params = { contactId: contact.contactId };
  const record = useRecordForm({
    stored: contact,
    formOf: contactFormOf,
    contentOf: contactOf,
    faultsOf: contactFaults,
    change: 'changeOperatorContact',
    read: 'getOperatorContact',
    params,
    renews: COORDINATION_CALLS,
    onSaved: onClose,
  });
  if (isRemoving)
    return (
      <CallConfirmation
        call="deleteOperatorContact"
        input={{ params }}
        renews={COORDINATION_CALLS}
        title={text.removing.title}
        onDone={onClose}
        onClose={() => setRemoving(false)}
      >
        {text.removing.text(contact.name)}
      </CallConfirmation>
    );
  return (
    <RecordDialog
      record={record}
      title={text.form.editTitle(contact.name)}
      save={text.form.save}
      words={plainWords(text.form)}
      onClose={onClose}
    >
      <ContactFields form={record.form} faults={contactFaults(record.form)} onChange={record.change} />
      <Button kind="danger" onPress={() => setRemoving(true)}>
        {text.form.remove}
      </Button>
    </RecordDialog>
  );
}

/** Import of contacts from a pasted or uploaded table; rejected rows are listed by line number. */
export function TakenTable({ onClose }: ClosingProps) {
  const text = useContactsText().taking;
  const [csv, setCsv] = useState('');
  const [unread, setUnread] = useState<string>();
  const read = async (file: File) => {
    const content = await file.text();
    const isText = !content.includes('\0') && !content.includes('\ufffd');
    setUnread(isText ? undefined : file.name);
    if (isText) setCsv(content);
  };
  const take = useChange('importOperatorContacts', () => undefined, ...COORDINATION_CALLS);
  const { data } = take;
  return (
    <Dialog
      title={text.title}
      form="sheet"
      isOpen
      onClose={onClose}
      isDismissable={csv === ''}
      footer={
        <Button
          kind="primary"
          isPending={take.isPending}
          isDisabled={csv.trim() === ''}
          onPress={() => take.mutate({ body: { csv } })}
        >
          {text.take}
        </Button>
      }
    >
      <div className="coordination">
        <FileDrop
          label={text.drop}
          buttonLabel={text.file}
          accept={['.csv', 'text/csv', 'text/plain']}
          onFiles={([chosenFile]) => chosenFile && void read(chosenFile)}
        />
        {unread !== undefined && (
          <Status level="serious" isSentence>
            {text.notText(unread)}
          </Status>
        )}
        <TextField label={text.table} hint={text.hint} rows={8} value={csv} onChange={setCsv} />
        {data !== undefined && (
          <div role="status">
            <p>{text.done(formatNumber(data.added), formatNumber(data.changed), formatNumber(data.unchanged))}</p>
            <ul className="coordination-list">
              {data.rejected.map(({ line, message }) => (
                <li key={`${line} ${message}`}>{text.rejected(formatNumber(line), message)}</li>
              ))}
            </ul>
          </div>
        )}
        {take.error !== null && <FaultPanel error={take.error} atUnixMs={take.submittedAt} />}
      </div>
    </Dialog>
  );
}
