import { gzipSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

const BYTES_PER_KB = 1000;
const BUDGET = { firstRouteScript: 210 * BYTES_PER_KB, styles: 12 * BYTES_PER_KB, fonts: 4 };
/** Measured size of the sign-in chunk of the real build, gzip. */
const SIGN_IN_LIBRARY = 8.7 * BYTES_PER_KB;

test('the first route stays within its budget of scripts, styles and fonts', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await openShell(page, '/account');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const size = async (ending: string) => {
    // The mock API stands in for the sign-in library, which is added below.
    const bodies = answers.filter(
      (answer) =>
        new URL(answer.url()).pathname.endsWith(ending) &&
        !answer.url().includes('/start-mock-') &&
        answer.status() === 200,
    );
    const sizes = await Promise.all(bodies.map(async (answer) => gzipSync(await answer.body(), { level: 9 }).length));
    return sizes.reduce((sum, one) => sum + one, 0);
  };
  expect((await size('.js')) + SIGN_IN_LIBRARY).toBeLessThanOrEqual(BUDGET.firstRouteScript);
  expect(await size('.css')).toBeLessThanOrEqual(BUDGET.styles);
  const fonts = new Set(answers.map((answer) => answer.url()).filter((url) => url.endsWith('.woff2')));
  expect(fonts.size).toBeLessThanOrEqual(BUDGET.fonts);
});

test('nothing is asked of any other host, and nothing is refused by the content policy', async ({ page }) => {
  const hosts = new Set<string>();
  const complaints: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await openShell(page, '/dev/kitchensink');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(complaints).toEqual([]);
});

test('the layout does not shift while the page loads', async ({ page }) => {
  await openShell(page, '/account');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const shift = await page.evaluate(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
      .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 500);
  })`);
  expect(shift).toBeLessThanOrEqual(0.02);
});
