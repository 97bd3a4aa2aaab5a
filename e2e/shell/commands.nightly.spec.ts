import { expect, test } from '@playwright/test';
import { faultsInForce } from './axe.ts';
import { EVENT, field, menu, openMenu } from './commands-page.ts';
import { SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell, walkTo } from './open-shell.ts';

const LIST = '/ca/conjunctions';

test('the command menu without a role, with what failed, and what keys do while typing', async ({ page }) => {
  await test.step('the command menu offers nothing of a service without its role, and does not ask for it', async () => {
    const scenario = { access: { 'on-demand-tracking': ['user'] }, failures: { '/api/v1/ca': 403 } };
    await openShell(page, '/account', { scenario });
    await openMenu(page);
    await field(page).fill('aurora');
    await expect(menu(page).getByText('Satellites', { exact: true })).toHaveCount(0);
    await expect(menu(page).getByText('could not be loaded')).toHaveCount(0);
    await field(page).fill('conjunctions');
    await expect(menu(page).getByText('No results for “conjunctions”.')).toBeVisible();
  });

  await test.step('what the menu could not load is said and asked for again', async () => {
    await openShell(page, '/account', { scenario: { failures: { listSatellites: 503 } } });
    await openMenu(page);
    await field(page).fill('aurora-2');
    await expect(menu(page).getByText('Satellites could not be loaded.')).toBeVisible();
    await changeScenario(page, { failures: {} });
    await menu(page).getByRole('button', { name: 'Try again' }).click();
    await expect(menu(page).getByText('Satellites', { exact: true })).toBeVisible();
  });

  await test.step('? lists every key, g and a letter go to a page, and typing does neither', async () => {
    await openShell(page, LIST);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('row').nth(3)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('g e?jk');
    await expect(page).toHaveURL(/q=g\+e%3Fjk|q=g%20e%3Fjk/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next conjunction');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('e');
    await expect(page).toHaveURL('/ca/oems');
  });
});

test('keys are switched off, and walk lists and events', async ({ page }) => {
  await test.step('letters are letters once the keys are switched off; Ctrl+K stays', async () => {
    await openShell(page, '/account');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Keys without Ctrl or Cmd').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await openMenu(page);
    await expect(page.getByRole('dialog', { name: 'Keys' })).toHaveCount(0);
  });

  await test.step('j and k walk a list from anywhere, and go from event to event in its order', async () => {
    await openShell(page, LIST);
    const rows = page.getByRole('grid').getByRole('row');
    await expect(rows.nth(3)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('k');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Conjunctions of the list' })).toContainText(/^1 of/);
    const first = page.url();
    await page.keyboard.press('j');
    await expect(page.getByRole('group', { name: 'Conjunctions of the list' })).toContainText(/^2 of/);
    await page.keyboard.press('k');
    await expect(page).toHaveURL(first);
  });
});

test('the menu and the list of keys fit and are accessible', async ({ page }) => {
  for (const [name, theme, locale, size] of [
    ['dark', 'dark', 'en', SIZES.wide],
    ['light, German, on a phone', 'light', 'de', SIZES.phone],
  ] as const)
    await test.step(`the menu and the list of keys fit and are accessible, ${name}`, async () => {
      await page.setViewportSize(size);
      await openShell(page, '/account', { theme, locale });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('aurora');
      await expect(page.getByRole('option').nth(5)).toBeVisible();
      // Over the page, not below it.
      await expect(page.locator('.commands-overlay')).toHaveCSS('position', 'fixed');
      await expect.poll(() => sidewaysPx(page)).toBe(0);
      expect(await faultsInForce(page, { isModalOpen: true })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => sidewaysPx(page)).toBe(0);
      expect(await faultsInForce(page, { isModalOpen: true })).toEqual([]);
    });
});

test('the slash finds the filter of a page, and where it has none the search of everything', async ({ page }) => {
  const FILTERS = {
    '/ca/conjunctions': 'Filter',
    '/ca/oems': 'Filter',
    '/screening': 'Filter',
    '/odt/files': 'Filter',
    '/odt/observations': 'Target',
    '/ca/find': 'Secondary',
    '/audit': 'User',
    '/docs/ca': 'Search guides and reference',
  };
  await openShell(page, '/account');
  for (const [address, label] of Object.entries(FILTERS)) {
    await walkTo(page, address);
    const filter = page.getByRole('main').getByLabel(label).and(page.locator('input')).first();
    await expect(filter).toBeVisible();
    await page.keyboard.press('/');
    await expect(filter, address).toBeFocused();
    await filter.blur();
  }
  for (const address of ['/ca/assets', '/ca/overview', '/contacts', EVENT]) {
    await walkTo(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.keyboard.press('/');
    await expect(field(page), address).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
  }
  await page.keyboard.press('?');
  await expect(page.getByText('Filter of the page, otherwise global search')).toBeVisible();
});
