import type { Language } from '@keepout/contract/platform/language';
import { PDFDocument } from 'pdfkit';

const MARGIN = 42;
const FOOT = 34;
export const INK = '#14181f';
export const FAINT = '#5b6472';
export const LINE = '#c3c9d2';

export interface PdfCell {
  readonly text: string;
  /** Fraction of the page width. */
  readonly share: number;
  readonly isStrong?: boolean;
  readonly isMono?: boolean;
}

/** A4 pages that are filled from the top, with automatic page breaks. Lengths in points. */
export class PdfSheet {
  readonly doc: PDFDocument;
  readonly left: number = MARGIN;
  readonly width: number;
  y: number = MARGIN;
  readonly #done: Promise<Uint8Array>;

  /** @param at   time stated in the document: the same content gives the same bytes */
  constructor(title: string, at: Date, language: Language) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      compress: false,
      lang: language,
      displayTitle: true,
      info: { Title: printableText(title), Creator: 'Keepout', Producer: 'Keepout', CreationDate: at, ModDate: at },
    });
    this.width = this.doc.page.width - 2 * MARGIN;
    const chunks: Uint8Array[] = [];
    this.#done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  /** Begins a new page if less than this height is left. */
  need(height: number): void {
    if (this.y + height <= this.doc.page.height - MARGIN - FOOT) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  space(height: number): void {
    this.y += height;
  }

  heading(text: string): void {
    this.need(60);
    this.space(9);
    this.doc.font('Helvetica-Bold').fontSize(10.5).fillColor(INK).text(printableText(text), this.left, this.y);
    this.space(14);
    this.doc
      .strokeColor(LINE)
      .lineWidth(0.6)
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .stroke();
    this.space(5);
  }

  paragraph(text: string, { size = 9, isFaint = false, isStrong = false } = {}): void {
    const words = printableText(text);
    for (const line of words.split('\n')) {
      this.doc.font(isStrong ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
      const height = this.doc.heightOfString(line || ' ', { width: this.width });
      this.need(height);
      this.doc.fillColor(isFaint ? FAINT : INK).text(line, this.left, this.y, { width: this.width });
      this.space(height + 2);
    }
  }

  /** Writes a row of cells side by side, as high as the highest. */
  row(cells: readonly PdfCell[], { size = 8.5, isRuled = false } = {}): void {
    const gap = 8;
    const fitted = cells.map(({ text, share, isStrong = false, isMono = false }) => {
      const font = isMono ? 'Courier' : isStrong ? 'Helvetica-Bold' : 'Helvetica';
      const points = isMono ? size - 0.8 : size;
      const width = share * this.width - gap;
      const words = brokenAt(printableText(text), isMono);
      this.doc.font(font).fontSize(points);
      return { words, font, points, width, share, height: this.doc.heightOfString(words || ' ', { width }) };
    });
    const height = Math.max(...fitted.map((line) => line.height));
    this.need(height + 4);
    let x = this.left;
    for (const { words, font, points, width, share } of fitted) {
      this.doc.font(font).fontSize(points).fillColor(INK).text(words, x, this.y, { width });
      x += share * this.width;
    }
    this.space(height + 3);
    if (!isRuled) return;
    this.doc
      .strokeColor(LINE)
      .lineWidth(0.3)
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .stroke();
    this.space(3);
  }

  /** Writes a name and its value. */
  fact(name: string, value: string, isMono = false): void {
    this.row([
      { text: name, share: 0.22 },
      { text: value, share: 0.78, isMono },
    ]);
  }

  /** Writes the same text at the foot of every page, with the page number. */
  foot(text: string): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      const y = this.doc.page.height - MARGIN - 12;
      this.doc.font('Helvetica').fontSize(7).fillColor(FAINT);
      this.doc.text(printableText(text), this.left, y, { width: this.width - 60, lineBreak: false });
      this.doc.text(`${page + 1} / ${count}`, this.left + this.width - 50, y, {
        width: 50,
        align: 'right',
        lineBreak: false,
      });
    }
  }

  async end(): Promise<Uint8Array> {
    this.doc.end();
    return await this.#done;
  }
}

/** Splits a hash into two halves, since it contains no position for a line break. */
function brokenAt(text: string, isMono: boolean): string {
  return isMono ? text.replaceAll(/([0-9a-f]{32})([0-9a-f]{32})/g, '$1 $2') : text;
}

/** Characters in the upper half of WinAnsi outside Latin-1, which the standard fonts contain. */
const BEYOND_LATIN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
/** Replacements for characters that the standard fonts lack. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2192': '->',
  '\u202f': ' ',
  '\u00a0': ' ',
  '\t': ' ',
};

/**
 * Converts a text to the characters of the standard fonts (WinAnsi). Other characters are replaced by their code point, so that no
 * character is lost or mistaken for another: `[U+4E2D]`.
 */
export function printableText(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    const plain = PLAIN[sign];
    if (plain !== undefined) return plain;
    const code = sign.codePointAt(0) ?? 0;
    const isPrinted =
      sign === '\n' || (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff && code !== 0xad);
    if (isPrinted || BEYOND_LATIN.has(sign)) return sign;
    return sign === '\r' ? '' : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
