export type ResourceAccess = Readonly<Record<string, readonly string[]>>;

const USER_LEVEL = ['user', 'testuser', 'admin'];

/**
 * Returns whether the roles satisfy a check (P-03): all requirements must be met, and each requirement is a comma-separated
 * list of alternatives `resource:role`. The role `user` is satisfied by user, testuser or admin.
 */
export function satisfies(access: ResourceAccess, requirements: readonly string[]): boolean {
  return requirements.every((requirement) =>
    requirement.split(',').some((alternative) => {
      const [resource = '', role = 'user'] = alternative.trim().split(':');
      const roles = access[resource] ?? [];
      return role === 'user' ? roles.some((level) => USER_LEVEL.includes(level)) : roles.includes(role);
    }),
  );
}

/** A service with its resource in `resource_access` of the identity token (P-02), and the required roles of its screens and calls. */
export interface ServiceRole<Code extends string = string> {
  readonly code: Code;
  readonly resource: string;
  readonly requirement: readonly string[];
}

export function serviceRole<Code extends string>(code: Code, resource: string): ServiceRole<Code> {
  return { code, resource, requirement: [`${resource}:user`] };
}
