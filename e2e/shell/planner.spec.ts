import { expect, test } from '@playwright/test';
import { openShell, walkTo } from './open-shell.ts';
import { map, PLANNER } from './planner-page.ts';

test('R-15 the planner: candidates with their times, cells of the map, and what they create against the catalogue', async ({
  page,
}) => {
  const cards = page.locator('.planner-card');
  const stars = page.locator('[data-mark=star]');

  await test.step('each says when it begins, how long before TCA, and by when to decide; the map has the stars of the list', async () => {
    await openShell(page, PLANNER);
    await expect(cards).toHaveCount(5);
    for (const card of await cards.all())
      await expect(card).toContainText(/Ignition epoch .* Z · \d+\.\d\d orbits before TCA · Decide by .* Z/);
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.getByText('★')).toHaveCount(4);
    await expect(stars).toHaveCount(4);
    await expect(page.locator('[data-mark=other]')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'No recommended candidate: options' })).toHaveCount(0);
  });

  await test.step('R-15 candidates and cells say what they would create against the catalogue', async () => {
    await walkTo(page, PLANNER);
    await expect(cards.first()).toContainText(
      'No new conjunction with stated covariance above the watch threshold within 7 days among 26,834 objects',
    );
    await expect(cards.last()).toContainText('Creates a conjunction with COSMOS 2251 DEB');
    const everyPassage = page.locator('.planner-passages');
    // Of a candidate whose passages are all by estimated covariance, no count of others is told.
    await expect(everyPassage).toHaveCount(2);
    await expect(everyPassage.first().locator('summary')).toHaveText([
      '1 close approach with estimated covariance (not in this total), largest Pc change first',
    ]);
    const passages = everyPassage.last();
    await passages.getByText('Close approaches that change the total: Pc of 1 increases, of 1 decreases').click();
    await expect(passages.getByRole('listitem').first()).toContainText('COSMOS 2251 DEB +4.20e−06');
    await expect(passages.getByRole('listitem').nth(1)).toContainText('−3.00e−08 (Pc 3.00e−08 → <1e−15)');
    await expect(passages.getByRole('listitem').nth(2)).toBeHidden();
    await passages
      .getByText('1 close approach with estimated covariance (not in this total), largest Pc change first')
      .click();
    await expect(passages.getByRole('listitem')).toHaveCount(3);
    await expect(
      page.getByText(/^1,000 of 1,000 selected cells screened against 26,834 catalogue objects over 7 days\./),
    ).toContainText('143 create new conjunctions with stated covariance above the watch threshold (marked).');
  });

  await test.step('R-15 arrow keys choose a cell, which says that it is a map and is saved as a plan', async () => {
    await walkTo(page, PLANNER);
    await map(page).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByRole('heading', { name: 'Cell of the map' })).toBeVisible();
    await expect(
      page.getByText(/two-body approximation; saving computes with the full force model/).last(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Save plan' }).click();
    await expect(page.getByRole('table', { name: 'Saved plans' }).getByRole('row')).toHaveCount(2);
  });
});
