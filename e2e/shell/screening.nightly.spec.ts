import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { openShell, walkTo } from './open-shell.ts';
import { row } from './screening-page.ts';

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

test('R-06 E-20 runs of screening: role, table, sheet, catalogue, keys', async ({ page }) => {
  await test.step('R-06 without the collision-avoidance role the page says so, and asks for no data', async () => {
    const access = { 'on-demand-tracking': ['user'] };
    await openShell(page, '/screening', { scenario: { access } });
    await expect(page.getByText('Screening requires the Collision Avoidance user role.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New run' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Screening' })).toHaveCount(
      0,
    );
  });

  await test.step('25.4 a run of which the messages are kept no longer does not say that it found nothing', async () => {
    await openShell(page, '/screening?run=scr-8', { scenario: { conjunctions: 'none' } });
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('39 conjunctions were found; the messages of 39 have been deleted.')).toBeVisible();
    await expect(sheet.getByText('No object enters the volume')).toHaveCount(0);
    await expect(sheet.getByText('26 of 39, without a new CDM')).toBeVisible();
  });
});

test('R-06 A-16 runs are started, cancelled, filtered, and said where there is none', async ({ page }) => {
  await test.step('R-06 with no run yet there is one sentence and one action', async () => {
    await openShell(page, '/screening', { scenario: { screenings: 'none' } });
    await expect(page.getByText(/^No screening runs\./)).toBeVisible();
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
    await expect(turns('Screening of AURORA-2 finished.')).toHaveCount(1);
    await expect(now).toHaveCount(0);
    const { lines, announced, places } = await page.evaluate<Record<string, string[]>>('globalThis.statusKept');
    expect(announced).toEqual(['Screening of AURORA-2 started.', 'Screening of AURORA-2 finished.']);
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
