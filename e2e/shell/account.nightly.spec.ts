import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { brokenDigits, SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell } from './open-shell.ts';

const ADMIN = { 'collision-avoidance': ['admin'], 'on-demand-tracking': ['user'] };

test('N-11 a provider that tells nothing leads to its own page, one that is away says so, and the guide is one press away', async ({
  page,
}) => {
  await openShell(page, '/account?view=sessions', { scenario: { sessions: 'not-offered' } });
  const main = page.getByRole('main');
  await expect(main.getByText('does not share the list of sign-ins with this application')).toBeVisible();
  await expect(main.getByRole('link', { name: 'View and end sign-ins on its account page' })).toHaveAttribute(
    'href',
    '/auth/realms/platform/account',
  );
  await changeScenario(page, { sessions: 'failing' });
  await page.reload();
  await expect(main.getByRole('alert')).toContainText('Provider unreachable');
  await changeScenario(page, { sessions: 'none' });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('The identity provider lists no active sign-ins.')).toBeVisible();
  await main.getByRole('link', { name: 'About this page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('25.4 limits of the organisation: how much there is, what to do near one, and what is known while the server is away', async ({
  page,
}) => {
  await openShell(page, '/account/profile?view=usage');
  const table = page.getByRole('table', { name: 'Collision Avoidance' });
  const files = table.getByRole('row').filter({ hasText: 'Files of all services' });
  await expect(files).toContainText('17.4 GB of 20.0 GB');
  await expect(files.getByRole('meter')).toHaveAttribute('aria-valuetext', '87\u00a0%');
  await expect(files).toContainText('Request a larger quota before the storage is full.');
  await expect(table.getByRole('meter', { name: /^Satellites/ })).toHaveAttribute('aria-valuetext', '<\u00a01\u00a0%');
  await expect(table).toContainText(/Satellites, stations, ephemerides, CDMs, plans, decisions/);
  await expect(page.getByRole('table', { name: 'On-Demand Tracking' })).toContainText('Sensors, requests, observation');
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  await expect.poll(() => sidewaysPx(page)).toBeLessThanOrEqual(0);
  await expect.poll(() => brokenDigits(page)).toEqual([]);
  await page.setViewportSize(SIZES.wide);
  await changeScenario(page, { failures: { getUsage: 503 } });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('table', { name: 'On-Demand Tracking' })).toBeVisible();
});

test('P-03 machine access elsewhere leads to the provider, and a user without the role is referred to administrators', async ({
  page,
}) => {
  await openShell(page, '/account?view=machines', { scenario: { access: ADMIN, machines: 'elsewhere' } });
  await expect(page.getByRole('link', { name: 'https://id.example.com/realms/aurora' })).toBeVisible();
  await changeScenario(page, { access: { 'collision-avoidance': ['user'] } });
  await page.reload();
  await expect(page.getByText('Only administrators of a service manage machine access.')).toBeVisible();
});
