import type { Locator, Page } from '@playwright/test';

/** Guideline of the design: what a thumb hits. */
export const TOUCH_PX = 44;

/** What of a control a thumb can hit, as its size and its name where that is too little: by its size and by what is hit at its edges. */
const SMALL = `(element) => {
  const target = element.matches('label input') ? element.closest('label') : element;
  target.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  if (width < 2 || height < 2) return undefined;
  const reach = ${TOUCH_PX} / 2 - 1;
  const [x, y] = [left + width / 2, top + height / 2];
  const isHit = (dx, dy) => target.contains(document.elementFromPoint(x + dx, y + dy));
  const edges = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]];
  if (width > ${TOUCH_PX} - 1 && height > ${TOUCH_PX} - 1 && edges.every(([dx, dy]) => isHit(dx, dy))) return undefined;
  const name = element.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40);
  return Math.round(width) + ' x ' + Math.round(height) + ' px: ' + target.tagName.toLowerCase() + '.' + target.className + ' ' + name;
}`;

/** What is too small of a control, or nothing. */
export const smallTarget = (locator: Locator): Promise<string | undefined> => locator.evaluate(SMALL);

/**
 * What can be pressed on the page and is smaller than a thumb. A link in running text is a word of it; what scrolls by keys is no target, and
 * neither is what shows itself with the focus only.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const PRESSED = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option]';
    const small = [];
    for (const element of document.querySelectorAll(PRESSED)) {
      const target = element.matches('label input') ? element.closest('label') : element;
      const isWord = element.matches('a') && getComputedStyle(target).display === 'inline';
      if (isWord || element.disabled || element.matches('.skip-link') || !element.checkVisibility({ visibilityProperty: true })) continue;
      small.push((${SMALL})(element));
    }
    return [...new Set(small)].filter((size) => size !== undefined);
  })()`);
