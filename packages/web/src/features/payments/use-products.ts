import type { Price, PriceEstimation, Product } from '@keepout/contract/payments/product';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { LONGEST_PAGE } from '../../api/pages.ts';

/** A product with its prices, and price estimates for the customer. */
export interface Offered {
  readonly product: Product;
  readonly prices: readonly Price[];
  readonly estimations: readonly PriceEstimation[];
}

/** Reads the products that can be ordered. */
export function useOffers(customerId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['listProducts', 'offers', { customerId }],
    queryFn: async ({ signal }): Promise<readonly Offered[]> => {
      const query = { limit: LONGEST_PAGE };
      const ownQuery = { ...query, quantity: 1, 'customer-id': customerId };
      const [products, prices, estimations] = await Promise.all([
        api.call('listProducts', { query, signal }),
        api.call('listPrices', { query, signal }),
        api.call('estimatePrices', { query: ownQuery, signal }),
      ]);
      return products.map((product) => ({
        product,
        prices: prices.filter(({ productId }) => productId === product.productId),
        estimations: estimations.filter(({ productId }) => productId === product.productId),
      }));
    },
  });
}

/** Reads the accepted currencies of the installation, by code. */
export function useCurrencies() {
  return useQuery(useApi().query('listCurrencies'));
}
