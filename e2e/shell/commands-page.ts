import { expect, type Page } from '@playwright/test';

export const EVENT = '/ca/conjunction/aurora-1/C48210';

export const menu = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

export const field = (page: Page) => menu(page).getByRole('combobox');

export async function openMenu(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}
