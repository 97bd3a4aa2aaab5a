import { expect, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

test('what everything stands on, and that there is no catalogue', async ({ page }) => {
  for (const path of ['/ca/conjunctions', '/screening']) {
    await test.step(`${path} says which catalogue everything stands on, how large and how old it is`, async () => {
      await openShell(page, path);
      const line = page.getByRole('region', { name: 'What is screened against what' });
      await expect(line).toContainText(
        /Catalogue .+, loaded \d{4}-\d{2}-\d{2} .+, [\d,\u2009\u202f ]+ objects, median element age 14\.\d h/,
      );
      await expect(line).toContainText('2 satellites');
    });

    await test.step(`${path} says that there is no catalogue, and the next step`, async () => {
      const failures = { getCatalogue: 404, getCatalogueElements: 404 };
      await openShell(page, path, { scenario: { reason: 'NO_CATALOGUE', conjunctions: 'none', failures } });
      const line = page.getByRole('region', { name: 'What is screened against what' });
      await expect(line).toContainText('No catalogue is loaded, so nothing can be screened.');
      await expect(line).toContainText('keepout catalogue load');
      // That there is none is no failure: nothing is raised, and the page is up to date.
      await expect(page.getByRole('contentinfo').last().getByText('Up to date', { exact: true })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    });
  }
});

test('a satellite is added, validated, and refused where it is there already', async ({ page }) => {
  await test.step('a satellite is added from the empty list, validated by field', async () => {
    await openShell(page, '/ca/conjunctions', { scenario: { reason: 'NO_SATELLITE', conjunctions: 'none' } });
    await page.locator('.empty-state').getByRole('button', { name: 'Add satellite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a satellite' });
    await dialog.getByRole('button', { name: 'Add satellite' }).click();
    await expect(dialog.getByText('Enter a text of at most 80 characters.')).toBeVisible();
    await expect(dialog.getByText('Enter the number in digits only')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('SENTINEL A');
    await dialog.getByRole('textbox', { name: 'NORAD number' }).fill('90000');
    await dialog.getByRole('textbox', { name: 'COSPAR designator' }).fill('26-001A');
    await expect(dialog.getByText('Write it as 2021-044B')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'COSPAR designator' }).fill('2026-001A');
    await dialog.getByRole('textbox', { name: /Hard-body radius/ }).fill('3');
    await dialog.getByRole('button', { name: 'Add satellite' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What is screened against what' })).toContainText('1 satellite');
    await expect(page.getByText('have never been screened')).toBeVisible();
  });

  await test.step('a satellite that is there already is refused with the reason', async () => {
    await openShell(page, '/ca/conjunctions');
    for (const isSecond of [false, true]) {
      await page
        .getByRole('region', { name: 'What is screened against what' })
        .getByRole('button', { name: 'Add satellite' })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Add a satellite' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('SENTINEL A');
      await dialog.getByRole('textbox', { name: 'NORAD number' }).fill('90000');
      await dialog.getByRole('button', { name: 'Add satellite' }).click();
      if (isSecond)
        await expect(dialog.getByText('You already have a satellite with catalogue number 90000.')).toBeVisible();
      else await expect(dialog).toHaveCount(0);
    }
  });
});
