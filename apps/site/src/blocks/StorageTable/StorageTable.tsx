import type { CookiesPage } from '@vitrine/domain/content/document';
import { EXEMPT_STORAGE } from '@vitrine/domain/storage-keys';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';

export type StorageTableProps = { texts: CookiesPage['storage'] };

/** Everything the site keeps on the visitor's device, from the list that the code itself uses. */
export function StorageTable({ texts }: StorageTableProps) {
  return (
    <Section title={texts.title} id="liste">
      <Table
        caption={texts.caption}
        columns={texts.columns}
        rows={EXEMPT_STORAGE.map(({ key, where }) => ({
          header: <code>{key}</code>,
          cells: [texts.keys[key].purpose, texts.places[where], texts.keys[key].lifetime],
        }))}
      />
    </Section>
  );
}
