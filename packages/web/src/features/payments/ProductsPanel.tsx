import { PRODUCT_TEXTS } from '@keepout/contract/payments/fields';
import type { Product } from '@keepout/contract/payments/product';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { useRunsPayments } from '../../api/use-runs-payments.ts';
import { formatMoney } from '../../format/money.ts';
import { usePaymentsText } from '../../nouns/payments/en.ts';
import { useOwnCustomer } from '../../nouns/payments/queries.ts';
import { FormDialog } from '../../nouns/record/FormDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { usePaymentPageTexts } from './en.ts';
import { Listed } from './Listed.tsx';
import { OrderProduct } from './OrderProduct.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { useFields } from './use-fields.tsx';
import { type Offered, useOffers } from './use-products.ts';

/** Available products with prices; payment administrators of the installation add products and prices. */
export function ProductsPanel() {
  const all = usePaymentPageTexts();
  const { products: text } = all;
  const runs = useRunsPayments();
  const { customer } = useOwnCustomer();
  const query = useOffers(customer?.customerId);
  const [ordered, setOrdered] = useState<Offered>();
  const [priced, setPriced] = useState<Product>();
  const [isAdding, setAdding] = useState(false);
  const price = ({ prices }: Offered) =>
    prices.length === 0
      ? text.noPrice
      : prices
          .map(
            (tariff) => `${formatMoney(tariff)}${tariff.period === null ? '' : ` ${all.orders.each[tariff.period]}`}`,
          )
          .join(', ');
  const withTax = ({ estimations }: Offered) =>
    estimations.map(({ gross, currency }) => formatMoney({ amount: gross, currency })).join(', ');
  const isForUs = ({ prices }: Offered) => prices.some(({ currency }) => currency === customer?.balance.currency);
  const buttons = (offered: Offered) => (
    <span className="payments-buttons">
      {customer && isForUs(offered) && (
        <Button kind="quiet" onPress={() => setOrdered(offered)}>
          {text.order}
        </Button>
      )}
      {runs && (
        <Button kind="quiet" onPress={() => setPriced(offered.product)}>
          {text.setPrice}
        </Button>
      )}
    </span>
  );
  return (
    <Panel title={text.title} actions={runs && <Button onPress={() => setAdding(true)}>{text.add}</Button>}>
      <Listed
        query={query}
        empty={text.empty}
        label={text.title}
        keyOf={({ product }) => product.productId}
        columns={[
          { id: 'name', header: text.name, cell: ({ product }) => product.name },
          {
            id: 'type',
            header: text.type,
            cell: ({ product }) => text.types[product.productType] ?? product.productType,
          },
          { id: 'price', header: text.price, align: 'end', isMono: true, cell: price },
          { id: 'tax', header: text.withTax, align: 'end', isMono: true, cell: withTax },
          { id: 'actions', header: text.actions, isHeaderQuiet: true, cell: buttons },
        ]}
        card={(offered) => (
          <div className="payment-card">
            <strong>{offered.product.name}</strong>
            <span className="mono">{price(offered)}</span>
            {buttons(offered)}
          </div>
        )}
      />
      {ordered && customer && (
        <OrderProduct offered={ordered} customer={customer} onClose={() => setOrdered(undefined)} />
      )}
      {priced && <PriceDialog product={priced} onClose={() => setPriced(undefined)} />}
      {isAdding && <ProductDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

/** Dialog for a new product. */
function ProductDialog({ onClose }: { readonly onClose: () => void }) {
  const all = usePaymentPageTexts();
  const { products: text } = all;
  const { services } = usePaymentsText();
  const { content, field } = useFields(PRODUCT_TEXTS);
  const frame = useFormFrame();
  const [serviceType, setService] = useState<'ca' | 'odt'>('odt');
  const add = useChange('createProduct', onClose, '/payments');
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
