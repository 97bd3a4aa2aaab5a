import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLocale } from '../../../i18n/locale-store.ts';
import { textsIn } from '../../../i18n/translations.ts';
import { openPage, SIZES } from '../../../testing/test-page.ts';

/** Labels of the timeline that end beyond its drawing. */
const cutLabels = () =>
  [...document.querySelectorAll('svg .chart-label')]
    .filter((label) => {
      const right = label.closest('svg')!.getBoundingClientRect().right;
      return label.getBoundingClientRect().right > right;
    })
    .map(({ textContent }) => textContent);

test.each([
  ['en', /^watch threshold/],
  ['de', /^Beobachtungsschwelle/],
] as const)('in %s the timeline shows the entire names of the thresholds', async (locale, name) => {
  await textsIn(locale);
  await page.viewport(...SIZES.wide);
  openPage('/ca/conjunctions');
  useLocale.setState({ locale });
  await expect.element(page.getByText(name).first()).toBeVisible();
  expect(cutLabels()).toEqual([]);
  useLocale.setState({ locale: 'en' });
});
