import { expect, test } from '@playwright/test';
import { SIZES } from './fit.ts';
import { openShell } from './open-shell.ts';
import { smallTargets } from './touch.ts';

// A phone: a coarse pointer, which no page may be given afterwards.
test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true, reuseContext: false });

const PAGES = [
  ['/ca/conjunctions', '/ca/overview', '/ca/assets', '/ca/find?window=next-7'],
  [
    '/ca/conjunction/aurora-1/C48210',
    '/ca/conjunction/aurora-1/C48210?tab=decision',
    '/ca/manoeuvre/aurora-1/C48210',
    '/ca/post-manoeuvre-screening/aurora-1/C48210',
  ],
  ['/ca/satellite/aurora-1', '/ca/flight-rules', '/ca/oems', '/screening', '/ca/annual-collision-statistics/aurora-1'],
  ['/odt/observations', '/odt/observation/REQ-2611-0003', '/odt/sensors', '/odt/files', '/sky', '/ca/missions'],
  ['/account', '/payments', '/audit', '/feeds', '/publishing', '/contacts', '/docs/ca', '/tnc'],
] as const;

for (const pages of PAGES)
  test(`all that is pressed has the size of a thumb on ${pages.join(', ')}`, async ({ page }) => {
    for (const address of pages) {
      await openShell(page, address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.getByRole('status', { name: /loading|computing/i })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate("matchMedia('(pointer: coarse)').matches")).toBe(true);
      expect.soft(await smallTargets(page), address).toEqual([]);
    }
  });
