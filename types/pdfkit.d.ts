/** The part of pdfkit that we use; it ships no types. */
declare module 'pdfkit' {
  type TextOptions = {
    width?: number;
    lineBreak?: boolean;
    lineGap?: number;
    continued?: boolean;
    link?: string;
    underline?: boolean;
  };
  export type Structure = { add(child: Structure): Structure };
  export default class PDFDocument {
    constructor(options: {
      size: 'A4';
      margin: number;
      lang: string;
      tagged: true;
      displayTitle: true;
      pdfVersion: '1.7';
      bufferPages: true;
      info: { Title: string; CreationDate: Date };
    });
    /** Where the next text begins. */
    x: number;
    y: number;
    [Symbol.asyncIterator](): AsyncIterator<Buffer>;
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string): number;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(shape: string): this;
    circle(x: number, y: number, radius: number): this;
    fill(): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    addPage(): this;
    struct(type: string, draw?: () => void): Structure;
    addStructure(structure: Structure): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    markContent(tag: 'Artifact', options?: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
