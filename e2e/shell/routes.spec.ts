import { expect, test } from '@playwright/test';
import { changeScenario, openShell, walkTo } from './open-shell.ts';
import { notFound } from './routes-page.ts';

test('R-04 R-05 R-22 N-11 home, the account, and addresses without a page', async ({ page }) => {
  await test.step('R-04 home is collision avoidance for those who may use it', async () => {
    await openShell(page, '/');
    await expect(page).toHaveURL('/ca/conjunctions');
  });

  await test.step('R-05 N-11 the account page opens its profile, with or without naming it: user name, link to the sign-in account', async () => {
    for (const path of ['/account', '/account/profile']) {
      await walkTo(page, path);
      await expect(page.getByRole('tab', { name: 'Profile', selected: true }).first()).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText('demo@example.org')).toBeVisible();
      await expect(main.getByText('demo', { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Manage your sign-in account' })).toHaveAttribute(
        'href',
        '/auth/realms/platform/account',
      );
    }
  });

  await test.step('R-05 the account has two vertical tabs, Profile and Notifications, and their addresses', async () => {
    await walkTo(page, '/account');
    const tabs = page.getByRole('main').getByRole('tablist', { name: 'Account' });
    await expect(tabs).toHaveAttribute('aria-orientation', 'vertical');
    await expect(tabs.getByRole('tab')).toHaveText(['Profile', 'Notifications']);
    await tabs.getByRole('tab', { name: 'Notifications' }).click();
    await expect(page).toHaveURL('/account/notifications');
    await tabs.getByRole('tab', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/account/profile');
  });

  for (const path of ['/account/orbits', '/account/sessions'])
    await test.step(`R-05 another page of the account is Not Found: ${path}`, async () => {
      await walkTo(page, path);
      await expect(page.getByRole('heading', notFound)).toBeVisible();
    });

  for (const path of [
    '/nowhere',
    '/ca/nowhere',
    '/docs/ca/a/b',
    '/ca/conjunction/only-one-id',
    '/account/profile/more',
  ])
    await test.step(`R-22 ${path} reads Page not found, with links to the services`, async () => {
      await walkTo(page, path);
      await expect(page.getByRole('heading', notFound)).toBeVisible();
      await expect(page).toHaveTitle('Page not found \u00b7 Keepout');
      const links = page.getByRole('main').getByRole('navigation', { name: 'Select a service' }).getByRole('link');
      await expect(links).toHaveText([/^Collision Avoidance/, /^On-Demand Tracking/]);
      await links.nth(1).click();
      await expect(page).toHaveURL('/odt/observations');
    });
});

test('R-21 R-23 S-06 a protected page leads to the login or to the connection error, and back', async ({ page }) => {
  await test.step('S-06 signed out, a protected page leads to the login and back to where it was asked for', async () => {
    await openShell(page, '/account/profile?sidebar=notifications', { scenario: { session: 'signed-out' } });
    await expect(page.getByText('demo@example.org')).toBeVisible();
    await expect(page).toHaveURL('/account/profile?sidebar=notifications');
  });

  await test.step('R-21 R-23 without the identity provider every protected page leads to the connection error', async () => {
    await openShell(page, '/ca/oems?oem=OEM-1', { scenario: { session: 'unavailable' } });
    await expect(page).toHaveURL(/\/connection-error\?return=/);
    await expect(
      page.getByText(
        'Failed to connect to the authentication provider, please try again later. If the issue persists, please contact support.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByText(/Trying again in \d+ s/)).toBeVisible();
  });

  await test.step('R-21 S-06 trying again comes back to the page that was asked for', async () => {
    await changeScenario(page, { session: 'signed-in' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/ca/oems?oem=OEM-1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
