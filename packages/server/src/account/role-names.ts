import type { ResourceAccess } from '@keepout/contract/platform/roles';

/** Roles as `resource:role`, in the order of their names. */
export function roleNames(access: ResourceAccess): string[] {
  return Object.entries(access)
    .flatMap(([resource, roles]) => roles.map((role) => `${resource}:${role}`))
    .toSorted();
}

/** The same roles by resource. */
export function accessOf(names: readonly string[]): ResourceAccess {
  const access = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const [resource = '', role = ''] = name.split(':');
    access.set(resource, [...(access.get(resource) ?? []), role]);
  }
  return Object.fromEntries(access);
}
