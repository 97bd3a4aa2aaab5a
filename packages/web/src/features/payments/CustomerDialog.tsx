import { CUSTOMER_TEXTS } from '@keepout/contract/payments/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { useRunsPayments } from '../../nouns/payments/queries.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { usePaymentPageTexts } from './en.ts';
import { useFields } from './use-fields.tsx';
import { useCurrencies } from './use-products.ts';

const { operatorId, ...TEXTS } = CUSTOMER_TEXTS;

/** Adds a customer for a user of one's operator; for who runs the payments, of any. */
export function CustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { customers: text } = all;
  const runs = useRunsPayments();
  const api = useApi();
  const askAnew = useAskAnew('/payments');
  const { data: currencies = [{ currency: 'EUR', decimals: 2 }] } = useCurrencies();
  const { content, field } = useFields(TEXTS);
  const { content: owner, field: ownerField } = useFields({ operatorId });
  const frame = useFormFrame();
  const [currency, setCurrency] = useState('EUR');
  const add = useMutation({
    ...api.change('createCustomer'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
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
