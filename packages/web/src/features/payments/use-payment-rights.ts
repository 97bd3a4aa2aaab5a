import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useIdentity } from '../../auth/auth-context.tsx';
import { administersPayments } from '../../auth/services.ts';
import { type PaymentRights, paymentRights } from './rights.ts';

/** What the person may do about payments. Whoever does not administer them is not asked about. */
export function usePaymentRights(): PaymentRights {
  const access = useIdentity()?.access ?? {};
  const { data } = useQuery({
    ...useApi().query('getAccountProfile'),
    enabled: administersPayments(access),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return paymentRights(access, data);
}
