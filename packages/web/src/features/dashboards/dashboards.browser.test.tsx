import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, openPage, press } from '../../testing/test-page.ts';

test('R-27 the overview begins with what needs a decision, the nearest deadline first, and says what to do', async () => {
  openPage('/ca/overview');
  const table = page.getByRole('table', { name: 'Needs a decision' });
  await expect.element(table).toBeVisible();
  const rows = table.getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent(/Act|Watch|No conclusion/);
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(
      /Plan a manoeuvre\.|Wait for the next message\.|Decide with what is known\.|Get data before deciding\./,
    );
  const lanes = page.getByRole('region', { name: 'By time to the decision deadline' });
  await expect.element(lanes.getByRole('heading', { name: /Within 24 h/ })).toBeVisible();
  const first = rows.nth(1).getByRole('link').element().textContent;
  expect(lanes.getByRole('link').first().element().textContent).toBe(first);
});

test('R-27 the fleet of the next seven days is walked with the arrows and opened with Enter', async () => {
  openPage('/ca/overview');
  const fleet = page.getByRole('application', { name: /^Fleet, next seven days/ });
  await press(fleet, 'ArrowRight');
  await expect.element(page.getByCss('.chart-card-title')).toHaveTextContent('×');
  await userEvent.keyboard('{Enter}');
  await expectAddress(/\/ca\/conjunction\//);
});

test('R-27 the fleet shows burns by whether they are approved, contacts, and of whom none are known', async () => {
  openPage('/ca/overview');
  const fleet = page.getByRole('region', { name: 'Fleet' });
  for (const kind of ['burn, not approved', 'contact'])
    await expect.element(fleet.getByText(kind, { exact: true })).toBeVisible();
  await expect.element(fleet.getByText(/No contacts of BOREAS-A/)).toBeVisible();
  await fleet.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  await expect
    .element(fleet.getByRole('row', { name: /AURORA-2 Manoeuvre against IRIDIUM 33 DEB, approved/ }))
    .toBeVisible();
  await expect.element(fleet.getByRole('row', { name: /IRIDIUM 33 DEB, proposed/ })).toBeVisible();
  await expect.element(fleet.getByRole('row', { name: /abandoned/ })).not.toBeInTheDocument();
  await expect.element(fleet.getByRole('row', { name: /Contact over Svalbard/ }).first()).toBeVisible();
});

test('R-27 contacts that cannot be loaded are said to be missing, and the approaches stay', async () => {
  openPage('/ca/overview', { failures: { listContacts: 503 } });
  const fleet = page.getByRole('region', { name: 'Fleet' });
  await expect
    .element(fleet.getByRole('alert'))
    .toHaveTextContent('Not shown because they could not be loaded: contacts.');
  await expect.element(fleet.getByRole('application', { name: /^Fleet/ })).toBeVisible();
});

test('R-27 a decision opens its event, and the navigation leads back', async () => {
  openPage('/ca/overview');
  const table = page.getByRole('table', { name: 'Needs a decision' });
  await table.getByRole('link').first().click();
  await expectAddress(/\/ca\/conjunction\//);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('R-27 without upcoming conjunctions the overview says why, and still shows the fleet', async () => {
  openPage('/ca/overview', { conjunctions: 'none' });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Needs a decision' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('application', { name: /^Fleet/ })).toBeVisible();
});

test('R-27 the assets show each satellite with its worst event, its orbit and its tanks', async () => {
  openPage('/ca/assets');
  const table = page.getByRole('table', { name: 'Satellites' });
  const aurora = table.getByRole('row', { name: /AURORA-2/ });
  await expect.element(aurora).toHaveTextContent('14.2');
  await expect
    .element(aurora.getByRole('link', { name: 'Satellite: AURORA-2' }))
    .toHaveAttribute('href', '/ca/satellite/aurora-2');
  await expect
    .element(aurora.getByRole('link', { name: 'Statistics: AURORA-2' }))
    .toHaveAttribute('href', '/ca/annual-collision-statistics/aurora-2');
  await expect.element(table.getByRole('row', { name: /BOREAS-A/ })).toHaveTextContent('not given');
  await table.getByRole('button', { name: 'Satellite' }).click();
  await expectAddress(/sort=satellite/);
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('AURORA-2');
});

test('R-27 what fails is said and asked for again', async () => {
  openPage('/ca/assets', { failures: { listEphemerides: 503 } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
