/** Style properties from classes and custom properties that a stand-alone file must contain itself. */
const CARRIED: readonly string[] = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'display',
  'visibility',
];

const MARGIN_PX = 12;
const TITLE_PX = 24;
const CAPTION_LINE_PX = 17;
/** A generous guess: the file may be shown in another font than ours. */
const CAPTION_PX_PER_SIGN = 6.8;

export interface StandaloneOptions {
  readonly title: string;
  readonly note?: string | undefined;
  readonly caption?: string | undefined;
}

/**
 * The drawing as a file of its own: computed styles written out (custom properties would turn black), canvas layers embedded as
 * images, the panel's background, title and note added.
 */
export function standaloneSvg(plot: HTMLElement, { title, note, caption }: StandaloneOptions): SVGSVGElement | null {
  const drawing = plot.querySelector<SVGSVGElement>('svg[data-chart]');
  if (drawing === null) return null;
  const box = drawing.getBoundingClientRect();
  const width = Math.round(box.width + 2 * MARGIN_PX);
  const captionLines = wrappedWords(caption ?? '', (width - 2 * MARGIN_PX) / CAPTION_PX_PER_SIGN);
  const captionPx = captionLines.length * CAPTION_LINE_PX;
  const height = Math.round(box.height + 2 * MARGIN_PX + TITLE_PX + captionPx);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  setAll(sheet, { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` });

  const style = getComputedStyle(drawing);
  const panel = style.getPropertyValue('--bg1').trim() || 'Canvas';
  const ink = style.getPropertyValue('--fg1').trim() || 'CanvasText';
  const faint = style.getPropertyValue('--fg3').trim() || ink;
  sheet.append(element('rect', { width, height, fill: panel }));
  const font = { 'font-family': style.fontFamily, 'font-size': 13 };
  sheet.append(text(title, { x: MARGIN_PX, y: MARGIN_PX + 13, fill: ink, 'font-weight': 600, ...font }));
  if (note !== undefined) {
    sheet.append(
      text(note, {
        x: width - MARGIN_PX,
        y: MARGIN_PX + 13,
        fill: faint,
        'text-anchor': 'end',
        ...font,
        'font-size': 12,
      }),
    );
  }
  captionLines.forEach((line, index) => {
    const y = height - MARGIN_PX - (captionLines.length - 1 - index) * CAPTION_LINE_PX;
    sheet.append(text(line, { x: MARGIN_PX, y, fill: faint, ...font, 'font-size': 12 }));
  });

  const body = element('g', { transform: `translate(${MARGIN_PX} ${MARGIN_PX + TITLE_PX})` });
  for (const canvas of plot.querySelectorAll('canvas')) {
    body.append(element('image', { href: canvas.toDataURL(), width: box.width, height: box.height }));
  }
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  carryStyles(drawing, copy);
  body.append(...copy.childNodes);
  sheet.append(body);
  return sheet;
}

/** Returns text in lines of a maximum number of characters. */
export function wrappedWords(words: string, mostSigns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= mostSigns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function svgBlob(svg: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
}

function carryStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of CARRIED) {
    const value = style.getPropertyValue(name);
    if (value !== '') to.setAttribute(name, value);
  }
  to.removeAttribute('style');
  to.removeAttribute('class');
  for (const [index, child] of [...from.children].entries()) {
    const twin = to.children[index];
    if (twin !== undefined) carryStyles(child, twin);
  }
}

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes): SVGElement {
  const svgElement = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAll(svgElement, attributes);
  return svgElement;
}

function text(content: string, attributes: Attributes): SVGElement {
  const textElement = element('text', attributes);
  textElement.textContent = content;
  return textElement;
}

function setAll(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, String(value));
}
