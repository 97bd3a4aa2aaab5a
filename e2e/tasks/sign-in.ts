import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const PASSWORD = 'journeys-only-password';

/** Somebody at the list of conjunctions, and the header that the page works with. */
export async function signedIn(
  browser: Browser | null,
  userName: string,
  options: BrowserContextOptions = {},
  locale = 'en',
): Promise<{ readonly page: Page; readonly authorization: string }> {
  if (browser === null) throw new Error('the browser is gone');
  const page = await (await browser.newContext(options)).newPage();
  const kept = JSON.stringify({ state: { locale }, version: 0 });
  await page.addInitScript(`localStorage.setItem('keepout.locale', ${JSON.stringify(kept)})`);
  const call = page.waitForRequest(
    (request) => request.url().includes(API_ROOT) && 'authorization' in request.headers(),
  );
  await page.goto('/ca/conjunctions');
  await page.locator('#username').fill(userName);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  return { page, authorization: (await call).headers()['authorization'] ?? '' };
}
