import { expect, test } from '@playwright/test';
import { ALL, grid, LIST, rows } from './conjunction-list-page.ts';
import { SIZES, sidewaysPx } from './fit.ts';
import { openShell, walkTo } from './open-shell.ts';

test('S-04 E-19 R-12 the next critical one, failure, export and two thousand rows of the list', async ({ page }) => {
  await test.step('S-04 without a critical conjunction the chip is not there', async () => {
    await openShell(page, LIST, { scenario: { conjunctions: 'none' } });
    await expect(page.getByText(/^No upcoming conjunctions of your satellites\./)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Next critical/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Show ephemerides' })).toHaveAttribute('href', '/ca/oems');
  });

  await test.step('R-12 a failed list says what happened, and Try again asks once more', async () => {
    await openShell(page, LIST, { scenario: { failures: { listConjunctions: 503 } } });
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('503');
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  await test.step('R-12 two thousand conjunctions draw only the rows in sight', async () => {
    await openShell(page, ALL, { scenario: { conjunctions: 'many' } });
    await expect(rows(page).first()).toBeVisible();
    expect(Number(await grid(page).getAttribute('aria-rowcount'))).toBeGreaterThan(1500);
    expect(await rows(page).count()).toBeLessThan(60);
    await grid(page).focus();
    await page.keyboard.press('End');
    await expect(grid(page).locator('[aria-selected="true"]')).toBeInViewport();
  });
});

test('E-20 E-19 R-12 on a phone the list is cards', async ({ page }) => {
  await test.step('E-20 on a phone a pair is one card with the number of its passages, over nothing else', async () => {
    await page.setViewportSize(SIZES.phone);
    await openShell(page, ALL);
    const cards = page.getByRole('list', { name: 'Conjunctions' }).getByRole('listitem');
    const pair = cards.filter({ has: page.getByRole('button', { name: /^Show all/ }) }).first();
    await expect(pair).toBeVisible();
    const [place, card, toggle] = await Promise.all([
      pair.boundingBox(),
      pair.getByRole('link').boundingBox(),
      pair.getByRole('button').boundingBox(),
    ]);
    expect(toggle!.y).toBeGreaterThanOrEqual(card!.y + card!.height);
    expect(toggle!.y + toggle!.height).toBeLessThanOrEqual(place!.y + place!.height);
  });

  await test.step('E-19 on a phone a card names both times that it counts to', async () => {
    await page.setViewportSize(SIZES.phone);
    await walkTo(page, LIST);
    const cards = page.getByRole('list', { name: 'Conjunctions' }).getByRole('listitem');
    await expect(cards.filter({ hasText: /Decide by\s*T−/ }).first()).toBeVisible();
    await expect(cards.first()).toContainText(/TCA\s*T−/);
  });

  await test.step('R-12 on a phone the list is cards that open the page, without sideways scroll', async () => {
    await page.setViewportSize(SIZES.phone);
    await walkTo(page, LIST);
    const cards = page.getByRole('list', { name: 'Conjunctions' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    await expect.poll(() => sidewaysPx(page)).toBeLessThanOrEqual(0);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/ca\/conjunction\//);
  });
});

test('R-12 the preview keeps verdict and deadline in view, leads to the plan, and acknowledges in place', async ({
  page,
}) => {
  await openShell(page, '/ca/conjunctions');
  const row = page.getByRole('grid').getByRole('row').nth(2);
  await row.click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const top = preview.locator('.cj-preview-top');
  await expect(top.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', /^\/ca\/manoeuvre\//);
  await top.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(top.getByText('Acknowledged', { exact: true })).toBeVisible();
  await expect(top.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
  await expect(preview.getByRole('application').last()).toBeAttached();
  await page.evaluate("document.querySelector('.cj-preview').scrollTop = 100_000");
  await expect(preview.getByText('Time to closest approach')).not.toBeInViewport();
  await expect(top.getByText('Act', { exact: true })).toBeInViewport();
  await expect(top.getByText('Decide by')).toBeInViewport();
});
