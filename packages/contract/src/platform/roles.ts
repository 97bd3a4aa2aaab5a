/** Resources of the identity token's `resource_access`, and the roles each carries (P-02). */
export const RESOURCES = {
  ca: 'collision-avoidance',
  odt: 'on-demand-tracking',
  payments: 'payments',
} as const;

export type ResourceAccess = Readonly<Record<string, readonly string[]>>;

const USER_LEVEL = ['user', 'testuser', 'admin'];

/**
 * Whether the roles satisfy a check (P-03): every requirement must hold, and each requirement is a comma-separated
 * list of alternatives `resource:role`. The role `user` is satisfied by user, testuser or admin.
 */
export function satisfies(access: ResourceAccess, requirements: readonly string[]): boolean {
  return requirements.every((requirement) =>
    requirement.split(',').some((alternative) => {
      const [resource = '', role = 'user'] = alternative.trim().split(':');
      const held = access[resource] ?? [];
      return role === 'user' ? held.some((one) => USER_LEVEL.includes(one)) : held.includes(role);
    }),
  );
}

/** The requirement of each service's screens and calls. */
export const SERVICE_REQUIREMENT = {
  ca: [`${RESOURCES.ca}:user`],
  odt: [`${RESOURCES.odt}:user`],
} as const;
