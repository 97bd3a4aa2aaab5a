import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLocale } from '../i18n/locale-store.ts';
import { textsIn } from '../i18n/translations.ts';
import { openPage, SIZES } from '../testing/test-page.ts';

const PARTS = [
  '.icon-button',
  '.header-logo',
  '.header-tag',
  '.breadcrumb-link',
  '.next-critical > svg',
  '.next-critical-what',
  '.next-critical-left',
];
const COARSE = '(pointer: coarse)';
const ALWAYS = '(min-width: 0px)';

/** Gives the page the sizes that it has under a finger, or takes them away again: this browser has a mouse. */
function replaceMedia(before: string, after: string): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replace(before, after);
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

/** The parts of the header that are drawn, with their rectangles. */
const drawnParts = () =>
  [...document.querySelectorAll(`.header :is(${PARTS.join(',')})`)]
    .filter((element) => getComputedStyle(element).visibility !== 'hidden')
    .map((element) => ({ name: element.getAttribute('class'), box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);

/** Pairs of parts that cover each other, and parts beyond the window. */
function collisions(): readonly string[] {
  const shown = drawnParts();
  return shown.flatMap(({ name, box }, place) => [
    ...(box.left < 0 || box.right > innerWidth ? [`${name} ${box.left}..${box.right}`] : []),
    ...shown
      .slice(place + 1)
      .filter((other) => box.left < other.box.right - 0.5 && other.box.left < box.right - 0.5)
      .filter((other) => box.top < other.box.bottom - 0.5 && other.box.top < box.bottom - 0.5)
      .map((other) => `${name} ${box.left}..${box.right} / ${other.name} ${other.box.left}..${other.box.right}`),
  ]);
}

beforeEach(() => replaceMedia(COARSE, ALWAYS));
afterEach(async () => {
  replaceMedia(ALWAYS, COARSE);
  useLocale.setState({ locale: 'en' });
  await page.viewport(...SIZES.wide);
});

test.for([
  ['en', 390],
  ['de', 390],
  ['en', 360],
  ['de', 360],
  ['de', 479],
] as const)('in %s at %i px tags, countdown and buttons of the header do not overlap', async ([locale, width]) => {
  await textsIn(locale);
  await page.viewport(width, SIZES.phone[1]);
  for (const path of ['/ca/conjunctions', '/ca/conjunction/aurora-1/C48210']) {
    openPage(path, { simulator: true, notifications: 'some' });
    useLocale.setState({ locale });
    await expect.element(page.getByCss('.next-critical-left')).toBeVisible();
    await expect.element(page.getByCss('.header-avatar')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    replaceMedia(COARSE, ALWAYS);
    const names = drawnParts().map(({ name }) => name);
    expect(names.filter((name) => name === 'header-tag')).toHaveLength(2);
    expect(names.filter((name) => /icon-button/.test(name ?? '')).length).toBeGreaterThanOrEqual(4);
    await expect.poll(collisions).toEqual([]);
  }
});
