import { PRODUCT_TEXTS } from '@keepout/contract/payments/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { usePaymentsText } from '../../nouns/payments/en.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { usePaymentPageTexts } from './en.ts';
import { useFields } from './use-fields.tsx';

/** Adds a product. */
export function ProductDialog({ onClose }: { readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { products: text } = all;
  const { services } = usePaymentsText();
  const api = useApi();
  const askAnew = useAskAnew('/payments');
  const { content, field } = useFields(PRODUCT_TEXTS);
  const frame = useFormFrame();
  const [serviceType, setService] = useState<'ca' | 'odt'>('odt');
  const add = useMutation({
    ...api.change('createProduct'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  return (
    <FormDialog
      title={text.addTitle}
      save={text.save}
      writing={add}
      frame={frame}
      onSubmit={() =>
        frame.send(content !== undefined, () => content && add.mutate({ body: { ...content, serviceType } }))
      }
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
