import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLocale } from '../i18n/locale-store.ts';
import { textsIn } from '../i18n/translations.ts';
import { openPage, SIZES } from '../testing/test-page.ts';

const PARTS = [
  '.icon-button',
  '.header-logo',
  '.header-tag-short',
  '.breadcrumb-link',
  '.next-critical',
  '.next-critical-left',
];

/** The parts of the header that are drawn, with their rectangles. */
const parts = () =>
  [...document.querySelectorAll(`.header :is(${PARTS.join(',')})`)]
    .filter((element) => getComputedStyle(element).visibility !== 'hidden')
    .map((element) => ({ element, name: element.className, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);

/** Pairs of parts that cover each other, and parts beyond the window. */
function collisions(): readonly string[] {
  const shown = parts();
  return shown.flatMap(({ element, name, box }, place) => [
    ...(box.left < 0 || box.right > innerWidth ? [`${name} ${box.left}..${box.right}`] : []),
    ...shown
      .slice(place + 1)
      .filter(
        (other) =>
          !element.contains(other.element) && box.left < other.box.right - 0.5 && other.box.left < box.right - 0.5,
      )
      .filter((other) => box.top < other.box.bottom - 0.5 && other.box.top < box.bottom - 0.5)
      .map((other) => `${name} ${box.left}..${box.right} / ${other.name} ${other.box.left}..${other.box.right}`),
  ]);
}

test.for([
  ['en', 390],
  ['de', 390],
  ['en', 360],
  ['de', 360],
] as const)(
  'in %s at %i px both tags, the countdown and the buttons of the header are apart',
  async ([locale, width]) => {
    await textsIn(locale);
    await page.viewport(width, SIZES.phone[1]);
    for (const path of ['/ca/conjunctions', '/ca/conjunction/aurora-1/C48210']) {
      useLocale.setState({ locale: 'en' });
      openPage(path, { simulator: true });
      useLocale.setState({ locale });
      await expect.element(page.getByCss('.next-critical-left')).toBeVisible();
      await expect.element(page.getByCss('.header-avatar')).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      const tags = [...document.querySelectorAll<HTMLElement>('.header-tag-short')].map(({ innerText }) => innerText);
      expect(tags).toEqual(['DEMO', 'SIM']);
      expect(collisions()).toEqual([]);
      // Nothing of the countdown is cut.
      const countdown = document.querySelector('.next-critical-left')!;
      const chip = document.querySelector('.next-critical')!;
      expect(countdown.getBoundingClientRect().right).toBeLessThanOrEqual(chip.getBoundingClientRect().right + 0.5);
    }
    useLocale.setState({ locale: 'en' });
    await page.viewport(...SIZES.wide);
  },
);
