import type { ConsentText } from '@vitrine/domain/content/layout';
import { listed } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Button } from '#ui/Button/Button.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ConsentBanner.module.css';

export type ConsentBannerProps = ConsentText['banner'] &
  Pick<ConsentText, 'saved'> & {
    /** None where none is switched on. */
    partners: readonly string[];
  };

/**
 * The first layer: to refuse and to accept weigh the same, below a page that stays readable. Nothing waits
 * for it, so it takes neither the focus nor the screen. It has no link: the keyboard goes from the link to
 * the content straight to the answers. Its behaviour gives the buttons their effect.
 */
export function ConsentBanner({ partners, saved, ...texts }: ConsentBannerProps) {
  const { title, text, alone, more, named, refuse, accept, customise } = texts;
  return (
    <>
      <section
        className={styles.root}
        data-screen
        aria-labelledby="consent-title"
        data-consent-banner
        data-theme="light"
      >
        <div className={styles.inner}>
          <div className={styles.words}>
            <h2 className={styles.title} id="consent-title">
              {title}
            </h2>
            <RichText source={partners.length > 0 ? text : alone} />
            <div className={styles.more}>
              <RichText source={more} />
              {partners.length > 0 && <p>{sentenceWith(named, { partners: listed(partners) })}</p>}
            </div>
          </div>
          <div className={styles.actions}>
            <Button variant="secondary" fullWidth data-consent-action="refuse">
              {refuse}
            </Button>
            <Button variant="secondary" fullWidth data-consent-action="accept">
              {accept}
            </Button>
            <button type="button" className={styles.customise} data-consent-action="customise">
              {customise}
            </button>
          </div>
        </div>
      </section>
      <output className="visually-hidden">
        <span hidden data-consent-saved>
          {saved}
        </span>
      </output>
    </>
  );
}
