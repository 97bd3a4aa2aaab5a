// packages/server/src/platform/pdf/sheet.ts
import { PDFDocument } from "pdfkit";
var MARGIN = 42;
var FOOT = 34;
var INK = "#14181f";
var FAINT = "#5b6472";
var LINE = "#c3c9d2";
var Sheet = class {
  doc;
  left = MARGIN;
  width;
  y = MARGIN;
  #done;
  /** @param at   of the document's facts: with the same content the same bytes come out */
  constructor(title, at, language) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: MARGIN,
      bufferPages: true,
      compress: false,
      lang: language,
      displayTitle: true,
      info: { Title: printable(title), Creator: "Keepout", Producer: "Keepout", CreationDate: at, ModDate: at }
    });
    this.width = this.doc.page.width - 2 * MARGIN;
    const chunks = [];
    this.#done = new Promise((resolve, reject) => {
      this.doc.on("data", (chunk) => chunks.push(chunk));
      this.doc.on("end", () => resolve(Buffer.concat(chunks)));
      this.doc.on("error", reject);
    });
  }
  /** Goes to the next page where so much does not fit on this one. */
  need(height) {
    if (this.y + height <= this.doc.page.height - MARGIN - FOOT) return;
    this.doc.addPage();
    this.y = MARGIN;
  }
  space(height) {
    this.y += height;
  }
  heading(text) {
    this.need(60);
    this.space(9);
    this.doc.font("Helvetica-Bold").fontSize(10.5).fillColor(INK).text(printable(text), this.left, this.y);
    this.space(14);
    this.doc.strokeColor(LINE).lineWidth(0.6).moveTo(this.left, this.y).lineTo(this.left + this.width, this.y).stroke();
    this.space(5);
  }
  paragraph(text, { size = 9, isFaint = false, isStrong = false } = {}) {
    const words = printable(text);
    for (const line of words.split("\n")) {
      this.doc.font(isStrong ? "Helvetica-Bold" : "Helvetica").fontSize(size);
      const height = this.doc.heightOfString(line || " ", { width: this.width });
      this.need(height);
      this.doc.fillColor(isFaint ? FAINT : INK).text(line, this.left, this.y, { width: this.width });
      this.space(height + 2);
    }
  }
  /** A row of cells side by side, as high as the highest. */
  row(cells, { size = 8.5, isRuled = false } = {}) {
    const gap = 8;
    const fitted = cells.map(({ text, share, isStrong = false, isMono = false }) => {
      const font = isMono ? "Courier" : isStrong ? "Helvetica-Bold" : "Helvetica";
      const points = isMono ? size - 0.8 : size;
      const width = share * this.width - gap;
      const words = brokenAt(printable(text), isMono);
      this.doc.font(font).fontSize(points);
      return { words, font, points, width, share, height: this.doc.heightOfString(words || " ", { width }) };
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
    this.doc.strokeColor(LINE).lineWidth(0.3).moveTo(this.left, this.y).lineTo(this.left + this.width, this.y).stroke();
    this.space(3);
  }
  /** Name and value. */
  fact(name, value, isMono = false) {
    this.row([
      { text: name, share: 0.22 },
      { text: value, share: 0.78, isMono }
    ]);
  }
  /** The same words at the foot of every page, with its number. */
  foot(text) {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      const y = this.doc.page.height - MARGIN - 12;
      this.doc.font("Helvetica").fontSize(7).fillColor(FAINT);
      this.doc.text(printable(text), this.left, y, { width: this.width - 60, lineBreak: false });
      this.doc.text(`${page + 1} / ${count}`, this.left + this.width - 50, y, {
        width: 50,
        align: "right",
        lineBreak: false
      });
    }
  }
  async end() {
    this.doc.end();
    return await this.#done;
  }
};
function brokenAt(text, isMono) {
  return isMono ? text.replaceAll(/([0-9a-f]{32})([0-9a-f]{32})/g, "$1 $2") : text;
}
var BEYOND_LATIN = new Set("\u20AC\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u017D\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u017E\u0178");
var PLAIN = {
  "\u2212": "-",
  "\u2192": "->",
  "\u202F": " ",
  "\xA0": " ",
  "	": " "
};
function printable(text) {
  return Array.from(text.normalize("NFC"), (sign) => {
    const plain = PLAIN[sign];
    if (plain !== void 0) return plain;
    const code = sign.codePointAt(0) ?? 0;
    const isPrinted = sign === "\n" || code >= 32 && code <= 126 || code >= 161 && code <= 255 && code !== 173;
    if (isPrinted || BEYOND_LATIN.has(sign)) return sign;
    return sign === "\r" ? "" : `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
  }).join("");
}

export {
  INK,
  FAINT,
  LINE,
  Sheet
};
//# sourceMappingURL=chunk-3BUKZ4AD.mjs.map
