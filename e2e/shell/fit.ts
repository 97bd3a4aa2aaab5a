import type { Page } from '@playwright/test';

export const SIZES = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** How far what is inside the page reaches past its right edge, px. */
export const sidewaysPx = (page: Page): Promise<number> =>
  page.evaluate(`Math.max(
    document.documentElement.scrollWidth - innerWidth,
    (document.querySelector('main')?.scrollWidth ?? 0) - (document.querySelector('main')?.clientWidth ?? 0),
  )`);

/** How far the window itself can be scrolled down, px: what is long scrolls within the shell. */
export const windowScrollPx = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollHeight - innerHeight');

/** Numbers, times and dates whose characters lie on more than one line, and what holds them. */
export const brokenDigits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const broken = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, data } = node;
      if (!parentElement || parentElement.closest('pre, code, textarea, script, style, .visually-hidden, [aria-hidden="true"]')) continue;
      for (const match of data.matchAll(/(?<![A-Za-z])[T+\\u2212-]*\\d[\\d.,:e\\u2212+\\u2011-]*\\d/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(match[0] + ' in ' + parentElement.outerHTML.slice(0, 120));
      }
    }
    return broken;
  })()`);

/** Words that reach out of the panel that they stand in and neither scroll nor are cut there: they lie on what is beside it. */
export const beyondPanels = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const beyond = [];
    const isHeld = (element, panel) => {
      for (let at = element; at && at !== panel; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible' || at.matches('svg, .visually-hidden, [aria-hidden="true"]')) return true;
      return getComputedStyle(panel).overflowX !== 'visible';
    };
    for (const panel of document.querySelectorAll('.panel')) {
      const { right } = panel.getBoundingClientRect();
      const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.data.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const over = Math.max(...[...range.getClientRects()].map((rect) => rect.right - right));
        if (over > 1 && !isHeld(node.parentElement, panel)) beyond.push(node.data + ' by ' + Math.round(over) + ' px');
      }
    }
    return beyond;
  })()`);
