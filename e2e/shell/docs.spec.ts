import { expect, test } from '@playwright/test';
import { changeScenario, openShell, walkTo } from './open-shell.ts';

const OPENAPI = '/api/v1/ca/openapi/';
/** What the mock sends in the place of the server's description. */
const CA_FILE = /\/openapi\/ca\.json$/;
const BOTH = { 'collision-avoidance': ['user'], 'on-demand-tracking': ['user'] };

test('R-02 R-24 D-01 C-02 the documentation is for those who are signed in, by role', async ({ page }) => {
  await test.step('R-02 R-24 D-01 the documentation asks for a service, and offers those whose role the reader has', async () => {
    await openShell(page, '/docs', { scenario: { access: { 'on-demand-tracking': ['user'] } } });
    await expect(page.getByRole('heading', { name: 'Select a service', level: 1 })).toBeVisible();
    const cards = page.getByRole('navigation', { name: 'Select a service' }).getByRole('link');
    await expect(cards).toHaveCount(1);
    await cards.first().click();
    await expect(page).toHaveURL('/docs/odt');
    await expect(page.getByRole('heading', { name: 'Getting started', level: 1 })).toBeVisible();
    await page.goto('/docs/ca');
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  });

  await test.step('C-02 the documentation is in the navigation of everybody', async () => {
    await openShell(page, '/account', { scenario: { access: {} } });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL('/docs');
    await expect(page.getByText('Your account does not have a role for any service yet.')).toBeVisible();
  });

  await test.step('R-04 who only pays is led to the payments', async () => {
    await openShell(page, '/', { scenario: { access: { payments: ['user'] } } });
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await expect(page.getByText('does not have a role')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Payments' }).click();
    await expect(page).toHaveURL('/payments');
  });

  await test.step('R-02 the documentation is for those who are signed in', async () => {
    await openShell(page, '/docs/ca', { scenario: { session: 'unavailable' } });
    await expect(page).toHaveURL(/\/connection-error\?return=/);
  });
});

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
    await page.goto('/docs/odt/nothing');
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await contents.getByRole('link', { name: 'Order observations' }).click();
    await page.getByRole('article').getByRole('link', { name: 'observations', exact: true }).click();
    await expect(page).toHaveURL('/docs/odt/observations');
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
    await openShell(page, '/docs/ca/reference-satellites#getSatellite');
    const call = page.getByRole('region', { name: /^One satellite/ });
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
    await expect(page.getByText('Nothing is found for “qqqq”.')).toBeVisible();
  });
});

test('D-04 D-03 what of the documentation does not come says so, and what is tagged admin is hidden', async ({
  page,
}) => {
  await test.step('D-04 a description that fails to load says so and is asked for again; the guides stay', async () => {
    await openShell(page, '/docs/ca/event', { scenario: { failures: { [OPENAPI]: 503 } } });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('alert')).toContainText(
      'The API reference could not be loaded. The guides are here.',
    );
    await expect(page.getByRole('heading', { name: 'The page of an event', level: 1 })).toBeVisible();
    await changeScenario(page, { failures: {} });
    await contents.getByRole('button', { name: 'Try again' }).click();
    await expect(contents.getByRole('link', { name: 'conjunctions', exact: true })).toBeVisible();
  });

  await test.step('D-04 a guide that does not come says so, and comes when it is asked for again', async () => {
    await page.route('**/guides/find.md', (route) => route.abort());
    await openShell(page, '/docs/ca/find');
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('The server could not be reached.');
    await page.unroute('**/guides/find.md');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Find conjunctions', level: 1 })).toBeVisible();
  });

  await test.step('D-04 a description that comes broken, or as the page of a proxy, says so and is asked for again', async () => {
    await page.route(CA_FILE, (route) => route.fulfill({ contentType: 'application/json', body: '{"paths": {' }));
    await openShell(page, '/docs/ca/reference');
    const article = page.getByRole('article');
    await expect(article.getByText('The API reference could not be loaded. The guides are here.')).toBeVisible();
    await expect(article.getByText('The answer of /api/v1/ca/openapi/ could not be read. Try again.')).toBeVisible();
    await page.unroute(CA_FILE);
    await article.getByRole('button', { name: 'Try again' }).click();
    await expect(article.getByRole('heading', { name: 'Satellites' }).first()).toBeVisible();
  });

  await test.step('D-03 the reference hides what is tagged admin and shows get, post and put alone', async () => {
    await page.route(CA_FILE, async (route) => {
      const document = (await (await route.fetch()).json()) as { paths: Record<string, Record<string, object>> };
      const call = (summary: string, tag: string) => ({ operationId: summary, summary, tags: [tag], responses: {} });
      document.paths['/api/v1/ca/secret'] = {
        get: { ...call('Kept from readers', 'satellites'), tags: ['satellites', 'admin'] },
        patch: call('Mended by patch', 'satellites'),
        delete: call('Taken away', 'satellites'),
        put: call('Put in its place', 'satellites'),
      };
      await route.fulfill({ json: document });
    });
    await openShell(page, '/docs/ca/reference-satellites');
    await expect(page.getByRole('heading', { name: 'Put in its place' })).toBeVisible();
    for (const hidden of ['Kept from readers', 'Mended by patch', 'Taken away'])
      await expect(page.getByText(hidden)).toHaveCount(0);
    const methods = await page.locator('.docs-method').allTextContents();
    expect(new Set(methods)).toEqual(new Set(['GET', 'POST', 'PUT']));
  });
});
