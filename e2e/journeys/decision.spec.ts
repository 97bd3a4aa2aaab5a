import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { expect, type Page, test } from '@playwright/test';

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'journeys-only-password';

async function signIn(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The event that needs a decision: its screenings run through the real queue, so it takes its time to appear. */
async function openDecision(page: Page): Promise<void> {
  await signIn(page);
  await expect(page).toHaveURL(/\/ca\/conjunctions/);
  const row = page.getByRole('row').filter({ hasText: 'CRITICAL' }).first();
  await expect(row).toBeVisible();
  await row.click();
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/ca\/conjunction\//);
  // The address is there before the page: the preview of the list tells a verdict too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Act');
}

test('P-01 a wrong password is refused, the right one leads to where the user wanted to go', async ({ page }) => {
  await page.goto('/ca/oems');
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/ca\/oems/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ephemerides' })).toBeVisible();
});

test('R-17 the demo operator opens the event that needs a decision and reads its verdict and why', async ({ page }) => {
  await openDecision(page);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict).toContainText('Act');
  await expect(verdict).toContainText(/Pc .*act threshold/);
  await expect(verdict).toContainText(/Decide by/);
  await expect(page.getByRole('img', { name: /encounter plane|b-plane/i }).first()).toBeVisible();
  const scan = await new AxeBuilder({ page }).analyze();
  expect(scan.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([]);
});

test('A-01 the message downloads as a CDM that says what the screen says', async ({ page }) => {
  await openDecision(page);
  for (const [format, version] of [
    ['KVN, text', '1.0'],
    ['CDM 2.0 (draft), KVN', '2.0'],
  ] as const) {
    await page.getByRole('button', { name: 'Export CDM' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format, exact: true }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    const cdm = readCdm(text);
    expect(cdm.ok, format).toBe(true);
    if (!cdm.ok) return;
    expect(text).toMatch(new RegExp(`^CCSDS_CDM_VERS += ${version}`, 'm'));
    expect(cdm.value.collisionProbability).toBeGreaterThan(1e-4);
    expect(cdm.value.objects[0].name).toBe('TERN-1');
  }
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
  await expect(page.getByText(/conjunctions, worst Pc/).first()).toBeVisible();
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
  await expect(page.getByText('Page not found')).toBeVisible();
});
