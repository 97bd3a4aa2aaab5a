import { expect, test } from '@playwright/test';
import { openShell, walkTo } from './open-shell.ts';

const FLEET = '/ca/annual-collision-statistics/fleet';

test('R-19 R-28 statistics are reached, lead on, move with what is accepted, and say what is missing', async ({
  page,
}) => {
  await test.step('R-19 the statistics of the fleet are reached from overview, assets and fleet, and lead back', async () => {
    await openShell(page, '/tnc');
    for (const from of ['/ca/overview', '/ca/assets', '/ca/flight-rules']) {
      await walkTo(page, from);
      await page.getByRole('link', { name: 'Annual statistics of the fleet' }).click();
      await expect(page).toHaveURL(FLEET);
    }
    await page.getByRole('main').getByRole('link', { name: 'Assets' }).click();
    await expect(page).toHaveURL('/ca/assets');
  });

  await test.step('R-28 the fleet in the place of a satellite has the crumb of the assets', async () => {
    await walkTo(page, FLEET);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '/ca/assets');
    await expect(crumbs).not.toContainText('Satellite');
  });

  await test.step('R-19 a satellite leads to its statistics, and they to the satellite and the fleet', async () => {
    await walkTo(page, '/ca/satellite/aurora-2');
    await page.getByRole('link', { name: 'Annual statistics' }).click();
    await expect(page.getByRole('list', { name: 'Figures of a year' })).toContainText('Collision in a year, flux');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Satellite', exact: true })).toHaveAttribute(
      'href',
      '/ca/satellite/aurora-2',
    );
    await main.getByRole('link', { name: 'Fleet statistics' }).click();
    await expect(page).toHaveURL(FLEET);
    await expect(page.getByRole('list', { name: 'Left out of the fleet:' })).toContainText(
      'BOREAS-A. Its size is not known',
    );
  });

  await test.step('R-19 one slider of accepted probability moves what follows from it', async () => {
    await walkTo(page, '/ca/annual-collision-statistics/aurora-2');
    const slider = page.getByRole('slider', { name: /Accepted Pc/ });
    await expect(slider).toHaveAttribute('aria-valuetext', '1.00e−04');
    const panel = page.getByRole('region', { name: 'Accepted probability' });
    const before = await panel.textContent();
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '1.33e−04');
    expect(await panel.textContent()).not.toBe(before);
  });

  await test.step('R-19 rates by threshold of own messages, and of an archive that is sent, with what was asked', async () => {
    await walkTo(page, FLEET);
    const panel = page.getByRole('region', { name: 'What a threshold would have meant' });
    const table = panel.getByRole('table');
    await expect(panel).toContainText('Your own messages: messages / events / with a probability at the decision');
    await expect(table.getByRole('row')).toHaveCount(5);
    await panel.getByText('An archive', { exact: true }).click();
    await panel.getByRole('button', { name: 'Compute rates' }).click();
    await expect(panel.getByText('Choose the archive first.')).toBeVisible();
    const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from('primary,secondary') };
    await panel.locator('input[type="file"]').setInputFiles(file);
    await panel.getByRole('textbox', { name: 'Combined hard-body radius [m]' }).fill('4.5');
    await panel.getByRole('textbox', { name: 'A threshold of yours' }).fill('2e-5');
    await panel.getByRole('textbox', { name: 'Considered from before TCA [d]' }).fill('0.2');
    await panel.getByRole('button', { name: 'Compute rates' }).click();
    await expect(panel.getByText('At least as many as decided.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Considered from before TCA [d]' }).fill('3');
    await panel.getByRole('button', { name: 'Compute rates' }).click();
    await expect(panel).toContainText('old.csv: messages');
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('cell', { name: '2.00e−05' })).toBeVisible();
  });

  await test.step('C10 a kind of covariances is decided on after a look at what that changes, and it is told which holds', async () => {
    await walkTo(page, FLEET);
    const rules = page.getByRole('region', { name: 'What you decide of them' });
    await expect(rules.getByRole('button', { name: 'Accept as calibrated' })).toHaveCount(1);
    await rules.getByRole('button', { name: 'Multiply σ by 2.05' }).click();
    const dialog = page.getByRole('dialog', { name: 'What it would change' });
    await expect(dialog).toContainText('24 open events, 2 verdicts change.');
    await expect(dialog.getByRole('row')).toHaveCount(1 + 20);
    await expect(dialog).toContainText('The first 20 are shown.');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rules).toContainText('σ counts × 2.05, decided by ada');
    await expect(rules.getByRole('button', { name: 'Take back' })).toHaveCount(1);
  });

  await test.step('R-19 without a catalogue, a size or any event it says so, and what fails can be asked for again', async () => {
    await openShell(page, FLEET, { scenario: { statistics: 'none' } });
    await expect(page.getByText(/^No catalogue is loaded: flux and count need one\./)).toBeVisible();
    await expect(page.getByText('no two events at different times')).toBeVisible();
    await expect(page.getByText('No event with a closest approach in the last 365.25 days.')).toBeVisible();
  });

  await test.step('R-19 statistics that last are seen to run, can be cancelled, and asked for again', async () => {
    await openShell(page, FLEET, { scenario: { held: ['getAnnualStatistics'] } });
    const bar = page.getByRole('progressbar', { name: 'Statistics are computed' });
    await expect(bar).toBeVisible();
    await page.getByRole('region', { name: 'Statistics' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Computing was cancelled. What was computed is kept.')).toBeVisible();
    await page.getByRole('button', { name: 'Compute' }).click();
    await expect(bar).toBeVisible();
  });

  await test.step('R-19 statistics that do not come say so', async () => {
    await openShell(page, FLEET, { scenario: { failures: { getAnnualStatistics: 503 } } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
