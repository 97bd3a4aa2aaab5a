import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { LONGEST_PAGE, recordsOfList } from '../../api/pages.ts';
import { useIdentity } from '../../auth/auth-context.tsx';

/** The most records that a list of payments shows. */
const LIST_LIMIT = 4000;

const ofCustomer = (customerId: string | undefined) => customerId !== undefined && { 'customer-id': customerId };

/** Returns the customers that the user may see, by name: of the operator, or all for an administrator of payments. */
export function useCustomers(isWanted = true) {
  return useQuery({ ...useApi().list('listCustomers', LIST_LIMIT), select: recordsOfList, enabled: isWanted });
}

/** Returns the user's own customer, else that of the operator; null without one. */
export function useOwnCustomer(isWanted = true) {
  const identity = useIdentity();
  const query = useCustomers(isWanted);
  const ownCustomer = query.data?.find(({ userId }) => userId === identity?.subject);
  const customer = query.data && (ownCustomer ?? query.data.find(({ pays }) => pays) ?? null);
  return { query, customer };
}

/** The newest orders, of one customer or of all that are seen. */
export function useOrders(customerId: string | undefined, limit = LONGEST_PAGE) {
  const query = { limit, ...ofCustomer(customerId) };
  return useQuery({ ...useApi().list('listOrders', limit, { query }), select: recordsOfList });
}

/** The invoices of one customer or of all that are seen, newest first. */
export function useInvoices(customerId?: string) {
  const query = { ...ofCustomer(customerId) };
  return useQuery({ ...useApi().list('listInvoices', LIST_LIMIT, { query }), select: recordsOfList });
}

/** Returns product names by id. */
export function useProductNames() {
  const { data } = useQuery({ ...useApi().list('listProducts', LONGEST_PAGE), select: recordsOfList });
  return (productId: string): string => data?.find((product) => product.productId === productId)?.name ?? productId;
}

/** For administrators of payments: money that came in and could not be booked, newest first. */
export function useUnbookedPayments() {
  return useQuery({ ...useApi().list('listUnbookedPayments', LIST_LIMIT), select: recordsOfList });
}
