import { expect, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

test('without a connection what was read remains, and what was not says so until the connection is back', async ({
  page,
  context,
}) => {
  await openShell(page, '/odt/observation/REQ-2611-0003');
  await expect(page.getByRole('table', { name: 'Association' })).toContainText('ENVISAT');
  await context.setOffline(true);
  await page.getByRole('link', { name: /^TEI-07_/ }).click();
  await expect(page.getByText(/^No connection, and this was not read before\./).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^TEI-07_/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('table', { name: 'Association' })).toContainText('runner-up');
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
});
