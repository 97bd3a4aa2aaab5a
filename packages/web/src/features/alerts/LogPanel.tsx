import { QueryState } from '../../api/QueryState.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { useAlertTexts } from './en.ts';
import { useDeliveries } from './use-alerts.ts';

const SHOWN = 100;

/** N-12: every message to the user, with what came of it. */
export function LogPanel({ onTest }: { readonly onTest: () => void }) {
  const { log: text } = useAlertTexts();
  const query = useDeliveries(SHOWN);
  return (
    <Panel title={text.title} {...(query.data && query.data.total > SHOWN && { note: text.more(SHOWN) })}>
      <QueryState query={query} rows={6}>
        {({ records: deliveries }) =>
          deliveries.length === 0 ? (
            <EmptyState text={text.none} action={<Button onPress={onTest}>{text.noneAction}</Button>} />
          ) : (
            <DeliveryTable deliveries={deliveries} mayReplay />
          )
        }
      </QueryState>
    </Panel>
  );
}
