import { expect, test } from '@playwright/test';
import { brokenDigits, SIZES, sidewaysPx } from './fit.ts';
import { openShell } from './open-shell.ts';

test('R-16 a message with a long identifier fits a phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  // As a screening names it: nothing in it lets a line break.
  const long = '20261121T083825_99001_99101_20261122T150043_013061780f85_20261121T083825';
  await page.addInitScript({
    content: `const parse = JSON.parse; JSON.parse = (text, ...rest) => parse(String(text).replaceAll(/"messageId":"[^"]*"/g, '"messageId":"${long}"'), ...rest);
    const json = Response.prototype.json; Response.prototype.json = async function () { return JSON.parse(await this.text()); };`,
  });
  await openShell(page, '/ca/cdm/aurora-1/C48210/C48210-M12');
  await expect(page.getByText(long).first()).toBeVisible();
  await expect.poll(() => sidewaysPx(page)).toBeLessThanOrEqual(0);
  expect((await brokenDigits(page)).filter((digits) => !digits.includes('20261121T083825'))).toEqual([]);
});
