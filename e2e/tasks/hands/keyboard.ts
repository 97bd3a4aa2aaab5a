import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand, Thing } from './hand.ts';

/** What takes more keys than this is not reached by keys. */
const MOST_KEYS = 200;

/** Where the focus is, seen from an element: on it, before or behind it, or nowhere; and what both lie in that arrows walk through. */
const placeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const active = document.activeElement;
    const isNowhere = active === null || active === document.body;
    const descendant = active?.getAttribute('aria-activedescendant') ?? '';
    const isThere = active === element || (descendant !== '' && descendant === element.id);
    const radios = element.matches('input[type=radio]') ? '[role=radiogroup], fieldset' : '[role=radiogroup]';
    const walked = element.closest(`[role=tablist], [role=listbox], [role=menu], [role=grid], ${radios}`);
    const isInside = !isNowhere && walked !== null && walked.contains(active);
    const isBehind = !isNowhere && (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const main = document.querySelector('main');
    const isSkippable = active?.matches('.skip-link') === true && main?.contains(element) === true;
    const role = walked?.getAttribute('role') ?? 'radiogroup';
    const isUpright = role === 'listbox' || role === 'menu' || walked?.getAttribute('aria-orientation') === 'vertical';
    return { isThere, isInside, isBehind, isSkippable, isUpright, isGrid: role === 'grid' };
  });

/** An arrow within a list, and what it leads to: nobody presses the next one before. */
async function walkOn(page: Page, arrow: string): Promise<void> {
  const before = await page.evaluateHandle(() => ({
    active: document.activeElement,
    descendant: document.activeElement?.getAttribute('aria-activedescendant'),
  }));
  await page.keyboard.press(arrow);
  await page.waitForFunction(
    ({ active, descendant }) =>
      document.activeElement !== active || active?.getAttribute('aria-activedescendant') !== descendant,
    before,
  );
  await before.dispose();
}

/** Brings the focus to a thing as somebody without a mouse does: along the order of the page, by arrows within lists and tabs. */
async function reach(page: Page, { locator, name }: Thing): Promise<number> {
  await expect(locator, name).toBeVisible();
  await expect(locator, name).toBeEnabled();
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const { isThere, isInside, isBehind, isSkippable, isUpright, isGrid } = await placeOf(locator);
    if (isThere) return keys;
    if (isSkippable) {
      // The first stop of every page leads past its navigation.
      await page.keyboard.press('Enter');
    } else if (isInside && !isGrid) {
      const [next, previous] = isUpright ? ['Down', 'Up'] : ['Right', 'Left'];
      await walkOn(page, `Arrow${isBehind ? previous : next}`);
    } else await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${name} is not reached by ${MOST_KEYS} keys`);
}

/** Keys alone: nothing is focused but by keys. */
export const keyboard: Hand = {
  async press(page, thing) {
    const keys = await reach(page, thing);
    // What arrows have chosen already is not pressed as well.
    const [isChosen, isBox] = await thing.locator.evaluate((element) => [
      element.matches('[role=tab][aria-selected=true], input[type=radio]:checked'),
      element.matches('input'),
    ]);
    if (isChosen) return keys;
    await page.keyboard.press(isBox ? 'Space' : 'Enter');
    return keys + 1;
  },
  async type(page, thing, text) {
    const keys = await reach(page, thing);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    return keys + 1;
  },
};
