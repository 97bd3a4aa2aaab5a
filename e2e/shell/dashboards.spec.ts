import { expect, test } from '@playwright/test';
import { openShell, walkTo } from './open-shell.ts';

test('R-27 the overview: what to decide first, the fleet of seven days, and what is missing', async ({ page }) => {
  await test.step('R-27 the overview begins with what needs a decision, the nearest deadline first, and says what to do', async () => {
    await openShell(page, '/ca/overview');
    const table = page.getByRole('table', { name: 'Needs a decision' });
    await expect(table).toBeVisible();
    const rows = table.getByRole('row');
    await expect(rows.nth(1)).toContainText(/Act|Watch|No conclusion/);
    await expect(rows.nth(1)).toContainText(
      /Plan a manoeuvre\.|Wait for the next message\.|Decide with what is known\.|Get data before deciding\.|Overdue: decide now\./,
    );
    const lanes = page.getByRole('region', { name: 'By time left to decide' });
    await expect(lanes.getByRole('heading', { name: /Within 24 h/ })).toBeVisible();
    const first = await rows.nth(1).getByRole('link').textContent();
    const inLanes = await lanes.getByRole('link').first().textContent();
    expect(inLanes).toBe(first);
  });

  await test.step('R-27 the fleet of the next seven days is walked with the arrows and opened with Enter', async () => {
    await walkTo(page, '/ca/overview');
    const fleet = page.getByRole('application', { name: /^Fleet, next seven days/ });
    await fleet.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.chart-card-title')).toContainText('×');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ca\/conjunction\//);
  });

  await test.step('R-27 the fleet shows burns by whether they are approved, contacts, and of whom none are known', async () => {
    await walkTo(page, '/ca/overview');
    const fleet = page.getByRole('region', { name: 'Fleet' });
    for (const kind of ['burn, not approved', 'contact'])
      await expect(fleet.getByText(kind, { exact: true })).toBeVisible();
    await expect(fleet.getByText(/No contacts are known of BOREAS-A/)).toBeVisible();
    await fleet.getByRole('button', { name: /menu/ }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect(fleet.getByRole('row', { name: /AURORA-2 Manoeuvre against IRIDIUM 33 DEB, approved/ })).toBeVisible();
    await expect(fleet.getByRole('row', { name: /IRIDIUM 33 DEB, proposed/ })).toBeVisible();
    await expect(fleet.getByRole('row', { name: /abandoned/ })).toHaveCount(0);
    await expect(fleet.getByRole('row', { name: /Contact over Svalbard/ }).first()).toBeVisible();
  });

  await test.step('R-27 contacts that cannot be loaded are said to be missing, and the approaches stay', async () => {
    await openShell(page, '/ca/overview', { scenario: { failures: { listContacts: 503 } } });
    const fleet = page.getByRole('region', { name: 'Fleet' });
    await expect(fleet.getByRole('alert')).toContainText('Could not be loaded, and so not drawn: contacts.');
    await expect(fleet.getByRole('application', { name: /^Fleet/ })).toBeVisible();
  });

  await test.step('R-27 a decision opens its event, and the navigation leads back', async () => {
    await openShell(page, '/ca/overview');
    const table = page.getByRole('table', { name: 'Needs a decision' });
    await table.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ca\/conjunction\//);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });

  await test.step('R-27 without upcoming conjunctions the overview says why, and still shows the fleet', async () => {
    await openShell(page, '/ca/overview', { scenario: { conjunctions: 'none' } });
    await expect(page.getByRole('heading', { level: 2, name: 'Needs a decision' })).toHaveCount(0);
    await expect(page.getByRole('application', { name: /^Fleet/ })).toBeVisible();
  });
});

test('R-27 the assets, and what of them fails', async ({ page }) => {
  await test.step('R-27 the assets show each satellite with its worst event, its orbit and its tanks', async () => {
    await openShell(page, '/ca/assets');
    const table = page.getByRole('table', { name: 'Satellites' });
    const aurora = table.getByRole('row', { name: /AURORA-2/ });
    await expect(aurora).toContainText('14.2');
    await expect(aurora.getByRole('link', { name: 'Satellite: AURORA-2' })).toHaveAttribute(
      'href',
      '/ca/satellite/aurora-2',
    );
    await expect(aurora.getByRole('link', { name: 'Statistics: AURORA-2' })).toHaveAttribute(
      'href',
      '/ca/annual-collision-statistics/aurora-2',
    );
    await expect(table.getByRole('row', { name: /BOREAS-A/ })).toContainText('not given');
    await table.getByRole('button', { name: 'Satellite' }).click();
    await expect(page).toHaveURL(/sort=satellite/);
    await expect(table.getByRole('row').nth(1)).toContainText('AURORA-2');
  });

  await test.step('R-27 what fails is said and asked for again', async () => {
    await openShell(page, '/ca/assets', { scenario: { failures: { listEphemerides: 503 } } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
