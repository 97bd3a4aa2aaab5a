import { expect, type Page, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send a notification' }).click();
const openMessages = (page: Page) => openShell(page, '/dev/kitchensink?group=status');
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('N-02 N-03 N-04 C-04 C-07 toasts and the list of notifications: how long each stays, and when it is read', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T07:44:57Z' });
  await test.step('N-02 N-03 a toast stays 12 s, then only the badge counts it', async () => {
    await openMessages(page);
    await send(page);
    await expect(toasts(page).getByText('Settings updated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(toasts(page).getByText('Settings updated')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  });

  await test.step('N-02 a toast covers nothing of the page, at a desk and on a phone', async () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await openMessages(page);
      await send(page);
      await expect(toasts(page).locator('.toast')).toHaveCount(1);
      const [toast, main] = await Promise.all([
        toasts(page).locator('.toast').boundingBox(),
        page.getByRole('main').boundingBox(),
      ]);
      expect(toast!.y).toBeGreaterThanOrEqual(main!.y + main!.height);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('N-02 a toast that is closed is read', async () => {
    await openMessages(page);
    await send(page);
    await toasts(page).getByRole('button', { name: 'Close Settings updated' }).click();
    await expect(toasts(page).getByText('Settings updated')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  await test.step('N-02 a toast under the pointer stays and is read when the pointer leaves', async () => {
    await openMessages(page);
    await send(page);
    await toasts(page).getByText('Settings updated').hover();
    await page.clock.runFor(20_000);
    await expect(toasts(page).getByText('Settings updated')).toBeVisible();
    await page.mouse.move(300, 300);
    await expect(toasts(page).getByText('Settings updated')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  await test.step('N-04 C-04 the sidebar lists newest first, with the code except for 200', async () => {
    await openMessages(page);
    await send(page);
    await page.clock.runFor(1_000);
    await send(page);
    await page.getByRole('button', { name: 'Notifications, 2 new' }).click();
    const list = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('listitem');
    await expect(list).toHaveCount(2);
    await expect(list.nth(0)).toContainText('404 Not Found');
    await expect(list.nth(1)).toContainText('Settings updated');
    await expect(list.nth(1)).not.toContainText('200');
  });

  await test.step('N-02 in the sidebar hover marks read and close hides', async () => {
    await openMessages(page);
    await send(page);
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await sidebar.getByText('Your user settings have been saved.').hover();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await sidebar.getByRole('button', { name: 'Hide Settings updated' }).click();
    await expect(sidebar.getByText('No notifications')).toBeVisible();
  });

  await test.step('C-07 faults interrupt a screen reader, the rest waits', async () => {
    await openMessages(page);
    await send(page);
    await send(page);
    await expect(toasts(page).getByRole('status')).toContainText('Settings updated');
    await expect(toasts(page).getByRole('alert')).toContainText('404 Not Found');
  });

  await test.step('at most four toasts stand at once, two on a phone, the newest on top', async () => {
    await openMessages(page);
    for (let count = 0; count < 6; count++) await send(page);
    await expect(toasts(page).locator('.toast')).toHaveCount(4);
    await expect(toasts(page).locator('.toast').first()).toContainText('503 Service Unavailable');
    // Each is as wide as a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toasts(page).locator('.toast')).toHaveCount(2);
    await expect(toasts(page).locator('.toast').first()).toContainText('503 Service Unavailable');
  });
});
