import { expect, type Page, test } from '@playwright/test';
import { faultsInForce } from './axe.ts';
import { SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell } from './open-shell.ts';

const VIEW = '/dev/3d';
const canvas = (page: Page) => page.getByRole('application', { name: /^Earth with/ });
const meter = (page: Page) => page.getByText(/frames\/s/);

test('R-20 thirty thousand objects move in the 3D view; one is found, told of, followed and let go', async ({
  page,
}) => {
  await openShell(page, VIEW, { scenario: { catalogue: 'whole' } });
  await expect(canvas(page)).toHaveAccessibleName('Earth with 30,004 objects');
  await expect(meter(page)).toContainText('for 30,004 objects');
  await page.getByRole('combobox', { name: 'Object' }).fill('AURORA-2');
  await page.getByRole('option', { name: /AURORA-2/ }).click();
  const card = page.getByRole('region', { name: 'AURORA-2' });
  await expect(card).toContainText('58210');
  await expect(card).toContainText(/Inclination\s*98\.2°/);
  await expect(card).toContainText(/Altitude now\s*(69|70|71)\d\skm/);
  await expect(card.getByRole('link', { name: 'Satellite page' })).toHaveAttribute('href', '/ca/satellite/aurora-2');
  await canvas(page).focus();
  await page.keyboard.press('f');
  await expect(card.getByRole('button', { name: 'Follow (F)' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

test('R-20 a press chooses what lies there, and time runs, stops and comes back', async ({ page }) => {
  await openShell(page, VIEW);
  await expect(meter(page)).toContainText('1 without a state');
  const time = page.getByRole('group', { name: 'Time' });
  await page.keyboard.press('p');
  await expect(time.getByRole('button', { name: 'Play (P)' })).toBeVisible();
  const stood = await time.locator('.mono').last().textContent();
  await page.keyboard.press('.');
  await expect(time).toContainText('10×');
  await expect(time.locator('.mono').last()).toHaveText(stood ?? '');
  await time.getByRole('button', { name: 'Forward 10 min' }).click();
  await expect(time.locator('.mono').last()).not.toHaveText(stood ?? '');
  // A followed object stands in the middle of the picture; let go and pressed there, it is chosen again.
  await page.getByRole('combobox', { name: 'Object' }).fill('58210');
  await page.getByRole('option', { name: /AURORA-2/ }).click();
  await canvas(page).focus();
  await page.keyboard.press('f');
  const box = await canvas(page).boundingBox();
  await page.keyboard.press('+');
  for (let press = 0; press < 12; press++) await page.keyboard.press('+');
  await canvas(page).click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  await expect(page.getByRole('region', { name: 'AURORA-2' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(time).toContainText('1×');
});

test('R-20 without a catalogue, without WebGL or without an answer the view says so', async ({ page }) => {
  await openShell(page, VIEW, { scenario: { failures: { getCatalogueElements: 404 } } });
  await expect(page.getByText(/^No catalogue is loaded/)).toBeVisible();
  await changeScenario(page, { failures: { getCatalogueElements: 503 } });
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await changeScenario(page, { failures: {} });
  await again.click();
  await expect(canvas(page)).toBeVisible();
  await changeScenario(page, { held: ['getCatalogueElements'] });
  await page.reload();
  await expect(page.getByText('Loading the catalogue…')).toBeVisible();
  await page.addInitScript({ content: 'HTMLCanvasElement.prototype.getContext = () => null;' });
  await page.reload();
  await expect(page.getByText(/^The 3D view needs WebGL 2/)).toBeVisible();
});

test('R-20 the 3D view fits and is accessible', async ({ page }) => {
  for (const [name, theme, locale, size] of [
    ['dark', 'dark', 'en', SIZES.wide],
    ['light, German, on a phone', 'light', 'de', SIZES.phone],
  ] as const)
    await test.step(`R-20 the 3D view fits and is accessible, ${name}`, async () => {
      await page.setViewportSize(size);
      await openShell(page, VIEW, { theme, locale });
      await expect(page.locator('[data-settled]')).toBeVisible();
      await page.getByRole('combobox').last().fill('AURORA-2');
      await page.getByRole('option', { name: /AURORA-2/ }).click();
      await expect(page.getByRole('region', { name: 'AURORA-2' })).toContainText('58210');
      await expect.poll(() => sidewaysPx(page)).toBe(0);
      expect(await faultsInForce(page)).toEqual([]);
    });
});
