import Pdf from 'pdfkit';

/** The channel list on paper: a tagged PDF in columns, made at build from the page's own data. */
export type ChannelPdf = {
  title: string;
  note: string;
  updatedOn: string;
  categories: readonly {
    label: string;
    channels: readonly { number: number; name: string; quality: string; access: string }[];
  }[];
};

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 36;
const GAP = 18;
const COLUMNS = 3;
const COLUMN = (A4.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
const BOTTOM = A4.height - MARGIN - 20;
const LINE = 10.5;
const HEADING = 22;
const FIRST_TOP = 104;
const INK = '#1f1f1f';
const MUTED = '#5a5a62';
const RED = '#cc0000';

export function channelPdf({ title, note, updatedOn, categories }: ChannelPdf): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, CreationDate: new Date(`${updatedOn}T00:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const structure = document.struct('Document');
  document.addStructure(structure);
  const say = (tag: 'H1' | 'H2' | 'P', draw: () => void) =>
    structure.add(document.struct(tag, draw));

  say('H1', () => {
    document.font('Helvetica-Bold').fontSize(24).fillColor(INK).text(title, MARGIN, MARGIN);
  });
  say('P', () => {
    document
      .font('Helvetica')
      .fontSize(8.5)
      .fillColor(MUTED)
      .text(`${note} Mise à jour\u00a0: ${frenchDate(updatedOn)}.`, MARGIN, MARGIN + 32, {
        width: A4.width - 2 * MARGIN,
      });
  });

  let column = 0;
  let top = FIRST_TOP;
  let columnTop = FIRST_TOP;
  const left = () => MARGIN + column * (COLUMN + GAP);
  const room = (height: number) => {
    if (top + height <= BOTTOM) return;
    column += 1;
    if (column === COLUMNS) {
      document.addPage();
      column = 0;
      columnTop = MARGIN;
    }
    top = columnTop;
  };

  for (const { label, channels } of categories) {
    // A heading never ends a column.
    room(HEADING + 2 * LINE);
    say('H2', () => {
      document
        .font('Helvetica-Bold')
        .fontSize(10.5)
        .fillColor(RED)
        .text(`${label} (${channels.length})`, left(), top + 6, {
          width: COLUMN,
          lineBreak: false,
        });
    });
    top += HEADING;
    for (const { number, name, quality, access } of channels) {
      room(LINE);
      say('P', () => {
        document.font('Helvetica').fontSize(7.5).fillColor(MUTED);
        document.text(String(number), left(), top, { width: 20, lineBreak: false });
        document.font('Helvetica-Bold').fillColor(INK);
        document.text(shorten(document, name, COLUMN - 88), left() + 22, top, { lineBreak: false });
        document.font('Helvetica').fillColor(MUTED);
        document.text(quality, left() + COLUMN - 64, top, { lineBreak: false });
        document.text(shorten(document, access, 46), left() + COLUMN - 46, top, {
          lineBreak: false,
        });
      });
      top += LINE;
    }
    top += 4;
  }
  document.end();
  return done;
}

function shorten(document: Pdf, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  let end = text.length;
  while (end > 1 && document.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

function frenchDate(date: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
