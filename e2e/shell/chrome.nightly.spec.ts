import { expect, test } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import { SIZES } from './fit.ts';
import { openShell, walkTo } from './open-shell.ts';

test('C-01 E-21 C-02 C-06 header, switcher, navigation and footer, signed in and signed out', async ({ page }) => {
  await test.step('C-01 signed out, the header offers the login', async () => {
    await openShell(page, '/tnc', { scenario: { session: 'signed-out' } });
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('button', { name: 'Profile of demo' })).toBeVisible();
  });

  await test.step('C-02 the navigation holds no service without its role, and the account always', async () => {
    await openShell(page, '/account', { scenario: { access: {} } });
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
    for (const name of ['On-Demand Tracking', 'Collision Avoidance', 'Screening'])
      await expect(navigation.getByRole('link', { name })).toHaveCount(0);
  });

  await test.step('C-02 the rail has words: long ones at 1440 px, short ones below the signs in less', async () => {
    await openShell(page, '/account');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByText('Fleet settings')).toBeVisible();
    await page.setViewportSize(SIZES.tablet);
    await expect(navigation.getByText('Rules', { exact: true })).toBeVisible();
    await expect(navigation.getByText('Fleet settings')).toHaveCount(0);
  });

  await test.step('the rail remembers what was chosen, in every window', async () => {
    await page.getByRole('button', { name: 'Show long names in the navigation' }).click();
    await page.reload();
    await expect(page.getByText('Fleet settings')).toBeVisible();
    await page.setViewportSize(SIZES.wide);
    await page.getByRole('button', { name: 'Show short names in the navigation' }).click();
    await page.reload();
    await expect(page.getByText('Rules', { exact: true })).toBeVisible();
  });

  await test.step('C-02 a phone has five places with words, and every other behind the last', async () => {
    await page.setViewportSize(SIZES.phone);
    await openShell(page, '/ca/conjunctions');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('listitem')).toHaveText([
      'Overview',
      'Conjunctions',
      'Fleet status',
      'Tracking',
      'More',
    ]);
    await expect(navigation.getByText('Conjunctions')).toBeVisible();
    await navigation.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Ephemerides' }).click();
    await expect(page).toHaveURL('/ca/oems');
    await expect(navigation.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
    await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    await page.setViewportSize(SIZES.wide);
  });

  await test.step('C-06 signed out, the footer says so', async () => {
    await openShell(page, '/tnc', { scenario: { session: 'signed-out' } });
    await expect(page.getByText('Not authenticated')).toBeVisible();
  });
});

test('C-03 C-04 C-08 C-05 the sidebar: profile, notifications, version and mode', async ({ page }) => {
  await test.step('C-03 the link to the account stands in dev mode only', async () => {
    await openShell(page, '/tnc', { scenario: { dev: false } });
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByText('Welcome, demo')).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Account', exact: true })).toHaveCount(0);
  });

  await test.step('C-05 neither label in production for an ordinary user', async () => {
    await openShell(page, '/account', { scenario: { dev: false, mode: 'production', userName: 'mara' } });
    await page.getByRole('button', { name: 'Profile of mara' }).click();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByText(manifest.version)).toBeVisible();
    await expect(sidebar.getByText('Demo', { exact: true })).toHaveCount(0);
    await expect(sidebar.getByText('Developer', { exact: true })).toHaveCount(0);
  });
});

test('C-06 C-10 C-11 the footer shows status, user and the time in UTC, ticking', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T07:44:57Z' });
  await openShell(page, '/account');
  const footer = page.getByRole('contentinfo').last();
  await expect(footer.getByText('Up to date')).toBeVisible();
  await expect(footer.getByText('demo', { exact: true })).toBeVisible();
  await page.clock.pauseAt('2026-11-20T07:45:10Z');
  await expect(footer.getByText('2026-11-20 07:45:10 Z')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(footer.getByText('2026-11-20 07:45:11 Z')).toBeVisible();
});

test('the clock changes to local time and back', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T07:44:57Z');
  await openShell(page, '/account');
  const clock = page.getByRole('button', { name: '324 2026-11-20 07:44:57 Z' });
  await clock.click();
  await page.getByRole('button', { name: '324 2026-11-20 02:44:57 -05' }).click();
  await expect(clock).toBeVisible();
});

test('C-09 a help tooltip draws its tags, is at most 300 px wide and hides 400 ms after the pointer left', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T07:44:57Z' });
  await openShell(page, '/dev/kitchensink?group=actions');
  const help = page.getByRole('button', { name: 'About the probability' });
  await expect(help).toBeVisible();
  await page.clock.pauseAt('2026-11-20T07:50:00Z');
  // The first movement only tells the page that there is a pointer.
  await page.mouse.move(700, 5);
  await help.hover();
  await page.clock.runFor(200);
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip.locator('b')).toHaveText('Foster 1992');
  expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(300);
  await page.mouse.move(700, 5);
  await page.clock.runFor(390);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(20);
  await expect(tooltip).toBeHidden();
});

test('C-10 C-07 language, theme and row height are chosen and kept, and modals open in one container', async ({
  page,
}) => {
  await test.step('the theme is chosen in the sidebar and stands before the first paint of the next load', async () => {
    await openShell(page, '/account');
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    await page.getByText('Light', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('the row height is chosen in the sidebar, holds in every list and is kept', async () => {
    await walkTo(page, '/ca/conjunctions');
    const row = page.getByRole('grid').getByRole('row').nth(2);
    await expect(row).toHaveCSS('height', '28px');
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    await page.getByText('Relaxed', { exact: true }).click();
    await expect(row).toHaveCSS('height', '36px');
    await page.reload();
    await expect(row).toHaveCSS('height', '36px');
  });

  await test.step('C-10 German is fetched when chosen, and speaks on the page and around it', async () => {
    await walkTo(page, '/account');
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    await page.getByText('Deutsch').click();
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await expect(page.getByText('Anmeldekonto verwalten')).toHaveCount(2);
    await expect(page.getByText('Manage your sign-in account')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  await test.step('C-07 every modal opens in one container, beside the page and not in it', async () => {
    const container = () =>
      page.evaluate("[...document.querySelectorAll('.modal-overlay')].map((one) => one.parentElement.tagName).join()");
    await openShell(page, '/dev/kitchensink?group=views');
    await page.getByRole('button', { name: 'Open sheet' }).click();
    await expect(page.getByRole('dialog', { name: 'New observation request' })).toBeVisible();
    expect(await container()).toBe('BODY');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
    expect(await container()).toBe('BODY');
  });
});
