import { minorUnits } from '@keepout/contract/payments/amount';
import { isAmount } from '@keepout/contract/payments/fields';
import type { Product } from '@keepout/contract/payments/product';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { MoneyField } from '../../nouns/record/RecordFields.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { usePaymentPageTexts } from './en.ts';
import { useCurrencies } from './use-products.ts';

type Period = 'ONCE' | 'MONTH' | 'YEAR';

/** Sets a new price of a product. */
export function PriceDialog({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  const { products: text } = usePaymentPageTexts();
  const { data: currencies = [{ currency: 'EUR', decimals: 2 }] } = useCurrencies();
  const [typed, setTyped] = useState(Number.NaN);
  const [currency, setCurrency] = useState('EUR');
  const [period, setPeriod] = useState<Period>('ONCE');
  const frame = useFormFrame();
  const add = useChange('createPrice', onClose, '/payments');
  const send = () => {
    const amount = minorUnits(typed, currency);
    const { productId } = product;
    add.mutate({ body: { productId, amount, currency, period: period === 'ONCE' ? null : period } });
  };
  return (
    <FormDialog
      title={text.setPriceTitle(product.name)}
      save={text.savePrice}
      writing={add}
      frame={frame}
      onSubmit={() => frame.send(isAmount(typed, currency), send)}
      onClose={onClose}
    >
      <MoneyField label={text.amount} name="amount" currency={currency} value={typed} onChange={setTyped} />
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
    </FormDialog>
  );
}
