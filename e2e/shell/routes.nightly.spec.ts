import { expect, test } from '@playwright/test';
import { changeScenario, openShell } from './open-shell.ts';
import { notFound } from './routes-page.ts';

test('R-01 R-03 R-04 public pages, and home by role', async ({ page }) => {
  await test.step('R-01 the silent check page posts its location to the parent frame and holds nothing else', async () => {
    await openShell(page, '/tnc');
    const posted = await page.evaluate(`new Promise((resolve) => {
    addEventListener('message', (event) => resolve([event.origin, event.data]));
    const frame = document.createElement('iframe');
    frame.src = '/silent-check-sso.html#state=1';
    document.body.append(frame);
  })`);
    const origin = new URL(page.url()).origin;
    expect(posted).toEqual([origin, `${origin}/silent-check-sso.html#state=1`]);
    const source = await (await page.request.get('/silent-check-sso.html')).text();
    expect(source).not.toMatch(/<script(?![^>]*src=)/);
  });

  await test.step('R-03 the terms are public', async () => {
    await openShell(page, '/tnc', { scenario: { session: 'signed-out' } });
    await expect(page.getByRole('heading', { name: 'Terms and Conditions', level: 1 })).toBeVisible();
    await expect(page.getByText('Version 1.0, 2026-11-20')).toBeVisible();
  });

  await test.step('R-04 home is on-demand tracking for those who may use only that', async () => {
    await openShell(page, '/', { scenario: { access: { 'on-demand-tracking': ['user'] } } });
    await expect(page).toHaveURL('/odt/observations');
  });

  await test.step('R-04 home is Not Found for those without a service', async () => {
    await openShell(page, '/', { scenario: { access: { payments: ['user'] } } });
    await expect(page.getByRole('heading', notFound)).toBeVisible();
  });
});

test('R-07 R-10 R-20 R-24 R-21 R-23 pages that do not exist without their role, mode or provider', async ({ page }) => {
  await test.step('R-07 tracking pages do not exist without the tracking role', async () => {
    await openShell(page, '/odt', { scenario: { access: { 'collision-avoidance': ['user'] } } });
    await expect(page.getByRole('heading', notFound)).toBeVisible();
  });

  await test.step('R-10 collision-avoidance pages do not exist without the role, and the address stays', async () => {
    await openShell(page, '/ca/oems', { scenario: { access: { 'on-demand-tracking': ['user'] } } });
    await expect(page.getByRole('heading', notFound)).toBeVisible();
    await expect(page).toHaveURL('/ca/oems');
  });

  await test.step('R-20 the developer area opens the kitchen sink in dev mode', async () => {
    await openShell(page, '/dev');
    await expect(page).toHaveURL('/dev/kitchensink');
    await expect(page.getByRole('heading', { name: 'Kitchen sink', level: 1 })).toBeVisible();
  });

  await test.step('R-20 without dev mode the developer area is Not Found', async () => {
    await openShell(page, '/dev/kitchensink', { scenario: { dev: false } });
    await expect(page.getByRole('heading', notFound)).toBeVisible();
  });

  await test.step('R-24 the choice of a service says Select a service', async () => {
    await openShell(page, '/dev/kitchensink?group=pages');
    await expect(page.getByRole('heading', { name: 'Select a service' })).toBeVisible();
  });

  await test.step('R-21 with a session the connection error goes home, and never to another host', async () => {
    for (const path of ['/connection-error', '/connection-error?return=//evil.invalid/ca']) {
      await openShell(page, path);
      await expect(page).toHaveURL('/ca/conjunctions');
    }
  });
});

test('R-22 Page not found, with links to the services', async ({ page }) => {
  await openShell(page, '/tnc');

  await test.step('R-22 Page not found leads to the services that the reader may use, and by the login to any', async () => {
    await openShell(page, '/nowhere', { scenario: { access: { 'on-demand-tracking': ['user'] } } });
    const links = page.getByRole('main').getByRole('navigation', { name: 'Select a service' }).getByRole('link');
    await expect(links).toHaveText([/^On-Demand Tracking/]);
    await changeScenario(page, { session: 'signed-out' });
    await page.reload();
    await expect(page.getByRole('heading', notFound)).toBeVisible();
    await expect(links).toHaveText([/^Collision Avoidance/, /^On-Demand Tracking/]);
    await links.nth(1).click();
    await expect(page).toHaveURL('/odt/observations');
  });
});

test('R-28 E-18 crumbs, and a page whose part does not come', async ({ page }) => {
  await test.step('R-28 the crumb of a satellite is its name, and Satellite while loading, on failure and where there is none', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await openShell(page, '/ca/annual-collision-statistics/aurora-2', {
      scenario: { held: ['listSatellites'] },
    });
    await expect(crumbs).toContainText(/Satellite.*Annual collision statistics/);
    await changeScenario(page, { held: [] });
    await expect(crumbs).toContainText('AURORA-2');
    await changeScenario(page, { failures: { listSatellites: 503 } });
    await page.reload();
    await expect(crumbs).toContainText(/Satellite.*Annual collision statistics/);
    await changeScenario(page, { failures: {} });
    await page.goto('/ca/annual-collision-statistics/no-such-satellite');
    await expect(crumbs).toContainText(/Satellite.*Annual collision statistics/);
  });

  await test.step('E-18 a page whose part does not come keeps the shell, says so and offers another try', async () => {
    await page.route('**/assets/AccountRoute-*.js', (route) => route.abort());
    await openShell(page, '/tnc');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'A part of this page could not be loaded' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server could not be reached.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
