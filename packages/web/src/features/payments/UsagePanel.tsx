import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { formatMoney } from '../../format/money.ts';
import { usePaymentsText } from '../../nouns/payments/en.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { usePaymentPageTexts } from './en.ts';

/** What was used since the beginning of the running period. */
export function UsagePanel({ customerId }: { readonly customerId: string }) {
  const all = usePaymentPageTexts();
  const { usage: text } = all;
  const { services } = usePaymentsText();
  const query = useQuery(useApi().query('getServiceUsageSnapshot', { params: { customerId } }));
  const { data } = query;
  const told = (amount: number, currency: string) => formatMoney({ amount, currency });
  return (
    <Panel
      title={`${text.title} ${data?.from.slice(0, 10) ?? ''}`}
      note={data && text.total(told(data.total, data.currency))}
    >
      {data ? (
        <KeyValue
          rows={data.services.map(({ serviceType, charged, credited, held }) => ({
            key: serviceType,
            label: services[serviceType],
            value: (
              <span className="usage-figures">
                <span className="mono unbroken">{told(charged - credited, data.currency)}</span>
                {held > 0 && (
                  <span className="quiet-text unbroken">
                    {text.held} {told(held, data.currency)}
                  </span>
                )}
              </span>
            ),
          }))}
        />
      ) : (
        <QueryState query={query} loading={all.loading} rows={2} />
      )}
    </Panel>
  );
}
