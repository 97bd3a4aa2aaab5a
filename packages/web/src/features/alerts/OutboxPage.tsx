import { QueryState } from '../../api/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { useAlertTexts } from './en.ts';
import { useOutbox } from './use-alerts.ts';
import './alerts.css';

const MAX_SHOWN = 200;

/** Emails that the server stored because no mail relay is configured. */
export function OutboxPage() {
  const { outbox: text } = useAlertTexts();
  const query = useOutbox(MAX_SHOWN);
  return (
    <div className="page alerts">
      <h1>{text.title}</h1>
      <Panel title={text.title} note={text.explain}>
        <QueryState query={query} rows={6}>
          {({ records: deliveries }) =>
            deliveries.length === 0 ? (
              <EmptyState text={text.none} />
            ) : (
              <DeliveryTable deliveries={deliveries} mayReplay={false} />
            )
          }
        </QueryState>
      </Panel>
    </div>
  );
}
