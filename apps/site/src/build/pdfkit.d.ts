/** The part of pdfkit that we use; it ships no types. */
declare module 'pdfkit' {
  type TextOptions = { width?: number; lineBreak?: boolean };
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
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    addPage(): this;
    struct(type: string, draw?: () => void): Structure;
    addStructure(structure: Structure): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
