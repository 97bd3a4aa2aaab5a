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
 * Of many alike the first three that pages show are judged for colours, which cost most: the others are painted as they are. Alike are texts
 * of one colour, size and weight on the same grounds; where what lies under one does not follow from what is around it (a drawing, what is
 * out of the flow), or axe does not judge it (disabled), of the same elements, classes and states as well.
 */
const MOST_ALIKE = 3;
const REPEATED = 'data-repeated';
/** How many this worker has judged, by theme and size: of each look, a number for how a text is painted. */
const judged = new Map<string, ReadonlyMap<number, number>>();
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
  const faultList = await faultsInForce(page, options);
  await page.evaluate(
    "document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'",
  );
  await painted(page);
  return [...faultList, ...(await colourFaults(page, options.isModalOpen))];
}

/** The page has been drawn as it stands: what changed with the theme is not read half-way. */
const painted = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');

/** What axe finds on the page as it stands, in the theme in force alone: all rules in one reading of the page. */
export async function faultsInForce(
  page: Page,
  { isModalOpen = false, ignored = [], isColourKnown = false }: AxeOptions = {},
): Promise<string[]> {
  await page.evaluate("document.documentElement.setAttribute('data-still', '')");
  const isToBeJudged = !isColourKnown && (await markRepeated(page, isModalOpen));
  const others = [...(isToBeJudged ? [] : COLOUR_RULES), ...(isModalOpen ? PAGE_RULES : []), ...ignored];
  return await violations(page, { rules: Object.fromEntries(others.map((rule) => [rule, { enabled: false }])) });
}

async function colourFaults(page: Page, isModalOpen = false): Promise<string[]> {
  const isToBeJudged = await markRepeated(page, isModalOpen);
  return isToBeJudged ? await violations(page, { runOnly: { type: 'rule', values: COLOUR_RULES } }) : [];
}

/** Marks what is not judged for colours once more. @returns whether anything is left */
async function markRepeated(page: Page, isModalOpen: boolean): Promise<boolean> {
  const where = String(
    await page.evaluate("document.documentElement.dataset.theme + (innerWidth < 720 ? ' phone' : '')"),
  );
  const rectangles = [...(judged.get(where) ?? [])];
  const counts = await page.evaluate<readonly (readonly [number, number])[]>(
    `(${MARK_REPEATED})(new Map(${JSON.stringify(rectangles)}), ${MOST_ALIKE}, '${REPEATED}')`,
  );
  // What lies behind a modal is not judged.
  if (!isModalOpen) judged.set(where, new Map(counts));
  return (await page.locator(`body[${REPEATED}]`).count()) === 0;
}

/** In the page: marks what holds no text but such as was judged often enough, and gives back how many of each look were judged by then. */
const MARK_REPEATED = `(counts, most, mark) => {
  const isSeen = ({ name, value }) =>
    name === 'class' || name === 'disabled' ||
    (name === 'style' && /color|background|fill|stroke|opacity/.test(value)) ||
    /^aria-(selected|pressed|current|invalid|checked|disabled|expanded)$/.test(name) ||
    (name.startsWith('data-') && name !== mark && /^[a-z]*$/.test(value));
  const hash = (text, from) => {
    let sum = from;
    for (const character of text) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0;
    return sum;
  };
  const UNLIKE = 'svg, label, :disabled, [aria-disabled="true"]';
  const walk = (element, around) => {
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style;
    const made = hash(element.tagName + [...element.attributes].filter(isSeen).map(({ name, value }) => name + value), around.made);
    const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const isCovering = /^rgb\\(/.test(backgroundColor) && backgroundImage === 'none' && opacity === '1';
    const paint = [backgroundColor, backgroundImage, opacity].join(' ');
    const ground = isBare ? around.ground : hash(paint, isCovering ? around.veil : around.ground);
    const veil = opacity === '1' ? around.veil : hash(opacity, around.veil);
    const isApart = around.isApart || /absolute|fixed|sticky/.test(style.position) || element.matches(UNLIKE);
    const painted = [color, around.color, fontSize, fontWeight, style.textDecorationLine, style.textShadow, element.tagName === 'A'];
    const look = hash(painted.join(' '), isApart ? made ^ ground : ground);
    let isRepeated = true;
    if ([...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '') || 'placeholder' in element) {
      const count = counts.get(look) ?? 0;
      isRepeated = count >= most;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) counts.set(look, count + 1);
    }
    for (const child of element.children) if (!walk(child, { made, ground, veil, color, isApart })) isRepeated = false;
    element.toggleAttribute(mark, isRepeated);
    return isRepeated;
  };
  walk(document.body, { made: 7, ground: 7, veil: 7, color: '', isApart: false });
  return [...counts];
}`;

/** The rules for colours pass over what is marked. */
const RULES = [
  { id: 'color-contrast', selector: `:not([${REPEATED}])` },
  { id: 'link-in-text-block', selector: `a[href]:not([${REPEATED}]), [role=link]:not([${REPEATED}])` },
];

/** Read once a page: the builder would put the rules into it again for every look, a fifth of a second each time. */
async function violations(page: Page, run: object): Promise<string[]> {
  const isThere = await page.evaluate('globalThis.axe !== undefined');
  if (!isThere) await page.evaluate(`${AXE}; axe.configure({ rules: ${JSON.stringify(RULES)} })`);
  const options = { ...run, resultTypes: ['violations'], preload: false };
  const look = () =>
    page.evaluate<readonly Violation[]>(
      `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
        violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, ${SHOWN_HTML})) })))`,
    );
  const first = await look();
  // On a busy machine colours of two themes were read from one page: a fault is one that stands when the page has been drawn once more.
  const lasting = first.length === 0 ? first : await painted(page).then(look);
  const theme = await page.evaluate('document.documentElement.dataset.theme');
  return lasting.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.join(' | ')}`);
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}
