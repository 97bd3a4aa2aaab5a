import { expect, type Page } from '@playwright/test';

/** Opens the event of the first row of the list with these words, by its preview. */
export async function openListed(page: Page, ...words: readonly (string | RegExp)[]): Promise<void> {
  const row = words.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row')).first();
  await expect(row).toBeVisible();
  await row.click();
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/ca\/conjunction\//);
}
