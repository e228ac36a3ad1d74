import type { ConsentText } from '@vitrine/domain/content/layout';
import { formatLifetime, type Purpose, type Vendor } from '@vitrine/domain/consent/vendors';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ConsentPanel.module.css';

export type ConsentPanelProps = {
  text: ConsentText['panel'];
  purposes: readonly Purpose[];
  vendors: readonly Vendor[];
  saved: string;
};

const FORM_ID = 'consent-form';

/**
 * The second layer: each purpose and each vendor, all unticked until someone ticks them, with what each
 * keeps and for how long. document/consent ticks what was allowed before and gives the buttons their effect.
 */
export function ConsentPanel({ text, purposes, vendors, saved }: ConsentPanelProps) {
  const nameOf = (id: number) => purposes.find((purpose) => purpose.id === id)?.name ?? '';
  return (
    // A section, so that the modal's own header and footer are not taken for the page's.
    <section data-theme="light">
      <Modal
        id="consent-panel"
        title={text.title}
        footer={
          <div className={styles.actions}>
            <Button variant="secondary" fullWidth data-consent-action="accept">
              Tout accepter
            </Button>
            <Button variant="secondary" fullWidth data-consent-action="refuse">
              Tout refuser
            </Button>
            <Button variant="secondary" fullWidth type="submit" form={FORM_ID}>
              Enregistrer
            </Button>
          </div>
        }
      >
        <form className={styles.form} id={FORM_ID} data-consent-form>
          <RichText source={text.intro} />
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{text.purposes}</legend>
            {purposes.map(({ id, name, description }) => (
              <Checkbox key={id} name="purpose" value={id} label={name} hint={description} />
            ))}
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{text.vendors}</legend>
            <p>{text.rule}</p>
            {vendors.map((vendor) => (
              <div key={vendor.key} className={styles.vendor}>
                <Checkbox
                  name="vendor"
                  value={vendor.key}
                  label={vendor.name}
                  hint={vendor.description}
                />
                <details className={styles.details}>
                  <summary className={styles.summary}>
                    Cookies et durées <VisuallyHidden>({vendor.name})</VisuallyHidden>
                  </summary>
                  <p>
                    {`${vendor.company}, pour\u00a0: ${vendor.purposes.map(nameOf).join(', ')}. `}
                    <a href={vendor.policyUrl} target="_blank" rel="noopener">
                      Politique de confidentialité{' '}
                      <VisuallyHidden>de {vendor.company} (nouvelle fenêtre)</VisuallyHidden>
                    </a>
                  </p>
                  <ul className={styles.cookies}>
                    {vendor.cookies.map((cookie) => (
                      <li key={cookie.name}>
                        <code>{cookie.name}</code>
                        {`${cookie.domain === null ? '' : ` (${cookie.domain})`}, ${formatLifetime(cookie.lifetime)}\u00a0: ${cookie.purpose}`}
                      </li>
                    ))}
                  </ul>
                </details>
              </div>
            ))}
          </fieldset>
          <p className={styles.proof} data-consent-proof hidden>
            Choix du <span data-consent-date />, preuve n°&nbsp;
            <code data-consent-id />
          </p>
        </form>
      </Modal>
      <output className="visually-hidden" data-consent-status={saved} />
    </section>
  );
}
