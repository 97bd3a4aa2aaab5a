import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useAskPaymentsAnew } from '../../nouns/payments/queries.ts';
import { usePaymentsText } from '../../nouns/payments/use-payments-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

/** Adds a product. */
export function ProductDialog({ onClose }: { readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { products: text } = all;
  const { services } = usePaymentsText();
  const { queries } = useApi();
  const askAnew = useAskPaymentsAnew();
  const [form, setForm] = useState({ productId: '', productType: '', name: '', description: '' });
  const [serviceType, setService] = useState<'ca' | 'odt'>('odt');
  const [isTried, setTried] = useState(false);
  const add = queries.useMutation('post', '/api/v1/payments/products', {
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const refusal: unknown = add.error;
  const isEmpty = (name: keyof typeof form) => form[name].trim() === '';
  const submit = () => {
    setTried(true);
    if (isEmpty('productId') || isEmpty('productType')) return;
    const { productId, productType, name, description } = form;
    add.mutate({ body: { productId, productType, serviceType, description, ...(!isEmpty('name') && { name }) } });
  };
  const field = (name: keyof typeof form, label: string, isNeeded = false) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={(value) => setForm({ ...form, [name]: value })}
      {...(isTried && isNeeded && isEmpty(name) && { error: text.missing })}
    />
  );
  return (
    <Dialog
      title={text.addTitle}
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={all.close}
      footer={
        <Button kind="primary" isPending={add.isPending} onPress={submit}>
          {text.save}
        </Button>
      }
    >
      <form
        className="payments-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {field('productId', text.id, true)}
        {field('productType', text.typeField, true)}
        {field('name', all.name)}
        {field('description', text.description)}
        <Select
          label={text.service}
          selected={serviceType}
          choices={(['ca', 'odt'] as const).map((id) => ({ id, label: services[id] }))}
          onSelect={(id) => setService(id as 'ca' | 'odt')}
        />
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={add.submittedAt} />}
      </form>
    </Dialog>
  );
}
