import { CONSENT_LIFE_MONTHS } from '@vitrine/domain/consent/choice';
import { PROOF_RETENTION_MONTHS } from '@vitrine/domain/consent/proof';
import { formatLifetime, type Purpose, type Vendor } from '@vitrine/domain/consent/vendors';
import type { CookiesPage } from '@vitrine/domain/content/document';
import { formatDuration } from '@vitrine/domain/duration';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Button } from '#ui/Button/Button.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';
import styles from './ConsentTables.module.css';

export type ConsentTablesProps = {
  texts: CookiesPage['consent'];
  purposes: readonly Purpose[];
  vendors: readonly Vendor[];
  /** Where the link to one's choices leads without a script. */
  settingsHref: string;
};

/** Everything that waits for consent, from the list that the consent manager and the pixels use. */
export function ConsentTables({ texts, purposes, vendors, settingsHref }: ConsentTablesProps) {
  const nameOf = (id: number) => purposes.find((purpose) => purpose.id === id)?.name ?? '';
  return (
    <Section title={texts.title} id="accord">
      <div className={styles.root}>
        <p>
          {sentenceWith(texts.kept, {
            choice: formatDuration(CONSENT_LIFE_MONTHS),
            proof: formatDuration(PROOF_RETENTION_MONTHS),
          })}
        </p>
        <div>
          <Button
            variant="secondary"
            href={settingsHref}
            data-consent-settings
            data-track="cookies > gerer-mes-choix"
          >
            {texts.settings}
          </Button>
        </div>
        <Table
          caption={texts.purposes.caption}
          columns={texts.purposes.columns}
          rows={purposes.map(({ id, name, description }) => ({
            header: name,
            cells: [
              description,
              vendors
                .filter((vendor) => vendor.purposes.includes(id))
                .map((vendor) => vendor.name)
                .join(', '),
            ],
          }))}
        />
        <Table
          caption={texts.vendors.caption}
          columns={texts.vendors.columns}
          rows={vendors.map((vendor) => ({
            header: vendor.name,
            cells: [
              vendor.company,
              vendor.description,
              vendor.purposes.map(nameOf).join(', '),
              <a key="policy" href={vendor.policyUrl}>
                {sentenceWith(texts.vendors.policy, { vendor: vendor.name })}
              </a>,
            ],
          }))}
        />
        <Table
          caption={texts.cookies.caption}
          columns={texts.cookies.columns}
          rows={vendors.flatMap((vendor) =>
            vendor.cookies.map((cookie) => ({
              header: <code>{cookie.name}</code>,
              cells: [
                vendor.name,
                cookie.purpose,
                cookie.domain ?? texts.cookies.ownSite,
                formatLifetime(cookie.lifetime),
              ],
            })),
          )}
        />
      </div>
    </Section>
  );
}
