import type { Customer } from '@keepout/contract/payments/customer';
import { CUSTOMER_TEXTS } from '@keepout/contract/payments/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useChange } from '../../api/use-change.ts';
import { useRunsPayments } from '../../api/use-runs-payments.ts';
import { formatMoney } from '../../format/money.ts';
import { useCustomers } from '../../nouns/payments/queries.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { AdjustBalance } from './AdjustBalance.tsx';
import { usePaymentPageTexts } from './en.ts';
import { Listed } from './Listed.tsx';
import { useFields } from './use-fields.tsx';
import { useCurrencies } from './use-products.ts';

/** Customers, for payment administrators: those of their operator; for payment administrators of the installation, all. */
export function CustomersPanel() {
  const { customers: text } = usePaymentPageTexts();
  const runs = useRunsPayments();
  const query = useCustomers();
  const [adjusted, setAdjusted] = useState<Customer>();
  const [isAdding, setAdding] = useState(false);
  const api = useApi();
  const askAnew = useInvalidateAnswers('/payments');
  const issue = useMutation({ ...api.change('issueInvoice'), onSuccess: askAnew });
  const pays = useMutation({ ...api.change('changeCustomerPays'), onSuccess: askAnew });
  const refusals: readonly unknown[] = [issue.error, pays.error].filter((error) => error !== null);
  const money = (id: 'available' | 'limit' | 'held') => ({
    id,
    header: text[id],
    align: 'end' as const,
    isMono: true,
    cell: ({ balance }: Customer) => formatMoney({ amount: balance[id], currency: balance.currency }),
  });
  const operator = ({ operatorId, pays: doesPay }: Customer) => (
    <>
      {operatorId}
      {doesPay && <span className="quiet-text"> ({text.pays})</span>}
    </>
  );
  const button = (label: string, onPress: () => void, isPending = false) => (
    <Button kind="quiet" isPending={isPending} onPress={onPress}>
      {label}
    </Button>
  );
  const buttons = (customer: Customer) => {
    const { customerId } = customer;
    const change = { params: { customerId }, body: { pays: !customer.pays } };
    return (
      <span className="payments-buttons">
        {runs && button(text.adjust, () => setAdjusted(customer))}
        {button(text.invoice, () => issue.mutate({ body: { customerId } }), issue.isPending)}
        {runs && button(customer.pays ? text.stopPaying : text.startPaying, () => pays.mutate(change), pays.isPending)}
      </span>
    );
  };
  return (
    <Panel title={text.title} actions={<Button onPress={() => setAdding(true)}>{text.add}</Button>}>
      {issue.data && <p role="status">{text.invoiced(issue.data.invoiceNumber)}</p>}
      {refusals.map((error) => (
        <FaultPanel key={String(error)} error={error} atUnixMs={Math.max(issue.submittedAt, pays.submittedAt)} />
      ))}
      <Listed
        query={query}
        empty={text.empty}
        label={text.title}
        keyOf={(customer) => customer.customerId}
        columns={[
          { id: 'name', header: text.name, cell: (customer) => customer.name },
          { id: 'operator', header: text.operator, cell: operator },
          ...(['available', 'limit', 'held'] as const).map(money),
          { id: 'actions', header: text.actions, isHeaderQuiet: true, cell: buttons },
        ]}
        card={(customer) => (
          <div className="payment-card">
            <strong>{customer.name}</strong>
            <span className="mono unbroken">{money('available').cell(customer)}</span>
            <span>{operator(customer)}</span>
            {buttons(customer)}
          </div>
        )}
      />
      {adjusted && <AdjustBalance customer={adjusted} onClose={() => setAdjusted(undefined)} />}
      {isAdding && <CustomerDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

const { operatorId, ...TEXTS } = CUSTOMER_TEXTS;

/** Dialog for a new customer: a user of the operator; for payment administrators of the installation, any user. */
function CustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { customers: text } = all;
  const runs = useRunsPayments();
  const { data: currencies = [{ currency: 'EUR', decimals: 2 }] } = useCurrencies();
  const { content, field } = useFields(TEXTS);
  const { content: owner, field: ownerField } = useFields({ operatorId });
  const frame = useFormFrame();
  const [currency, setCurrency] = useState('EUR');
  const add = useChange('createCustomer', onClose, '/payments');
  const body = content && (!runs || owner) && { ...content, currency, ...(runs && owner) };
  return (
    <FormDialog
      title={text.addTitle}
      save={text.saveNew}
      writing={add}
      frame={frame}
      onSubmit={() => frame.send(body !== undefined, () => body && add.mutate({ body }))}
      onClose={onClose}
    >
      {field('name', all.name)}
      {field('userId', text.userId)}
      {runs && ownerField('operatorId', text.operatorId)}
      {field('country', text.country, (typed) => typed.toUpperCase())}
      {field('vatId', text.vatId)}
      <Select
        label={text.currency}
        selected={currency}
        choices={currencies.map(({ currency: id }) => ({ id, label: id }))}
        onSelect={setCurrency}
      />
    </FormDialog>
  );
}
