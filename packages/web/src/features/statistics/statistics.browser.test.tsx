import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, openPage, press, textFile } from '../../testing/test-page.ts';

const FLEET = '/ca/annual-collision-statistics/fleet';

test('R-19 the statistics of the fleet are reached from overview, assets and fleet, and lead back', async () => {
  for (const from of ['/ca/overview', '/ca/assets', '/ca/flight-rules']) {
    openPage(from);
    await page.getByRole('link', { name: 'Annual statistics of the fleet' }).click();
    await expectAddress(FLEET);
  }
  await page.getByRole('main').getByRole('link', { name: 'Fleet status' }).click();
  await expectAddress('/ca/assets');
});

test('R-28 the fleet in the place of a satellite has the crumb of the assets', async () => {
  openPage(FLEET);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect.element(crumbs.getByRole('link', { name: 'Fleet status' })).toHaveAttribute('href', '/ca/assets');
  await expect.element(crumbs).not.toHaveTextContent('Satellite');
});

test('R-19 a satellite leads to its statistics, and they to the satellite and the fleet', async () => {
  openPage('/ca/satellite/aurora-2');
  await page.getByRole('link', { name: 'Annual statistics' }).click();
  await expect.element(page.getByRole('list', { name: 'Annual figures' })).toHaveTextContent('Annual Pc by flux');
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('link', { name: 'Satellite', exact: true }))
    .toHaveAttribute('href', '/ca/satellite/aurora-2');
  await main.getByRole('link', { name: 'Fleet statistics' }).click();
  await expectAddress(FLEET);
  await expect
    .element(page.getByRole('list', { name: 'Excluded from the fleet:' }))
    .toHaveTextContent('BOREAS-A. Size unknown');
});

test('R-19 one slider of accepted probability moves what follows from it', async () => {
  openPage('/ca/annual-collision-statistics/aurora-2');
  const slider = page.getByRole('slider', { name: /Accepted Pc/ });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1.00e−04');
  const panel = page.getByRole('region', { name: 'Accepted probability' });
  const before = panel.element().textContent;
  await press(slider, 'ArrowRight');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1.33e−04');
  await expect.poll(() => panel.element().textContent).not.toBe(before);
});

test('R-19 rates by threshold of own messages, and of an archive that is sent, with what was asked', async () => {
  openPage(FLEET);
  const panel = page.getByRole('region', { name: 'Backtest of thresholds' });
  const table = panel.getByRole('table');
  await expect
    .element(panel)
    .toHaveTextContent('Your messages: messages / conjunctions / conjunctions with Pc at the decision');
  await expect.element(table.getByRole('row')).toHaveLength(5);
  await panel.getByText('Archive', { exact: true }).click();
  await panel.getByRole('button', { name: 'Compute rates' }).click();
  await expect.element(panel.getByText('Choose an archive.')).toBeVisible();
  await userEvent.upload(panel.getByCss('input[type="file"]'), textFile('old.csv', 'primary,secondary', 'text/csv'));
  await panel.getByRole('textbox', { name: 'Combined hard-body radius [m]' }).fill('4.5');
  await panel.getByRole('textbox', { name: 'Custom threshold' }).fill('2e-5');
  await panel.getByRole('textbox', { name: 'Start of consideration before TCA [d]' }).fill('0.2');
  await panel.getByRole('button', { name: 'Compute rates' }).click();
  await expect.element(panel.getByText('Enter at least the value of Decision before TCA.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Start of consideration before TCA [d]' }).fill('3');
  await panel.getByRole('button', { name: 'Compute rates' }).click();
  await expect.element(panel).toHaveTextContent('old.csv: messages');
  await expect.element(table.getByRole('row')).toHaveLength(6);
  await expect.element(table.getByRole('cell', { name: '2.00e−05' })).toBeVisible();
});

test('C10 a kind of covariances is decided on after a look at what that changes, and it is told which holds', async () => {
  openPage(FLEET);
  const rules = page.getByRole('region', { name: 'Covariance rules' });
  await expect.element(rules.getByRole('button', { name: 'Accept as calibrated' })).toHaveLength(1);
  await rules.getByRole('button', { name: 'Multiply σ by 2.05' }).click();
  const dialog = page.getByRole('dialog', { name: 'Effect of the rule' });
  await expect.element(dialog).toHaveTextContent('24 open conjunctions, 2 verdicts change.');
  await expect.element(dialog.getByRole('row')).toHaveLength(1 + 20);
  await expect.element(dialog).toHaveTextContent('The first 20 are listed.');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rules).toHaveTextContent('σ × 2.05, decided by ada');
  await expect.element(rules.getByRole('button', { name: 'Remove rule' })).toHaveLength(1);
});

test('R-19 without a catalogue, a size or any event it says so, and what fails can be asked for again', async () => {
  openPage(FLEET, { statistics: 'none' });
  await expect.element(page.getByText(/^No catalogue is loaded: flux and count need one\./)).toBeVisible();
  await expect.element(page.getByText('At least two conjunctions at different times are required')).toBeVisible();
  await expect.element(page.getByText('No conjunction with a closest approach in the last 365.25 days.')).toBeVisible();
});

test('R-19 statistics that last are seen to run, can be cancelled, and asked for again', async () => {
  openPage(FLEET, { held: ['getAnnualStatistics'] });
  const bar = page.getByRole('progressbar', { name: 'Computing statistics' });
  await expect.element(bar).toBeVisible();
  await page.getByRole('region', { name: 'Statistics' }).getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Computation cancelled. Finished parts remain stored.')).toBeVisible();
  await page.getByRole('button', { name: 'Compute' }).click();
  await expect.element(bar).toBeVisible();
});

test('R-19 statistics that do not come say so', async () => {
  openPage(FLEET, { failures: { getAnnualStatistics: 503 } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
