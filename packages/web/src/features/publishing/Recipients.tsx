import { CATALOGUE_ADMIN } from '@keepout/contract/ca/role';
import { satisfies } from '@keepout/contract/platform/roles';
import { CERTIFICATE_NOTICE_DAYS } from '@keepout/contract/publishing/kinds';
import type { Recipient } from '@keepout/contract/publishing/recipient';
import { MS_PER_DAY } from '@keepout/units/duration';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { useChange } from '../../api/use-change.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { ABSENT } from '../../format/number.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { usePublishingText } from '../../nouns/publishing/en.ts';
import { PUBLISHING_CALLS, useRecipients } from '../../nouns/publishing/queries.ts';
import { CallConfirmation } from '../../nouns/record/CallConfirmation.tsx';
import { plainWords } from '../../nouns/record/field-text.ts';
import { NewRecordDialog } from '../../nouns/record/NewRecordDialog.tsx';
import { RecordDialog } from '../../nouns/record/RecordDialog.tsx';
import { useRecordForm } from '../../nouns/record/use-record-form.ts';
import { useNow } from '../../time/ticker.ts';
import { parseTime } from '../../time/utc.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { usePublishingPageText } from './en.ts';
import { RecipientFields } from './RecipientFields.tsx';
import { recipientFaults, recipientFormOf, recipientOf, usualRecipient } from './recipient-form.ts';

/** Recipients of published ephemerides; administrators add, change and remove them. */
export function Recipients() {
  const { recipients: text, remove: removal } = usePublishingPageText();
  const isAdmin = satisfies(useIdentity()?.access ?? {}, CATALOGUE_ADMIN);
  const query = useRecipients();
  const [isNew, setNew] = useQueryParam('new');
  const [edited, edit] = useState<Recipient>();
  const [leaving, remove] = useState<Recipient>();
  const addButton = isAdmin && <Button onPress={() => setNew('recipient')}>{text.add}</Button>;
  return (
    <Panel title={text.title}>
      <div className="publishing-view">
        <QueryState query={query} rows={3}>
          {(recipients) =>
            recipients.length === 0 ? (
              <EmptyState text={isAdmin ? text.none : text.noneForUsers} action={addButton || undefined} />
            ) : (
              <>
                <p className="quiet-text">{text.intro}</p>
                <RecipientTable recipients={recipients} isAdmin={isAdmin} onEdit={edit} onRemove={remove} />
                <div className="publishing-actions">{addButton}</div>
              </>
            )
          }
        </QueryState>
      </div>
      {isNew !== undefined && isAdmin && <NewRecipient onClose={() => setNew(undefined)} />}
      {edited !== undefined && (
        <EditedRecipient key={edited.recipientId} recipient={edited} onClose={() => edit(undefined)} />
      )}
      {leaving !== undefined && (
        <CallConfirmation
          call="deleteRecipient"
          input={{ params: { recipientId: leaving.recipientId } }}
          renews={[PUBLISHING_CALLS]}
          title={removal.title}
          onClose={() => remove(undefined)}
        >
          {removal.text(leaving.name)}
        </CallConfirmation>
      )}
    </Panel>
  );
}

interface RecipientTableProps {
  readonly recipients: readonly Recipient[];
  readonly isAdmin: boolean;
  readonly onEdit: (recipient: Recipient) => void;
  readonly onRemove: (recipient: Recipient) => void;
}

function RecipientTable({ recipients, isAdmin, onEdit, onRemove }: RecipientTableProps) {
  const text = usePublishingPageText().recipients;
  const { kinds } = usePublishingText();
  const { columns } = text;
  const buttons = (recipient: Recipient) => (
    <span className="publishing-actions">
      <Button kind="quiet" onPress={() => onEdit(recipient)} aria-label={`${text.edit} ${recipient.name}`}>
        {text.edit}
      </Button>
      <Button kind="quiet" onPress={() => onRemove(recipient)} aria-label={`${text.remove} ${recipient.name}`}>
        {text.remove}
      </Button>
    </span>
  );
  return (
    <RowTable
      label={text.table}
      rows={recipients}
      keyOf={({ recipientId }) => recipientId}
      columns={[
        { id: 'name', header: columns.name, cell: ({ name }) => name },
        { id: 'kind', header: columns.kind, cell: ({ kind }) => kinds[kind] },
        { id: 'address', header: columns.address, cell: ({ address }) => address },
        { id: 'account', header: columns.account, cell: proofOf },
        ...(isAdmin ? [{ id: 'actions', header: columns.actions, isHeaderQuiet: true, cell: buttons }] : []),
      ]}
      card={(recipient) => (
        <div className="publishing-card">
          <span className="publishing-line">
            <span>{recipient.name}</span>
            <span>{kinds[recipient.kind]}</span>
          </span>
          {recipient.certificateEndsAt !== null && <CertificateEnd endsAt={recipient.certificateEndsAt} />}
          {isAdmin && buttons(recipient)}
        </div>
      )}
    />
  );
}

const proofOf = ({ identity, certificateEndsAt }: Recipient) =>
  certificateEndsAt === null ? (identity ?? ABSENT) : <CertificateEnd endsAt={certificateEndsAt} />;

const NOTICE_MS = CERTIFICATE_NOTICE_DAYS * MS_PER_DAY;

/** Expiry of a certificate; marked during its last month. */
function CertificateEnd({ endsAt }: { readonly endsAt: string }) {
  const { certificate: words } = usePublishingPageText().recipients;
  const nowMs = useNow('minute');
  const endMs = parseTime(endsAt) ?? nowMs;
  const until = endsAt.slice(0, 10);
  if (endMs - nowMs > NOTICE_MS) return <Status level="ok">{words.holds(until)}</Status>;
  return endMs > nowMs ? (
    <Status level="caution">{words.ends(until)}</Status>
  ) : (
    <Status level="serious">{words.ended(until)}</Status>
  );
}

function NewRecipient({ onClose }: { readonly onClose: () => void }) {
  const text = usePublishingPageText().form;
  const add = useChange('createRecipient', onClose, PUBLISHING_CALLS);
  return (
    <NewRecordDialog
      title={text.addTitle}
      form="sheet"
      save={text.create}
      writing={add}
      begin={() => usualRecipient('TRACSS', 'TraCSS')}
      faultsOf={recipientFaults}
      onSend={(form) => add.mutate({ body: recipientOf(form) })}
      onClose={onClose}
    >
      {(fields) => <RecipientFields {...fields} isStored={false} />}
    </NewRecordDialog>
  );
}

function EditedRecipient({ recipient, onClose }: { readonly recipient: Recipient; readonly onClose: () => void }) {
  const text = usePublishingPageText().form;
  const record = useRecordForm({
    stored: recipient,
    formOf: recipientFormOf,
    contentOf: recipientOf,
    faultsOf: recipientFaults,
    change: 'changeRecipient',
    read: 'getRecipient',
    params: { recipientId: recipient.recipientId },
    renews: [PUBLISHING_CALLS],
    onSaved: onClose,
  });
  return (
    <RecordDialog
      record={record}
      title={text.editTitle(recipient.name)}
      save={text.save}
      words={plainWords(text, 'secret')}
      onClose={onClose}
    >
      <RecipientFields form={record.form} isStored onChange={record.change} faults={recipientFaults(record.form)} />
    </RecordDialog>
  );
}
