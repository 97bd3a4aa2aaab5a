import type { ResourceAccess } from '@keepout/contract/platform/roles';
import type { UserIdentity } from './auth-port.ts';

/** The claims read from an access token; everything else in it is the server's business. */
export interface TokenClaims {
  readonly sub?: string;
  readonly preferred_username?: unknown;
  readonly email?: unknown;
  readonly resource_access?: Readonly<Record<string, { readonly roles: readonly string[] }>>;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Who a token says it is; with roles that the server knows of, those hold. */
export function identityFrom(claims: TokenClaims, granted?: ResourceAccess): UserIdentity {
  const email = text(claims.email);
  const access: ResourceAccess =
    granted ??
    Object.fromEntries(Object.entries(claims.resource_access ?? {}).map(([resource, { roles }]) => [resource, roles]));
  return { subject: claims.sub ?? '', userName: text(claims.preferred_username) ?? email ?? '', email, access };
}

/** Roles as the server lists them, `resource:role`, by resource. */
export function accessFrom(roles: readonly string[]): ResourceAccess {
  const pairs = roles.map((name) => name.split(':'));
  return Object.fromEntries(
    pairs.map(([resource = '']) => [resource, pairs.flatMap(([of, role = '']) => (of === resource ? role : []))]),
  );
}

/** C-01: first letter of the user name or e-mail, else U. */
export function initialOf(identity: Pick<UserIdentity, 'userName' | 'email'> | undefined): string {
  const name = identity?.userName || identity?.email || '';
  return (Array.from(name)[0] ?? 'U').toUpperCase();
}

/** P-04: demo or test users are those whose name starts with `demo`, and the configured names. */
export function isDemoUser(userName: string, configuredNames: readonly string[]): boolean {
  return userName.startsWith('demo') || configuredNames.includes(userName);
}
