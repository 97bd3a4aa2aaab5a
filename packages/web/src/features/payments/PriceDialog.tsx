import { minorUnits } from '@keepout/contract/payments/amount';
import type { Product } from '@keepout/contract/payments/product';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAskAnew } from '../../api/cached.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { useCurrencies } from './use-products.ts';
import { usePaymentPageTexts } from './use-texts.ts';

type Period = 'ONCE' | 'MONTH' | 'YEAR';

/** Gives a product a new price. */
export function PriceDialog({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { products: text } = all;
  const api = useApi();
  const askAnew = useAskAnew('/payments');
  const { data: currencies = [{ currency: 'EUR', decimals: 2 }] } = useCurrencies();
  const [typed, setTyped] = useState(Number.NaN);
  const [currency, setCurrency] = useState('EUR');
  const [period, setPeriod] = useState<Period>('ONCE');
  const [isTried, setTried] = useState(false);
  const add = useMutation({
    ...api.change('createPrice'),
    onSuccess: () => {
      onClose();
      return askAnew();
    },
  });
  const submit = () => {
    setTried(true);
    if (!(typed >= 0)) return;
    const amount = minorUnits(typed, currency);
    const { productId } = product;
    add.mutate({ body: { productId, amount, currency, period: period === 'ONCE' ? null : period } });
  };
  return (
    <PaymentDialog
      title={text.setPriceTitle(product.name)}
      save={text.savePrice}
      writing={add}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={text.amount}
        unit={currency}
        value={typed}
        formatOptions={{ maximumFractionDigits: 2, useGrouping: false }}
        onChange={setTyped}
        {...(isTried && !(typed >= 0) && { error: all.customers.wrong })}
      />
      <Select
        label={text.currency}
        selected={currency}
        choices={currencies.map(({ currency: id }) => ({ id, label: id }))}
        onSelect={setCurrency}
      />
      <Select
        label={text.period}
        selected={period}
        choices={(['ONCE', 'MONTH', 'YEAR'] as const).map((id) => ({ id, label: text.periods[id] }))}
        onSelect={(id) => setPeriod(id as Period)}
      />
    </PaymentDialog>
  );
}
