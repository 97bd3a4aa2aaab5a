import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** While a modal is open the rest of the page is hidden, so that rules about the whole page do not apply. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];
/** The rules that judge what is painted. Every other rule reads the tree, which is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/**
 * Of many alike the first are judged for colours, which cost most: the others are made as they are. Alike are texts with the same
 * elements, classes and states around them, on whichever page.
 */
const MOST_ALIKE = 3;
const REPEATED = 'data-repeated';
/** How often a look has been judged by this worker: by theme, size and a number for all that its style follows from. */
const judged = new Map<string, Map<number, number>>();
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
  const where = String(
    await page.evaluate("document.documentElement.dataset.theme + (innerWidth < 720 ? ' phone' : '')"),
  );
  const known = judged.get(where) ?? new Map<number, number>();
  const counts = await page.evaluate<readonly [number, number][]>(
    `(${markRepeated})(new Map(${JSON.stringify([...known])}), ${MOST_ALIKE}, '${REPEATED}')`,
  );
  judged.set(where, new Map(counts));
  const options = { runOnly: { type: 'rule', values: COLOUR_RULES } };
  return await violations(page, { options, exclude: [[`[${REPEATED}]`]] });
}

/** In the page: marks what holds no text but such as was judged often enough, and gives back how often each was by then. */
const markRepeated = `(counts, most, mark) => {
  const isState = ({ name, value }) =>
    name === 'class' || name === 'style' || name === 'disabled' || (/^(aria|data)-/.test(name) && /^[a-z]*$/.test(value));
  const walk = (element, around) => {
    const states = [...element.attributes].filter((one) => one.name !== mark && isState(one)).map(({ name, value }) => name + value);
    let look = around;
    for (const character of element.tagName + states) look = (Math.imul(look, 31) + character.charCodeAt(0)) | 0;
    let isRepeated = true;
    if ([...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '') || 'placeholder' in element) {
      const count = counts.get(look) ?? 0;
      isRepeated = count >= most;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) counts.set(look, count + 1);
    }
    for (const child of element.children) if (!walk(child, look)) isRepeated = false;
    element.toggleAttribute(mark, isRepeated);
    return isRepeated;
  };
  walk(document.body, 7);
  return [...counts];
}`;

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
