import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openListed } from './event.ts';
import { signIn } from './sign-in.ts';

test.describe.configure({ mode: 'serial' });

test('R-17 axe finds nothing on the event that needs a decision', async ({ page }) => {
  await signIn(page);
  await openListed(page, 'CRITICAL');
  // The address is there before the page: the preview of the list tells a verdict too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Act');
  const scan = await new AxeBuilder({ page }).analyze();
  expect(scan.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([]);
});

test('R-11 an uploaded ephemeris is screened, and an open list shows its conjunctions without a reload', async ({
  page,
  context,
}) => {
  await signIn(page, '/ca/oems');
  const list = await context.newPage();
  await list.goto('/ca/conjunctions');
  const critical = list.getByRole('row').filter({ hasText: 'CRITICAL' }).first();
  await expect(critical).toBeVisible();
  await list.evaluate(() => Object.assign(globalThis, { notReloaded: true }));

  const file = page.getByRole('row').filter({ hasText: 'tern-1-1.oem' });
  await file.getByRole('button', { name: /Actions/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download' }).click(),
  ]);
  const before = await critical.textContent();
  await page.locator('input[type=file]').setInputFiles({
    name: 'again.oem',
    mimeType: 'text/plain',
    buffer: readFileSync(await download.path()),
  });
  await expect(page.getByText(/conjunctions, maximum Pc/).first()).toBeVisible();
  await expect.poll(() => critical.textContent()).not.toBe(before);
  expect(await list.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
});

test('R-11 a rejected file names line, keyword and reason, and is not stored', async ({ page }) => {
  await signIn(page, '/ca/oems');
  await expect(page.getByRole('heading', { level: 1, name: 'Ephemerides' })).toBeVisible();
  const text = [
    'CCSDS_OEM_VERS = 2.0',
    'CREATION_DATE = 2026-11-20T00:00:00',
    'ORIGINATOR = TEST',
    'META_START',
    'OBJECT_NAME = TERN-1',
    'OBJECT_ID = 2023-901A',
    'CENTER_NAME = EARTH',
    'REF_FRAME = MOONFIXED',
    'TIME_SYSTEM = UTC',
    'START_TIME = 2026-11-20T00:00:00',
    'STOP_TIME = 2026-11-20T00:02:00',
    'META_STOP',
    '2026-11-20T00:00:00 7000 0 0 0 7.5 0',
    '2026-11-20T00:01:00 6990 450 0 -0.5 7.4 0',
    '2026-11-20T00:02:00 6960 900 0 -1.0 7.3 0',
    '',
  ].join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'moon.oem', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByText('Rejected').first()).toBeVisible();
  await expect(page.getByText('REF_FRAME').first()).toBeVisible();
  await expect(page.getByText('moon.oem').first()).toBeVisible();
});

test('R-22 an unknown address reads Page not found', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
