import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { StoreTexts } from '@vitrine/domain/content/companion-apps';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Icon } from '#ui/Icon/Icon.tsx';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import { QrCode } from '#ui/QrCode/QrCode.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './StoreButtons.module.css';

export type StoreButtonsProps = {
  appName: string;
  texts: StoreTexts;
  /** The application's page in Apple's store. */
  ios?: string | undefined;
  /** The application's page in Google's store. */
  android?: string | undefined;
  /** The address that the QR code carries: our own page, which sends each phone to its store. */
  qr?: string | undefined;
  /** Prefix of `data-track`; the store follows. */
  tracking?: string;
};

const STORES = ['ios', 'android'] as const;

/** The stores, set in type (no one's badge is copied), and a QR code for those at a computer. */
export function StoreButtons({ appName, texts, qr, tracking, ...links }: StoreButtonsProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.stores}>
        {STORES.map((key) => {
          const { before, store } = texts[key];
          const href = links[key];
          return (
            href !== undefined && (
              <li key={key}>
                <a
                  className={styles.store}
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  data-track={tracking === undefined ? undefined : `${tracking} > ${key}`}
                >
                  <Icon of={IconDownload} />
                  <span>
                    <VisuallyHidden>{`${appName}\u00a0:`}</VisuallyHidden>{' '}
                    <span className={styles.before}>{before}</span>{' '}
                    <span className={styles.name}>{store}</span>
                    <NewTabHint target="_blank" />
                  </span>
                </a>
              </li>
            )
          );
        })}
      </ul>
      {qr !== undefined && (
        <figure className={styles.qr}>
          <QrCode value={qr} label={sentenceWith(texts.code, { app: appName })} />
          <figcaption className={styles.prompt}>{texts.prompt}</figcaption>
        </figure>
      )}
    </div>
  );
}
