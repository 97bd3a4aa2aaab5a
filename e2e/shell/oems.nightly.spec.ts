import { expect, test } from '@playwright/test';
import { card, drop, file, opened, row } from './oems-page.ts';
import { openShell } from './open-shell.ts';

test('R-11 uploads that are rejected, cut off or cancelled, and outlive a walk', async ({ page }) => {
  await test.step('R-11 outcomes outlive a walk through the application', async () => {
    await openShell(page, '/ca/oems');
    await opened(page);
    await drop(page, file('broken.oem', 'hello'));
    await expect(card(page, 'broken.oem').getByText('Rejected')).toBeVisible();
    await page.getByRole('link', { name: 'Screening runs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Screening' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ephemerides' }).click();
    await expect(card(page, 'broken.oem').getByText('Rejected')).toBeVisible();
  });
});

test('R-11 a deletion can be undone for 5 s', async ({ page }) => {
  await page.clock.install();
  await openShell(page, '/ca/oems');
  await opened(page);
  const part = row(page, 'aurora1_ops_part1.oem');
  const remove = async () => {
    await part.getByRole('button', { name: 'Actions for aurora1_ops_part1.oem' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(part).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(part).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(part).toBeVisible();
  await remove();
  await page.clock.runFor(6_000);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(part).toHaveCount(0);
});

test('R-11 without files, with a list that fails, and the quality of a file', async ({ page }) => {
  await test.step('R-11 without files the page says what to do', async () => {
    await openShell(page, '/ca/oems', { scenario: { screenings: 'none' } });
    await expect(page.getByText(/^No ephemerides\./)).toBeVisible();
  });

  await test.step('R-11 a list that fails says so and can be asked again; uploading still works', async () => {
    await openShell(page, '/ca/oems', { scenario: { failures: { listEphemerides: 503 } } });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('503 Service Unavailable');
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  });

  await test.step('R-11 the sheet of a file says what speaks against it, worst first, each with the next step', async () => {
    await openShell(page, '/ca/oems?oem=oem-4');
    const report = page.getByRole('dialog').getByRole('region', { name: 'Quality' });
    await expect(report.getByText('In force: this file represents the satellite.')).toBeVisible();
    const findings = report.getByRole('listitem');
    await expect(findings).toHaveCount(3);
    await expect(findings.nth(0)).toContainText(
      /Serious: The difference from aurora1_ops_part1\.oem indicates an undeclared burn of 1\.01.cm\/s/,
    );
    await expect(findings.nth(0)).toContainText('Confirm the burn with flight dynamics');
    await expect(findings.nth(1)).toContainText(/Span of 4.d 4.h; usual for this orbit: 7.d/);
    await expect(report.getByRole('row', { name: /^Maximum difference/ })).toContainText('4,312');
  });

  await test.step('R-11 a report that does not come says so and is asked for again', async () => {
    await openShell(page, '/ca/oems?oem=oem-4', {
      scenario: { failures: { getEphemerisQuality: 503 } },
    });
    const report = page.getByRole('dialog').getByRole('region', { name: 'Quality' });
    await expect(report.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
