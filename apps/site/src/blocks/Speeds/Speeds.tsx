import { speedParts, transferTime } from '@vitrine/domain/speed';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Speeds.module.css';

export type SpeedsProps = {
  /** Mbit/s. */
  download: number;
  upload: number;
  wifi: string;
};

/** A long film in high definition, or an hour of a phone's videos. */
const EXAMPLE_GIGABYTES = 5;

/** Download and upload side by side, in the same size: neither hides behind the other. */
export function Speeds({ download, upload, wifi }: SpeedsProps) {
  return (
    <Section
      title="Le débit, dans les deux sens"
      intro="Débits théoriques maximaux, partagés entre vos appareils."
    >
      <dl className={styles.root}>
        <Speed label="Téléchargement" mbit={download} example="Recevoir un film de 5 Go" />
        <Speed
          label="Envoi"
          mbit={upload}
          example={`Envoyer ${EXAMPLE_GIGABYTES}\u00a0Go de vidéos`}
        />
        <div className={styles.item}>
          <dt className={styles.label}>Sans fil</dt>
          <dd className={styles.value}>
            <span className={styles.figure}>{wifi}</span>
          </dd>
          <dd className={styles.example}>Compatible avec tous vos appareils, anciens et récents</dd>
        </div>
      </dl>
    </Section>
  );
}

function Speed({ label, mbit, example }: { label: string; mbit: number; example: string }) {
  const { value, unit } = speedParts(mbit);
  return (
    <div className={styles.item}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={styles.figure}>{value}</span> <span className={styles.unit}>{unit}</span>
      </dd>
      <dd className={styles.example}>
        {`${example}\u00a0: ${transferTime(EXAMPLE_GIGABYTES, mbit)}`}
      </dd>
    </div>
  );
}
