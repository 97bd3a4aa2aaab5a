import type { Customer } from '@keepout/contract/payments/customer';
import type { Invoice } from '@keepout/contract/payments/invoice';
import type { Order } from '@keepout/contract/payments/order';
import type { Product } from '@keepout/contract/payments/product';
import type { UnbookedPayment } from '@keepout/contract/payments/unbooked';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { LONGEST_PAGE, pageIn, readPages } from '../../api/pages.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { PROFILE_PATH } from '../../auth/identity.ts';
import { administersPayments, runsPayments } from '../../auth/services.ts';

const ROOT = '/api/v1/payments';
/** The most records that a list of payments shows. */
const MOST = 4000;

const from = (cursor: string | undefined) => ({ limit: LONGEST_PAGE, ...(cursor !== undefined && { cursor }) });

/** Whether the person runs the payments of the installation; whoever does not administer any is not asked about. */
export function useRunsPayments(): boolean {
  const access = useIdentity()?.access ?? {};
  const asked = { enabled: administersPayments(access), staleTime: Number.POSITIVE_INFINITY };
  return runsPayments(access, useApi().queries.useQuery('get', PROFILE_PATH, {}, asked).data);
}

/** Customers that the person may see, by name: of the operator, or everybody's for who runs the payments. */
export function useCustomers(isWanted = true) {
  const { client } = useApi();
  const path = `${ROOT}/customers` as const;
  return useQuery({
    queryKey: ['get', path, {}],
    enabled: isWanted,
    queryFn: async ({ signal }) =>
      (await readPages<Customer>((cursor) => client.GET(path, { params: { query: from(cursor) }, signal }), MOST))
        .records,
  });
}

/** The person's own customer, else the one that pays for the operator; null where there is none. */
export function useOwnCustomer(isWanted = true) {
  const identity = useIdentity();
  const query = useCustomers(isWanted);
  const own = query.data?.find(({ userId }) => userId === identity?.subject);
  const customer = query.data && (own ?? query.data.find(({ pays }) => pays) ?? null);
  return { query, customer };
}

/** The newest orders, of one customer or of all that are seen. */
export function useOrders(customerId: string | undefined, limit = LONGEST_PAGE) {
  const { client } = useApi();
  const path = `${ROOT}/orders` as const;
  const query = { limit, ...(customerId !== undefined && { 'customer-id': customerId }) };
  return useQuery({
    queryKey: ['get', path, query],
    queryFn: async ({ signal }) => pageIn<Order>(await client.GET(path, { params: { query }, signal })).records,
  });
}

/** The invoices of one customer or of all that are seen, newest first. */
export function useInvoices(customerId?: string) {
  const { client } = useApi();
  const path = `${ROOT}/invoices` as const;
  return useQuery({
    queryKey: ['get', path, { customerId }],
    queryFn: async ({ signal }) => {
      const only = customerId !== undefined && { 'customer-id': customerId };
      const ask = (cursor: string | undefined) =>
        client.GET(path, { params: { query: { ...from(cursor), ...only } }, signal });
      return (await readPages<Invoice>(ask, MOST)).records;
    },
  });
}

/** What products are called, by their ids. */
export function useProductNames() {
  const { client } = useApi();
  const path = `${ROOT}/products` as const;
  const { data } = useQuery({
    queryKey: ['get', path, {}],
    queryFn: async ({ signal }) =>
      pageIn<Product>(await client.GET(path, { params: { query: { limit: LONGEST_PAGE } }, signal })).records,
  });
  return (productId: string): string => data?.find((product) => product.productId === productId)?.name ?? productId;
}

/** For administrators of payments: money that came in and could not be booked, newest first. */
export function useUnbooked() {
  const { client } = useApi();
  const path = `${ROOT}/unbooked` as const;
  return useQuery({
    queryKey: ['get', path],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) => client.GET(path, { params: { query: from(cursor) }, signal });
      return (await readPages<UnbookedPayment>(ask, MOST)).records;
    },
  });
}

/** Lets everything that shows payments ask anew. */
export function useAskPaymentsAnew(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(ROOT) });
}
