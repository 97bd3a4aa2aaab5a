import type { Currency } from '@keepout/contract/payments/money';
import type { Price, PriceEstimation, Product } from '@keepout/contract/payments/product';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';
import { LONGEST_PAGE, pageIn } from '../../api/pages.ts';

/** A product with what it costs, and what that comes to for the person. */
export interface Offered {
  readonly product: Product;
  readonly prices: readonly Price[];
  readonly estimations: readonly PriceEstimation[];
}

/** What can be ordered. */
export function useOffers(customerId: string | undefined) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', '/api/v1/payments/products', { customerId }],
    queryFn: async ({ signal }): Promise<readonly Offered[]> => {
      const query = { limit: LONGEST_PAGE };
      const params = { query };
      const own = { query: { ...query, quantity: 1, ...(customerId !== undefined && { 'customer-id': customerId }) } };
      const [products, prices, estimations] = await Promise.all([
        client.GET('/api/v1/payments/products', { params, signal }),
        client.GET('/api/v1/payments/price', { params, signal }),
        client.GET('/api/v1/payments/price_estimation', { params: own, signal }),
      ]);
      const [costs, sums] = [pageIn<Price>(prices).records, pageIn<PriceEstimation>(estimations).records];
      return pageIn<Product>(products).records.map((product) => ({
        product,
        prices: costs.filter(({ productId }) => productId === product.productId),
        estimations: sums.filter(({ productId }) => productId === product.productId),
      }));
    },
  });
}

/** Currencies that the installation takes, by code. */
export function useCurrencies() {
  const { client } = useApi();
  const path = '/api/v1/payments/currencies';
  return useQuery({
    queryKey: ['get', path, {}],
    queryFn: async ({ signal }) => given<Currency[]>(await client.GET(path, { signal })),
  });
}
