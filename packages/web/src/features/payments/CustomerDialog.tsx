import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { useRunsPayments } from '../../nouns/payments/queries.ts';
import { Select } from '../../ui/Select.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { useFields } from './use-fields.tsx';
import { useCurrencies } from './use-products.ts';
import { usePaymentPageTexts } from './use-texts.ts';

/** Adds a customer for a user of one's operator; for who runs the payments, of any. */
export function CustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { customers: text } = all;
  const runs = useRunsPayments();
  const api = useApi();
  const askAnew = useAskAnew('/payments');
  const { data: currencies = [{ currency: 'EUR', decimals: 2 }] } = useCurrencies();
  const { form, isEmpty, isComplete, field } = useFields(
    { name: '', userId: '', operatorId: '', country: '', vatId: '' },
    runs ? ['name', 'userId', 'operatorId'] : ['name', 'userId'],
  );
  const [currency, setCurrency] = useState('EUR');
  const add = useMutation({
    ...api.change('createCustomer'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const submit = () => {
    if (!isComplete()) return;
    const { name, userId, operatorId, country, vatId } = form;
    add.mutate({
      body: {
        name,
        userId,
        currency,
        ...(runs && { operatorId }),
        ...(!isEmpty('country') && { country: country.trim().toUpperCase() }),
        ...(!isEmpty('vatId') && { vatId }),
      },
    });
  };
  return (
    <PaymentDialog title={text.addTitle} save={text.saveNew} writing={add} onSubmit={submit} onClose={onClose}>
      {field('name', all.name)}
      {field('userId', text.userId)}
      {runs && field('operatorId', text.operatorId)}
      {field('country', text.country)}
      {field('vatId', text.vatId)}
      <Select
        label={text.currency}
        selected={currency}
        choices={currencies.map(({ currency: id }) => ({ id, label: id }))}
        onSelect={setCurrency}
      />
    </PaymentDialog>
  );
}
