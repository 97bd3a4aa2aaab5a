import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { PATH, verdict } from './conjunction-detail-page.ts';
import { SIZES } from './fit.ts';
import { openShell, walkTo } from './open-shell.ts';

test('E-19 verdict and decision count to one deadline, and the header to what the page counts to', async ({ page }) => {
  await page.clock.install();
  await openShell(page, PATH);
  await expect(verdict(page)).toContainText(/Decide by/);
  const chip = page.getByRole('banner').getByRole('link', { name: /^Next critical/ });
  // What comes late comes by a timer, and none runs once the clock stands.
  await expect(chip).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(1_000);
  const countdowns = page.getByRole('main').getByText(/^T−(\d+d )?\d\d:\d\d$/);
  const texts = await countdowns.allTextContents();
  expect(texts).toHaveLength(3);
  expect(new Set(texts).size, 'TCA, and the deadline twice').toBe(2);
  await chip.click();
  await expect(page).not.toHaveURL(PATH);
  await page.clock.runFor(1_000);
  const next = /T−(\d+d )?\d\d:\d\d/.exec((await chip.textContent()) ?? '')?.[0] ?? 'nothing';
  await expect(countdowns.filter({ hasText: next }).first()).toBeVisible();
});

test('E-21 no label of a b-plane lies over another, of four events', async ({ page }) => {
  await openShell(page, '/tnc');
  for (const event of ['C48210', 'C48213', 'C48214', 'C48216'])
    await test.step(`E-21 no label of the b-plane of ${event} lies over another, in any scale`, async () => {
      await walkTo(page, `/ca/conjunction/aurora-1/${event}?tab=plane`);
      const plane = page.getByRole('application', { name: /Encounter plane/ });
      await plane.focus();
      for (const key of ['a', 'e', 's', 'w', 'o']) {
        await page.keyboard.press(key);
        await expect(plane.locator('[data-label="miss"]')).toBeVisible();
        const clashes = await plane.evaluate((surface: { querySelectorAll(of: string): Iterable<unknown> }) => {
          const boxes = [...surface.querySelectorAll('[data-label]')].map((label) => ({
            text: (label as { textContent: string }).textContent,
            ...(label as { getBoundingClientRect(): { toJSON(): Record<string, number> } })
              .getBoundingClientRect()
              .toJSON(),
          })) as { text: string; left: number; right: number; top: number; bottom: number }[];
          return boxes.flatMap((a, index) =>
            boxes
              .slice(index + 1)
              .filter((b) => a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom)
              .map((b) => `${a.text} over ${b.text}`),
          );
        });
        expect(clashes, key).toEqual([]);
      }
    });
});

test('E-21 R-17 curves of an event and its export', async ({ page }) => {
  await test.step('E-21 curves that cannot be computed say so and can be asked for again', async () => {
    await page.route(/curve\.worker/, (route) => route.abort());
    await openShell(page, PATH);
    const curves = page.getByRole('region', { name: 'Pc versus covariance scale' });
    await expect(curves.getByRole('alert')).toContainText('Curves in this browser');
    await page.unroute(/curve\.worker/);
    await curves.getByRole('button', { name: /again/i }).click();
    await expect(page.getByRole('figure', { name: 'Dilution' })).toBeVisible();
  });
});

test('R-17 R-16 an event that is gone, unknown or failed, a message by itself, and an address put right', async ({
  page,
}) => {
  await test.step('R-17 failed messages leave the figures of the event on the page', async () => {
    await openShell(page, PATH, { scenario: { failures: { listConjunctionCdms: 503 } } });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('503');
    await expect(page.getByRole('main')).toContainText('2.41e−04');
  });
});

test('an event that nobody knows, and four plots of change', async ({ page }) => {
  await test.step('one toast tells of it, though several calls fail alike', async () => {
    await openShell(page, '/ca/conjunction/aurora-1/C00000');
    await expect(page.getByRole('link', { name: 'Conjunctions' }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(1);
  });

  await test.step('of four plots two lie beside each other', async () => {
    await openShell(page, `${PATH}?tab=analysis`);
    const plots = page.getByRole('region', { name: 'Change from message to message' }).getByRole('figure');
    await expect(plots).toHaveCount(4);
    const tops = await plots.evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(2);
    expect(tops[0]).toBe(tops[1]);
  });

  await test.step('on a phone a sign leads back to the list', async () => {
    await page.setViewportSize(SIZES.phone);
    const back = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Conjunctions' });
    await expect(back).toBeVisible();
    const box = (await back.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(await faultsOf(page)).toEqual([]);
    await back.click();
    await expect(page).toHaveURL(/\/ca\/conjunctions$/);
  });
});
