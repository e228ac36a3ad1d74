import type { Processings } from '@vitrine/domain/content/processings';
import { formCodes, retentionInYears } from '@vitrine/domain/forms/form-codes';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';

export type ProcessingTableProps = Pick<
  Processings,
  'title' | 'caption' | 'columns' | 'forms' | 'transfers'
>;

/** What becomes of each form's answers. How long is what the purge applies: neither can say otherwise. */
export function ProcessingTable({
  title,
  caption,
  columns,
  forms,
  transfers,
}: ProcessingTableProps) {
  return (
    <Section title={title} id="traitements">
      <Table
        caption={caption}
        columns={[
          columns.form,
          columns.purpose,
          columns.basis,
          columns.recipients,
          columns.duration,
        ]}
        rows={formCodes.map((code) => {
          const { name, purpose, basis, recipients } = forms[code];
          return { header: name, cells: [purpose, basis, recipients, retentionInYears(code)] };
        })}
      />
      <p>{transfers}</p>
    </Section>
  );
}
