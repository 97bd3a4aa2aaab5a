import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** While a modal is open the rest of the page is hidden, so that rules about the whole page do not apply. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];
/** The rules that judge what is painted. Every other rule reads the tree, which is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Of a long table the first lines are judged for colours, which cost most: the others are made as they are. */
const MORE_LINES = 'tbody > tr:nth-child(n+13)';
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
  const found = await violations(page, (axe) => axe.disableRules(others));
  return isColourKnown ? found : [...found, ...(await colourFaults(page))];
}

const colourFaults = (page: Page) => violations(page, (axe) => axe.withRules(COLOUR_RULES).exclude(MORE_LINES));

async function violations(page: Page, rules: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  const theme = await page.evaluate('document.documentElement.dataset.theme');
  const { violations: found } = await rules(axe).analyze();
  return found.map(
    ({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html.slice(0, SHOWN_HTML)).join(' | ')}`,
  );
}
