import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { openShell, walkTo } from './open-shell.ts';
import { AURORA, bar, fill } from './satellite-page.ts';

test('R-18 R-25 A-16 a satellite, its propulsion, stations, flight rules and a new satellite', async ({ page }) => {
  await test.step('R-18 the page tells who it is, what follows from its shape, what it meets and who changed it', async () => {
    await openShell(page, AURORA);
    await expect(page.getByRole('heading', { level: 1, name: 'AURORA-2' })).toBeVisible();
    const facts = page.getByRole('region', { name: 'Facts' });
    await expect(facts).toContainText('58210');
    await expect(facts).toContainText('Aurora');
    await expect(facts).toContainText('T\u2212');
    await expect(page.getByRole('img', { name: /Box with two wings/ })).toBeVisible();
    // 1.6 x 1.1 and two wings of 2.1 x 1: 5.96 m² from above, and half of faces and wings on average.
    await expect(page.getByText('5.96\u00a0m²')).toBeVisible();
    await expect(page.getByText('3.40\u00a0m (radius from the operator)')).toBeVisible();
    await expect(page.getByText(/mara added/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Annual statistics' })).toHaveAttribute(
      'href',
      '/ca/annual-collision-statistics/aurora-2',
    );
  });

  await test.step('R-18 the areas follow the numbers, changes are counted, discarded and saved', async () => {
    await walkTo(page, AURORA);
    await expect(page.getByText('5.96\u00a0m²')).toBeVisible();
    await fill(page, 'Wing length [m]', '3');
    await expect(page.getByText('7.76\u00a0m²')).toBeVisible();
    await expect(bar(page)).toContainText('1 change');
    await fill(page, 'Wet mass [kg]', '-4');
    await bar(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(bar(page)).toContainText('Correct the marked fields.');
    await expect(page.getByRole('textbox', { name: 'Wet mass [kg]' })).toBeFocused();
    await bar(page).getByRole('button', { name: 'Discard' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText('5.96\u00a0m²')).toBeVisible();
    await fill(page, 'Wet mass [kg]', '260');
    await page.getByRole('radio', { name: 'Box', exact: true }).check();
    await expect(bar(page)).toContainText('2 changes');
    await bar(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Wing length [m]' })).toHaveCount(0);
  });

  await test.step('R-25 propulsion is asked for by its kind, with units, ranges and typical values', async () => {
    await walkTo(page, AURORA);
    await page.getByRole('button', { name: 'Configure propulsion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propulsion' });
    await expect(dialog.getByRole('textbox', { name: 'Thrust [N]' })).toHaveValue('1');
    await dialog.getByRole('button', { name: /Kind/ }).click();
    await page.getByRole('option', { name: 'Continuous' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Thrust [mN]' })).toHaveValue('1000');
    await expect(dialog.getByText('0.1 to 100; typically 30–60')).toBeVisible();
    const duty = dialog.getByRole('textbox', { name: 'Duty cycle [%]' });
    await duty.fill('150');
    await duty.press('Tab');
    await dialog.getByRole('button', { name: 'Apply propulsion' }).click();
    await expect(dialog.getByText(/Outside the allowed range/)).toBeVisible();
    await duty.fill('50');
    await duty.press('Tab');
    expect(await faultsOf(page, { isModalOpen: true })).toEqual([]);
    await dialog.getByRole('button', { name: 'Apply propulsion' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bar(page)).toContainText('2 changes');
  });

  await test.step('A-16 stations are added, changed and removed; rules are checked, saved, and say from when they hold', async () => {
    await walkTo(page, AURORA);
    await page.getByRole('main').getByRole('link', { name: 'Fleet settings' }).click();
    await expect(page.getByRole('cell', { name: '78.230' })).toBeVisible();
    await page.getByRole('button', { name: 'Add station' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a ground station' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Troll');
    await dialog.getByRole('textbox', { name: /Latitude/ }).fill('-99');
    await dialog.getByRole('textbox', { name: /Longitude/ }).fill('2.53');
    await dialog.getByRole('button', { name: 'Save station' }).click();
    await expect(dialog.getByText('Outside the allowed range: −90 to 90.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /Latitude/ }).fill('-72.01');
    await dialog.getByRole('button', { name: 'Save station' }).click();
    await expect(page.getByRole('rowheader', { name: 'Troll' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Troll' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'Troll' })).toHaveCount(0);

    await expect(page.getByText(/New rules apply to new assessments/)).toBeVisible();
    await page.getByRole('textbox', { name: 'HIGH from' }).fill('1e-8');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Enter a value above the previous threshold.')).toBeVisible();
    await page.getByRole('textbox', { name: 'HIGH from' }).fill('2e-5');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'HIGH from' })).toHaveValue('2e-5');
  });

  await test.step('R-18 a new satellite is filled from its catalogue number, with where its size is from', async () => {
    await walkTo(page, '/ca/flight-rules');
    await page.getByRole('button', { name: 'Add satellite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a satellite' });
    await dialog.getByRole('textbox', { name: 'Catalogue number' }).fill('58211');
    await dialog.getByRole('button', { name: 'Fill from catalogue' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('AURORA-3');
    await expect(dialog.getByRole('textbox', { name: 'COSPAR designator' })).toHaveValue('2021-044D');
    const sentence = dialog.getByText(/0\.505\u00a0m \(from the radar cross-section\)/);
    await expect(sentence).toBeVisible();
    // What is said and filled is of that number alone; what a person wrote stays.
    await dialog.getByRole('textbox', { name: 'Catalogue number' }).fill('99999');
    await expect(sentence).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('OURS');
    await dialog.getByRole('button', { name: 'Fill from catalogue' }).click();
    await expect(dialog.getByText('The loaded catalogue does not contain this number.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' }).locator('.toast')).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'COSPAR designator' })).toHaveValue('');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('OURS');
  });
});
