import { useQuery } from '@tanstack/react-query';
import { useIdentity } from '../auth/auth-context.tsx';
import { administersPayments, managesPayments } from '../auth/services.ts';
import { useApi } from './api-context.tsx';

/** Returns whether the user manages the payments of the installation; users without an administrator role skip the request. */
export function useRunsPayments(): boolean {
  const access = useIdentity()?.access ?? {};
  const { data } = useQuery({
    ...useApi().query('getAccountProfile'),
    enabled: administersPayments(access),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return managesPayments(access, data);
}
