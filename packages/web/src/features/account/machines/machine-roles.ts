import type { MachineRole } from '@keepout/contract/identity/machine';
import type { ResourceAccess } from '@keepout/contract/platform/roles';
import { useText } from '../../../i18n/en.ts';
import { useAccountText } from '../en.ts';

/** In the order in which they are offered. */
const ROLES: readonly MachineRole[] = [
  'collision-avoidance:user',
  'collision-avoidance:admin',
  'on-demand-tracking:user',
  'on-demand-tracking:admin',
  'payments:user',
  'payments:admin',
];

/** Roles that somebody may give to a program: his own, and as an administrator of a service every one of it. */
export function rolesToGive(access: ResourceAccess): readonly MachineRole[] {
  return ROLES.filter((name) => areWithin(access, [name]));
}

/** Whether somebody may know the secret of a program with these roles. */
export function areWithin(access: ResourceAccess, roles: readonly string[]): boolean {
  return roles.every((name) => {
    const [resource = '', role = ''] = name.split(':');
    const own = access[resource] ?? [];
    return own.includes(role) || own.includes('admin');
  });
}

/** A role in the words of its service: `Collision Avoidance: user`. */
export function useRoleWords(): (role: string) => string {
  const { resources } = useText();
  const { machines } = useAccountText();
  return (name) => {
    const [resource = '', role = ''] = name.split(':');
    return machines.roleOf(resources[resource] ?? resource, role);
  };
}
