import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { usePaymentsText } from '../../nouns/payments/use-payments-text.ts';
import { Select } from '../../ui/Select.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { useFields } from './use-fields.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

/** Adds a product. */
export function ProductDialog({ onClose }: { readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { products: text } = all;
  const { services } = usePaymentsText();
  const api = useApi();
  const askAnew = useAskAnew('/payments');
  const { form, isEmpty, isComplete, field } = useFields(
    { productId: '', productType: '', name: '', description: '' },
    ['productId', 'productType'],
  );
  const [serviceType, setService] = useState<'ca' | 'odt'>('odt');
  const add = useMutation({
    ...api.change('createProduct'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const submit = () => {
    if (!isComplete()) return;
    const { productId, productType, name, description } = form;
    add.mutate({ body: { productId, productType, serviceType, description, ...(!isEmpty('name') && { name }) } });
  };
  return (
    <PaymentDialog title={text.addTitle} save={text.save} writing={add} onSubmit={submit} onClose={onClose}>
      {field('productId', text.id)}
      {field('productType', text.typeField)}
      {field('name', all.name)}
      {field('description', text.description)}
      <Select
        label={text.service}
        selected={serviceType}
        choices={(['ca', 'odt'] as const).map((id) => ({ id, label: services[id] }))}
        onSelect={(id) => setService(id as 'ca' | 'odt')}
      />
    </PaymentDialog>
  );
}
