import { expect, test } from '@playwright/test';
import { SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell } from './open-shell.ts';

const ADMIN = { access: { 'collision-avoidance': ['admin'] } };

test('Feeds are seen, added, tried, changed, stopped and removed', async ({ page }) => {
  await test.step('how each stands, and what the catalogue is made of', async () => {
    await openShell(page, '/feeds', { scenario: ADMIN });
    const table = page.getByRole('table', { name: 'Feeds' });
    await expect(table.getByRole('row', { name: /CelesTrak.*Good.*Taken/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Space weather.*Failing.*Failed/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Space-Track.*Off.*never.*not asked/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Catalogue in use' })).toContainText('Objects');
  });

  await test.step('a new one says what is missing, begins as its kind usually is, and is opened', async () => {
    await page.getByRole('button', { name: 'Add a feed' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add a feed' });
    await expect(sheet.getByRole('textbox', { name: 'What is asked for' })).toHaveValue('active');
    await sheet.getByRole('button', { name: 'Publisher' }).click();
    await page.getByRole('option', { name: 'Space-Track, element sets' }).click();
    await expect(sheet.getByRole('textbox', { name: 'What is asked for' })).toHaveCount(0);
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Space-Track');
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Second account');
    await sheet.getByRole('button', { name: 'Add' }).click();
    await expect(sheet.getByText('This publisher needs an account.')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Account' }).fill('ops@example.org');
    await sheet.getByLabel('Password').fill('correct horse');
    await sheet.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second account');
    await expect(page.getByText('It has not been asked yet.')).toBeVisible();
  });

  await test.step('a trial is underway until it is stopped', async () => {
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByRole('progressbar', { name: 'Turn of the feed' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask now' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('button', { name: 'Ask now' })).toBeVisible();
  });

  await test.step('its settings are changed; the kept password is for its account', async () => {
    const form = page.getByRole('form', { name: 'Settings of the feed' });
    await form.getByRole('textbox', { name: 'Account' }).fill('other@example.org');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('This publisher needs the password of the account.')).toBeVisible();
    await form.getByRole('button', { name: 'Discard' }).click();
    await form.getByText('Asked by the clock').click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });

  await test.step('why it fails stands where it is looked for, and it can be removed', async () => {
    await page.goto('/feeds/fed-2');
    await expect(page.getByRole('region', { name: 'How it stands' })).toContainText('The publisher answered with 503.');
    await page.setViewportSize(SIZES.phone);
    await expect.poll(() => sidewaysPx(page)).toBe(0);
    await page.setViewportSize(SIZES.wide);
    await page.getByRole('button', { name: 'Remove the feed' }).click();
    await page.getByRole('dialog', { name: 'Remove the feed?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL('/feeds');
    await expect(page.getByRole('table', { name: 'Feeds' })).not.toContainText('Space weather');
  });
});

test('Feeds: nothing, failing, gone, and who may only look', async ({ page }) => {
  await openShell(page, '/feeds', { scenario: { ...ADMIN, feeds: 'none' } });
  await expect(page.getByText(/^Nothing comes in by itself yet: the catalogue is as old/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a feed' })).toHaveCount(1);
  await openShell(page, '/feeds', { scenario: { reason: 'NO_CATALOGUE', failures: { getCatalogue: 404 } } });
  await expect(page.getByRole('region', { name: 'Catalogue in use' })).toContainText('No catalogue is loaded');
  // That there is none is no failure.
  await expect(page.getByRole('contentinfo').last().getByText('Up to date', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' }).locator('.toast')).toHaveCount(0);
  await changeScenario(page, { feeds: 'usual', failures: { listFeeds: 503 } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await openShell(page, '/feeds/nobody');
  await expect(page.getByText('There is no such feed.')).toBeVisible();
  await openShell(page, '/feeds/fed-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CelesTrak');
  await expect(page.getByRole('button', { name: 'Ask now' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Settings' })).toContainText('https://celestrak.org');
  await openShell(page, '/feeds', { scenario: { access: {} } });
  await expect(page.getByText('Page not found')).toBeVisible();
});
