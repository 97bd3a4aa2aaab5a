import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pictureOf } from '../picture.ts';
import { SIZES } from '../shell/fit.ts';
import { openListed } from './event.ts';
import { signIn } from './sign-in.ts';

/** With `KEEPOUT_WRITE_PICTURES=1` the pictures of the README are replaced; otherwise they are written to the reports. */
const FOLDER = new URL(
  process.env['KEEPOUT_WRITE_PICTURES'] === '1' ? '../../docs/pictures/' : '../../build/reports/pictures/',
  import.meta.url,
);

test.use({ viewport: SIZES.wide });

test('the list of conjunctions and the planner show their results, for the README', async ({ page }) => {
  mkdirSync(FOLDER, { recursive: true });
  await signIn(page, '/ca/conjunctions');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  writeFileSync(new URL('list.webp', FOLDER), await pictureOf(page));
  await openListed(page, 'TERN-1', /CRITICAL|HIGH/);
  await page.getByRole('link', { name: 'Plan manoeuvre', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Candidate', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /cells screened against/ })).toBeVisible();
  writeFileSync(new URL('planner.webp', FOLDER), await pictureOf(page));
});
