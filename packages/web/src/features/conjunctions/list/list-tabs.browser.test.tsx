import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLocale } from '../../../i18n/locale-store.ts';
import { textsIn } from '../../../i18n/translations.ts';
import { openPage, SIZES, sidewaysPx } from '../../../testing/test-page.ts';

/** Tabs whose text is wider than the tab. */
const cutTabs = () =>
  [...document.querySelectorAll('.cj-toolbar .toggle-tab')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

test.each(['en', 'de'] as const)('in %s no tab of the list is narrower than its text on a phone', async (locale) => {
  await textsIn(locale);
  await page.viewport(...SIZES.phone);
  openPage('/ca/conjunctions');
  useLocale.setState({ locale });
  await expect.element(page.getByCss('.cj-toolbar .toggle-tab-tabs').first()).toBeVisible();
  expect(cutTabs()).toEqual([]);
  await expect.poll(sidewaysPx).toBe(0);
  useLocale.setState({ locale: 'en' });
});
