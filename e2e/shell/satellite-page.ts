import type { Page } from '@playwright/test';

export const AURORA = '/ca/satellite/aurora-2';

export const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

export async function fill(page: Page, name: string | RegExp, value: string) {
  const field = page.getByRole('textbox', { name });
  await field.fill(value);
  await field.press('Tab');
}
