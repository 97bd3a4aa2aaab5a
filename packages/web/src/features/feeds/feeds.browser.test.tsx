import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, openPage, reopenPage, SIZES, sidewaysPx } from '../../testing/test-page.ts';

const ADMIN = { access: { 'collision-avoidance': ['admin'] } };

test('a feed is listed, added, tried, changed, stopped and removed', async () => {
  openPage('/feeds', ADMIN);
  const table = page.getByRole('table', { name: 'Feeds' });
  await expect.element(table.getByRole('row', { name: /CelesTrak.*Good.*Loaded/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /Space weather.*Failing.*Failed/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /Space-Track.*Off.*never.*not scheduled/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Catalogue in use' })).toHaveTextContent('Objects');

  await page.getByRole('button', { name: 'Add feed' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add feed' });
  await expect.element(sheet.getByRole('textbox', { name: 'Data sets' })).toHaveValue('active');
  await sheet.getByRole('button', { name: 'Publisher' }).click();
  await page.getByRole('option', { name: 'Space-Track, element sets' }).click();
  await expect.element(sheet.getByRole('textbox', { name: 'Data sets' })).not.toBeInTheDocument();
  await expect.element(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Space-Track');
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Second account');
  await sheet.getByRole('button', { name: 'Add feed' }).click();
  await expect.element(sheet.getByText('Enter the account: this publisher requires one.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Account' }).fill('ops@example.org');
  await sheet.getByLabelText('Password').fill('correct horse');
  await sheet.getByRole('button', { name: 'Add feed' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Second account');
  await expect.element(page.getByText('No runs yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Test feed' }).click();
  await expect.element(page.getByRole('progressbar', { name: 'Run of the feed' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Run now' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Stop run' }).click();
  await expect.element(page.getByRole('button', { name: 'Run now' })).toBeVisible();

  const form = page.getByRole('form', { name: 'Settings of the feed' });
  await form.getByRole('textbox', { name: 'Account' }).fill('other@example.org');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText('Enter the password of the account.')).toBeVisible();
  await form.getByRole('button', { name: 'Discard' }).click();
  await form.getByText('Run on schedule').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();

  reopenPage('/feeds/fed-2');
  await expect.element(page.getByRole('region', { name: 'Status' })).toHaveTextContent('The publisher returned 503.');
  await page.viewport(...SIZES.phone);
  await expect.poll(sidewaysPx).toBe(0);
  await page.viewport(...SIZES.wide);
  await page.getByRole('button', { name: 'Remove feed' }).click();
  await page.getByRole('dialog', { name: 'Remove the feed?' }).getByRole('button', { name: 'Remove' }).click();
  await expectAddress('/feeds');
  await expect.element(page.getByRole('table', { name: 'Feeds' })).not.toHaveTextContent('Space weather');
});

test('refused files of a feed are listed with reason and time; a feed without any has no such panel', async () => {
  openPage('/feeds/fed-4');
  await expect
    .element(
      page.getByRole('table', { name: 'Rejected files' }).getByRole('row', { name: /orbit\.cdm.*larger than 64 MB/ }),
    )
    .toBeVisible();
  reopenPage('/feeds/fed-1');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('CelesTrak');
  await expect.element(page.getByRole('table', { name: 'Rejected files' })).not.toBeInTheDocument();
});

test('the page without feeds says that nothing arrives by itself', async () => {
  openPage('/feeds', { ...ADMIN, feeds: 'none' });
  await expect.element(page.getByText(/^No feeds yet\. Without a feed the catalogue/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add feed' })).toHaveLength(1);
});

test('the page of feeds without a catalogue raises no failure', async () => {
  openPage('/feeds', { reason: 'NO_CATALOGUE', failures: { getCatalogue: 404 } });
  await expect
    .element(page.getByRole('region', { name: 'Catalogue in use' }))
    .toHaveTextContent('No catalogue is loaded');
  await expect.element(page.getByRole('contentinfo').last().getByText('Up to date', { exact: true })).toBeVisible();
  expect(page.getByRole('region', { name: 'Notifications' }).getByCss('.toast').elements()).toEqual([]);
});

test('feeds that cannot be loaded can be tried again', async () => {
  openPage('/feeds', { failures: { listFeeds: 503 } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an unknown feed is not found', async () => {
  openPage('/feeds/nobody');
  await expect.element(page.getByText('This feed does not exist.')).toBeVisible();
});

test('a user without the role of an administrator reads a feed and changes nothing', async () => {
  openPage('/feeds/fed-1');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('CelesTrak');
  await expect.element(page.getByRole('region', { name: 'Settings' })).toHaveTextContent('https://celestrak.org');
  await expect.element(page.getByRole('button', { name: 'Run now' })).not.toBeInTheDocument();
});

test('an administrator of another organisation adds what is for the organisation alone, and changes no common feed', async () => {
  openPage('/feeds', { ...ADMIN, runsInstallation: false, keptBack: 'some' });
  await expect.element(page.getByText(/accept or discard this catalogue/)).toBeVisible();
  await page.getByRole('button', { name: 'Add feed' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add feed' });
  await sheet.getByRole('button', { name: 'Publisher' }).click();
  await expect.element(page.getByRole('option', { name: 'Space-Track, CDMs' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Space-Track, element sets' })).not.toBeInTheDocument();
  reopenPage('/feeds/fed-1');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('CelesTrak');
  await expect.element(page.getByRole('button', { name: 'Run now' })).not.toBeInTheDocument();
});

test('a catalogue that is kept back is put in use by the installation\u2019s operator', async () => {
  openPage('/feeds', { ...ADMIN, keptBack: 'some' });
  const panel = page.getByRole('region', { name: 'Catalogue in use' });
  await expect.element(panel).toHaveTextContent(/29960 of the 30000 objects in use would leave the catalogue/);
  await panel.getByRole('button', { name: 'Accept catalogue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept catalogue' }).click();
  await expect.element(panel).not.toHaveTextContent('would leave the catalogue');
});

test('without any role the page of feeds is not found', async () => {
  openPage('/feeds', { access: {} });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
