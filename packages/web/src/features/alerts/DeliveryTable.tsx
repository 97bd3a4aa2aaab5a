import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import { useState } from 'react';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import { DeliverySheet } from './DeliverySheet.tsx';
import { useAlertTexts } from './en.ts';

const LEVELS: Readonly<Record<AlertDelivery['state'], StatusLevel>> = {
  QUEUED: 'pending',
  SENT: 'ok',
  OUTBOX: 'inactive',
  DEAD: 'serious',
};

export interface DeliveryTableProps {
  readonly deliveries: readonly AlertDelivery[];
  readonly mayReplay: boolean;
}

/** Messages, newest first; a row opens the text and all delivery attempts. */
export function DeliveryTable({ deliveries, mayReplay }: DeliveryTableProps) {
  const { log: text, channel } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const [openId, setOpenId] = useState<string>();
  const open = deliveries.find(({ deliveryId }) => deliveryId === openId);
  const creationText = ({ createdAt }: AlertDelivery) => formatTime(Date.parse(createdAt), zone);
  const state = (delivery: AlertDelivery) => (
    <Status level={LEVELS[delivery.state]}>{text.states[delivery.state]}</Status>
  );
  const columns: readonly RowColumn<AlertDelivery>[] = [
    { id: 'title', header: text.message, cell: ({ title }) => title },
    { id: 'state', header: text.state, cell: state },
    { id: 'channel', header: text.channel, cell: (delivery) => channel[delivery.channel] },
    { id: 'address', header: text.address, cell: ({ address }) => <Breakable text={address} /> },
    { id: 'attempts', header: text.attempts, align: 'end', cell: ({ attempts }) => String(attempts.length) },
    { id: 'created', header: text.created, isMono: true, cell: creationText },
  ];
  return (
    <>
      <RowTable
        label={text.label}
        columns={columns}
        rows={deliveries}
        keyOf={({ deliveryId }) => deliveryId}
        onOpen={({ deliveryId }) => setOpenId(deliveryId)}
        {...(openId !== undefined && { selectedKey: openId })}
        card={(delivery) => (
          <div className="alerts-card">
            <button type="button" className="row-name" onClick={() => setOpenId(delivery.deliveryId)}>
              {delivery.title}
            </button>
            <span>
              {state(delivery)} · {channel[delivery.channel]} ·{' '}
              <span className="mono unbroken">{creationText(delivery)}</span>
            </span>
          </div>
        )}
      />
      {open && <DeliverySheet delivery={open} mayReplay={mayReplay} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
