import { expect, test } from '@playwright/test';
import { card, drop, file, OEM, opened, row } from './oems-page.ts';
import { openShell, walkTo } from './open-shell.ts';

test('R-11 A-05 an accepted file shows what was read and its screening as it goes, without a reload', async ({
  page,
}) => {
  await openShell(page, '/ca/oems');
  await opened(page);
  await page.evaluate('globalThis.notReloaded = true');
  await drop(page, file('day.oem'));
  const day = card(page, 'day.oem');
  await expect(day.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(day.getByText('10,081 states')).toBeVisible();
  await expect(day.getByRole('row', { name: /OPERATOR keyword-unknown/ })).toBeVisible();
  await expect(day.getByRole('progressbar', { name: 'Screening of day.oem' })).toHaveAttribute(
    'aria-valuetext',
    /% · .* left/,
  );
  const link = day.getByRole('link', { name: '12 conjunctions, maximum Pc 2.31e\u221205' });
  await expect(link).toBeVisible({ timeout: 15_000 });
  await expect(link).toHaveAttribute('href', /\/ca\/conjunctions\?screening=scr-/);
  await expect(row(page, 'day.oem').getByRole('link', { name: '12 found' })).toBeVisible();
  expect(await page.evaluate('globalThis.notReloaded')).toBe(true);
  await drop(page, file('day.ocm', OEM.replace('OEM', 'OCM')));
  await expect(card(page, 'day.ocm').getByText('Accepted', { exact: true })).toBeVisible();
});

test('A-05 R-11 files are filtered, opened by keys, designated, downloaded and rejected', async ({ page }) => {
  await test.step('R-11 filter, order and opened file live in the URL', async () => {
    await openShell(page, '/ca/oems?designation=CANDIDATE');
    await opened(page);
    await expect(row(page, '.oem')).toHaveCount(1);
    await page.getByRole('button', { name: /^Candidate/ }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('aurora1');
    await expect(page).toHaveURL(/q=aurora1/);
    await expect(row(page, '.oem')).toHaveCount(2);
    await page.getByRole('button', { name: 'States' }).click();
    await expect(page).toHaveURL(/sort=states/);
    await expect(row(page, '.oem').first()).toContainText('part1');
    await page.getByRole('button', { name: 'aurora1_ops_part1.oem', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'aurora1_ops_part1.oem' })).toBeVisible();
    await expect(page).toHaveURL(/oem=oem-3/);
    await page.getByRole('textbox', { name: 'Filter files' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/oem=/);
  });

  await test.step('R-11 rows are walked with the arrows and opened with Enter', async () => {
    await walkTo(page, '/ca/oems');
    await opened(page);
    await page.getByRole('button', { name: 'aurora2_candidate_burn_A.oem', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await expect(page.getByRole('button', { name: 'aurora1_ops_part2.oem', exact: true })).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'aurora2_ops_20261120.oem' })).toBeVisible();
    const state = page.getByRole('form', { name: 'State at a time' });
    await state.getByLabel('Time (UTC)').fill('yesterday');
    await expect(state.getByText('Enter a time in UTC.')).toBeVisible();
    await state.getByLabel('Time (UTC)').fill('2026-11-25 12:00:00.25');
    await state.getByRole('button', { name: 'Show state' }).click();
    await expect(state.getByText('6,878.137000, 12.500000, −3.250000')).toBeVisible();
    await expect(state.getByText('10.0, 200.0, 5.0')).toBeVisible();
  });

  await test.step('A-05 a file changes its designation, and another run starts', async () => {
    await walkTo(page, '/ca/oems');
    await opened(page);
    const part = row(page, 'aurora1_ops_part1.oem');
    await part.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Use as candidate' }).click();
    await expect(part.getByRole('cell', { name: 'Candidate' })).toBeVisible();
    await part.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Screen again' }).click();
    await expect(part.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Screening queued')).toBeVisible();
  });

  await test.step('A-05 a file comes back as it was uploaded', async () => {
    await walkTo(page, '/ca/oems');
    await opened(page);
    await row(page, 'aurora1_ops_part1.oem')
      .getByRole('button', { name: /Actions/ })
      .click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('aurora1_ops_part1.oem');
  });

  await test.step('R-11 a rejected file shows every line and keyword, and stays for another attempt', async () => {
    await walkTo(page, '/ca/oems');
    await opened(page);
    await drop(page, file('broken.oem', 'hello'));
    const broken = card(page, 'broken.oem');
    await expect(broken.getByText('Rejected')).toBeVisible();
    await expect(broken.getByText('Line 1: The file must begin with CCSDS_OEM_VERS. (and 2 more)')).toBeVisible();
    await expect(broken.getByRole('row').nth(2)).toHaveText(/9\s*REF_FRAME\s*frame-unknown\s*The reference frame/);
    await expect(broken.getByRole('row').nth(3)).toContainText('4133');
    await broken.getByRole('button', { name: 'Try again' }).click();
    await expect(broken.getByText('Rejected')).toBeVisible();
    await broken.getByRole('button', { name: 'Dismiss broken.oem' }).click();
    await expect(broken).toHaveCount(0);
  });

  await test.step('R-11 each file fares on its own: too large, cut off, cancelled', async () => {
    await walkTo(page, '/ca/oems');
    await opened(page);
    await drop(page, file('large.oem'), file('offline.oem'), file('slow.oem'), file('good.oem'));
    await expect(card(page, 'large.oem').getByText('large.oem is larger than 200 MB.')).toBeVisible();
    await expect(card(page, 'offline.oem').getByText('Connection lost')).toBeVisible();
    await expect(card(page, 'good.oem').getByText('Accepted', { exact: true })).toBeVisible();
    const slow = card(page, 'slow.oem');
    await expect(slow.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await slow.getByRole('button', { name: 'Cancel' }).click();
    await expect(slow.getByText('No data from this file was stored.')).toBeVisible();
    await expect(slow.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
