import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { changeScenario, openShell } from './open-shell.ts';
import { EVENT, LIST, rows, sheet } from './tracking-page.ts';

const UNDER_WAY = '/odt/observation/REQ-2611-0005';

test('R-07 R-08 requests: tiles and filters, and the first one', async ({ page }) => {
  await test.step('R-08 nothing ordered leads to the first request, a failed list to another try', async () => {
    await openShell(page, LIST, {
      scenario: {
        tracking: 'none',
        failures: { listRequests: 503 },
        access: { 'on-demand-tracking': ['user'] },
      },
    });
    await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await changeScenario(page, { failures: {} });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^You have no observation requests/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'New observation request' }).last().click();
    await expect(sheet(page).getByRole('textbox', { name: 'Catalogue number' })).toBeVisible();
    await expect(sheet(page).getByText('Your satellite')).toHaveCount(0);
  });
});

test('R-25 V-04 V-05 a new request: steps, own sensors, keyboard, from a conjunction', async ({ page }) => {
  await test.step('R-25 by keyboard alone: the best passes cost at most so much, what cannot be seen says why, and nothing is ordered', async () => {
    await openShell(page, LIST);
    await page.getByRole('button', { name: 'New observation request' }).press('Enter');
    await sheet(page).getByRole('radio', { name: 'Catalogue number' }).press('Space');
    await sheet(page).getByRole('textbox', { name: 'Catalogue number' }).fill('44932');
    const reason = sheet(page).getByText(/^No pass can be ordered\. The object is too faint for all telescopes/);
    await expect(reason).toBeVisible();
    await sheet(page).getByRole('button', { name: '4. Delivery' }).press('Enter');
    await sheet(page).getByRole('button', { name: 'Order', exact: true }).press('Enter');
    await expect(sheet(page).getByRole('button', { name: '3. Passes' })).toBeFocused();
    await expect(
      sheet(page).getByText('No pass is available. Change the target, the sensors or the deadline.'),
    ).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Back' }).press('Enter');
    await sheet(page).getByRole('button', { name: 'Back' }).press('Enter');
    await expect(sheet(page).getByRole('button', { name: '1. Target' })).toBeFocused();
    await sheet(page).getByRole('textbox', { name: 'Catalogue number' }).fill('27386');
    await expect(reason).toHaveCount(0);
    await sheet(page).getByRole('button', { name: '3. Passes' }).press('Enter');
    await sheet(page).getByRole('radio', { name: 'Automatic selection' }).press('Space');
    await sheet(page).getByRole('textbox', { name: 'Number of passes' }).fill('2');
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByText('Price at most 480.00 EUR 2 passes')).toBeVisible();
    await expect(sheet(page).getByText(/With replacements the order costs at most 480/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(rows(page)).toHaveCount(6);
  });
});

test('R-09 K-03 observations of an event and the file of a request', async ({ page }) => {
  await test.step('what the order changes: before and promised while it is under way, found once the event is judged anew', async () => {
    await openShell(page, `${EVENT}?tab=observations`);
    const rowOf = (name: string) =>
      page.getByRole('region', { name: 'Values before the order, expected and actual' }).getByRole('row', { name });
    await expect(page.getByRole('heading', { name: 'Expected result of the order' })).toBeVisible();
    await expect(rowOf('Verdict')).toContainText('95 % probability of act or safe');
    await expect(rowOf('Verdict')).toContainText('not yet');
    // On the page of the order too; not for those who may not see events.
    await openShell(page, UNDER_WAY);
    await expect(page.getByRole('heading', { name: 'Expected result of the order' })).toBeVisible();
    await expect(rowOf('Miss 1σ')).toContainText('not yet');
    await openShell(page, UNDER_WAY, { scenario: { tracking: 'observed' } });
    await expect(page.getByRole('heading', { name: 'Result of the order' })).toBeVisible();
    await expect(rowOf('Verdict').getByRole('cell').last()).toContainText('Safe');
    expect(await faultsOf(page)).toEqual([]);
    await openShell(page, UNDER_WAY, { scenario: { access: { 'on-demand-tracking': ['user'] } } });
    await expect(page.getByRole('heading', { name: 'Expected and actual results' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^(Expected result|Result) of the order/ })).toHaveCount(0);
    await openShell(page, `${EVENT}?tab=observations`, { scenario: { tracking: 'observed' } });
    await expect(page.getByRole('heading', { name: 'Result of the order' })).toBeVisible();
    await expect(rowOf('Verdict').getByRole('cell').last()).toContainText('Safe');
    await expect(rowOf('Pc').getByRole('cell')).toHaveText([/e−0/, '2.20e−09', '2.10e−09']);
  });

  await test.step('without the tracking role events, satellites and the planner do not speak of it', async () => {
    await openShell(page, EVENT, { scenario: { access: { 'collision-avoidance': ['user'] } } });
    await expect(page.getByRole('tab', { name: 'Decision' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Observations' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Order observations' })).toHaveCount(0);
  });
});

test('an own sensor is made, changed against somebody else, and removed', async ({ page }) => {
  await openShell(page, '/odt/sensors?new=sensor');
  const dialog = page.getByRole('dialog', { name: 'Add your own sensor' });
  await dialog.getByRole('button', { name: 'Add sensor' }).click();
  await expect(dialog.getByText('Enter 2 to 32 capitals, digits, - and _.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('aur-02');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Hakos');
  for (const [field, value] of [
    ['Latitude [°]', '-23.2'],
    ['Longitude [°]', '16.4'],
  ] as const)
    await dialog.getByRole('textbox', { name: field }).fill(value);
  await dialog.getByRole('button', { name: 'Add sensor' }).click();
  await expect(page.getByRole('heading', { name: 'AUR-02 Hakos' })).toBeVisible();
  await expect(page.getByText(/^Not calibrated/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hakos RACE');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another user saved changes' });
  await expect(conflict.getByRole('radiogroup', { name: /Minimum elevation/ })).toContainText('Saved value: 22');
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByRole('heading', { name: 'AUR-02 Hakos RACE' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove sensor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page).toHaveURL('/odt/sensors');
  await expect(page.getByRole('table', { name: 'Sensors' }).getByRole('row')).toHaveCount(6);
});
