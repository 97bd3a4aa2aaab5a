import { expect, test } from '@playwright/test';
import { ALL, grid, LIST, rows } from './conjunction-list-page.ts';
import { openShell, walkTo } from './open-shell.ts';

test('R-12 24-9 the list of conjunctions: content, filters and groups', async ({ page }) => {
  await test.step('R-12 lists conjunctions by TCA with risk, Pc and a verdict in words', async () => {
    await openShell(page, ALL);
    await expect(rows(page).first()).toBeVisible();
    const times = await rows(page).evaluateAll((found) => found.map((row) => row.children[1]?.textContent ?? ''));
    expect(times.length).toBeGreaterThan(15);
    expect(times).toEqual(times.toSorted());
    expect(times[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z$/);
    await expect(rows(page).filter({ hasText: 'CRITICAL' }).first()).toContainText(/Act\s*Pc above act threshold/);
    await expect(rows(page).filter({ hasText: 'CRITICAL' }).first()).toContainText(/\d\.\d\de−04cond\./);
  });

  await test.step('R-12 at 1440 by 900 twenty rows stand under the timeline', async () => {
    await walkTo(page, ALL);
    await expect(rows(page).first()).toBeVisible();
    const bottom = (await grid(page).boundingBox())!;
    const inSight = await rows(page).evaluateAll(
      (found, end) => found.filter((row) => row.getBoundingClientRect().bottom <= end).length,
      bottom.y + bottom.height,
    );
    expect(inSight).toBeGreaterThanOrEqual(20);
  });

  await test.step('R-12 chips and words narrow the list, and the address holds them', async () => {
    await walkTo(page, ALL);
    await expect(rows(page).first()).toBeVisible();
    const critical = page.getByRole('group', { name: 'Risk' }).getByRole('button', { name: /^CRITICAL/ });
    const count = Number((await critical.textContent())?.replace(/\D/g, ''));
    await critical.click();
    await expect(page).toHaveURL(/risk=CRITICAL/);
    await expect(page.getByRole('status').filter({ hasText: `${count} of ` })).toHaveCount(1);
    await page.keyboard.press('/');
    const filter = page.getByRole('searchbox', { name: 'Filter conjunctions' });
    await expect(filter).toBeFocused();
    await filter.fill('oneweb');
    await expect(page).toHaveURL(/q=oneweb/);
    for (const row of await rows(page).all()) await expect(row).toContainText('ONEWEB');
    await walkTo(page, page.url());
    await expect(filter).toHaveValue('oneweb');
    await expect(critical).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('R-12 opens on what needs somebody, first the one to decide first, and shows all on asking', async () => {
    await walkTo(page, LIST);
    await expect(rows(page).first()).toContainText(/Act|No conclusion|Watch/);
    for (const name of [/^Verdict/, /^Decide by/])
      await expect(grid(page).getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending');
    await expect(grid(page).getByRole('columnheader').first()).toContainText('Verdict');
    await expect(rows(page).first()).toContainText('Act');
    await expect(rows(page).filter({ hasText: 'Safe' })).toHaveCount(0);
    const views = page.getByRole('group', { name: 'Time of closest approach' });
    await views.getByRole('button', { name: /^Future/ }).click();
    await expect(page).toHaveURL(/show=all/);
    await expect(rows(page).filter({ hasText: 'Safe' }).first()).toBeVisible();
  });

  await test.step('R-12 what rests on estimated errors is marked, folded below the rest, and laid out on asking', async () => {
    await walkTo(page, LIST);
    const fold = grid(page).getByRole('button', { name: /^\d+ of \d+ use estimated covariance$/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(rows(page).filter({ hasText: 'est.' })).toHaveCount(0);
    await fold.click();
    await expect(page).toHaveURL(/estimated=shown/);
    await expect(rows(page).last()).toContainText('est.');
    await expect(rows(page).filter({ hasText: 'est.' }).filter({ hasText: /^Act/ })).toHaveCount(0);
    await fold.click();
    await expect(rows(page).filter({ hasText: 'est.' })).toHaveCount(0);
  });

  await test.step('R-12 passages of one pair are one row that opens by key and by press', async () => {
    await walkTo(page, `${ALL}&q=44800`);
    await expect(rows(page)).toHaveCount(1);
    const first = rows(page).first();
    await expect(first).toHaveAccessibleName(/, \d+ close approaches, collapsed$/);
    const count = Number(/, (\d+) close approaches/.exec((await first.getAttribute('aria-label')) ?? '')?.[1]);
    await grid(page).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowRight');
    await expect(rows(page)).toHaveCount(count);
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowLeft');
    await expect(rows(page)).toHaveCount(1);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await first.getByRole('button', { name: /^Show all/ }).click();
    await expect(rows(page)).toHaveCount(count);
  });

  await test.step('R-12 nothing matches: says how many filters are on and clears them', async () => {
    await walkTo(page, `${LIST}?q=nothing-like-it&risk=LOW`);
    await expect(page.getByText('No conjunction matches 2 filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/risk|q=/);
  });
});

test('R-12 S-04 E-19 the list of conjunctions: keys, sorting, preview, past events and export', async ({ page }) => {
  await test.step('R-12 keys walk the rows, Esc lets go, Enter opens, Back brings the selection back', async () => {
    await openShell(page, ALL);
    await expect(rows(page).first()).toBeVisible();
    await grid(page).focus();
    await page.keyboard.press('j');
    await expect(rows(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(/selected=/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ca\/conjunction\//);
    await page.goBack();
    await expect(page).toHaveURL(/selected=/);
    await expect(rows(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('R-12 sorts by a column, and by a second one with Shift', async () => {
    await walkTo(page, ALL);
    await grid(page).getByRole('button', { name: 'Pc', exact: true }).click();
    await expect(page).toHaveURL(/sort=-pc/);
    await expect(grid(page).getByRole('columnheader', { name: /^Pc/ })).toHaveAttribute('aria-sort', 'descending');
    await grid(page)
      .getByRole('button', { name: 'Satellite' })
      .click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(/sort=-pc,satellite/);
  });

  await test.step('R-12 preview shows verdict, course of Pc and encounter plane, and opens the page', async () => {
    await walkTo(page, `${LIST}?selected=C48210`);
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await expect(preview.getByRole('region', { name: 'Verdict' })).toContainText(/Act.*act threshold/);
    await expect(preview.getByRole('img', { name: /Probability of collision/ })).toBeVisible();
    await expect(preview.getByRole('img', { name: /Encounter plane/ }).first()).toBeAttached();
    await preview.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL('/ca/conjunction/aurora-1/C48210');
  });

  await test.step('S-04 past events stand under Past, newest first', async () => {
    await walkTo(page, LIST);
    await page.getByRole('group', { name: 'Time of closest approach' }).getByRole('button', { name: /^Past/ }).click();
    await expect(page).toHaveURL(/tab=past/);
    await expect(grid(page).getByRole('columnheader', { name: /Final Pc/ })).toBeVisible();
    await expect(rows(page).first()).toContainText('T+');
    const tcas = await rows(page).locator('[role=gridcell]:nth-of-type(2)').allInnerTexts();
    expect(tcas.length).toBeGreaterThan(1);
    expect(tcas).toEqual(tcas.toSorted().reverse());
  });

  await test.step('S-04 E-19 the header names the next critical conjunction, says what it counts to and opens it', async () => {
    await walkTo(page, '/account');
    const chip = page.getByRole('banner').getByRole('link', { name: /^Next critical conjunction: / });
    await expect(chip).toContainText(/(decide by|TCA)\s*T−(\d+d )?\d\d:\d\d/);
    await chip.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Act');
  });

  await test.step('R-12 the CSV holds the listed events', async () => {
    await walkTo(page, `${LIST}?risk=CRITICAL`);
    await expect(rows(page).first()).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^conjunctions_\d{8}_\d{6}_Z\.csv$/);
  });
});
