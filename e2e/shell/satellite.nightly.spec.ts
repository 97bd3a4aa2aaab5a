import { expect, type Locator, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { openShell, walkTo } from './open-shell.ts';
import { AURORA, bar, fill } from './satellite-page.ts';

/** Neither cut off by its own box nor by the edge of the window. */
async function isShownWhole(text: Locator) {
  await expect(text).toBeInViewport({ ratio: 1 });
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
}

test('R-18 a satellite that somebody else saved, removed, unknown or failing', async ({ page }) => {
  await test.step('R-18 where somebody else saved first both versions stand side by side, and the choice is saved', async () => {
    await openShell(page, AURORA);
    await fill(page, 'Name', 'AURORA-RACE');
    await fill(page, 'Wet mass [kg]', '240');
    await bar(page).getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Another user saved changes' });
    const mass = dialog.getByRole('radiogroup', { name: /Wet mass/ });
    await expect(mass.getByRole('radio', { name: /Your value: 240/ })).toBeChecked();
    const drag = dialog.getByRole('radiogroup', { name: /Drag area/ });
    await expect(drag.getByRole('radio', { name: /Saved value: 3.3/ })).toBeChecked();
    await mass.getByText(/Saved value: 250/).click();
    expect(await faultsOf(page, { isModalOpen: true })).toEqual([]);
    await dialog.getByRole('button', { name: 'Save selection' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'AURORA-RACE' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Wet mass [kg]' })).toHaveValue('250');
  });

  await test.step('R-18 a satellite is removed once its name is typed, by keyboard alone', async () => {
    await openShell(page, AURORA);
    await page.getByRole('button', { name: 'Remove satellite' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Remove the satellite' });
    await expect(dialog.getByRole('button', { name: 'Remove permanently' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('AURORA-2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ca\/flight-rules/);
    await expect(page.getByRole('main').getByRole('link', { name: 'AURORA-2' })).toHaveCount(0);
  });

  await test.step('R-18 an unknown satellite is said to be none, a failure is told and tried again', async () => {
    await walkTo(page, '/ca/satellite/nothing');
    await expect(page.getByRole('heading', { name: /This satellite is not in your fleet/ })).toBeVisible();
    await page.evaluate(`localStorage.setItem('keepout.mock', JSON.stringify({ failures: { getSatellite: 503 } }))`);
    await page.goto(AURORA);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  });
});

test('A-16 R-18 stations, rules and a new satellite', async ({ page }) => {
  await test.step('R-18 a catalogue number of nine digits is entered, listed and shown whole, on a phone too; ten are too many', async () => {
    await openShell(page, '/ca/flight-rules');
    await page.getByRole('button', { name: 'Add satellite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a satellite' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('ANALYST OBJECT');
    await dialog.getByRole('textbox', { name: 'Catalogue number' }).fill('7995016210');
    await dialog.getByRole('button', { name: 'Add satellite' }).click();
    await expect(dialog.getByText('Enter the number in digits only')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Catalogue number' }).fill('799501621');
    await dialog.getByRole('button', { name: 'Add satellite' }).click();
    await expect(dialog).toHaveCount(0);
    const main = page.getByRole('main');
    await isShownWhole(
      main.getByRole('listitem').filter({ hasText: 'ANALYST OBJECT' }).getByText('799501621', { exact: true }),
    );
    await main.getByRole('link', { name: 'ANALYST OBJECT' }).click();
    const facts = page.getByRole('region', { name: 'Facts' }).getByText('799501621', { exact: true });
    await isShownWhole(facts);
    await expect(page.getByRole('textbox', { name: 'Catalogue number' })).toHaveValue('799501621');
    await page.setViewportSize({ width: 390, height: 844 });
    await isShownWhole(facts);
  });
});
