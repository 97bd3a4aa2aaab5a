import type { AuthPort } from '../auth/auth-port.ts';

/** A call of the shell's own, which raises no notification. Undefined where nobody answered. */
export async function send(auth: AuthPort, url: string, init: RequestInit = {}): Promise<Response | undefined> {
  const token = await auth.freshToken();
  if (token === undefined) return undefined;
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return fetch(url, { ...init, headers }).catch(() => undefined);
}
