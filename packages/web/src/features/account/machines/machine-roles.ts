import type { MachineRole } from '@keepout/contract/identity/machine';
import type { ResourceAccess } from '@keepout/contract/platform/roles';
import { useText } from '../../../i18n/en.ts';
import { useAccountText } from '../en.ts';

/** Roles in display order. */
const ROLES: readonly MachineRole[] = [
  'collision-avoidance:user',
  'collision-avoidance:admin',
  'on-demand-tracking:user',
  'on-demand-tracking:admin',
  'payments:user',
  'payments:admin',
];

/** Returns the roles that a user may give to a machine client: the user's own roles, and every role of a service that the user administers. */
export function rolesToGive(access: ResourceAccess): readonly MachineRole[] {
  return ROLES.filter((name) => areWithin(access, [name]));
}

/** Returns whether a user may see the secret of a machine client with these roles. */
export function areWithin(access: ResourceAccess, roles: readonly string[]): boolean {
  return roles.every((name) => {
    const [resource = '', role = ''] = name.split(':');
    const ownRoles = access[resource] ?? [];
    return ownRoles.includes(role) || ownRoles.includes('admin');
  });
}

/** Returns a function that gives the display name of a role: `Collision Avoidance: user`. */
export function useRoleWords(): (role: string) => string {
  const { resources } = useText();
  const { machines } = useAccountText();
  return (name) => {
    const [resource = '', role = ''] = name.split(':');
    return machines.roleOf(resources[resource] ?? resource, role);
  };
}
