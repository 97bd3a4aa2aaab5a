import { expect, test } from '@playwright/test';
import { changeScenario, openShell } from './open-shell.ts';

const OPENAPI = '/api/v1/ca/openapi/';

/** What the mock sends in the place of the server's description. */
const CA_FILE = /\/openapi\/ca\.json$/;

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
    await expect(page.getByText('Your account has no role for any service.')).toBeVisible();
  });

  await test.step('R-04 who only pays is led to the payments', async () => {
    await openShell(page, '/', { scenario: { access: { payments: ['user'] } } });
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await expect(page.getByText('has no role for any service')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Payments' }).click();
    await expect(page).toHaveURL('/payments');
  });

  await test.step('R-02 the documentation is for those who are signed in', async () => {
    await openShell(page, '/docs/ca', { scenario: { session: 'unavailable' } });
    await expect(page).toHaveURL(/\/connection-error\?return=/);
  });
});

test('D-04 D-03 what of the documentation does not come says so, and what is tagged admin is hidden', async ({
  page,
}) => {
  await test.step('D-04 a description that fails to load says so and is asked for again; the guides stay', async () => {
    await openShell(page, '/docs/ca/conjunctions', { scenario: { failures: { [OPENAPI]: 503 } } });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('alert')).toContainText(
      'The API reference could not be loaded. The guides remain available.',
    );
    await expect(page.getByRole('heading', { name: 'Find and assess a conjunction', level: 1 })).toBeVisible();
    await changeScenario(page, { failures: {} });
    await contents.getByRole('button', { name: 'Try again' }).click();
    await expect(contents.getByRole('link', { name: 'conjunctions', exact: true })).toBeVisible();
  });

  await test.step('D-04 a guide that does not come says so, and comes when it is asked for again', async () => {
    await page.route('**/guides/screenings.md', (route) => route.abort());
    await openShell(page, '/docs/ca/screenings');
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('The server could not be reached.');
    await page.unroute('**/guides/screenings.md');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Satellites, ephemerides and screenings', level: 1 })).toBeVisible();
  });

  await test.step('D-04 a description that comes broken, or as the page of a proxy, says so and is asked for again', async () => {
    await page.route(CA_FILE, (route) => route.fulfill({ contentType: 'application/json', body: '{"paths": {' }));
    await openShell(page, '/docs/ca/reference');
    const article = page.getByRole('article');
    await expect(
      article.getByText('The API reference could not be loaded. The guides remain available.'),
    ).toBeVisible();
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
