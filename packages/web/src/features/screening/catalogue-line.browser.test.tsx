import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/test-page.ts';

const LIST = '/ca/conjunctions';
const PATHS = [LIST, '/screening'];
const line = () => page.getByRole('region', { name: 'Primaries and secondaries' });
const footer = () => page.getByRole('contentinfo').last();

test.each(PATHS)('%s shows which catalogue the results use, its size and its age', async (path) => {
  openPage(path);
  await expect
    .element(line())
    .toHaveTextContent(
      /Catalogue .+, loaded \d{4}-\d{2}-\d{2} .+, [\d,\u2009\u202f ]+ objects, median age of the element sets 14\.\d h/,
    );
  await expect.element(line()).toHaveTextContent('2 satellites');
});

test.each(PATHS)('%s without a catalogue says so and gives the next step', async (path) => {
  const failures = { getCatalogue: 404, getCatalogueElements: 404 };
  openPage(path, { reason: 'NO_CATALOGUE', conjunctions: 'none', failures });
  await expect.element(line()).toHaveTextContent('No catalogue is loaded, so screening is not possible.');
  await expect.element(line()).toHaveTextContent('keepout catalogue load');
  // A missing catalogue is not an error: it raises no notification, and the page is up to date.
  await expect.element(footer().getByText('Up to date', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true }))
    .toBeVisible();
});

test('a satellite is added from the empty list, with its faults at their fields', async () => {
  openPage(LIST, { reason: 'NO_SATELLITE', conjunctions: 'none' });
  await page.getByCss('.empty-state').getByRole('button', { name: 'Add satellite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a satellite' });
  await dialog.getByRole('button', { name: 'Add satellite' }).click();
  await expect.element(dialog.getByText('Enter a text of at most 80 characters.')).toBeVisible();
  await expect.element(dialog.getByText('Enter the number in digits only')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('SENTINEL A');
  await dialog.getByRole('textbox', { name: 'Catalogue number' }).fill('90000');
  await dialog.getByRole('textbox', { name: 'COSPAR designator' }).fill('26-001A');
  await expect.element(dialog.getByText('Write it as 2021-044B')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'COSPAR designator' }).fill('2026-001A');
  await dialog.getByRole('textbox', { name: /Hard-body radius/ }).fill('3');
  await dialog.getByRole('button', { name: 'Add satellite' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(line()).toHaveTextContent('1 satellite');
  await expect.element(page.getByText('No screening of your satellites.')).toBeVisible();
});

test('a second satellite with the same catalogue number is refused with the reason', async () => {
  openPage(LIST);
  for (const isSecond of [false, true]) {
    await line().getByRole('button', { name: 'Add satellite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a satellite' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('SENTINEL A');
    await dialog.getByRole('textbox', { name: 'Catalogue number' }).fill('90000');
    await dialog.getByRole('button', { name: 'Add satellite' }).click();
    if (isSecond)
      await expect.element(dialog.getByText('You already have a satellite with catalogue number 90000.')).toBeVisible();
    else await expect.element(dialog).not.toBeInTheDocument();
  }
});
