import { expect, test } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import { openShell, walkTo } from './open-shell.ts';

test('C-01 C-03 C-04 C-05 C-06 C-08 E-21 header, navigation, sidebar and footer of a signed-in user', async ({
  page,
}) => {
  await test.step('C-01 the header shows logo, bell, and the first letter of the name', async () => {
    await openShell(page, '/account', { scenario: { userName: 'demo' } });
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Keepout, home' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Profile of demo' })).toHaveText('D');
  });

  await test.step('C-01 the app switcher lists the services and gives the focus back', async () => {
    await walkTo(page, '/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.getByRole('button', { name: 'Services' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Collision Avoidance' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Collision Avoidance' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ca/conjunctions');
  });

  await test.step('E-21 the ephemerides are in the navigation', async () => {
    await walkTo(page, '/account');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ephemerides' });
    await link.click();
    await expect(page).toHaveURL('/ca/oems');
    await expect(link).toHaveAttribute('aria-current', 'page');
  });

  await test.step('C-03 the sidebar opens at the profile with its links', async () => {
    await walkTo(page, '/account');
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByText('Welcome, demo')).toBeVisible();
    await expect(sidebar.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Manage your sign-in account' })).toHaveAttribute(
      'href',
      '/auth/realms/platform/account',
    );
    await expect(sidebar.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Terms and Conditions' })).toBeVisible();
  });

  await test.step('C-04 C-08 the bell opens the list of notifications, and the tab stands in the address', async () => {
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByText('No notifications')).toBeVisible();
    await expect(page).toHaveURL('/account?sidebar=notifications');
    await page.getByRole('tab', { name: 'Profile' }).last().click();
    await expect(page).toHaveURL('/account?sidebar=profile');
  });

  await test.step('C-05 the sidebar names version and mode', async () => {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    for (const text of [manifest.version, 'Demo', 'Developer'])
      await expect(sidebar.getByText(text, { exact: true })).toBeVisible();
  });

  await test.step('C-01 C-06 after the logout the header offers the login, and the footer shows that nobody is signed in', async () => {
    await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('Not authenticated')).toBeVisible();
  });
});
