import { expect, test } from '@playwright/test';
import { openShell, walkTo } from './open-shell.ts';
import { row, table } from './screening-page.ts';

test('R-06 A-16 E-20 screening runs: table, sheet, catalogue, filter, a new run and its end', async ({ page }) => {
  await test.step('R-06 runs stand in a table with risk counts, worst Pc and coverage', async () => {
    await openShell(page, '/screening');
    const done = row(page, 'aurora2_ops_20261120.oem');
    await expect(done).toContainText('1.86e\u221204');
    await expect(done).toContainText('1 Critical');
    await expect(done).toContainText('31 Low');
    await expect(done).toContainText('3\u00a0min 24\u00a0s');
    await expect(row(page, 'aurora1_ops_part2.oem')).toContainText('Partial');
  });

  await test.step('R-06 a run opens by its address with window, dropouts and results that lead on', async () => {
    await walkTo(page, '/screening?run=scr-8');
    const sheet = page.getByRole('dialog', { name: /Screening of AURORA-2/ });
    await expect(sheet.getByText('The orbit covers the entire window.')).toBeVisible();
    await expect(sheet.getByText('Space-Track GP, 29,317 objects')).toBeVisible();
    await sheet.getByText('2 objects have no state to the end of the window').click();
    await expect(sheet.getByText('SGP4 error: mean motion not positive')).toBeVisible();
    const first = sheet.getByRole('table', { name: 'Conjunctions found' }).getByRole('row').nth(1);
    await expect(first.getByRole('link')).toHaveAttribute('href', /^\/ca\/conjunction\/[^/]+\/[^/]+$/);
    await expect(sheet.getByRole('link', { name: 'Show in Conjunctions' })).toHaveAttribute('href', /screening=scr-8/);
  });

  await test.step('R-06 a failed run gives its sentence', async () => {
    await walkTo(page, '/screening?run=scr-7');
    await expect(page.getByRole('dialog').getByText(/has no ephemeris in the window/)).toBeVisible();
  });

  await test.step('E-20 the catalogue is told once, and its line lists the records that were rejected', async () => {
    await walkTo(page, '/screening');
    const line = page.getByRole('region', { name: 'Primaries and secondaries' });
    await expect(line).toContainText('29,317 objects');
    await expect(page.getByRole('main').getByText(/Catalogue Space-Track GP/)).toHaveCount(1);
    await line.getByRole('button', { name: '12 records rejected' }).click();
    const list = page.getByRole('dialog', { name: 'Rejected records' });
    await expect(list.getByRole('row')).toHaveCount(13);
    await expect(list.getByRole('row').nth(1)).toHaveText(/2434\s*checksum\s*The checksum of line 1/);
  });

  await test.step('R-06 rows are walked with the arrows, opened with Enter, closed with Esc', async () => {
    await walkTo(page, '/screening');
    await table(page).getByRole('rowheader').first().getByRole('button').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /aurora2_ops_20261120/ })).toBeVisible();
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/run=/);
  });

  await test.step('R-06 states and text filter, the URL keeps them, clearing brings all back', async () => {
    await walkTo(page, '/screening?state=FAILED,CANCELLED');
    await expect(table(page).getByRole('row')).toHaveCount(3);
    await page.keyboard.press('/');
    await page.keyboard.type('nothing of the kind');
    await expect(page.getByText('No run matches 3 filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(table(page).getByRole('row')).toHaveCount(9);
  });

  await test.step('R-06 A-16 a new run is validated, started, and moves by the event stream without a reload', async () => {
    await walkTo(page, '/screening');
    await expect(table(page)).toBeVisible();
    await page.evaluate('globalThis.notReloaded = true');
    await page.getByRole('button', { name: 'New run' }).click();
    const dialog = page.getByRole('dialog', { name: 'New screening' });
    await dialog.getByRole('button', { name: 'Start screening' }).click();
    await expect(dialog.getByText('Select a satellite or an ephemeris file.')).toBeVisible();
    await dialog.getByText('Ellipsoid', { exact: true }).click();
    const radial = dialog.getByRole('textbox', { name: 'Radial [km]' });
    await radial.fill('500');
    await radial.press('Tab');
    await expect(dialog.getByText('Outside the allowed range: 0.001 to 200.')).toBeVisible();
    await radial.fill('0.4');
    await radial.press('Tab');
    await expect(dialog.getByText('Outside the allowed range: 0.001 to 200.')).toHaveCount(0);
    await dialog.getByText('Box', { exact: true }).click();
    const sizes = dialog.getByRole('button', { name: /Volumes of the public verification set/ });
    await expect(sizes).toContainText('LEO, perigee up to 750 km');
    await sizes.click();
    await page.getByRole('option', { name: 'LEO, perigee up to 500 km' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Along-track [km]' })).toHaveValue('44');
    await expect(dialog.getByRole('textbox', { name: 'Cross-track [km]' })).toHaveValue('51');
    await radial.fill('0.05');
    await radial.press('Tab');
    await expect(sizes).toContainText('Custom volume');
    await dialog.getByRole('combobox', { name: 'Satellite' }).fill('AUR');
    await page.getByRole('option', { name: /AURORA-2/ }).click();
    await dialog.getByRole('button', { name: 'Start screening' }).click();
    const sheet = page.getByRole('dialog', { name: 'Screening of AURORA-2' });
    await expect(sheet.getByText('Box 0.050 × 44 × 51 km')).toBeVisible();
    await expect(sheet.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /%/);
    await expect(sheet.getByText('Completed')).toBeVisible({ timeout: 15_000 });
    const results = sheet.getByRole('table', { name: 'Conjunctions found' });
    await expect(results.getByRole('row')).toHaveCount(13);
    // Those of a closest approach that is more than 50 m above or below.
    const outside = results.getByRole('row', { name: /TCA outside the volume/ });
    await expect(outside.first()).toBeVisible();
    expect(await outside.count()).toBeLessThan(12);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(table(page).getByRole('row').nth(1)).toContainText('11 Low');
    expect(await page.evaluate('globalThis.notReloaded')).toBe(true);
  });

  await test.step('A-16 a run is cancelled after a question', async () => {
    await walkTo(page, '/screening');
    const waiting = row(page, /HELIOS-7.*Queued/);
    await waiting.getByRole('button', { name: 'Cancel run' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel run' });
    await expect(question.getByText('Cancel the screening of HELIOS-7?')).toBeVisible();
    await question.getByRole('button', { name: 'Keep running' }).click();
    await expect(waiting).toBeVisible();
    await waiting.getByRole('button', { name: 'Cancel run' }).click();
    await question.getByRole('button', { name: 'Cancel run' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(row(page, /HELIOS-7.*Cancelled/)).toHaveCount(2);
  });
});
