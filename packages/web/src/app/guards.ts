import { satisfies } from '@keepout/contract/platform/roles';
import type { AuthPort, UserIdentity } from '../auth/auth-port.ts';
import { usableServices } from '../auth/services.ts';
import { paths } from '../navigation/paths.ts';
import { PageNotFound, Redirect } from '../navigation/route.ts';
import { stringifySearch } from '../navigation/search-params.ts';

/** Never settles: the page is being left for the provider's login. */
const leaving = () => new Promise<never>(() => {});

/**
 * Admits signed-in users (S-06): a token that is about to end is renewed; a failed renewal or a missing session
 * leads to the login; an unreachable provider leads to the connection-error page, which stores the return path.
 */
export async function requireSession(auth: AuthPort, address: string, isPreload: boolean): Promise<UserIdentity> {
  await auth.start();
  const away = () => new Redirect(paths.connectionError() + stringifySearch({ return: address }));
  if (auth.session().state === 'unavailable') throw away();
  const token = await auth.freshToken();
  const session = auth.session();
  if (token === undefined && session.state === 'signed-in') throw away();
  if (token === undefined || session.state !== 'signed-in') {
    if (!isPreload) await auth.login(address);
    return leaving();
  }
  return session.identity;
}

/** Not Found, and no redirect, for those without the role: the page does not exist for them. */
export function requireRole(access: UserIdentity['access'], requirements: readonly string[]): void {
  if (!satisfies(access, requirements)) throw new PageNotFound();
}

/** the first service the person may use, collision avoidance before tracking; else Not Found. */
export function homeOf(identity: UserIdentity): string {
  const [first] = usableServices(identity.access);
  if (first === 'ca') return paths.ca();
  if (first === 'odt') return paths.odt();
  throw new PageNotFound();
}
