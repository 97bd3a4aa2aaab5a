import { expect, test } from '@playwright/test';
import { machinePace } from '../../scripts/machine-pace.mjs';
import { day, fixedDay, grid, live, tableOf } from './find-page.ts';
import { changeScenario, openShell } from './open-shell.ts';

test('R-13 C-02 searches are kept, come to nothing or fail, and speak German; the navigation marks them', async ({
  page,
}) => {
  await test.step('R-13 when the server fails the record says why, and lists again', async () => {
    await openShell(page, '/ca/find?window=next-7', { scenario: { failures: { findConjunctions: 503 } } });
    await expect(page.getByRole('main').getByText('The fixture fails on purpose.')).toBeVisible();
    await changeScenario(page, { failures: {} });
    await page.reload();
    await expect(grid(page)).toBeVisible();
  });

  await test.step('R-13 the search speaks German', async () => {
    await openShell(page, '/ca/find?window=next-7');
    await page.evaluate(
      "localStorage.setItem('keepout.locale', JSON.stringify({ state: { locale: 'de' }, version: 0 }))",
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Konjunktionen finden' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suchen' })).toBeVisible();
  });
});

test('R-13 a long screening shows progress, leaves the page free, and ends within a second', async ({ page }) => {
  // What is computed takes a processor, and others compute beside it.
  test.setTimeout(240_000 * machinePace());
  await openShell(page, '/ca/find', { scenario: { catalogue: 'many' } });
  // A worker that never comes to its end by itself: every object of the crowd, within 200 km, for two weeks.
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + 13.9 * 86_400_000).toISOString().slice(0, 19);
  const long = `window=between&start=${day}T00:00:00Z&end=${end}Z&source=live&volume=sphere&miss=200`;
  await page.goto(`/ca/find?${long}`);
  const progress = live(page).getByRole('progressbar', { name: 'Progress of the screening' });
  await expect(progress).toHaveAttribute('aria-valuetext', /\d\s%.*left/, { timeout: 60_000 });
  const gaps = await page.evaluate(`new Promise((resolve) => {
    const gaps = [];
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      if (gaps.length < 20) setTimeout(tick, 20);
      else resolve(gaps.filter((gap) => gap < 1000).length);
    };
    setTimeout(tick, 20);
  })`);
  // Half of the ticks: how many more is a matter of the machine.
  expect(gaps).toBeGreaterThan(10);
  await live(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(live(page).getByText(/^Cancelled at \d+\s%/)).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(live(page).getByRole('button', { name: 'Screen again' })).toBeVisible();
});

test('R-13 the kept catalogue, and none', async ({ page }) => {
  await test.step('R-13 a second visit screens with the kept catalogue when the server cannot be asked, and says so', async () => {
    const address = `/ca/find/aurora-2?${fixedDay}&source=live`;
    await openShell(page, address);
    await expect(tableOf(page)).toBeVisible();
    await changeScenario(page, { failures: { getCatalogueElements: 503 } });
    await page.reload();
    await expect(live(page).getByText(/^Catalogue as of \d{4}-/)).toBeVisible();
    await expect(tableOf(page)).toBeVisible();
  });

  await test.step('R-13 without a catalogue, and without a fleet in it, the page says why', async () => {
    const scenario = { failures: { getCatalogue: 404, getCatalogueElements: 404 } };
    await openShell(page, `/ca/find?${fixedDay}&source=live`, { scenario });
    await expect(live(page).getByText('No catalogue is loaded, so screening is not possible.')).toBeVisible();
    await page.goto(`/ca/find/nobody?${fixedDay}&source=live`);
    await expect(page.getByText('This satellite is not in your fleet.')).toBeVisible();
    await changeScenario(page, { failures: { listSatellites: 503 } });
    await page.reload();
    await expect(page.getByRole('main').getByText('The fixture fails on purpose.')).toBeVisible();
  });
});
