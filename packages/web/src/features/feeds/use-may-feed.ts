import { CATALOGUE_ADMIN } from '@keepout/contract/ca/role';
import { satisfies } from '@keepout/contract/platform/roles';
import { useIdentity } from '../../auth/auth-context.tsx';

/** Whether the person may change what all operators are screened against. */
export const useMayFeed = (): boolean => satisfies(useIdentity()?.access ?? {}, CATALOGUE_ADMIN);
