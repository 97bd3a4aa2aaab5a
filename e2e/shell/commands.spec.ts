import { expect, type Page, test } from '@playwright/test';
import { EVENT, field, menu, openMenu } from './commands-page.ts';
import { openShell, walkTo } from './open-shell.ts';

const findings = (page: Page) => menu(page).getByRole('option');

test('the command menu finds records and runs commands by the keyboard alone', async ({ page }) => {
  await test.step('Ctrl+K finds an event by its id and opens it, by the keyboard alone', async () => {
    await openShell(page, '/account');
    await openMenu(page);
    await field(page).fill('c48210');
    await expect(findings(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(menu(page).getByText('Conjunctions', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(EVENT);
    await expect(menu(page)).toHaveCount(0);
  });

  await test.step('an event that ended long ago is found by its id, though no list reaches it', async () => {
    await walkTo(page, '/account');
    await openMenu(page);
    await field(page).fill('C39001');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ca\/conjunction\/[^/]+\/C39001$/);
  });

  await test.step('the command menu finds satellites and requests, and the arrows go round', async () => {
    await walkTo(page, '/account');
    await openMenu(page);
    await field(page).fill('aurora-2');
    await expect(findings(page).filter({ hasText: 'AURORA-2' }).first()).toBeVisible();
    // What is found comes source by source, and the last is another one then.
    await expect(menu(page).getByText(/^Loading /)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(findings(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(findings(page).first()).toHaveAttribute('aria-selected', 'true');
    await field(page).fill('REQ-2611-0003');
    await expect(findings(page).filter({ hasText: 'AURORA-2' })).toHaveCount(0);
    await expect(findings(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    // the place of the file is empty, and the address says so by its last slash.
    await expect(page).toHaveURL(/\/odt\/observation\/REQ-2611-0003\/?$/);
  });

  await test.step('the command menu does things: theme, language, times, a new request', async () => {
    await walkTo(page, '/account');
    const run = async (query: string) => {
      await openMenu(page);
      await field(page).fill(query);
      await expect(findings(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toHaveCount(0);
    };
    await run('theme light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await run('local time');
    await expect(page.getByRole('contentinfo')).toContainText(/-0[45]/);
    await run('observation request');
    await expect(page).toHaveURL('/odt/observations?new=request');
    await page.keyboard.press('Escape');
    await walkTo(page, '/account');
    await openMenu(page);
    await field(page).fill('deutsch');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
