import { expect, test } from '@playwright/test';
import { openShell, walkTo } from './open-shell.ts';
import { EVENT, LIST, rows, sheet, table } from './tracking-page.ts';

const DONE = '/odt/observation/REQ-2611-0003';

test('R-07 R-08 observation requests: tiles, filters, the next passes and a cancelled request', async ({ page }) => {
  await test.step('R-07 R-08 with the role alone: tiles and filters in the address, the night, and a cancelled request', async () => {
    await openShell(page, '/odt');
    await expect(page).toHaveURL(LIST);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'On-Demand Tracking' }),
    ).toHaveAttribute('href', LIST);
    await expect(rows(page)).toHaveCount(6);
    await expect(page.getByText(/^Not a real observation: the embedded simulator/)).toBeVisible();
    await page
      .getByRole('group', { name: 'Requests by status' })
      .getByRole('button', { name: /Complete/ })
      .click();
    await expect(page).toHaveURL(/status=COMPLETE/);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Filter by target' }).fill('zarya');
    await expect(page.getByText('No request matches 2 filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).filter({ hasText: 'REQ-2611-0005' })).toContainText('1 of 3');
    await expect(rows(page).filter({ hasText: 'REQ-2611-0005' })).toContainText(/T−03:2\d/);
    const night = page.getByRole('application', { name: /^Scheduled passes, next 24 h, 5 passes/ });
    await night.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/selected=REQ-2611-000/);
    await expect(table(page).locator('tr[data-selected]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Cancel REQ-2611-0004' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the request' }).click();
    await expect(rows(page).filter({ hasText: 'REQ-2611-0004' })).toContainText('Cancelled');
  });
});

test('R-25 V-04 V-05 a new observation request: four steps, own sensors, and from a conjunction', async ({ page }) => {
  await test.step('R-25 V-04 V-05 a request in four steps: target, sensors, passes, delivery', async () => {
    await openShell(page, `${LIST}?new=request`);
    await sheet(page).getByText('Orbit message', { exact: true }).click();
    await expect(sheet(page).getByText('Enter both the message and its type, or neither.')).toBeVisible();
    await sheet(page).getByRole('textbox', { name: 'Orbit message' }).fill('1 25544U 98067A');
    await expect(sheet(page).getByText(/^A message without a type is ignored\./)).toBeVisible();
    await sheet(page).getByText('Catalogue number', { exact: true }).click();
    await sheet(page).getByRole('textbox', { name: 'Catalogue number' }).fill('27386');
    await expect(sheet(page).getByText(/^The orbit is 4.6\sd old\./)).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Next', exact: true }).click();
    const codes = sheet(page).getByRole('table', { name: 'Sensors' }).getByRole('rowheader');
    await expect(codes).toHaveText(['KIR-R1', 'AUR-01', 'CTO-11', 'SUT-02', 'TEI-07']);
    await sheet(page).getByText('Special mode: show all sensor types as optical passive').click();
    await expect(codes).toHaveCount(8);
    await expect(sheet(page).getByRole('cell', { name: 'Optical passive' })).toHaveCount(8);
    await sheet(page).getByText('Special mode: show all sensor types as optical passive').click();
    await sheet(page).getByRole('checkbox', { name: 'Use TEI-07' }).press('Space');
    await sheet(page).getByRole('button', { name: '3. Passes' }).click();
    const passes = sheet(page).getByRole('table', { name: 'Available passes' });
    await expect(passes.getByRole('rowheader', { name: 'KIR-R1' })).toHaveCount(0);
    await passes.getByRole('checkbox').first().press('Space');
    await expect(sheet(page).getByText('Price 90.00 EUR')).toBeVisible();
    await expect(sheet(page).getByText(/^Balance after: 3,?500\.00/)).toBeVisible();
    await expect(sheet(page).getByRole('application', { name: /^Sky plot/ })).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Next', exact: true }).click();
    await sheet(page).getByText('TDM, XML').click();
    await sheet(page).getByRole('button', { name: 'Order', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Place this order?' });
    await expect(question).toContainText('1 pass for 90.00 EUR.');
    await question.getByRole('button', { name: 'Order for 90.00 EUR' }).click();
    await expect(page).toHaveURL(/\/odt\/observation\/REQ-2611-0006\/$/);
    await expect(page.getByText('TDM, XML').first()).toBeVisible();
  });

  await test.step('R-25 own sensors only: the list, the passes and the order keep to them', async () => {
    await walkTo(page, `${LIST}?new=request`);
    await sheet(page).getByText('Catalogue number', { exact: true }).click();
    await sheet(page).getByRole('textbox', { name: 'Catalogue number' }).fill('27386');
    await sheet(page).getByRole('button', { name: '2. Sensors' }).click();
    const codes = sheet(page).getByRole('table', { name: 'Sensors' }).getByRole('rowheader');
    await expect(codes).toHaveText(['KIR-R1', 'AUR-01', 'CTO-11', 'SUT-02', 'TEI-07']);
    await sheet(page).getByText('Own sensors only').click();
    await expect(codes).toHaveText(['AUR-01']);
    await sheet(page).getByRole('button', { name: '3. Passes' }).click();
    const passes = sheet(page).getByRole('table', { name: 'Available passes' });
    const sensors = passes.getByRole('rowheader');
    await expect(sensors.filter({ hasNotText: 'AUR-01' })).toHaveCount(0);
    await expect(sensors.first()).toHaveText(/AUR-01/);
    await passes.getByRole('checkbox').first().press('Space');
    await sheet(page).getByRole('button', { name: '4. Delivery' }).click();
    await expect(sheet(page).getByText('Own sensors only')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Order', exact: true }).click();
    await expect(page).toHaveURL(/\/odt\/observation\/REQ-/);
  });

  await test.step('R-25 from a conjunction the cheapest set that reaches a verdict is chosen already', async () => {
    await walkTo(page, `${LIST}?conjunction=C48210&object=SECONDARY`);
    await expect(sheet(page).getByText(/^The secondary of conjunction C48210\./)).toBeVisible();
    await expect(sheet(page).getByText('Price 165.00 EUR')).toBeVisible();
    await sheet(page).getByRole('button', { name: '3. Passes' }).click();
    await expect(sheet(page).getByText('2 passes selected')).toBeVisible();
    await expect(sheet(page).getByRole('columnheader', { name: 'P(act)' })).toBeVisible();
    await expect(sheet(page).getByRole('row', { name: /in the recommended set/ })).toHaveCount(2);
    await sheet(page).getByRole('button', { name: '4. Delivery' }).click();
    await sheet(page).getByRole('button', { name: 'Order', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Order more passes for this conjunction?' })).toContainText(
      'REQ-2611-0005',
    );
  });
});

test('R-09 K-03 observations of an event, and the file of a request', async ({ page }) => {
  await test.step('the event offers observations of both objects and orders the recommended set after a confirmation', async () => {
    await openShell(page, EVENT);
    await page.getByRole('link', { name: 'Order observations' }).click();
    await expect(page).toHaveURL(/tab=observations/);
    const set = page.getByRole('region', {
      name: 'Recommended: the cheapest set of passes expected to lead to act or safe',
    });
    await expect(set.getByText('93 % probability of act or safe')).toBeVisible();
    // The order that is under way stands in place of the button.
    await expect(set.getByRole('status')).toContainText('REQ-2611-0005');
    await expect(set.getByRole('button', { name: /^Order this set/ })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Primary object' }).press('Space');
    await expect(page.getByText('AURORA-1', { exact: true })).toBeVisible();
    const best = page.getByRole('region', { name: /Best set: act or safe 23 %, watch 70 %, for/ });
    await expect(best.getByRole('button', { name: /^Order this set for/ })).toBeVisible();
    await expect(
      page.getByText(/^Better option: passes of .*, 93\s% probability of act or safe for 165\.00\sEUR/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show these passes' }).click();
    await set.getByRole('button', { name: 'Order more passes' }).click();
    const question = page.getByRole('dialog', { name: 'Order more passes for this conjunction?' });
    await expect(question).toContainText('REQ-2611-0005 already orders 3 passes');
    await question.getByText('Do not order').click();
    await expect(question).toHaveCount(0);
    await set.getByRole('button', { name: 'Order more passes' }).click();
    await question.getByRole('button', { name: 'Order for 165.00 EUR' }).click();
    await expect(set.getByRole('status')).toContainText('REQ-2611-0006');
    await set.getByRole('link', { name: 'Open the request' }).click();
    await expect(page).toHaveURL(/\/odt\/observation\/REQ-2611-0006\/$/);
    await expect(page.getByText('No file yet')).toBeVisible();
  });

  await test.step('R-09 K-03 a file with threshold in arcseconds, linked points, runner-up, and an association taken back', async () => {
    await walkTo(page, DONE);
    await expect(page).toHaveURL(`${DONE}/`);
    await expect(page.getByRole('heading', { name: /^SUT-02_/ })).toBeVisible();
    await page.getByRole('link', { name: /^TEI-07_/ }).click();
    await expect(page).toHaveURL(`${DONE}/obs-2`);
    await expect(page.getByRole('list', { name: 'Status of the request' }).getByRole('listitem')).toHaveCount(4);
    const association = page.getByRole('table', { name: 'Association' });
    await expect(association.getByRole('row').nth(1)).toContainText('42.35″');
    await expect(association.getByRole('row').nth(2)).toContainText('runner-up');
    await expect(page.getByRole('row', { name: 'Along-track 940.0 m 187.0 m factor 5.0' })).toBeVisible();
    const residuals = page.getByRole('application', { name: /^Residual in right ascension.*threshold 42\.35″/ });
    await residuals.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('region', { name: 'Measurements' }).locator('tr[data-selected]')).toHaveCount(1);
    await expect(page.getByRole('application', { name: /^Light curve, 42 brightness measurements/ })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^TEI-07_.*\.tdm$/);
    await page.getByRole('button', { name: 'Withdraw association' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/^The association of this file was withdrawn\./)).toBeVisible();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  });

  await test.step('R-09 before the first file: the countdown and what will arrive; infeasible with its reason', async () => {
    await walkTo(page, '/odt/observation/REQ-2611-0004');
    await expect(page.getByText(/^T−06:0\d$/).first()).toBeVisible();
    await expect(
      page.getByText(/^A TDM, XML file with at least 5 measurements and its association report are expected by/),
    ).toBeVisible();
    await walkTo(page, '/odt/observation/REQ-2611-0002');
    await expect(page.getByText(/^Telescopes \(2\): The object is too faint for all telescopes/).first()).toBeVisible();
    await expect(page.getByText(/Allow any kind of measurement\.$/).first()).toBeVisible();
    await walkTo(page, '/odt/observation/REQ-2611-0005/obs-1');
    await expect(page.getByRole('main').getByRole('link', { name: 'AURORA-1 × ONEWEB-0417' })).toHaveAttribute(
      'href',
      `${EVENT}?tab=observations`,
    );
    await expect(page.getByRole('link', { name: /^Open the file of KIR-R1/ })).toHaveAttribute('href', /obs-1$/);
    await walkTo(page, '/odt/observation/REQ-0');
    await expect(page.getByText('This request does not exist.')).toBeVisible();
  });
});
