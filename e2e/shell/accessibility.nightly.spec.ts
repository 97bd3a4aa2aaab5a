import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { SIZES } from './fit.ts';
import { openShell, walkTo } from './open-shell.ts';

const isFocusInside = (page: Page, selector: string) =>
  page.evaluate(`document.querySelector('${selector}').contains(document.activeElement)`);
const ringOf = (page: Page) =>
  page.evaluate(`(() => {
    let node = document.activeElement;
    if (node.matches('input[type=radio]')) node = node.closest('label');
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return node === document.body ? 'body' : outlineStyle + ' ' + outlineWidth;
  })()`);
const transitionOf = (page: Page, selector: string) =>
  page.evaluate(`getComputedStyle(document.querySelector('${selector}')).transitionDuration`);

test('what opens over the page, and the sidebar in both sizes: axe finds nothing', async ({ page }) => {
  await test.step('axe finds nothing in an open dialog', async () => {
    await openShell(page, '/dev/kitchensink?group=views');
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete satellite' })).toBeVisible();
    expect(await faultsOf(page, { isModalOpen: true })).toEqual([]);
  });

  await test.step('axe finds nothing in an open menu', async () => {
    await walkTo(page, '/dev/kitchensink?group=actions');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByRole('menu', { name: 'Export' })).toBeVisible();
    expect(await faultsOf(page, { isModalOpen: true })).toEqual([]);
  });

  await test.step('axe finds nothing in an open combo box', async () => {
    await walkTo(page, '/dev/kitchensink?group=fields');
    await page.getByRole('combobox', { name: 'Satellite' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    // The list hides the page around it from screen readers; Tab closes the list before it reaches anything hidden.
    expect(await faultsOf(page, { isModalOpen: true, ignored: ['aria-hidden-focus'] })).toEqual([]);
  });

  for (const [size, viewport] of Object.entries(SIZES))
    await test.step(`axe finds nothing in the open sidebar, ${size}`, async () => {
      await page.setViewportSize(viewport);
      await openShell(page, '/account');
      await page.getByRole('button', { name: 'Profile of demo' }).click();
      await expect(page.getByText('Welcome, demo')).toBeVisible();
      expect(await faultsOf(page, { isModalOpen: size === 'phone' })).toEqual([]);
    });
});

test('C-12 by keyboard the shell is whole: skip link, sidebar, ring, and the slide as the reader wants it', async ({
  page,
}) => {
  await test.step('the first Tab offers to skip to the content', async () => {
    await openShell(page, '/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the sidebar takes the focus, Esc closes it and gives the focus back', async () => {
    await walkTo(page, '/account');
    const avatar = page.getByRole('button', { name: 'Profile of demo' });
    await avatar.focus();
    await page.keyboard.press('Enter');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('tab', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(avatar).toBeFocused();
    await expect(sidebar).toBeHidden();
  });

  await test.step('a visible ring follows the keyboard', async () => {
    await openShell(page, '/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      // Without movement too a ring takes a frame to its width.
      await expect.poll(() => ringOf(page)).toMatch(/^(solid 2px|body)$/);
    }
  });

  await test.step('C-12 otherwise the sidebar slides for 400 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await walkTo(page, '/account');
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    await expect(page.getByText('Welcome, demo')).toBeVisible();
    expect(await transitionOf(page, '.drawer-side')).toMatch(/^0\.4s/);
  });

  await test.step('C-12 reduced motion takes the slide away', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openShell(page, '/account');
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    await expect(page.getByText('Welcome, demo')).toBeVisible();
    expect(Number.parseFloat(String(await transitionOf(page, '.drawer-side')))).toBeLessThan(0.001);
  });
});

test('dialogs and the sidebar of a phone keep the focus', async ({ page }) => {
  await test.step('a dialog keeps the focus and gives it back', async () => {
    await openShell(page, '/dev/kitchensink?group=views');
    const opener = page.getByRole('button', { name: 'Open dialog' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete satellite' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      expect(await isFocusInside(page, '[role=dialog]')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('on a phone the sidebar is a modal that keeps the focus', async () => {
    await page.setViewportSize(SIZES.phone);
    await walkTo(page, '/account');
    await page.getByRole('button', { name: 'Profile of demo' }).click();
    const sidebar = page.getByRole('dialog', { name: 'Sidebar' });
    await expect(sidebar.getByText('Welcome, demo')).toBeInViewport();
    await expect(sidebar.getByText('Up to date')).toBeInViewport();
    for (let presses = 0; presses < 16; presses++) {
      await page.keyboard.press('Tab');
      expect(await isFocusInside(page, '[role=dialog]')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
  });
});
