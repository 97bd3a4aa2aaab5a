import { createHash, randomBytes } from 'node:crypto';
import type { TestBrowser } from './test-browser.ts';

export interface TestTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Signs a user in by the form of the embedded provider, as the browser adapter does. @param origin   where the platform is */
export async function signIn(
  origin: string,
  browser: TestBrowser,
  userName: string,
  password: string,
): Promise<TestTokens> {
  const protocol = `${origin}/auth/realms/platform/protocol/openid-connect`;
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'keepout-web',
    redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await browser.follow(await browser.open(`${protocol}/auth?${query}`), () => false);
  const submitted = await browser.post(page.url.href, { username: userName, password });
  const { url } = await browser.follow(submitted, (at) => at.searchParams.has('code'));
  const answer = await browser.post(`${protocol}/token`, {
    grant_type: 'authorization_code',
    client_id: 'keepout-web',
    redirect_uri: `${origin}/`,
    code: url.searchParams.get('code')!,
    code_verifier: verifier,
  });
  const body = (await answer.json()) as TestTokens;
  if (answer.status !== 200) throw new Error(`no token: ${answer.status} ${JSON.stringify(body)}`);
  return body;
}
