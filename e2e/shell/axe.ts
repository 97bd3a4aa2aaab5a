import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** While a modal is open the rest of the page is hidden, so that rules about the whole page do not apply. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];
/** The rules that judge what is painted. Every other rule reads the tree, which is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Of many alike beside each other the first are judged for colours, which cost most: the others are made as they are. */
const MOST_ALIKE = 3;
const REPEATED = 'data-repeated';
const SHOWN_HTML = 160;

export interface AxeOptions {
  readonly isModalOpen?: boolean;
  readonly ignored?: readonly string[];
  /** Colours were judged in another size. */
  readonly isColourKnown?: boolean;
}

/**
 * What axe finds on the page in the theme in force and, of its colours, in the other. Everything stands still
 * meanwhile. Only faults are written out, and the page is read in one piece: it has no frames of other origins.
 */
export async function faultsOf(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const found = await faultsInForce(page, options);
  await page.evaluate(
    "document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'",
  );
  return [...found, ...(await colourFaults(page))];
}

/** What axe finds on the page as it stands, in the theme in force alone. */
export async function faultsInForce(
  page: Page,
  { isModalOpen = false, ignored = [], isColourKnown = false }: AxeOptions = {},
): Promise<string[]> {
  await page.evaluate("document.documentElement.setAttribute('data-still', '')");
  const others = [...COLOUR_RULES, ...(isModalOpen ? PAGE_RULES : []), ...ignored];
  const rules = Object.fromEntries(others.map((rule) => [rule, { enabled: false }]));
  const found = await violations(page, { options: { rules } });
  return isColourKnown ? found : [...found, ...(await colourFaults(page))];
}

async function colourFaults(page: Page): Promise<string[]> {
  await page.evaluate(`for (const parent of document.querySelectorAll('body *')) {
    if (parent.childElementCount <= ${MOST_ALIKE}) continue;
    const seen = new Map();
    for (const child of parent.children) {
      const kind = child.tagName + ' ' + child.getAttribute('class') + ' ' + [...child.children].map((one) => one.getAttribute('class'));
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      child.toggleAttribute('${REPEATED}', seen.get(kind) > ${MOST_ALIKE});
    }
  }`);
  const options = { runOnly: { type: 'rule', values: COLOUR_RULES } };
  return await violations(page, { options, exclude: [[`[${REPEATED}]`]] });
}

/** Read once a page: the builder would put the rules into it again for every look, a fifth of a second each time. */
async function violations(page: Page, run: AxeRun): Promise<string[]> {
  const isThere = await page.evaluate('globalThis.axe !== undefined');
  if (!isThere) await page.evaluate(axe.source);
  const options = { ...run.options, resultTypes: ['violations'], preload: false };
  const context = { include: [['html']], exclude: run.exclude ?? [] };
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, ${SHOWN_HTML})) })))`,
  );
  const theme = await page.evaluate('document.documentElement.dataset.theme');
  return found.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.join(' | ')}`);
}

interface AxeRun {
  readonly options: object;
  readonly exclude?: readonly (readonly string[])[];
}
interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}
