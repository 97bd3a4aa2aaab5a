import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeScenario } from '../../../mock-api/scenario.ts';
import { expectAddress, openPage, reopenPage, SIZES, savedFiles, sidewaysPx } from '../../testing/test-page.ts';

test('A-16 the audit log is filtered by its address and opened line by line', async () => {
  openPage('/audit');
  const table = page.getByRole('table', { name: 'Entries of the audit log' });
  await expect.element(page.getByText('200 of 260 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByText('260 of 260 entries')).toBeVisible();
  await page.getByRole('textbox', { name: 'User' }).fill('demo');
  await page.getByRole('textbox', { name: 'Action' }).fill('changed');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expectAddress('/audit?actor=demo&action=changed');
  await expect.element(page.getByText('18 of 18 entries')).toBeVisible();
  await table.getByRole('button').first().click();
  const line = page.getByRole('dialog', { name: 'Log entry' });
  await expect.element(line).toHaveTextContent('Hard-body radius2.5 → 3.4');
  await expect.element(line).toHaveTextContent('satellite AURORA-1');
  await expect.element(line.getByRole('button', { name: 'Copy id' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(line).not.toBeInTheDocument();
  const [file] = await savedFiles(() => page.getByRole('button', { name: 'Export CSV' }).click());
  expect(file).toMatch(/^audit_\d{8}_\d{6}_Z\.csv$/);
  await expect.element(page.getByRole('combobox', { name: 'Organisation' })).not.toBeInTheDocument();
});

test('A-16 an empty audit log, filters without a match and a failure each say so', async () => {
  openPage('/audit?actor=nobody');
  await expect.element(page.getByText('No entry matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('200 of 260 entries')).toBeVisible();
  changeScenario({ audit: 'none' });
  reopenPage();
  await expect.element(page.getByText('No entries yet.')).toBeVisible();
  changeScenario({ failures: { listAuditEntries: 503 } });
  reopenPage();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each(['/audit', '/sky'])('A-16 without any role %s is not found', async (path) => {
  openPage(path, { access: {} });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('A-16 an administrator reads the audit log of another organisation, which records it', async () => {
  openPage('/audit', { access: { payments: ['admin'] } });
  await page.getByRole('combobox', { name: 'Organisation' }).fill('boreas');
  await page.getByRole('option', { name: /boreas/ }).click();
  await expectAddress('/audit?operator=boreas');
  await expect.element(page.getByText('You are viewing the log of boreas.')).toBeVisible();
  await expect.element(page.getByRole('table')).toHaveTextContent('viewed');
  await page.viewport(...SIZES.phone);
  await expect.element(page.getByRole('button', { name: /viewed/ }).first()).toBeVisible();
  await expect.poll(sidewaysPx).toBe(0);
});
