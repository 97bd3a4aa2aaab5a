import type { Page } from '@playwright/test';

export const at = (event: string) => `/ca/conjunction/aurora-1/${event}?tab=decision`;

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function choose(page: Page, decision: string) {
  await panel(page, 'Decision')
    .getByRole('button', { name: /Action/ })
    .click();
  await page.getByRole('option', { name: decision, exact: true }).click();
}
