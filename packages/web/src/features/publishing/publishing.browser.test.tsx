import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, SIZES, sidewaysPx } from '../../testing/test-page.ts';

const ADMIN = { access: { 'collision-avoidance': ['admin', 'user'] } };

test('26.6 publications are listed with their state', async () => {
  openPage('/publishing', ADMIN);
  const table = page.getByRole('table', { name: 'Publications' });
  await expect.element(table.getByRole('row', { name: /TraCSS.*Not sent yet/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /Starlink.*Arrival unknown/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /TraCSS.*Accepted/ })).toBeVisible();
});

test('26.6 nothing leaves before it is confirmed; then the reply is shown and noted', async () => {
  openPage('/publishing', ADMIN);
  await page.getByRole('row', { name: /Not sent yet/ }).click();
  const sheet = page.getByRole('dialog', { name: 'To TraCSS' });
  await expect.element(sheet).toHaveTextContent('Not sent yet. Check the files, then send them.');
  await expect.element(sheet).toHaveTextContent('SHA-256');
  await sheet.getByRole('button', { name: 'Send to TraCSS' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Record reply' })).toBeVisible();
  await expect.element(sheet.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Record reply' }).click();
  await sheet.getByRole('textbox', { name: 'Reply of the recipient' }).fill('2 conjunctions, none above 1e-5');
  await sheet.getByRole('button', { name: 'Save reply' }).click();
  await expect.element(sheet.getByText('Screened by the recipient').first()).toBeVisible();
  await expect.element(sheet).toHaveTextContent('2 conjunctions, none above 1e-5');
  await sheet.getByRole('button', { name: 'Close' }).click();
});

test('26.6 a file whose arrival is not known has an instruction before it is sent again', async () => {
  openPage('/publishing', ADMIN);
  await page.getByRole('row', { name: /Arrival unknown/ }).click();
  const sheet = page.getByRole('dialog', { name: 'To Starlink' });
  await expect.element(sheet).toHaveTextContent('Check with the recipient whether the file arrived');
  await expect.element(sheet.getByRole('button', { name: 'Send unaccepted files again' })).toBeVisible();
  await page.viewport(...SIZES.phone);
  await expect.poll(sidewaysPx).toBe(0);
  await page.viewport(...SIZES.wide);
  await sheet.getByRole('button', { name: 'Close' }).click();
});

test('26.6 a recipient is added with what its kind needs, changed and removed', async () => {
  openPage('/publishing', ADMIN);
  await page.getByRole('button', { name: 'Add recipient' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add recipient' });
  await sheet.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Starlink Space Safety' }).click();
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Second');
  await sheet.getByRole('button', { name: 'Add recipient' }).click();
  await expect.element(sheet.getByText('Enter the credentials: this recipient requires them.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Certificate and key' }).fill('-----BEGIN CERTIFICATE-----');
  await sheet.getByRole('textbox', { name: 'Names of your satellites at the recipient' }).fill('forty one');
  await expect.element(sheet.getByText(/Enter a catalogue number, a space and a name/)).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Names of your satellites at the recipient' }).fill('40001 0e6b3f0e');
  await sheet.getByRole('button', { name: 'Add recipient' }).click();
  const recipients = page.getByRole('table', { name: 'Recipients' });
  await expect
    .element(recipients.getByRole('row', { name: /^Starlink/ }))
    .toHaveTextContent(/certificate expires 20\d\d-\d\d-\d\d/);
  await expect.element(recipients.getByRole('row', { name: /Second/ })).toBeVisible();
  await recipients.getByRole('button', { name: 'Edit TraCSS' }).click();
  const edit = page.getByRole('dialog', { name: 'Recipient TraCSS' });
  await edit.getByRole('textbox', { name: 'Account' }).fill('other');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.element(edit.getByText('Enter the credentials: this recipient requires them.')).toBeVisible();
  await edit.getByLabelText('Password').fill('correct horse');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.element(recipients.getByRole('row', { name: /TraCSS.*other/ })).toBeVisible();
  await recipients.getByRole('button', { name: 'Remove Second' }).click();
  await page.getByRole('dialog', { name: 'Remove the recipient?' }).getByRole('button', { name: 'Remove' }).click();
  await expect.element(recipients).not.toHaveTextContent('Second');
});

test('26.6 A plan is sent from the export of its event, as a ranked set', async () => {
  openPage('/ca/manoeuvre/aurora-2/C48210', ADMIN);
  await page.getByRole('button', { name: 'Save plan' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Share ephemerides with other operators' });
  await panel.getByRole('button', { name: 'Send orbits' }).click();
  const form = page.getByRole('dialog', { name: 'Send orbits' });
  const plans = form.getByRole('checkbox');
  await expect.element(plans.first()).toBeChecked();
  await form.getByText('Also the orbit without a burn').click();
  await form.getByRole('textbox', { name: 'Reason' }).fill('Have both screened');
  await form.getByRole('button', { name: 'Prepare files' }).click();
  const sheet = page.getByRole('dialog', { name: /^To / });
  await expect.element(sheet).toHaveTextContent('Not sent yet. Check the files, then send them.');
  await expect.element(sheet).toHaveTextContent('Have both screened');
});

test('26.6 the orbit in force is sent without a plan', async () => {
  openPage('/publishing', ADMIN);
  await page.getByRole('button', { name: 'Send orbit' }).click();
  const form = page.getByRole('dialog', { name: 'Send orbits' });
  await form.getByRole('button', { name: 'Prepare files' }).click();
  await expect.element(form.getByText('Select a satellite.')).toBeVisible();
});

test('26.6 without publications and recipients the page says so', async () => {
  openPage('/publishing', { ...ADMIN, publications: 'none' });
  await expect.element(page.getByText(/^No publications yet/)).toBeVisible();
  await expect.element(page.getByText('No recipients yet.', { exact: true })).toBeVisible();
});

test('26.6 publications that cannot be loaded can be tried again', async () => {
  openPage('/publishing', { ...ADMIN, failures: { listPublications: 503 } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('26.6 a user without the role of an administrator adds no recipient', async () => {
  openPage('/publishing', { access: { 'collision-avoidance': ['user'] } });
  await expect.element(page.getByRole('table', { name: 'Recipients' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add recipient' })).not.toBeInTheDocument();
});

test('26.6 without any role the page of publications is not found', async () => {
  openPage('/publishing', { access: {} });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
