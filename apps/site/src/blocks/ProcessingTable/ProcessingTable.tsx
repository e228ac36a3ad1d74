import type { Processings } from '@vitrine/domain/content/processings';
import { REQUEST_CODES, retentionInYears } from '@vitrine/domain/forms/form-codes';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';

export type ProcessingTableProps = Pick<
  Processings,
  'title' | 'caption' | 'columns' | 'forms' | 'contest' | 'transfers'
> & {
  /** What each contest is called. */
  contests: readonly string[];
};

/** What becomes of each form's answers. How long is what the purge applies: neither can say otherwise. */
export function ProcessingTable({
  title,
  caption,
  columns,
  forms,
  contest,
  contests,
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
        rows={[
          ...REQUEST_CODES.map((code) => ({ code, ...forms[code] })),
          ...[...contests, contest.past].map((name) => ({ code: 'contest', name, ...contest })),
        ].map(({ code, name, purpose, basis, recipients }) => ({
          header: name,
          cells: [purpose, basis, recipients, retentionInYears(code)],
        }))}
      />
      <p>{transfers}</p>
    </Section>
  );
}
