import { expect, test } from '@playwright/test';
import { brokenDigits, SIZES, sidewaysPx } from './fit.ts';
import { openShell } from './open-shell.ts';

const EVENT = '/ca/conjunction/aurora-1/C48210';

test('R-26 originators stand side by side with what sets them apart', async ({ page }) => {
  await openShell(page, `${EVENT}?tab=analysis`);
  const sources = page.getByRole('region', { name: 'Table of originators' }).getByRole('table');
  await expect(sources.getByRole('row', { name: /KEEPOUT/ })).toContainText('on show');
  await expect(sources.getByRole('row', { name: /CSPOC/ })).toContainText(/4\.10 σ\s*Apart/);
});

test('R-26 passages, forecast, density and the score of both orbits are told with what they rest on', async ({
  page,
}) => {
  await openShell(page, `${EVENT}?tab=analysis`);
  await expect(page.getByRole('region', { name: 'Passages of this pair' })).toContainText('2 ahead');
  const ahead = page.getByRole('region', { name: 'What may still come' });
  await expect(ahead).toContainText(/Rests on 84 past events/);
  await expect(ahead).toContainText('Density −2 σ');
  const second = page.getByRole('region', { name: /^Orbit determination of object 2/ });
  await expect(second).toContainText(/Models\s*weight 3/);
  await expect(second).toContainText('71.0, limit 80.0');
  await expect(second).toContainText('not told');
});

test('R-26 an analysis that does not come says so, and the rest of the event stays', async ({ page }) => {
  const failures = { '/api/v1/ca/conjunctions/C48210/analysis': 503 };
  await openShell(page, `${EVENT}?tab=analysis`, { scenario: { failures } });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('×');
});

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
  expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
  expect((await brokenDigits(page)).filter((found) => !found.includes('20261121T083825'))).toEqual([]);
});
