import type { CalendarAddress, CalendarAddressMade } from '@keepout/contract/alerts/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { AddressDialog, NewCalendarAddress, RevokeQuestion } from './CalendarDialogs.tsx';
import { useAlertTexts } from './en.ts';

/** Calendar URLs with the decision deadlines: create, show once, revoke. */
export function CalendarPanel() {
  const { calendar: text } = useAlertTexts();
  const query = useQuery(useApi().query('listCalendarAddresses'));
  const [isAdding, setAdding] = useState(false);
  const [newAddress, setMade] = useState<CalendarAddressMade>();
  const [leaving, setLeaving] = useState<CalendarAddress>();
  return (
    <Panel title={text.title} actions={<Button onPress={() => setAdding(true)}>{text.add}</Button>}>
      <p className="quiet-text">{text.explain}</p>
      <QueryState query={query} rows={2}>
        {(addresses) =>
          addresses.length === 0 ? (
            <p className="quiet-text">{text.none}</p>
          ) : (
            <AddressTable addresses={addresses} onRevoke={setLeaving} />
          )
        }
      </QueryState>
      {isAdding && (
        <NewCalendarAddress
          onMade={(address) => {
            setAdding(false);
            setMade(address);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {newAddress && <AddressDialog made={newAddress} onClose={() => setMade(undefined)} />}
      {leaving && <RevokeQuestion address={leaving} onClose={() => setLeaving(undefined)} />}
    </Panel>
  );
}

interface AddressTableProps {
  readonly addresses: readonly CalendarAddress[];
  readonly onRevoke: (address: CalendarAddress) => void;
}

function AddressTable({ addresses, onRevoke }: AddressTableProps) {
  const { calendar: text } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const time = (at: string | null) => (at === null ? text.never : formatTime(Date.parse(at), zone));
  const action = (address: CalendarAddress) => (
    <Button kind="quiet" aria-label={text.revokeOf(address.name)} onPress={() => onRevoke(address)}>
      {text.revoke}
    </Button>
  );
  return (
    <RowTable
      label={text.label}
      rows={addresses}
      keyOf={({ calendarId }) => calendarId}
      columns={[
        { id: 'name', header: text.name, cell: ({ name }) => name },
        { id: 'created', header: text.created, isMono: true, cell: ({ createdAt }) => time(createdAt) },
        { id: 'read', header: text.lastRead, isMono: true, cell: ({ lastReadAt }) => time(lastReadAt) },
        { id: 'actions', header: text.actions, isHeaderQuiet: true, cell: action },
      ]}
      card={(address) => (
        <div className="alerts-card">
          <strong>{address.name}</strong>
          <span>
            {text.lastRead} <span className="mono">{time(address.lastReadAt)}</span>
          </span>
          {action(address)}
        </div>
      )}
    />
  );
}
