import { expect, test } from '@playwright/test';
import { SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell } from './open-shell.ts';

const ADMIN = { access: { payments: ['admin'] } };

test('A-16 the audit log is filtered, opened, exported and read by who may', async ({ page }) => {
  await test.step('A-16 the audit log is filtered by its address, opened line by line and exported', async () => {
    await openShell(page, '/audit');
    const table = page.getByRole('table', { name: 'Lines of the audit log' });
    await expect(page.getByText('200 of 260 lines')).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByText('260 of 260 lines')).toBeVisible();
    await page.getByRole('textbox', { name: 'User' }).fill('demo');
    await page.getByRole('textbox', { name: 'Action' }).fill('changed');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL('/audit?actor=demo&action=changed');
    await expect(page.getByText('18 of 18 lines')).toBeVisible();
    await table.getByRole('button').first().click();
    const line = page.getByRole('dialog', { name: 'Line of the log' });
    await expect(line).toContainText('Hard-body radius2.5 → 3.4');
    await expect(line).toContainText('satellite AURORA-1');
    await expect(line.getByRole('button', { name: 'Copy the id' })).toBeVisible();
    await page.keyboard.press('Escape');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^audit_\d{8}_\d{6}_Z\.csv$/);
    await expect(page.getByRole('combobox', { name: 'Organisation' })).toHaveCount(0);
  });

  await test.step('A-16 an empty log, filters that nothing matches and a failure each say so', async () => {
    await openShell(page, '/audit?actor=nobody');
    await expect(page.getByText('No line matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('200 of 260 lines')).toBeVisible();
    await changeScenario(page, { audit: 'none' });
    await page.reload();
    await expect(page.getByText('Nothing has been written into this log yet.')).toBeVisible();
    await changeScenario(page, { failures: { listAuditEntries: 503 } });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  await test.step('A-16 without any role there is no audit log and no calculation', async () => {
    await openShell(page, '/audit', { scenario: { access: {} } });
    await expect(page.getByText('Page not found')).toBeVisible();
    await page.goto('/sky');
    await expect(page.getByText('Page not found')).toBeVisible();
  });

  await test.step('A-16 an administrator reads the log of another organisation, and is in it', async () => {
    await openShell(page, '/audit', { scenario: ADMIN });
    await page.getByRole('combobox', { name: 'Organisation' }).fill('boreas');
    await page.getByRole('option', { name: /boreas/ }).click();
    await expect(page).toHaveURL('/audit?operator=boreas');
    await expect(page.getByText('You are looking at the log of boreas.')).toBeVisible();
    await expect(page.getByRole('table')).toContainText('looked-at');
    await page.setViewportSize(SIZES.phone);
    await expect(page.getByRole('button', { name: /looked-at/ }).first()).toBeVisible();
    await expect.poll(() => sidewaysPx(page)).toBe(0);
  });
});
