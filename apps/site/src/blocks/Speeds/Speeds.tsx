import type { BoxSections } from '@vitrine/domain/content/box-pages';
import { sentenceWith } from '@vitrine/domain/sentence';
import { speedParts, transferTime } from '@vitrine/domain/speed';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Speeds.module.css';

export type SpeedsProps = {
  texts: BoxSections['speeds'];
  /** Mbit/s. */
  download: number;
  upload: number;
  wifi: string;
};

/** A long film in high definition, or an hour of a phone's videos. */
const EXAMPLE_GIGABYTES = 5;

/** Download and upload side by side, in the same size: neither hides behind the other. */
export function Speeds({ texts, download, upload, wifi }: SpeedsProps) {
  return (
    <Section title={texts.title} intro={texts.intro}>
      <dl className={styles.root}>
        <Speed label={texts.download} mbit={download} example={texts.downloadExample} />
        <Speed label={texts.upload} mbit={upload} example={texts.uploadExample} />
        <div className={styles.item}>
          <dt className={styles.label}>{texts.wifi}</dt>
          <dd className={styles.value}>
            <span className={styles.figure}>{wifi}</span>
          </dd>
          <dd className={styles.example}>{texts.wifiExample}</dd>
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
        {sentenceWith(example, {
          size: EXAMPLE_GIGABYTES,
          time: transferTime(EXAMPLE_GIGABYTES, mbit),
        })}
      </dd>
    </div>
  );
}
