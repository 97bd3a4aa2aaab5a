import { expect, type Page, type Route, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

test('without a connection what was read remains, and what was not says so until the connection is back', async ({
  page,
  context,
}) => {
  await openShell(page, '/odt/observation/REQ-2611-0003');
  await expect(page.getByRole('table', { name: 'Association' })).toContainText('ENVISAT');
  await context.setOffline(true);
  await page.getByRole('link', { name: /^TEI-07_/ }).click();
  await expect(page.getByText(/^No connection, and no stored data to show\./).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^TEI-07_/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('table', { name: 'Association' })).toContainText('runner-up');
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
});

const CODE = '**/assets/**';
const SERVER = '**/config.json';
const missingPart = (page: Page) => page.getByRole('heading', { name: 'A part of this page could not be loaded' });

/** Opens the list, and follows a link to a page whose code does not come. */
async function followLink(page: Page, fail: (route: Route) => Promise<void>, isServerAway: boolean) {
  await openShell(page, '/ca/conjunctions');
  await expect(page.getByRole('grid', { name: 'Conjunctions' }).getByRole('row').nth(1)).toBeVisible();
  await page.route(CODE, fail);
  if (isServerAway) await page.route(SERVER, (route) => route.abort('connectionrefused'));
  await page.locator('nav a[href="/odt/observations"]').first().click();
}

for (const [what, fail] of [
  ['the server is away', (route: Route) => route.abort('connectionrefused')],
  ['an update removed its code and the server is away', (route: Route) => route.fulfill({ status: 404 })],
  [
    'a proxy answers with a page of its own',
    (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  ],
] as const)
  test(`a link that is followed while ${what} shows the message of the application`, async ({ page }) => {
    await followLink(page, fail, true);
    await expect(missingPart(page)).toBeVisible();
    await expect(page).toHaveURL('/odt/observations');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(missingPart(page)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The first attempt may still be loading the page; its button is then replaced.
    await expect(async () => {
      if (await missingPart(page).isVisible())
        await page.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 });
      await expect(page.getByRole('heading', { level: 1, name: 'Observations' })).toBeVisible({ timeout: 5000 });
    }).toPass();
  });

test('a page whose code an update removed is loaded again once for each missing file, and no more', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await followLink(
    page,
    (route) => (/observation/i.test(route.request().url()) ? route.fulfill({ status: 404 }) : route.fallback()),
    false,
  );
  await expect(missingPart(page)).toBeVisible();
  // Its script and its style sheet.
  expect([2, 3]).toContain(loads);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
