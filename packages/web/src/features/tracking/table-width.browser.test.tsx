import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, SIZES } from '../../testing/test-page.ts';

/** How far the widest table of the page is scrolled out of sight, px. */
const hiddenPx = () =>
  Math.max(
    ...[...document.querySelectorAll('.row-table')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );

test('D-01 the tables of sensors and of a request show all columns at 1440 px', async () => {
  await page.viewport(...SIZES.wide);
  for (const [path, scenario] of [
    ['/odt/sensors', {}],
    ['/odt/observation/REQ-2611-0011', { tracking: 'states' }],
  ] as const) {
    openPage(path, scenario);
    await expect.element(page.getByRole('table').first()).toBeVisible();
    await expect.poll(() => ({ path, hiddenPx: hiddenPx() })).toEqual({ path, hiddenPx: 0 });
  }
});
