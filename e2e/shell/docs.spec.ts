import { expect, test } from '@playwright/test';
import { openShell, walkTo } from './open-shell.ts';

const BOTH = { 'collision-avoidance': ['user'], 'on-demand-tracking': ['user'] };

test('D-02 D-04 C-12 contents, examples and addresses of the documentation', async ({ page, context }) => {
  await test.step('D-02 D-04 the contents hold the guides in order and the reference; pages are static files, the description comes once', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openShell(page, '/docs/odt', { scenario: { access: BOTH } });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link').nth(0)).toHaveText('Getting started');
    await expect(contents.getByRole('link').nth(1)).toHaveText('Authentication');
    await contents.getByRole('link', { name: 'Order observations' }).click();
    await expect(page).toHaveURL('/docs/odt/api');
    await expect(page.getByRole('heading', { name: 'Order observations', level: 1 })).toBeVisible();
    await contents.getByRole('link', { name: 'All calls' }).click();
    await expect(page.getByRole('heading', { name: 'API Reference', level: 1 })).toBeVisible();
    await contents.getByRole('link', { name: 'sensors', exact: true }).click();
    await expect(page.getByText('GET', { exact: true }).first()).toBeVisible();
    expect(requests.filter((path) => path === '/openapi/odt.json')).toHaveLength(1);
    expect(requests).toEqual(expect.arrayContaining(['/guides/index.md', '/guides/tracking.md']));
    // A link of a guide to another one leads there, and a page that is unknown keeps the contents.
    await walkTo(page, '/docs/odt/nothing');
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await contents.getByRole('link', { name: 'Order observations' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Providers', exact: true }).click();
    await expect(page).toHaveURL('/docs/odt/tracking-providers');
  });

  await test.step('26.9 a package of the clients is fetched, and no page of the application', async () => {
    await walkTo(page, '/docs/odt/clients');
    const fetched = page.waitForEvent('download');
    await page
      .getByRole('article')
      .getByRole('link', { name: /\.whl$/ })
      .click();
    expect((await fetched).suggestedFilename()).toMatch(/^keepout-.*\.whl$/);
    await expect(page).toHaveURL('/docs/odt/clients');
  });

  await test.step('examples are shown in three languages and copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await walkTo(page, '/docs/ca/reference-satellites#getSatellite');
    const call = page.getByRole('region', { name: /^Returns a satellite/ });
    await expect(call.getByText('curl -H "Authorization: Bearer $TOKEN"')).toBeVisible();
    await call.getByText('Python', { exact: true }).click();
    await expect(call.getByText('import urllib.request')).toBeVisible();
    await call.getByText('TypeScript', { exact: true }).click();
    await call.getByRole('button', { name: 'Copy' }).last().click();
    await expect(call.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain("api.call('getSatellite', {");
  });

  await test.step('C-12 a heading that an address names stands 60 px below the upper edge, by link and by search, without a network', async () => {
    const fromTop = (id: string) =>
      page.evaluate(`Math.round(document.getElementById('${id}')?.getBoundingClientRect().top -
      document.getElementById('main')?.getBoundingClientRect().top)`);
    await walkTo(page, '/docs/ca/api#read-conjunctions');
    await expect.poll(() => fromTop('read-conjunctions')).toBe(60);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search guides and reference' });
    await expect(field).toBeFocused();
    await field.pressSequentially('idempotency');
    await expect(page.getByRole('option').first()).toBeVisible();
    await context.setOffline(true);
    await field.fill('repeating and changing');
    await expect(page.getByRole('option').first()).toContainText('Collision avoidance API › Repeating and changing');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/ca/api#repeating-and-changing');
    await field.fill('qqqq');
    await expect(page.getByText('No results for “qqqq”.')).toBeVisible();
  });
});
