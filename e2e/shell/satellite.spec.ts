import { expect, type Locator, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { openShell, walkTo } from './open-shell.ts';

const AURORA = '/ca/satellite/aurora-2';
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

async function fill(page: Page, name: string | RegExp, value: string) {
  const field = page.getByRole('textbox', { name });
  await field.fill(value);
  await field.press('Tab');
}

test('R-18 R-25 a satellite: facts, areas that follow its numbers, propulsion', async ({ page }) => {
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
    await expect(page.getByText('3.40\u00a0m (radius of the operator)')).toBeVisible();
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
    await expect(bar(page)).toContainText('Correct the fields that are marked.');
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
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(dialog.getByText(/Outside what is allowed/)).toBeVisible();
    await duty.fill('50');
    await duty.press('Tab');
    expect(await faultsOf(page, { isModalOpen: true })).toEqual([]);
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bar(page)).toContainText('2 changes');
  });
});

test('R-18 a satellite that somebody else saved, removed, unknown or failing', async ({ page }) => {
  await test.step('R-18 where somebody else saved first both versions stand side by side, and the choice is saved', async () => {
    await openShell(page, AURORA);
    await fill(page, 'Name', 'AURORA-RACE');
    await fill(page, 'Wet mass [kg]', '240');
    await bar(page).getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved first' });
    const mass = dialog.getByRole('radiogroup', { name: /Wet mass/ });
    await expect(mass.getByRole('radio', { name: /Yours: 240/ })).toBeChecked();
    const drag = dialog.getByRole('radiogroup', { name: /Drag area/ });
    await expect(drag.getByRole('radio', { name: /Theirs: 3.3/ })).toBeChecked();
    await mass.getByText(/Theirs: 250/).click();
    expect(await faultsOf(page, { isModalOpen: true })).toEqual([]);
    await dialog.getByRole('button', { name: 'Save the choice' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'AURORA-RACE' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Wet mass [kg]' })).toHaveValue('250');
  });

  await test.step('R-18 a satellite is removed once its name is typed, by keyboard alone', async () => {
    await openShell(page, AURORA);
    await page.getByRole('button', { name: 'Remove satellite' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Remove the satellite' });
    await expect(dialog.getByRole('button', { name: 'Remove for good' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('AURORA-2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ca\/flight-rules/);
    await expect(page.getByRole('main').getByRole('link', { name: 'AURORA-2' })).toHaveCount(0);
  });

  await test.step('R-18 an unknown satellite is said to be none, a failure is told and tried again', async () => {
    await walkTo(page, '/ca/satellite/nothing');
    await expect(page.getByRole('heading', { name: /no such satellite/ })).toBeVisible();
    await page.evaluate(`localStorage.setItem('keepout.mock', JSON.stringify({ failures: { getSatellite: 503 } }))`);
    await page.goto(AURORA);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  });
});

test('A-16 R-18 stations, rules and a new satellite', async ({ page }) => {
  await test.step('A-16 stations are added, changed and removed; rules are checked, saved, and say from when they hold', async () => {
    await openShell(page, AURORA);
    await page.getByRole('main').getByRole('link', { name: 'Fleet and flight rules' }).click();
    await expect(page.getByRole('cell', { name: '78.230' })).toBeVisible();
    await page.getByRole('button', { name: 'Add station' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a ground station' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Troll');
    await dialog.getByRole('textbox', { name: /Latitude/ }).fill('-99');
    await dialog.getByRole('textbox', { name: /Longitude/ }).fill('2.53');
    await dialog.getByRole('button', { name: 'Save station' }).click();
    await expect(dialog.getByText('Outside what is allowed: −90 to 90.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /Latitude/ }).fill('-72.01');
    await dialog.getByRole('button', { name: 'Save station' }).click();
    await expect(page.getByRole('rowheader', { name: 'Troll' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Troll' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'Troll' })).toHaveCount(0);

    await expect(page.getByText(/New rules hold for what is judged from now on/)).toBeVisible();
    await page.getByRole('textbox', { name: 'HIGH from' }).fill('1e-8');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('It must be above the threshold before it.')).toBeVisible();
    await page.getByRole('textbox', { name: 'HIGH from' }).fill('2e-5');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'HIGH from' })).toHaveValue('2e-5');
  });

  await test.step('R-18 a new satellite is filled from its catalogue number, with where its size is from', async () => {
    await walkTo(page, '/ca/flight-rules');
    await page.getByRole('button', { name: 'Add satellite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a satellite' });
    await dialog.getByRole('textbox', { name: 'NORAD number' }).fill('58211');
    await dialog.getByRole('button', { name: 'Fill from the catalogue' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('AURORA-3');
    await expect(dialog.getByRole('textbox', { name: 'COSPAR designator' })).toHaveValue('2021-044D');
    const sentence = dialog.getByText(/0\.505\u00a0m \(from its radar cross-section\)/);
    await expect(sentence).toBeVisible();
    // What is said and filled is of that number alone; what a person wrote stays.
    await dialog.getByRole('textbox', { name: 'NORAD number' }).fill('99999');
    await expect(sentence).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('OURS');
    await dialog.getByRole('button', { name: 'Fill from the catalogue' }).click();
    await expect(dialog.getByText('The loaded catalogue does not have this number.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).locator('.toast')).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'COSPAR designator' })).toHaveValue('');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('OURS');
  });

  await test.step('R-18 a catalogue number of nine digits is entered, listed and shown whole, on a phone too; ten are too many', async () => {
    await walkTo(page, '/ca/flight-rules');
    await page.getByRole('button', { name: 'Add satellite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a satellite' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('ANALYST OBJECT');
    await dialog.getByRole('textbox', { name: 'NORAD number' }).fill('7995016210');
    await dialog.getByRole('button', { name: 'Add satellite' }).click();
    await expect(dialog.getByText('Enter the number in digits only')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'NORAD number' }).fill('799501621');
    await dialog.getByRole('button', { name: 'Add satellite' }).click();
    await expect(dialog).toHaveCount(0);
    const main = page.getByRole('main');
    await isShownWhole(
      main.getByRole('listitem').filter({ hasText: 'ANALYST OBJECT' }).getByText('799501621', { exact: true }),
    );
    await main.getByRole('link', { name: 'ANALYST OBJECT' }).click();
    const facts = page.getByRole('region', { name: 'Facts' }).getByText('799501621', { exact: true });
    await isShownWhole(facts);
    await expect(page.getByRole('textbox', { name: 'NORAD number' })).toHaveValue('799501621');
    await page.setViewportSize({ width: 390, height: 844 });
    await isShownWhole(facts);
  });
});

/** Neither cut off by its own box nor by the edge of the window. */
async function isShownWhole(text: Locator) {
  await expect(text).toBeInViewport({ ratio: 1 });
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
}
