import { readFileSync } from 'node:fs';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAll } from '@keepout/conjunction/screening/screen';
import { type LiveCatalogue, liveCatalogue } from '@keepout/operations/live/catalogue';
import { expect, type Page, test } from '@playwright/test';
import { day, fixedDay, grid, live, tableOf } from './find-page.ts';
import { openShell, walkTo } from './open-shell.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Search' });

async function exported(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
}

/** The same day by the engine in this process. */
function inNode(catalogue: LiveCatalogue, noradId: number): readonly Encounter[] {
  const [start, stop] = [parseUtc(`${day}T00:00:00Z`), parseUtc(`${day}T23:59:59Z`)];
  if (!start.ok || !stop.ok) throw new Error('no window');
  const plan = planScreening({
    startTaiS: start.value,
    stopTaiS: stop.value,
    volume: { shape: 'ellipsoid', radialM: 2000, alongTrackM: 25_000, crossTrackM: 25_000 },
    scope: { kind: 'primaries', primaries: [catalogue.indexOf.get(noradId) ?? -1] },
  });
  const identities = catalogue.elements.map((element) => element.noradId);
  return screenAll(plan, { batch: catalogue.batch, ephemerides: [], identities }).encounters;
}

test('R-13 C-02 a search: examples, Enter, satellites, rows, faults, saved searches and no result', async ({
  page,
}) => {
  await test.step('R-13 before the first search three questions are offered, and one press asks', async () => {
    await openShell(page, '/ca/find');
    const examples = page.getByRole('region', { name: 'Examples' }).getByRole('link');
    await expect(examples).toHaveCount(3);
    await page.getByRole('link', { name: /within 1 km/ }).click();
    await expect(page).toHaveURL('/ca/find?window=next-3&miss=1');
    await expect(form(page).getByRole('textbox', { name: 'Max miss [km]' })).toHaveValue('1');
    await expect(grid(page)).toBeVisible();
  });

  await test.step('R-13 Enter asks, the address holds the question, and going back asks the one before', async () => {
    await walkTo(page, '/ca/find?window=all');
    await expect(grid(page)).toBeVisible();
    const object = form(page).getByRole('textbox', { name: 'Secondary' });
    await object.fill('envisat');
    await object.press('Enter');
    await expect(page).toHaveURL('/ca/find?window=all&object=envisat');
    await expect(object).toBeFocused();
    const rows = grid(page)
      .getByRole('row')
      .filter({ hasNot: page.getByRole('columnheader') });
    await expect(rows.filter({ hasNotText: 'ENVISAT' })).toHaveCount(0);
    await expect(rows.first()).toContainText('ENVISAT');
    await page.goBack();
    await expect(object).toHaveValue('');
    await expect(rows.filter({ hasNotText: 'ENVISAT' }).first()).toBeVisible();
  });

  await test.step('R-13 a satellite is found by name, NORAD or COSPAR, and stands in the path', async () => {
    await walkTo(page, '/ca/find');
    const box = form(page).getByRole('combobox', { name: 'Satellite' });
    for (const typed of ['rora', '58210', '2021-044c']) {
      await box.fill(typed);
      await expect(page.getByRole('option')).toHaveCount(1);
      await expect(page.getByRole('option', { name: /AURORA-2/ })).toBeVisible();
    }
    await page.getByRole('option', { name: /AURORA-2/ }).click();
    await form(page).getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL('/ca/find/aurora-2?window=next-7');
    await expect(grid(page).getByRole('row').nth(1)).toContainText('AURORA-2');
  });

  await test.step('R-13 a row leads to its conjunction by keyboard, and the list is exported', async () => {
    await walkTo(page, '/ca/find?window=next-7');
    await grid(page).focus();
    await page.keyboard.press('j');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    expect((await exported(page)).length).toBeGreaterThan(10);
    await grid(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ca\/conjunction\//);
  });

  await test.step('R-13 faults show at their fields after the first attempt, and nothing is asked', async () => {
    await walkTo(page, '/ca/find');
    await form(page).getByRole('textbox', { name: 'Min Pc' }).fill('2');
    await form(page).getByRole('textbox', { name: 'Max miss [km]' }).fill('near');
    await expect(form(page).getByText('Enter a Pc from 0 to 1, for example 1e-6.')).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Find' }).click();
    await expect(form(page).getByText('Enter a Pc from 0 to 1, for example 1e-6.')).toBeVisible();
    await expect(form(page).getByText('Enter more than 0 km.')).toBeVisible();
    await expect(page).toHaveURL('/ca/find');
    await form(page).getByRole('textbox', { name: 'Min Pc' }).fill('1e-5');
    await expect(form(page).getByText('Enter a Pc from 0 to 1, for example 1e-6.')).toHaveCount(0);
  });

  await test.step('R-13 a search is saved, found again on the search page, and forgotten', async () => {
    await walkTo(page, '/ca/find/aurora-2?window=all&pc=1e-6');
    await page.getByRole('button', { name: 'Save search' }).click();
    await walkTo(page, '/ca/find');
    const saved = page.getByRole('region', { name: 'Saved searches' });
    await saved.getByRole('link', { name: 'AURORA-2, Any time, Pc ≥ 1e-6' }).click();
    await expect(page).toHaveURL('/ca/find/aurora-2?window=all&pc=1e-6');
    await walkTo(page, '/ca/find');
    await saved.getByRole('button', { name: /^Delete/ }).click();
    await expect(saved).toHaveCount(0);
  });

  await test.step('R-13 nothing on record: says so and offers to screen here; a refusal is told in its words', async () => {
    await walkTo(page, '/ca/find?window=all&object=nothing-like-it');
    await expect(page.getByText(/No matching conjunctions on record/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Screen now in this browser' })).toBeVisible();
    await walkTo(page, '/ca/find?window=all&object=refuse');
    await expect(page.getByRole('alert').getByText('The request is refused on purpose.').first()).toBeVisible();
  });

  await test.step('C-02 the navigation leads to the search and marks it alone', async () => {
    await walkTo(page, '/ca/conjunctions');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Find conjunctions' }).click();
    await expect(page).toHaveURL('/ca/find');
    await expect(navigation.locator('[aria-current=page]')).toHaveCount(1);
    await expect(navigation.getByRole('link', { name: 'Find conjunctions' })).toHaveAttribute('aria-current', 'page');
  });
});

test('R-13 the screening in the browser: figures of the engine, what it rests on, conditions', async ({ page }) => {
  await test.step('R-13 the screening in the browser gives every figure that the engine gives in Node', async () => {
    await openShell(page, `/ca/find/aurora-2?${fixedDay}&source=live`);
    await expect(tableOf(page)).toBeVisible();
    await expect(live(page).getByText(/approaches found: 1 satellite screened against 604 objects/)).toBeVisible();
    const rows = await exported(page);
    const text = await page.evaluate("fetch('/api/v1/ca/catalogue/elements').then((answer) => answer.text())");
    const catalogue = liveCatalogue(String(text));
    const expected = inNode(catalogue, 58_210);
    expect(expected.length).toBeGreaterThan(3);
    expect(rows.map((row) => row['object2NoradId'])).toEqual(
      expected.map(({ secondary }) => String(catalogue.elements[secondary]?.noradId)),
    );
    for (const [at, row] of rows.entries()) {
      const { tcaTaiS, missDistanceM, relativeSpeedMps, rtnPositionM, rtnVelocityMps, kind } = expected[at]!;
      expect(row['tca']).toBe(formatUtcZ(tcaTaiS, 6));
      expect(row['kind']).toBe(kind);
      const figures = { tcaTai: tcaTaiS, missDistance: missDistanceM, r: rtnPositionM[0], t: rtnPositionM[1] };
      const more = { n: rtnPositionM[2], vr: rtnVelocityMps[0], vt: rtnVelocityMps[1], vn: rtnVelocityMps[2] };
      for (const [name, value] of Object.entries({ ...figures, ...more, relativeSpeed: relativeSpeedMps })) {
        const cell = row[Object.keys(row).find((title) => title.replace(/ \[.*/, '') === name) ?? ''];
        expect(Number(cell), name).toBe(value);
      }
    }
  });

  await test.step('R-13 the live screening says what it rests on, and what dropped out', async () => {
    await walkTo(page, `/ca/find/aurora-2?${fixedDay}&source=live`);
    await expect(live(page).getByText(/Covariances are estimated.*Results are not stored/)).toBeVisible();
    await expect(live(page).getByText('newest epoch')).toBeVisible();
    await expect(live(page).getByText('604 objects', { exact: true })).toBeVisible();
    await live(page).getByText('1 object has no state to the end of the window').click();
    await expect(live(page).getByRole('row', { name: /60001 BROKEN DEB SGP4 error \d{4}-/ })).toBeVisible();
    await tableOf(page).getByRole('button', { name: 'Max Pc' }).click();
    await tableOf(page).getByRole('button', { name: 'Max Pc' }).click();
    await expect(page).toHaveURL(/order=-maxPc/);
    const cells = await tableOf(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.children[9]?.textContent));
    const values = cells.map((cell) => Number(cell?.replace('−', '-')));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  await test.step('R-13 the conditions narrow what the live screening found', async () => {
    await walkTo(page, `/ca/find/aurora-2?${fixedDay}&source=live&volume=sphere&miss=50`);
    await expect(tableOf(page)).toBeVisible();
    const first = (await tableOf(page).getByRole('row').nth(1).getByRole('cell').nth(2).textContent()) ?? '';
    const number = /\d{5}/.exec(first)?.[0] ?? '';
    const object = form(page).getByRole('textbox', { name: 'Secondary' });
    await object.fill(number);
    await object.press('Enter');
    await expect(live(page).getByText(/match the conditions/)).toBeVisible();
    for (const row of (await tableOf(page).getByRole('row').all()).slice(1)) await expect(row).toContainText(number);
  });
});
