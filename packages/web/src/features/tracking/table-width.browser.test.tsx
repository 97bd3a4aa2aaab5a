import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, SIZES } from '../../testing/test-page.ts';

/** Tables with columns out of sight. */
const cutTables = () =>
  [...document.querySelectorAll('.row-table')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((table) => `${table.querySelector('table')?.ariaLabel}: ${table.scrollWidth - table.clientWidth} px`);

test('the tables of sensors and of a request show all columns at 1440 px', async () => {
  await page.viewport(...SIZES.wide);
  for (const [path, scenario] of [
    ['/odt/sensors', {}],
    ['/odt/observation/REQ-2611-0011', { tracking: 'states' }],
  ] as const) {
    openPage(path, scenario);
    await expect.element(page.getByRole('table').first()).toBeVisible();
    await expect.poll(() => cutTables().join(), { timeout: 5000 }).toBe('');
  }
});
