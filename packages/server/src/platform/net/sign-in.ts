import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import type { OutboundRequest, OutboundResponse } from './fetch-limited.ts';

/** An account, and the URL of its sign-in. */
export interface SignInAccount {
  readonly signInAddress: string;
  readonly identity: string;
  readonly secret: string;
}

/** The account or its password was rejected, or the answer to the sign-in was unexpected. */
export type NotSignedIn =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'sign-in-answered'; readonly response: OutboundResponse };

/** Purpose of a token: a scope, by a form and HTTP Basic (Okta), or an audience, in a JSON body (Auth0). */
export type TokenPurpose = { readonly scope: string } | { readonly audience: string };
/** TraCSS SDK. */
export const TRACSS: TokenPurpose = { scope: 'tracssusername' };
/** Technical documentation of Monitor Space Hazards. */
export const MONITOR_SPACE_HAZARDS: TokenPurpose = { audience: 'monitor-your-satellites.service.gov.uk/api' };

/** Sends a request within the limits of its creator. */
type Say<F extends Fault> = (question: OutboundRequest) => Promise<Result<OutboundResponse, F>>;

/** OAuth 2 client credentials. @returns the bearer token */
export async function bearerToken<F extends Fault>(
  account: SignInAccount,
  purpose: TokenPurpose,
  say: Say<F>,
): Promise<Result<string, F | NotSignedIn>> {
  const response = await say(tokenQuestion(account, purpose));
  if (!response.ok) return response;
  const { status, bytes } = response.value;
  // For a rejected client Okta answers 400 invalid_client, Auth0 403, others 401.
  if (status === 401 || status === 400 || status === 403) return fail({ code: 'not-signed-in' });
  if (status !== 200) return fail({ code: 'sign-in-answered', response: response.value });
  const token = tokenIn(bytes);
  return token === undefined ? fail({ code: 'not-signed-in' }) : ok(token);
}

function tokenQuestion(
  { signInAddress: url, identity, secret }: SignInAccount,
  purpose: TokenPurpose,
): OutboundRequest {
  const grant = { grant_type: 'client_credentials', ...purpose };
  const headers = { accept: 'application/json' };
  if ('audience' in purpose) {
    const body = JSON.stringify({ client_id: identity, client_secret: secret, ...grant });
    return { url, method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  }
  const basic = Buffer.from(`${encodeURIComponent(identity)}:${encodeURIComponent(secret)}`).toString('base64');
  const form = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
  return { url, method: 'POST', headers: { ...headers, ...form }, body: new URLSearchParams(grant).toString() };
}

function tokenIn(bytes: Uint8Array): string | undefined {
  try {
    const { access_token: token } = JSON.parse(Buffer.from(bytes).toString()) as { readonly access_token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Signs in with the form of a site that uses session cookies, such as Space-Track. @returns the cookies */
export async function cookieSession<F extends Fault>(
  { signInAddress, identity, secret }: SignInAccount,
  say: Say<F>,
): Promise<Result<string, F | NotSignedIn>> {
  const response = await say({
    url: signInAddress,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ identity, password: secret }).toString(),
  });
  if (!response.ok) return response;
  const { status, bytes, headers } = response.value;
  // A wrong password is answered with 200 and a message in the body.
  const isRefused = /"Login"\s*:\s*"Failed"/i.test(bytes.subarray(0, 400).toString());
  if (status === 401 || isRefused) return fail({ code: 'not-signed-in' });
  if (status !== 200) return fail({ code: 'sign-in-answered', response: response.value });
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
  return cookies.length === 0 ? fail({ code: 'not-signed-in' }) : ok(cookies.join('; '));
}
