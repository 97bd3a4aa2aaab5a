import { AUDIT_READER } from '@keepout/contract/audit/role';
import { satisfies } from '@keepout/contract/platform/roles';
import type { UserIdentity } from '../auth/auth-port.ts';
import { mayUse } from '../auth/services.ts';
import { paths } from '../navigation/paths.ts';

/** Pages with keys of their own and without a place in the rail: the command menu and the sidebar lead there. */
export function secondaryPages(identity: UserIdentity | undefined) {
  if (!identity) return [];
  const mayCompute = mayUse(identity.access, 'ca') || mayUse(identity.access, 'odt');
  return [
    ...(mayCompute ? [{ id: 'sky', href: paths.sky() } as const] : []),
    ...(mayCompute ? [{ id: 'feeds', href: paths.feeds() } as const] : []),
    ...(mayUse(identity.access, 'ca') ? [{ id: 'publishing', href: paths.publishing() } as const] : []),
    ...(mayUse(identity.access, 'ca') ? [{ id: 'contacts', href: paths.contacts() } as const] : []),
    ...(satisfies(identity.access, AUDIT_READER) ? [{ id: 'audit', href: paths.audit() } as const] : []),
  ];
}
