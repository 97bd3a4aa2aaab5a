import { expect, type Page, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

const PHONE = { width: 390, height: 844 };
const EVENT = '/ca/conjunction/aurora-1/C48210';

const pages = {
  list: '/ca/conjunctions',
  event: EVENT,
  'message fields': `${EVENT}?tab=details`,
  'b-plane': `${EVENT}?tab=plane`,
  'raw message': `${EVENT}?tab=raw`,
  message: '/ca/cdm/aurora-1/C48210/C48210-M12',
  ephemerides: '/ca/oems',
  find: '/ca/find',
  screening: '/screening',
  'a screening': '/screening?run=S1',
  account: '/account',
  terms: '/tnc',
  'connection error': '/connection-error',
  'kitchen sink': '/dev/kitchensink',
};

/** Numbers, times and dates whose characters lie on more than one line, and what holds them. */
const BROKEN_DIGITS = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, data } = node;
    if (!parentElement || parentElement.closest('pre, code, textarea, script, style, .visually-hidden, [aria-hidden="true"]')) continue;
    for (const match of data.matchAll(/[T+\\u2212-]*\\d[\\d.,:e\\u2212+\\u2011-]*\\d/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(match[0] + ' in ' + parentElement.outerHTML.slice(0, 120));
    }
  }
  return found;
})()`;

/** How far what is inside the page reaches past its right edge, px. */
const SIDEWAYS = `Math.max(
  document.documentElement.scrollWidth - innerWidth,
  (document.querySelector('main')?.scrollWidth ?? 0) - (document.querySelector('main')?.clientWidth ?? 0),
)`;

async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: /loading|computing/i })).toHaveCount(0);
}

for (const [name, address] of Object.entries(pages)) {
  test(`E-21 ${name} on a phone: no sideways scroll, no number on two lines`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const session = name === 'connection error' ? ('unavailable' as const) : ('signed-in' as const);
    await openShell(page, address, { scenario: { dev: true, session } });
    await settled(page);
    expect(await page.evaluate(SIDEWAYS)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(BROKEN_DIGITS)).toEqual([]);
  });
}
