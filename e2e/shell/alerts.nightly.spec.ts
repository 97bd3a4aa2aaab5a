import { expect, test } from '@playwright/test';
import { ADDRESS, section } from './alerts-page.ts';
import { openShell } from './open-shell.ts';

test('R-05 N-05 N-06 N-07 where somebody is told: sections, faults at their fields, refusals in the words of the specification', async ({
  page,
}) => {
  await test.step('N-05 a user sees the section of his role alone', async () => {
    await openShell(page, ADDRESS, { scenario: { access: { 'on-demand-tracking': ['user'] } } });
    await expect(section(page, 'On-Demand Tracking')).toBeVisible();
    await expect(section(page, 'Collision Avoidance')).toHaveCount(0);
  });

  await test.step('N-05 a user without a role is told what is lacking and whom to ask, and nothing is asked of the server', async () => {
    await openShell(page, ADDRESS, { scenario: { access: {} } });
    await expect(
      page.getByText('require the role user of Collision Avoidance or On-Demand Tracking. Ask your administrator'),
    ).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByText('403')).toHaveCount(0);
  });
});

test('N-12 N-03 places are tested, rules rehearsed, messages acknowledged and kept in the outbox', async ({ page }) => {
  await test.step('N-03 N-12 the bell tells what the server keeps; acknowledging there or on the page leaves nothing waiting', async () => {
    await openShell(page, `${ADDRESS}?view=rota`, { scenario: { notifications: 'some' } });
    await expect(page.getByRole('button', { name: 'Acknowledge Act: AURORA-3 and COSMOS 2251 DEB' })).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Recipients' }).getByRole('row').filter({ hasText: 'ben' }),
    ).toContainText('Stopped at 2026-10-31 07:12:00 Z: no sign-in for too long');
    await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('listitem').first()).toContainText('Act: AURORA-3 and COSMOS 2251 DEB');
    await sidebar.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(sidebar.getByText('Acknowledged by demo')).toBeVisible();
    await expect(page.getByText('No unacknowledged alerts.')).toBeVisible();
    await sidebar.getByRole('button', { name: 'Hide all' }).click();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  await test.step('N-12 the outbox shows mails that were kept for want of a relay, in the developer area alone', async () => {
    await openShell(page, '/dev/outbox');
    await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
    await expect(page.getByText('Digest: 7 alerts')).toBeVisible();
    await page.evaluate(`localStorage.setItem('keepout.mock', JSON.stringify({ dev: false }))`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
