import type { OperatorContact } from '@keepout/contract/ca/operator-contact';
import { useState } from 'react';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { ContactOrigin } from '../../nouns/coordination/ContactOrigin.tsx';
import { useCoordinationText } from '../../nouns/coordination/en.ts';
import { useContacts } from '../../nouns/coordination/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { EditedContact, NewContact, TakenTable } from './ContactDialogs.tsx';
import { useContactsText } from './en.ts';
import '../../nouns/coordination/coordination.css';

/** Contacts of other operators. */
export function ContactsPage() {
  const text = useContactsText();
  const { agreements } = useCoordinationText();
  const query = useContacts();
  const [opened, open] = useState<'new' | 'table' | OperatorContact>();
  const close = () => open(undefined);
  const { data } = query;
  const buttons = (
    <span className="coordination-actions">
      <Button onPress={() => open('table')}>{text.take}</Button>
      <Button kind="primary" onPress={() => open('new')}>
        {text.add}
      </Button>
    </span>
  );
  const { columns, form } = text;
  return (
    <div className="page coordination">
      <div>
        <header className="page-head">
          <h1>{text.title}</h1>
          {data !== undefined && data.length > 0 && <span className="page-head-end">{buttons}</span>}
        </header>
        <ProgressLine label={text.refreshing} isActive={query.isFetching && data !== undefined} />
      </div>
      <p className="quiet-text">{text.intro}</p>
      <QueryStale query={query} />
      {data === undefined && <QueryState query={query} rows={6} />}
      {data?.length === 0 && <EmptyState text={text.none} action={buttons} />}
      {data !== undefined && data.length > 0 && (
        <RowTable
          label={text.title}
          rows={data}
          keyOf={({ contactId }) => contactId}
          onOpen={open}
          columns={[
            { id: 'name', header: form.name, cell: ({ name }) => name },
            { id: 'phone', header: form.phone, cell: ({ phone }) => phone },
            { id: 'email', header: form.email, cell: ({ email }) => email },
            { id: 'objects', header: columns.objects, cell: ({ objects }) => objects.join(', ') },
            { id: 'agreement', header: columns.agreement, cell: ({ agreement }) => agreements[agreement] },
            { id: 'origin', header: columns.origin, cell: (contact) => <ContactOrigin {...contact} /> },
          ]}
          card={(contact) => (
            <div className="coordination-contact">
              <span className="coordination-line">
                <strong>{contact.name}</strong>
                <Button kind="quiet" onPress={() => open(contact)} aria-label={`${text.edit} ${contact.name}`}>
                  {text.edit}
                </Button>
              </span>
              <span>{contact.phone}</span>
              <span>{contact.objects.join(', ')}</span>
              <ContactOrigin {...contact} />
            </div>
          )}
        />
      )}
      {opened === 'new' && <NewContact onClose={close} />}
      {opened === 'table' && <TakenTable onClose={close} />}
      {opened !== undefined && typeof opened !== 'string' && (
        <EditedContact key={opened.contactId} contact={opened} onClose={close} />
      )}
    </div>
  );
}
