import type { Database } from '../../platform/database/database.ts';
import { checkPort } from '../../platform/http/free-port.ts';
import { type App, createHttp } from '../../platform/http/http.ts';
import { createLogger } from '../../platform/observing/logs.ts';
import { testSettings } from '../../platform/settings/test-settings.ts';
import type { TokenVerifier } from '../verify.ts';
import { createEmbeddedIdentity } from './embedded.ts';
import { hashPassword } from './password.ts';
import type { TestBrowser } from './test-browser.ts';
import { signIn, type TestTokens } from './test-sign-in.ts';

/** A password kept for next to no computing, whose hash says so: checked by the same code in a thousandth of the time. */
export const hashCheaply = (password: string): Promise<string> => hashPassword(password, { N: 2, r: 1, p: 1 });

/** The embedded provider at an address of its own. */
export interface TestProvider {
  readonly app: App;
  readonly realm: string;
  readonly verifier: TokenVerifier;
  /** Signs a user in by the form, as the browser adapter does. */
  signIn(browser: TestBrowser, userName: string, password: string): Promise<TestTokens>;
  /** Asks the token endpoint. */
  exchange(
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly body: TestTokens & { readonly error?: string } }>;
}

/** Serves the provider, and what else is mounted, in an application, which the caller closes. */
export async function startTestProvider(
  database: Database,
  mount: (app: App, verifier: TokenVerifier, publicUrl: string) => Promise<void> = async () => undefined,
): Promise<TestProvider> {
  const log = createLogger({ logLevel: 'silent' });
  const port = await checkPort('127.0.0.1', 0);
  const publicUrl = `http://localhost:${port}`;
  const realm = `${publicUrl}/auth/realms/platform`;
  const protocol = `${realm}/protocol/openid-connect`;
  const identity = await createEmbeddedIdentity({ publicUrl, database, isDemo: true, log });
  const app = await createHttp(testSettings({ publicUrl }), log);
  await identity.serve(app);
  await mount(app, identity.verifier, publicUrl);
  await app.listen({ port, host: '127.0.0.1' });
  const exchange: TestProvider['exchange'] = async (form, headers = {}) => {
    const answer = await fetch(`${protocol}/token`, { method: 'POST', headers, body: new URLSearchParams(form) });
    return { status: answer.status, body: (await answer.json()) as TestTokens };
  };
  return {
    app,
    realm,
    verifier: identity.verifier,
    exchange,
    signIn: (browser, userName, password) => signIn(publicUrl, browser, userName, password),
  };
}
