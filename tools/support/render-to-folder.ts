import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { FORM_KINDS } from '@vitrine/domain/forms/form-codes';
import { letterPdf } from '@vitrine/domain/letter-pdf';
import { composeLetter } from '@vitrine/domain/termination-letter';
import { readBrands } from '../../brands/brands.ts';
import { receiptPdf } from '../../apps/server/src/forms/receipt-pdf.ts';
import { renderPages } from '../../apps/server/src/publishing/render-pages.ts';
import { openRenderer } from '../../apps/server/src/release/renderer.ts';
import { draftOf } from '../../apps/server/src/publishing/site-state.ts';
import { contentFolder, loadEnvironment } from '../../apps/site/environment.ts';
import { sampleMails } from '../../apps/site/src/testing/sample-mails.ts';
import { photosOf } from '../content/photos.ts';
import { someOfEachFamily } from './families.ts';
import { builtSite } from './release.ts';

/**
 * Writes into a folder all that can be read of the site as configured: some members of each family of
 * pages, a picture to share, every PDF, and, in `sent/`, each e-mail, each receipt on paper and the letter
 * that visitors make.
 */
const SAMPLE_LETTER = {
  name: 'Zoë Martin',
  street: '4 rue Victor Hugo',
  postcode: '42000',
  city: 'Saint-Étienne',
  provider: 'Télécom Exemple',
  providerAddress: '',
  contract: 'C-123',
  line: '',
  reason: 'unbound',
  endDay: '',
  writtenOn: '2026-11-15',
} as const;

loadEnvironment();
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
const config = readConfig(process.env, readBrands());
const { client, renderer: built } = await builtSite(config, () => undefined, undefined);
await cp(client, folder, {
  recursive: true,
  filter: (file) => !/\/(pictures|videos)$/.test(file),
});
const content = contentFolder();
const photos = await photosOf(content);
const state = draftOf({
  config,
  contentFolder: content,
  photos: photos.names,
  varFolder: folder,
  coverage: null,
}).at(new Date());
const renderer = await openRenderer(built, client);
const paths = await renderer.paths(state);
const isDrawn = (path: string) => /\.(jpg|pdf)$/.test(path);
const wanted = [
  ...someOfEachFamily(paths).filter((path) => !isDrawn(path)),
  ...paths.filter((path) => path.endsWith('.jpg')).slice(0, 1),
  ...paths.filter((path) => path.endsWith('.pdf')),
];
const { files } = await renderPages({
  renderer: { ...renderer, paths: async () => wanted },
  state,
  code: '',
});
const write = async (file: string, body: string | Uint8Array) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), body);
};
for (const [file, { body }] of [...files, ...photos.files]) await write(file, body);

const link = { reference: '7K3M-Q9XD', path: '/suivi/', until: '2027-01-04T08:00:00.000Z' };
for (const mail of Object.values(sampleMails)) {
  const { subject, html, text } = await renderer.mail(mail, [link], state);
  await write(`sent/${mail.kind}.html`, html);
  await write(`sent/${mail.kind}.txt`, `${subject}\n${text}`);
}
const { letter } = await state.content('pages/obtenir-ma-lettre-de-resiliation');
await write('sent/letter.latin1', letterPdf(composeLetter(SAMPLE_LETTER, letter.letter)));
const texts = await state.content('receipts');
const names = (await state.content('mails')).forms;
for (const form of FORM_KINDS) {
  const receipt = {
    reference: link.reference,
    receivedAt: link.until,
    address: '',
    pdf: '',
    isMailed: true,
    canBeFollowed: true,
    declared: [],
  };
  const followUp = { label: texts.reference, url: config.siteUrl };
  await write(
    `sent/${form}.pdf`,
    await receiptPdf({
      brand: config.brand,
      form,
      formName: names[form],
      receipt,
      texts,
      followUp,
    }),
  );
}
