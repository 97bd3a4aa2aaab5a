import { expect, type Page, test } from '@playwright/test';
import { changeScenario, openShell } from './open-shell.ts';

const API = '/api/v1/odt';
const EVENT = '/ca/conjunction/aurora-1/C48210';
const pages = {
  observations: { path: '/odt/observations', asks: `${API}/requests`, shown: 'REQ-2611-0005' },
  'a request': { path: '/odt/observation/REQ-2611-0003/', asks: `${API}/requests/`, shown: 'ENVISAT' },
  'the files': { path: '/odt/files', asks: `${API}/observations`, shown: /^TEI-07_/ },
  'a file': { path: '/odt/file/obs-2', asks: `${API}/observations/obs-2`, shown: 'SHA-256' },
  sensors: { path: '/odt/sensors', asks: `${API}/sensors`, shown: 'TEI-07' },
  'a sensor': { path: '/odt/sensor/sen-1', asks: `${API}/sensors/sen-1`, shown: 'Limiting magnitude' },
  'passes of a satellite': {
    path: '/ca/satellite/aurora-2',
    asks: `${API}/passprediction`,
    shown: 'can be observed',
  },
  'observations of an event': {
    path: `${EVENT}?tab=observations`,
    asks: `${API}/opportunities`,
    shown: /Cheapest set/,
  },
} as const;

/** The server says that something of tracking changed; what is on show is asked for anew. */
const news = (page: Page) =>
  page.evaluate("dispatchEvent(new CustomEvent('keepout.news', { detail: { type: 'tracking' } }))");

test('pages of tracking: loading, failed, there, and old when they cannot be renewed', async ({ page }) => {
  for (const [name, { path, asks, shown }] of Object.entries(pages))
    await test.step(`${name}: loading, failed, there, and old when it cannot be renewed`, async () => {
      const main = page.getByRole('main');
      const content = main.getByText(shown).first();
      await openShell(page, path, { scenario: { held: [asks] } });
      // What tells how far it is says more than that it loads.
      const onItsWay = main.getByRole('status', { name: 'Loading' }).or(main.getByRole('progressbar'));
      await expect(onItsWay.first()).toBeVisible();
      await expect(content).toHaveCount(0);
      await changeScenario(page, { held: [], failures: { [asks]: 503 } });
      await expect(main.getByRole('alert').first()).toContainText('503');
      await expect(main.getByRole('button', { name: 'Copy details' }).first()).toBeVisible();
      await changeScenario(page, { failures: {} });
      await main.getByRole('button', { name: 'Try again' }).first().click();
      await expect(content).toBeVisible();
      await expect(main.getByText(/^As of \d{4}/)).toHaveCount(0);
      await changeScenario(page, { failures: { [asks]: 503 } });
      await news(page);
      await expect(main.getByText(/^As of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z$/).first()).toBeVisible();
      await expect(content).toBeVisible();
      await changeScenario(page, { failures: {} });
      await main.getByRole('button', { name: 'Try again' }).first().click();
      await expect(main.getByText(/^As of \d{4}/)).toHaveCount(0);
    });
});

test('a file without an orbit, and a page without a connection', async ({ page, context }) => {
  await test.step('a file by which no orbit could be updated says why, and leads to another pass', async () => {
    await openShell(page, '/odt/observation/REQ-2611-0011', { scenario: { tracking: 'states' } });
    await page.getByRole('link', { name: /^TEI-07_/ }).click();
    await expect(page.getByText('Not updated')).toBeVisible();
    await page.getByRole('link', { name: 'Order another pass' }).click();
    await expect(page).toHaveURL(/new=request/);
  });

  await test.step('without a connection what was read stays, and what was not says so until the connection is back', async () => {
    await openShell(page, '/odt/observation/REQ-2611-0003');
    await expect(page.getByRole('table', { name: 'Association' })).toContainText('ENVISAT');
    await context.setOffline(true);
    await page.getByRole('link', { name: /^TEI-07_/ }).click();
    await expect(page.getByText(/^No connection, and this was not read before\./).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /^TEI-07_/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('table', { name: 'Association' })).toContainText('runner-up');
    await expect(page.getByText(/^No connection/)).toHaveCount(0);
  });
});
