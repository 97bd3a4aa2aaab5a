import type { Settings } from '../../platform/settings/settings.ts';
import type { EmbeddedUser } from './users.ts';

export const REALM_PATH = '/auth/realms/platform';

/** Returns the issuer of the installation's tokens: the provider of its settings, else the embedded one. */
export function issuerOf({ issuerUrl, publicUrl }: Pick<Settings, 'issuerUrl' | 'publicUrl'>): string {
  return issuerUrl ?? `${publicUrl}${REALM_PATH}`;
}

export const WEB_CLIENT_ID = 'keepout-web';
/** The only audience of the provider's access tokens: this platform's API. */
export const AUDIENCE = 'keepout';

/** Returns the origins of the platform: `localhost` and 127.0.0.1 are the same machine, and a browser may use either. */
export function sameOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  const names = ['localhost', '127.0.0.1'];
  if (!names.includes(url.hostname)) return [url.origin];
  return names.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`);
}

export function profile(user: EmbeddedUser) {
  return { preferred_username: user.userName, name: user.name, email: user.email, email_verified: false };
}

export function userAccess(user: EmbeddedUser) {
  return { operator: user.operatorId, realm_access: { roles: [] }, resource_access: resourceAccess(user.roles) };
}

export function resourceAccess(roles: EmbeddedUser['roles']) {
  return Object.fromEntries(Object.entries(roles).map(([resource, names]) => [resource, { roles: names }]));
}
