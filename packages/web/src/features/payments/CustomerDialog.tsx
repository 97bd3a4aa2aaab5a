import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useAskPaymentsAnew } from '../../nouns/payments/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCurrencies } from './use-products.ts';
import { usePaymentPageTexts } from './use-texts.ts';

/** Adds a customer for a user of any operator. */
export function CustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { customers: text } = all;
  const { queries } = useApi();
  const askAnew = useAskPaymentsAnew();
  const { data: currencies = [{ currency: 'EUR', decimals: 2 }] } = useCurrencies();
  const [form, setForm] = useState({ name: '', userId: '', operatorId: '', country: '', vatId: '' });
  const [currency, setCurrency] = useState('EUR');
  const [isTried, setTried] = useState(false);
  const add = queries.useMutation('post', '/api/v1/payments/customers', {
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const refusal: unknown = add.error;
  const isEmpty = (name: keyof typeof form) => form[name].trim() === '';
  const submit = () => {
    setTried(true);
    if (isEmpty('name') || isEmpty('userId') || isEmpty('operatorId')) return;
    const { name, userId, operatorId, country, vatId } = form;
    add.mutate({
      body: {
        ...{ name, userId, operatorId, currency },
        ...(!isEmpty('country') && { country: country.trim().toUpperCase() }),
        ...(!isEmpty('vatId') && { vatId }),
      },
    });
  };
  const field = (name: keyof typeof form, label: string, isNeeded = false) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={(value) => setForm({ ...form, [name]: value })}
      {...(isTried && isNeeded && isEmpty(name) && { error: all.products.missing })}
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
          {text.saveNew}
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
        {field('name', all.name, true)}
        {field('userId', text.userId, true)}
        {field('operatorId', text.operatorId, true)}
        {field('country', text.country)}
        {field('vatId', text.vatId)}
        <Select
          label={text.currency}
          selected={currency}
          choices={currencies.map(({ currency: id }) => ({ id, label: id }))}
          onSelect={setCurrency}
        />
        {refusal !== null && <FaultPanel error={refusal} atUnixMs={add.submittedAt} />}
      </form>
    </Dialog>
  );
}
