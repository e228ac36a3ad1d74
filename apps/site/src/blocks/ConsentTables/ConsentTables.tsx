import { CONSENT_LIFE_MONTHS } from '@vitrine/domain/consent/choice';
import { PROOF_RETENTION_MONTHS } from '@vitrine/domain/consent/proof';
import { formatLifetime, type Purpose, type Vendor } from '@vitrine/domain/consent/vendors';
import { formatDuration } from '@vitrine/domain/duration';
import { Button } from '#ui/Button/Button.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';
import { track } from '#ui/track.ts';
import styles from './ConsentTables.module.css';

export type ConsentTablesProps = {
  purposes: readonly Purpose[];
  vendors: readonly Vendor[];
  /** Where the link to one's choices leads without a script. */
  settingsHref: string;
};

/** Everything that waits for consent, from the list that the consent manager and the pixels use. */
export function ConsentTables({ purposes, vendors, settingsHref }: ConsentTablesProps) {
  const nameOf = (id: number) => purposes.find((purpose) => purpose.id === id)?.name ?? '';
  return (
    <Section title="Ce qui attend votre accord" id="accord">
      <div className={styles.root}>
        <p>
          {`Votre choix vaut ${formatDuration(CONSENT_LIFE_MONTHS)}\u00a0; sa preuve est effacée après ${formatDuration(PROOF_RETENTION_MONTHS)}.`}
        </p>
        <div>
          <Button
            variant="secondary"
            href={settingsHref}
            data-consent-settings
            {...track('cookies', 'gerer-mes-choix')}
          >
            Gérer mes choix
          </Button>
        </div>
        <Table
          caption="Les finalités"
          columns={['Finalité', 'Ce qu’elle permet', 'Qui la demande']}
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
          caption="Les partenaires"
          columns={['Partenaire', 'Société', 'Ce qu’il fait', 'Finalités', 'Sa politique']}
          rows={vendors.map((vendor) => ({
            header: vendor.name,
            cells: [
              vendor.company,
              vendor.description,
              vendor.purposes.map(nameOf).join(', '),
              <a key="policy" href={vendor.policyUrl}>
                {`Politique de ${vendor.name}`}
              </a>,
            ],
          }))}
        />
        <Table
          caption="Leurs cookies"
          columns={['Nom', 'Partenaire', 'À quoi il sert', 'Site', 'Durée']}
          rows={vendors.flatMap((vendor) =>
            vendor.cookies.map((cookie) => ({
              header: <code>{cookie.name}</code>,
              cells: [
                vendor.name,
                cookie.purpose,
                cookie.domain ?? 'ce site',
                formatLifetime(cookie.lifetime),
              ],
            })),
          )}
        />
      </div>
    </Section>
  );
}
