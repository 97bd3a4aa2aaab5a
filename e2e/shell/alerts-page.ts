import { expect, type Page } from '@playwright/test';

export const ADDRESS = '/account/notifications';

export const section = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Closes the toast on show: those that come later are then of the next action. */
export async function dismissToasts(page: Page) {
  const toasts = page.getByRole('region', { name: 'Notifications' }).locator('.toast');
  await toasts.getByRole('button').first().click();
  await expect(toasts).toHaveCount(0);
}
