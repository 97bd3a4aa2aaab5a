import { expect, test } from '@playwright/test';
import { walkTo } from '../shell/open-shell.ts';
import { observeUndecided } from './observe-undecided.ts';

test('R-09 an association is taken back, and the event has its former verdict again', async ({ page }) => {
  const { event, request } = await observeUndecided(page);
  await walkTo(page, request);
  const files = page.getByRole('link', { name: /\.tdm$/ });
  await expect(files.first()).toBeVisible();
  for (const file of await files.all()) {
    await file.click();
    await page.getByRole('button', { name: 'Withdraw association' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(question).toBeHidden();
  }
  await walkTo(page, event);
  await expect(page.getByText('NO CONCLUSION').first()).toBeVisible();
});
