import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { Loaded } from './Loaded.tsx';
import { useOutbox } from './use-alerts.ts';
import { useAlertTexts } from './use-texts.ts';
import './alerts.css';

const SHOWN = 200;

/** Mails that were kept because there is no relay. */
export function OutboxPage() {
  const { outbox: text } = useAlertTexts();
  const query = useOutbox(SHOWN);
  return (
    <div className="page alerts">
      <h1>{text.title}</h1>
      <Panel title={text.title} note={text.explain}>
        <Loaded query={query} rows={6}>
          {({ records: deliveries }) =>
            deliveries.length === 0 ? (
              <EmptyState text={text.none} />
            ) : (
              <DeliveryTable deliveries={deliveries} mayReplay={false} />
            )
          }
        </Loaded>
      </Panel>
    </div>
  );
}
