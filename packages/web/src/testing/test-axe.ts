import axe from 'axe-core';

/** Colours are examined where each page is shown in both themes (`e2e/shell`). */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** While a dialog is open the rest of the page is hidden, so that rules about the entire page do not apply. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];
const SHOWN_HTML = 160;

/** What axe finds on the page as it is, apart from colours: one line for each rule. */
export async function axeFindings(): Promise<readonly string[]> {
  const isModalOpen = document.querySelector('[role="dialog"]') !== null;
  const ignored = [...COLOUR_RULES, ...(isModalOpen ? PAGE_RULES : [])];
  const { violations } = await axe.run(document, {
    rules: Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, SHOWN_HTML)).join(' | ')}`);
}
