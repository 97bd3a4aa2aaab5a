import { useQuery } from '@tanstack/react-query';
import { useIdentity } from '../auth/auth-context.tsx';
import { administersPayments, runsPayments } from '../auth/services.ts';
import { useApi } from './api-context.tsx';

/** Whether the person runs the payments of the installation; whoever does not administer any is not asked about. */
export function useRunsPayments(): boolean {
  const access = useIdentity()?.access ?? {};
  const { data } = useQuery({
    ...useApi().query('getAccountProfile'),
    enabled: administersPayments(access),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return runsPayments(access, data);
}
