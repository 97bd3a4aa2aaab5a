import type { AuthPort } from '../auth/auth-port.ts';

/**
 * A call of the shell's own, which raises no notification: with a body it puts, without one it gets. Undefined where nobody answered.
 */
export async function send(auth: AuthPort, url: string, body?: object): Promise<Response | undefined> {
  const token = await auth.freshToken();
  if (token === undefined) return undefined;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return fetch(url, { headers, ...(body && { method: 'PUT', body: JSON.stringify(body) }) }).catch(() => undefined);
}
