import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { openShell, walkTo } from './open-shell.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Screening runs' });
const row = (page: Page, name: string | RegExp) => table(page).getByRole('row').filter({ hasText: name });

/** Counts the calls of the list, and can make every call fail from a moment on: `calls` and `isDown` of the window. */
const WATCHED = `{
  let inner = window.fetch;
  globalThis.calls = 0;
  globalThis.isDown = false;
  const outer = (input, init) => {
    if (String(input.url ?? input).endsWith('/ca/screenings')) globalThis.calls += 1;
    return globalThis.isDown
      ? Promise.resolve(new Response('{}', { status: 503, statusText: 'Service Unavailable' }))
      : inner(input, init);
  };
  Object.defineProperty(window, 'fetch', { get: () => outer, set: (next) => { inner = next; } });
}`;

test('R-06 E-20 runs of screening: role, table, sheet, catalogue, keys', async ({ page }) => {
  await test.step('R-06 without the collision-avoidance role the page says so, and asks for no data', async () => {
    const access = { 'on-demand-tracking': ['user'] };
    await openShell(page, '/screening', { scenario: { access } });
    await expect(page.getByText('You need the Collision Avoidance user role for screening.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New run' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Screening' })).toHaveCount(
      0,
    );
  });

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
    await expect(sheet.getByText('The orbit covers the whole window.')).toBeVisible();
    await expect(sheet.getByText('Space-Track GP, 29,317 objects')).toBeVisible();
    await sheet.getByText('2 objects could not be followed to the end of the window').click();
    await expect(sheet.getByText('SGP4 has no state: mean motion not positive')).toBeVisible();
    const first = sheet.getByRole('table', { name: 'Conjunctions found' }).getByRole('row').nth(1);
    await expect(first.getByRole('link')).toHaveAttribute('href', /^\/ca\/conjunction\/[^/]+\/[^/]+$/);
    await expect(sheet.getByRole('link', { name: 'Show in Conjunctions' })).toHaveAttribute('href', /screening=scr-8/);
  });

  await test.step('R-06 a failed run gives its sentence', async () => {
    await walkTo(page, '/screening?run=scr-7');
    await expect(page.getByRole('dialog').getByText(/has no ephemeris for the window/)).toBeVisible();
  });

  await test.step('E-20 the catalogue is told once, and its line lists the records that were rejected', async () => {
    await walkTo(page, '/screening');
    const line = page.getByRole('region', { name: 'What is screened against what' });
    await expect(line).toContainText('29,317 objects');
    await expect(page.getByRole('main').getByText(/Catalogue Space-Track GP/)).toHaveCount(1);
    await line.getByRole('button', { name: '12 records rejected' }).click();
    const list = page.getByRole('dialog', { name: 'Records that could not be read' });
    await expect(list.getByRole('row')).toHaveCount(13);
    await expect(list.getByRole('row').nth(1)).toHaveText(/2434\s*checksum\s*The checksum of line 1/);
  });

  await test.step('25.4 a run of which the messages are kept no longer does not say that it found nothing', async () => {
    await openShell(page, '/screening?run=scr-8', { scenario: { conjunctions: 'none' } });
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Of 39 that were found, the messages of 39 are kept no longer.')).toBeVisible();
    await expect(sheet.getByText('Nothing enters the volume')).toHaveCount(0);
    await expect(sheet.getByText('26 of 39, just as they were told before: no new message')).toBeVisible();
  });

  await test.step('R-06 rows are walked with the arrows, opened with Enter, closed with Esc', async () => {
    await openShell(page, '/screening');
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
});

test('R-06 A-16 runs are started, cancelled, filtered, and said where there is none', async ({ page }) => {
  await test.step('R-06 A-16 a new run is validated, started, and moves by the event stream without a reload', async () => {
    await openShell(page, '/screening');
    await expect(table(page)).toBeVisible();
    await page.evaluate('globalThis.notReloaded = true');
    await page.getByRole('button', { name: 'New run' }).click();
    const dialog = page.getByRole('dialog', { name: 'New screening' });
    await dialog.getByRole('button', { name: 'Start screening' }).click();
    await expect(dialog.getByText('Choose what to screen.')).toBeVisible();
    await dialog.getByText('Ellipsoid', { exact: true }).click();
    const radial = dialog.getByRole('textbox', { name: 'Radial [km]' });
    await radial.fill('500');
    await radial.press('Tab');
    await expect(dialog.getByText('Outside what is allowed: 0.001 to 200.')).toBeVisible();
    await radial.fill('0.4');
    await radial.press('Tab');
    await expect(dialog.getByText('Outside what is allowed: 0.001 to 200.')).toHaveCount(0);
    await dialog.getByText('Box', { exact: true }).click();
    const sizes = dialog.getByRole('button', { name: /Sizes of the public verification set/ });
    await expect(sizes).toContainText('LEO, perigee up to 750 km');
    await sizes.click();
    await page.getByRole('option', { name: 'LEO, perigee up to 500 km' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Along-track [km]' })).toHaveValue('44');
    await expect(dialog.getByRole('textbox', { name: 'Cross-track [km]' })).toHaveValue('51');
    await radial.fill('0.05');
    await radial.press('Tab');
    await expect(sizes).toContainText('Your own');
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
    const outside = results.getByRole('row', { name: /only the path enters/ });
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

  await test.step('R-06 states and text filter, the URL keeps them, clearing brings all back', async () => {
    await openShell(page, '/screening?state=FAILED,CANCELLED');
    await expect(table(page).getByRole('row')).toHaveCount(3);
    await page.keyboard.press('/');
    await page.keyboard.type('nothing of the kind');
    await expect(page.getByText('No run matches 3 filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(table(page).getByRole('row')).toHaveCount(9);
  });

  await test.step('R-06 with no run yet there is one sentence and one action', async () => {
    await openShell(page, '/screening', { scenario: { screenings: 'none' } });
    await expect(page.getByText(/Nothing has been screened yet/)).toBeVisible();
  });

  await test.step('R-06 a failing list shows its fault in place', async () => {
    await openShell(page, '/screening', { scenario: { failures: { listScreenings: 500 } } });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('500');
  });

  await test.step('axe finds nothing in the new-run dialog', async () => {
    await openShell(page, '/screening');
    await page.getByRole('button', { name: 'New run' }).click();
    await page.getByText('Box', { exact: true }).click();
    await page.getByRole('button', { name: 'Start screening' }).click();
    expect(await faultsOf(page, { isModalOpen: true })).toEqual([]);
  });
});

test('S-01 while the event stream stands nothing is polled', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript({ content: WATCHED });
  await openShell(page, '/screening');
  await expect(row(page, 'aurora2_candidate_burn_A.oem')).toContainText('42\u00a0%');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.clock.runFor(1_000);
  const before = Number(await page.evaluate('globalThis.calls'));
  expect(before).toBeGreaterThanOrEqual(1);
  await page.clock.runFor(30_000);
  expect(await page.evaluate('globalThis.calls')).toBe(before);
});

test('S-01 without the event stream unfinished runs are asked for every 5 s, and old data says since when it is old', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript({ content: WATCHED });
  await openShell(page, '/screening', { scenario: { failures: { '/api/v1/events': 503 } } });
  await expect(row(page, 'aurora2_candidate_burn_A.oem')).toBeVisible();
  const before = Number(await page.evaluate('globalThis.calls'));
  await page.clock.runFor(10_500);
  await expect.poll(() => page.evaluate('globalThis.calls')).toBe(before + 2);
  await page.evaluate('globalThis.isDown = true');
  await page.clock.runFor(5_000);
  await expect(page.getByText(/^As of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z$/)).toBeVisible();
  await expect(row(page, 'aurora2_candidate_burn_A.oem')).toBeVisible();
});

/** Keeps what the status line said, what it announced, and where the user and the time beside it stood: `statusKept` of the window. */
const WATCHED_STATUS = `{
  const footer = document.querySelector('footer');
  const kept = { lines: new Set(), announced: new Set(), places: new Set() };
  const look = () => {
    const line = footer.querySelector('.screening-now')?.textContent;
    const said = footer.querySelector('[aria-live]')?.textContent;
    if (line) kept.lines.add(line);
    if (said) kept.announced.add(said);
    const at = [...footer.querySelectorAll('.status-user, .clock')].map((part) => part.getBoundingClientRect());
    kept.places.add(JSON.stringify([at[0].left, at[1].right, footer.offsetHeight]));
    globalThis.statusKept = Object.fromEntries(Object.entries(kept).map(([name, all]) => [name, [...all]]));
  };
  look();
  new MutationObserver(look).observe(footer, { subtree: true, childList: true, characterData: true });
}`;

test('R-12 S-01 what is being screened is one line of the status line, which moves nothing and tells begin and end', async ({
  page,
}) => {
  const now = page.getByRole('link', { name: /^Screening / }).filter({ hasText: ':' });
  const turns = (words: string) => page.locator('[aria-live="polite"]').filter({ hasText: words });

  await test.step('it says of what and how far, on every page, and leads there', async () => {
    await openShell(page, '/ca/conjunctions');
    await expect(page.getByRole('contentinfo').locator(now)).toHaveText('Screening AURORA-2: 24 of 56 blocks');
    await expect(turns('screening of')).toHaveCount(0);
    await walkTo(page, '/odt/observations');
    await now.click();
    await expect(page).toHaveURL('/screening?run=scr-9');
    await expect(page.getByRole('dialog', { name: /Screening of AURORA-2/ })).toBeVisible();
  });

  await test.step('it comes with a run that begins, counts with the news, and goes at its end', async () => {
    await openShell(page, '/screening', { scenario: { screenings: 'none' } });
    await expect(now).toHaveCount(0);
    await page.getByRole('button', { name: 'New run' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New screening' });
    await dialog.getByRole('combobox', { name: 'Satellite' }).fill('AUR');
    await page.getByRole('option', { name: /AURORA-2/ }).click();
    await page.evaluate(WATCHED_STATUS);
    await dialog.getByRole('button', { name: 'Start screening' }).click();
    await expect(turns('The screening of AURORA-2 has ended.')).toHaveCount(1);
    await expect(now).toHaveCount(0);
    const { lines, announced, places } = await page.evaluate<Record<string, string[]>>('globalThis.statusKept');
    expect(announced).toEqual(['The screening of AURORA-2 has begun.', 'The screening of AURORA-2 has ended.']);
    expect(lines?.at(0)).toMatch(/^Screening AURORA-2: \d+ of 16 blocks$/);
    expect(lines?.at(-1)).toBe('Screening AURORA-2: 12 found, 1 of 3 parts assessed');
    expect(places).toHaveLength(1);
  });

  await test.step('on a phone, which has no status line, it stands below the list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openShell(page, '/ca/conjunctions');
    await now.scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').locator(now)).toBeVisible();
    await expect(now).toHaveCount(1);
  });

  await test.step('whoever may not see screenings is not asked for any', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openShell(page, '/odt/observations', { scenario: { access: { 'on-demand-tracking': ['user'] } } });
    await page.waitForLoadState('networkidle');
    await expect(now).toHaveCount(0);
  });
});
