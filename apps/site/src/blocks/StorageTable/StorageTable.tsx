import type { StorageKey } from '@vitrine/domain/storage-keys';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';

export type StorageTableProps = { keys: readonly StorageKey[] };

const PLACES = { session: 'Session du navigateur', local: 'Mémoire du navigateur' } as const;

/** Everything the site keeps on the visitor's device, from the list that the code itself uses. */
export function StorageTable({ keys }: StorageTableProps) {
  return (
    <Section title="Ce que le site garde" id="liste">
      <Table
        caption="Données gardées dans votre navigateur, sans accord préalable"
        columns={['Nom', 'À quoi elle sert', 'Où', 'Durée']}
        rows={keys.map(({ key, purpose, where, lifetime }) => ({
          header: <code>{key}</code>,
          cells: [purpose, PLACES[where], lifetime],
        }))}
      />
    </Section>
  );
}
