import { expect, type Page, type Route, test } from '@playwright/test';
import { machinePace } from '../../scripts/machine-pace.mjs';
import { openShell } from './open-shell.ts';

const ISSUER = '/auth/realms/platform';
const WANTED = '/ca/oems?oem=OEM-1';
const R_23 =
  'Failed to connect to the authentication provider, please try again later. If the issue persists, please contact support.';

/** How an endpoint of the provider answers; `works` as it must. */
type Answer = 'works' | 'refused' | 'waits' | 'html' | 'other-json' | number;

interface Provider {
  discovery: Answer;
  authorization: Answer;
  token: Answer;
  refresh: Answer;
  /** Whether the silent check finds a session. */
  hasSession: boolean;
  /** Of the tokens it issues, s from now. */
  tokenEndsInS: number;
  /** Where its login page would return to. */
  readonly logins: string[];
  readonly requestedAtMs: number[];
  /** Lets what waits go on. */
  release: () => void;
}

/** The identity provider behind the real client of the application, at the level of HTTP. */
async function openProvider(page: Page, change: Partial<Provider> = {}): Promise<Provider> {
  const waiting: (() => void)[] = [];
  const provider: Provider = {
    discovery: 'works',
    authorization: 'works',
    token: 'works',
    refresh: 'works',
    hasSession: false,
    tokenEndsInS: 300,
    logins: [],
    requestedAtMs: [],
    release: () => {
      for (const go of waiting.splice(0)) go();
    },
    ...change,
  };
  await page.route(`**${ISSUER}/**`, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    provider.requestedAtMs.push(Date.now());
    const path = url.pathname.slice(ISSUER.length);
    const isRefresh = (request.postData() ?? '').includes('grant_type=refresh_token');
    if (path === '/.well-known/openid-configuration')
      return respond(route, provider.discovery, () => route.fulfill({ json: { token_endpoint: 'token' } }));
    if (path === '/protocol/openid-connect/token')
      return respond(route, isRefresh ? provider.refresh : provider.token, () =>
        route.fulfill({ json: tokens(provider.tokenEndsInS) }),
      );
    return respond(route, provider.authorization, () => authorize(route, url, provider));
  });
  const respond = async (route: Route, answer: Answer, work: () => Promise<void>) => {
    if (answer === 'waits') await new Promise<void>((go) => waiting.push(go));
    if (answer === 'refused') return route.abort('connectionrefused');
    if (answer === 'html') return route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' });
    if (answer === 'other-json') return route.fulfill({ json: { message: 'hello' } });
    if (typeof answer === 'number') return route.fulfill({ status: answer, json: { error: 'invalid_grant' } });
    return work();
  };
  return provider;
}

/** Leads back to the application with the outcome in the address, as the provider's redirect does. */
function authorize(route: Route, { searchParams }: URL, provider: Provider) {
  const back = searchParams.get('redirect_uri') ?? '';
  const isSilent = searchParams.get('prompt') === 'none';
  if (!isSilent) {
    provider.logins.push(new URL(back).pathname + new URL(back).search);
    provider.tokenEndsInS = 300;
  }
  const outcome = isSilent && !provider.hasSession ? 'error=login_required' : 'code=code-1';
  const address = JSON.stringify(`${back}#${outcome}&state=${searchParams.get('state')}`);
  return route.fulfill({ contentType: 'text/html', body: `<script>location.replace(${address})</script>` });
}

function tokens(endsInS: number) {
  const nowS = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const token = (claims: object) => `${encode({ alg: 'none' })}.${encode({ iat: nowS, ...claims })}.x`;
  return {
    access_token: token({
      sub: 'subject-1',
      preferred_username: 'ada',
      exp: nowS + endsInS,
      resource_access: { 'collision-avoidance': { roles: ['user'] } },
    }),
    refresh_token: token({ exp: nowS + 3600 }),
  };
}

const open = (page: Page, path: string, locale: 'en' | 'de' = 'en') =>
  openShell(page, path, { scenario: { session: 'provider' }, locale });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('R-21 a provider that refuses connections is noticed within 3 s; when it returns, Try again leads on', async ({
  page,
}) => {
  const provider = await openProvider(page, { discovery: 'refused', authorization: 'refused', token: 'refused' });
  await open(page, WANTED);
  await expect(page.getByRole('alert').getByText('The identity provider is not reachable')).toBeVisible();
  expect(Date.now() - provider.requestedAtMs[0]!).toBeLessThan(3000 * machinePace());
  await expect(page).toHaveURL(/\/connection-error\?return=/);
  await expect(page.getByText(R_23, { exact: true })).toBeVisible();
  await expect(page.getByText(`${ISSUER}/.well-known/openid-configuration`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();

  await test.step('another attempt stays on the page and gives the reason of today', async () => {
    provider.discovery = 503;
    await again(page).click();
    await expect(page.getByRole('alert')).toContainText('HTTP status 503');
    await expect(page).toHaveURL(/\/connection-error\?return=/);
  });

  Object.assign(provider, { discovery: 'works', authorization: 'works', token: 'works', hasSession: true });
  await again(page).click();
  await expect(page).toHaveURL(WANTED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R-21 the page names what is wrong with the provider', async ({ page }) => {
  const cases: readonly [Partial<Provider>, RegExp][] = [
    [{ discovery: 503, authorization: 503 }, /HTTP status 503/],
    [{ discovery: 'html', authorization: 'html' }, /not valid for sign-in/],
    [{ discovery: 'other-json', authorization: 'other-json' }, /not valid for sign-in/],
    [{ authorization: 503 }, /did not return here/],
    [{ hasSession: true, token: 503 }, /HTTP status 503/],
    [{ hasSession: true, token: 'html' }, /not valid for sign-in/],
    [{ hasSession: true, token: 'other-json' }, /not valid for sign-in/],
    [{ hasSession: true, tokenEndsInS: -10, refresh: 503 }, /HTTP status 503/],
    [{ hasSession: true, tokenEndsInS: -10, refresh: 'refused' }, /not valid for sign-in|not reachable/],
  ];
  for (const [change, reason] of cases) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const { logins } = await openProvider(page, change);
    await test.step(JSON.stringify(change), async () => {
      await open(page, WANTED);
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
      await expect(page).toHaveURL(/\/connection-error\?return=/);
      expect(logins).toEqual([]);
    });
  }
});

test('S-06 a refused refresh token leads to the login, which returns to the page', async ({ page }) => {
  for (const refresh of [400, 401]) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const provider = await openProvider(page, { hasSession: true, tokenEndsInS: 10, refresh });
    await open(page, WANTED);
    await expect.poll(() => provider.logins[0]).toBe(WANTED);
  }
});

test('R-21 a slow provider shows progress and is waited for', async ({ page }) => {
  await page.clock.install();
  const provider = await openProvider(page, { discovery: 'waits', authorization: 'waits', hasSession: true });
  await open(page, WANTED);
  await expect.poll(() => provider.requestedAtMs.length).toBeGreaterThan(0);
  await page.clock.runFor(130_000);
  await expect(page.getByText(/Waiting for the identity provider: \d+ s/)).toBeVisible();
  await expect(page).toHaveURL(WANTED);
  Object.assign(provider, { discovery: 'works', authorization: 'works' });
  provider.release();
  await page.clock.resume();
  await expect(
    page
      .getByRole('grid', { name: /ephemerides|OEM/i })
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Waiting for the identity provider/)).toHaveCount(0);
  await expect(page).toHaveURL(WANTED);
});

test('R-21 without a session the page stays readable, in German too; with one it goes Home', async ({ page }) => {
  const provider = await openProvider(page);
  await open(page, '/connection-error', 'de');
  await expect(page.getByText('Sie sind nicht angemeldet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
  expect(provider.logins).toEqual([]);
  provider.hasSession = true;
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/ca/conjunctions');
  expect(provider.logins).toEqual(['/']);
  await open(page, '/connection-error');
  await expect(page).toHaveURL('/ca/conjunctions');
});
