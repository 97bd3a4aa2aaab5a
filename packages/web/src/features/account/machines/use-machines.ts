import type { MachineList } from '@keepout/contract/identity/machine';
import { MACHINE_ADMIN } from '@keepout/contract/identity/role';
import { satisfies } from '@keepout/contract/platform/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { given } from '../../../api/given.ts';
import { useIdentity } from '../../../auth/auth-context.tsx';

const KEY = ['get', '/api/v1/account/machines'];

/** Whether the user manages programs of his organisation. */
export const useIsManager = (): boolean => satisfies(useIdentity()?.access ?? {}, MACHINE_ADMIN);

export function useMachines() {
  const { client } = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => given<MachineList>(await client.GET('/api/v1/account/machines', { signal })),
  });
}

/** Lets the list ask anew. */
export function useAskMachinesAnew(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: KEY });
}
