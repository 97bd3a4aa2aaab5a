import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The minified one, which a page reads in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** While a modal is open the rest of the page is hidden, so that rules about the whole page do not apply. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];
/** The rules that judge what is painted. Every other rule reads the tree, which is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/**
 * Of many alike the first two are judged for colours, which cost most, and on the first page that shows them: the others are made as
 * they are. Alike are texts with the same elements, classes and states around them.
 */
const MOST_ALIKE = 2;
const REPEATED = 'data-repeated';
/** What this worker has judged, by theme and size: a number for all that the style of a text follows from. */
const judged = new Map<string, ReadonlySet<number>>();
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
  return [...found, ...(await colourFaults(page, options.isModalOpen))];
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
  return isColourKnown ? found : [...found, ...(await colourFaults(page, isModalOpen))];
}

async function colourFaults(page: Page, isModalOpen = false): Promise<string[]> {
  const where = String(
    await page.evaluate("document.documentElement.dataset.theme + (innerWidth < 720 ? ' phone' : '')"),
  );
  const known = judged.get(where) ?? new Set();
  const looks = await page.evaluate<readonly number[]>(
    `(${MARK_REPEATED})(new Set(${JSON.stringify([...known])}), ${MOST_ALIKE}, '${REPEATED}')`,
  );
  // What lies behind a modal is not judged.
  if (!isModalOpen) judged.set(where, new Set([...known, ...looks]));
  if ((await page.locator(`body[${REPEATED}]`).count()) > 0) return [];
  const options = { runOnly: { type: 'rule', values: COLOUR_RULES } };
  return await violations(page, { options, exclude: [[`[${REPEATED}]`]] });
}

/** In the page: marks what holds no text but such as was judged or is here often enough, and gives back what is to be judged. */
const MARK_REPEATED = `(known, most, mark) => {
  const counts = new Map();
  const isSeen = ({ name, value }) =>
    name === 'class' || name === 'disabled' ||
    (name === 'style' && /color|background|fill|stroke|opacity/.test(value)) ||
    /^aria-(selected|pressed|current|invalid|checked|disabled|expanded)$/.test(name) ||
    (name.startsWith('data-') && name !== mark && /^[a-z]*$/.test(value));
  const walk = (element, around) => {
    let look = around;
    for (const character of element.tagName + [...element.attributes].filter(isSeen).map(({ name, value }) => name + value))
      look = (Math.imul(look, 31) + character.charCodeAt(0)) | 0;
    let isRepeated = true;
    if ([...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '') || 'placeholder' in element) {
      const count = counts.get(look) ?? 0;
      isRepeated = known.has(look) || count >= most;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) counts.set(look, count + 1);
    }
    for (const child of element.children) if (!walk(child, look)) isRepeated = false;
    element.toggleAttribute(mark, isRepeated);
    return isRepeated;
  };
  walk(document.body, 7);
  return [...counts.keys()];
}`;

/** Read once a page: the builder would put the rules into it again for every look, a fifth of a second each time. */
async function violations(page: Page, run: AxeRun): Promise<string[]> {
  const isThere = await page.evaluate('globalThis.axe !== undefined');
  if (!isThere) await page.evaluate(AXE);
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
