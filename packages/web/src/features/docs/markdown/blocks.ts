import { headingNames } from './heading-ids.ts';
import { type Inline, plainText, readInline } from './inline.ts';

export interface Heading {
  readonly kind: 'heading';
  readonly level: number;
  readonly id: string;
  /** Additional anchor names. */
  readonly anchors: readonly string[];
  readonly text: readonly Inline[];
}

export type Block =
  | Heading
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'picture'; readonly alt: string; readonly href: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

const FENCE = /^```\s*(\S*)/;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const BULLET = /^[-*]\s+(.*)$/;
const NUMBERED = /^\d+[.)]\s+(.*)$/;
const DIVIDER = /^\|?[\s:|-]+\|[\s:|-]*$/;
const COMMENT = /^<!--.*-->$/;
/** A picture on a line of its own. */
const PICTURE = /^!\[([^\]]+)\]\(([^)\s]+)\)$/;
const ANCHOR = /^<a id="([^"]+)"><\/a>$/;

/** Returns whether a line directly below a paragraph ends it; any other line belongs to the paragraph. */
const endsParagraph = (line: string) =>
  line.trim() === '' ||
  FENCE.test(line) ||
  HEADING.test(line) ||
  BULLET.test(line) ||
  /^1[.)]\s/.test(line) ||
  COMMENT.test(line);

/**
 * Reads a page of Markdown: headings, paragraphs, lists of one level, tables, fenced code, pictures on a line of their own. Supports only the syntax that
 * the guides use: HTML is text, comments are left out.
 */
export function readBlocks(markdown: string): readonly Block[] {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  const nameOf = headingNames();
  const blocks: Block[] = [];
  let anchors: string[] = [];
  let at = 0;
  const line = () => lines[at] ?? '';
  const isMore = () => at < lines.length;

  function code(language: string): Block {
    const from = ++at;
    while (isMore() && !/^```\s*$/.test(line())) at++;
    return { kind: 'code', language, text: lines.slice(from, at++).join('\n') };
  }
  function table(): Block {
    const head = cellsOf(line());
    at += 2;
    const rows: (readonly Inline[])[][] = [];
    for (; isMore() && line().trimStart().startsWith('|'); at++) rows.push(cellsOf(line()));
    return { kind: 'table', head, rows };
  }
  function list(isOrdered: boolean): Block {
    const item = isOrdered ? NUMBERED : BULLET;
    const items: string[][] = [];
    for (; isMore(); at++) {
      const itemStart = item.exec(line());
      if (itemStart) items.push([itemStart[1] ?? '']);
      else if (/^\s+\S/.test(line())) items.at(-1)?.push(line().trim());
      else break;
    }
    return { kind: 'list', isOrdered, items: items.map((parts) => readInline(parts.join(' '))) };
  }
  function paragraph(): Block {
    const from = at++;
    while (isMore() && !endsParagraph(line())) at++;
    const text = lines
      .slice(from, at)
      .map((item) => item.trim())
      .join(' ');
    return { kind: 'paragraph', text: readInline(text) };
  }

  while (isMore()) {
    const fence = FENCE.exec(line());
    const heading = HEADING.exec(line());
    const anchor = ANCHOR.exec(line());
    const picture = PICTURE.exec(line());
    if (fence) blocks.push(code(fence[1] ?? ''));
    else if (heading) {
      const text = readInline(heading[2] ?? '');
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, id: nameOf(plainText(text)), anchors, text });
      anchors = [];
      at++;
    } else if (anchor) {
      anchors.push(anchor[1] ?? '');
      at++;
    } else if (picture) {
      blocks.push({ kind: 'picture', alt: picture[1] ?? '', href: picture[2] ?? '' });
      at++;
    } else if (line().trim() === '' || COMMENT.test(line())) at++;
    else if (line().startsWith('|') && DIVIDER.test(lines[at + 1] ?? '')) blocks.push(table());
    else if (BULLET.test(line())) blocks.push(list(false));
    else if (NUMBERED.test(line())) blocks.push(list(true));
    else blocks.push(paragraph());
  }
  return blocks;
}

/** Returns the cells of a row; a pipe in code or after a backslash does not separate cells. */
function cellsOf(row: string): (readonly Inline[])[] {
  const cells = [''];
  for (const [piece] of row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .matchAll(/\\\||`[^`]*`|[^|\\`]+|[|\\`]/g)) {
    if (piece === '|') cells.push('');
    else cells[cells.length - 1] += piece === '\\|' ? '|' : piece.replaceAll('\\|', '|');
  }
  return cells.map((cell) => readInline(cell.trim()));
}
