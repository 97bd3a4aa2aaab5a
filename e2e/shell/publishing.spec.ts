import { expect, test } from '@playwright/test';
import { SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell } from './open-shell.ts';

const ADMIN = { access: { 'collision-avoidance': ['admin', 'user'] } };

test('26.6 What goes out is looked at, confirmed, sent, and what came back is noted', async ({ page }) => {
  await test.step('what went out and what waits, each with its state', async () => {
    await openShell(page, '/publishing', { scenario: ADMIN });
    const table = page.getByRole('table', { name: 'What went out' });
    await expect(table.getByRole('row', { name: /TraCSS.*Not sent yet/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Starlink.*Arrival not known/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /TraCSS.*Accepted/ })).toBeVisible();
  });

  await test.step('nothing leaves before it is confirmed; then the answer stands there', async () => {
    await page.getByRole('row', { name: /Not sent yet/ }).click();
    const sheet = page.getByRole('dialog', { name: 'To TraCSS' });
    await expect(sheet).toContainText('Nothing has left.');
    await expect(sheet).toContainText('SHA-256');
    await sheet.getByRole('button', { name: 'Send to TraCSS' }).click();
    await expect(sheet.getByRole('button', { name: 'Note what came back' })).toBeVisible();
    await expect(sheet.getByText('Accepted').first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Note what came back' }).click();
    await sheet.getByRole('textbox', { name: 'What came back' }).fill('2 conjunctions, none above 1e-5');
    await sheet.getByRole('button', { name: 'Note it' }).click();
    await expect(sheet.getByText('Screened by the recipient').first()).toBeVisible();
    await expect(sheet).toContainText('2 conjunctions, none above 1e-5');
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a file whose arrival is not known says what to do before it is sent once more', async () => {
    await page.getByRole('row', { name: /Arrival not known/ }).click();
    const sheet = page.getByRole('dialog', { name: 'To Starlink' });
    await expect(sheet).toContainText('Look at the recipient whether it arrived');
    await expect(sheet.getByRole('button', { name: 'Send once more what did not get through' })).toBeVisible();
    await page.setViewportSize(SIZES.phone);
    await expect.poll(() => sidewaysPx(page)).toBe(0);
    await page.setViewportSize(SIZES.wide);
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a recipient is added with what its kind needs, changed and removed', async () => {
    await page.getByRole('button', { name: 'Add a recipient' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add a recipient' });
    await sheet.getByRole('button', { name: 'Kind' }).click();
    await page.getByRole('option', { name: 'Starlink Space Safety' }).click();
    await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Second');
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(sheet.getByText('This recipient needs a proof of who sends.')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Certificate and key' }).fill('-----BEGIN CERTIFICATE-----');
    await sheet.getByRole('textbox', { name: 'What it calls your satellites' }).fill('forty one');
    await expect(sheet.getByText(/Write a catalogue number, a space and a name/)).toBeVisible();
    await sheet.getByRole('textbox', { name: 'What it calls your satellites' }).fill('40001 0e6b3f0e');
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    const recipients = page.getByRole('table', { name: 'Recipients' });
    await expect(recipients.getByRole('row', { name: /^Starlink/ })).toContainText(/certificate ends 20\d\d-\d\d-\d\d/);
    await expect(recipients.getByRole('row', { name: /Second/ })).toBeVisible();
    await recipients.getByRole('button', { name: 'Edit TraCSS' }).click();
    const edit = page.getByRole('dialog', { name: 'Recipient TraCSS' });
    await edit.getByRole('textbox', { name: 'Account' }).fill('other');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByText('This recipient needs a proof of who sends.')).toBeVisible();
    await edit.getByLabel('Password').fill('correct horse');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(recipients.getByRole('row', { name: /TraCSS.*other/ })).toBeVisible();
    await recipients.getByRole('button', { name: 'Remove Second' }).click();
    await page.getByRole('dialog', { name: 'Remove the recipient?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(recipients).not.toContainText('Second');
  });
});

test('26.6 A plan is sent from the export of its event, as a ranked set', async ({ page }) => {
  await openShell(page, '/ca/manoeuvre/aurora-2/C48210', { scenario: ADMIN });
  await page.getByRole('button', { name: 'Save plan' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Sent to others' });
  await panel.getByRole('button', { name: 'Send to others' }).click();
  const form = page.getByRole('dialog', { name: 'Send orbits to others' });
  const plans = form.getByRole('checkbox');
  await expect(plans.first()).toBeChecked();
  await form.getByText('Also the orbit without a burn').click();
  await form.getByRole('textbox', { name: 'Why' }).fill('Have both screened');
  await form.getByRole('button', { name: 'Write the files' }).click();
  const sheet = page.getByRole('dialog', { name: /^To / });
  await expect(sheet).toContainText('Nothing has left.');
  await expect(sheet).toContainText('Have both screened');
  // The orbit in force goes out without any plan.
  await openShell(page, '/publishing', { scenario: ADMIN });
  await page.getByRole('button', { name: 'Send an orbit' }).click();
  await form.getByRole('button', { name: 'Write the files' }).click();
  await expect(form.getByText('Choose a satellite.')).toBeVisible();
});

test('26.6 Nothing went out, nobody to send to, failing, and who may only look', async ({ page }) => {
  await openShell(page, '/publishing', { scenario: { ...ADMIN, publications: 'none' } });
  await expect(page.getByText(/^Nothing went out yet/)).toBeVisible();
  await expect(page.getByText('There is nobody to send to yet.', { exact: true })).toBeVisible();
  await changeScenario(page, { publications: 'usual', failures: { listPublications: 503 } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await openShell(page, '/publishing', { scenario: { access: { 'collision-avoidance': ['user'] } } });
  await expect(page.getByRole('table', { name: 'Recipients' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a recipient' })).toHaveCount(0);
  await openShell(page, '/publishing', { scenario: { access: {} } });
  await expect(page.getByText('Page not found')).toBeVisible();
});
