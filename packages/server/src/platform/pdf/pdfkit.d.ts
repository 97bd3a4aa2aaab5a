/** The part of pdfkit 0.20 that PDF documents use; the package contains no types. Lengths in points, y downwards. */
declare module 'pdfkit' {
  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right' | 'center';
    readonly lineBreak?: boolean;
    readonly lineGap?: number;
  }
  export class PDFDocument {
    constructor(options: {
      readonly size: 'A4';
      readonly margin: number;
      readonly bufferPages: boolean;
      readonly compress: boolean;
      readonly lang: string;
      readonly displayTitle: boolean;
      readonly info: Readonly<Record<string, string | Date>>;
    });
    readonly page: { readonly width: number; readonly height: number };
    on(event: 'data', take: (chunk: Uint8Array) => void): this;
    on(event: 'end', done: () => void): this;
    on(event: 'error', fail: (error: Error) => void): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(points: number): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    circle(x: number, y: number, radius: number): this;
    closePath(): this;
    clip(): this;
    save(): this;
    restore(): this;
    fill(): this;
    stroke(): this;
    end(): void;
  }
}
