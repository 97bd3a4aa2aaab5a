import { expect, type Page, test } from '@playwright/test';
import { changeScenario, openShell } from './open-shell.ts';

const LIST = '/ca/conjunctions';
const footer = (page: Page) => page.getByRole('contentinfo').last();
const rows = (page: Page) =>
  page
    .getByRole('grid', { name: 'Conjunctions' })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });

/** Amber: the words stand beside the mark of caution. */
const caution = (page: Page, words: string | RegExp) =>
  footer(page)
    .locator('.status')
    .filter({ has: page.locator('.status-caution') })
    .filter({ hasText: words });

test('E-18 one missed beat is nothing, two are not up to date, in amber with the age, until one is heard again', async ({
  page,
}) => {
  await page.clock.install();
  await openShell(page, LIST);
  await expect(rows(page).first()).toBeVisible();
  await expect(footer(page)).toContainText('Up to date');
  await expect(footer(page)).toContainText('Live');
  await changeScenario(page, { isSilent: true });
  await page.clock.runFor(2_500);
  await expect(footer(page).getByText('Live', { exact: true })).toBeVisible();
  await expect(footer(page)).not.toContainText('Not up to date');
  await page.clock.runFor(2_500);
  await expect(caution(page, /^Not up to date: as of \d+\ss ago$/)).toBeVisible();
  await expect(caution(page, 'Not live, reconnecting')).toBeVisible();
  await expect(footer(page).getByText('Up to date', { exact: true })).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(caution(page, /^Not up to date: as of 1\smin.* ago$/)).toBeVisible();
  await changeScenario(page, { isSilent: false });
  await page.clock.runFor(31_000);
  await expect(footer(page).getByText('Live', { exact: true })).toBeVisible();
  await expect(footer(page).getByText('Up to date', { exact: true })).toBeVisible();
});

test('E-18 what comes beside the list and cannot be fetched takes nothing away', async ({ page }) => {
  const parts = ['NextCritical', 'TcaTimeline'];
  await page.route(/\/assets\/(NextCritical|TcaTimeline)[^/]*\.js/, (route) => route.abort());
  const missed = parts.map((part) => page.waitForEvent('requestfailed', (request) => request.url().includes(part)));
  await openShell(page, LIST);
  await Promise.all(missed);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await rows(page).first().click();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
});

test('E-18 a field whose part could not be fetched fetches it when somebody reaches for it', async ({ page }) => {
  let isAway = true;
  await page.route(/\/assets\/NumberInput[^/]*\.js/, (route) => (isAway ? route.abort() : route.continue()));
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('NumberInput'));
  await openShell(page, '/ca/conjunction/aurora-1/C48210');
  await missed;
  await page.getByRole('link', { name: 'Operator contacts' }).click();
  await page.getByRole('button', { name: 'Create answer form' }).click();
  const hours = page
    .getByRole('dialog')
    .getByLabel(/^Open for/)
    .first();
  await expect(hours).toBeVisible();
  isAway = false;
  await hours.click();
  await expect(hours).toBeEditable();
});

test('E-18 without a connection what was read stays on show, with its age in amber', async ({ page, context }) => {
  await page.clock.install();
  await openShell(page, LIST);
  await expect(rows(page).first()).toBeVisible();
  await expect(footer(page).getByText('Up to date', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await changeScenario(page, { isSilent: true });
  await page.clock.runFor(5_000);
  await expect(caution(page, 'Not live, reconnecting')).toBeVisible();
  await page.clock.runFor(90_000);
  await expect(caution(page, /^Not up to date: as of 1\smin.* ago$/)).toBeVisible();
  await expect(footer(page).getByText(/^(Live|Up to date)$/)).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
});

test('S-01 somebody without a role is told that nothing comes live, and the browser does not ask again', async ({
  page,
}) => {
  await page.clock.install();
  await openShell(page, '/account', { scenario: { access: {}, failures: { '/api/v1/events': 403 } } });
  await expect(footer(page)).toContainText('Not live: your roles receive no updates');
  await changeScenario(page, { failures: {} });
  await page.clock.runFor(120_000);
  await expect(footer(page)).toContainText('Not live: your roles receive no updates');
  await page.reload();
  await expect(footer(page).getByText('Live', { exact: true })).toBeVisible();
});
