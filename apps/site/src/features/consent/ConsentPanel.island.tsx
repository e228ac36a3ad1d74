import { useStore } from '@nanostores/react';
import { campaignIn } from '@vitrine/domain/consent/campaign';
import {
  type ConsentChoice,
  EVERYTHING,
  type Grants,
  NOTHING,
} from '@vitrine/domain/consent/choice';
import { VENDOR_KEYS } from '@vitrine/domain/consent/vendor-ids';
import { formatLifetime, type Purpose, type Vendor } from '@vitrine/domain/consent/vendors';
import type { ConsentText } from '@vitrine/domain/content/layout';
import { formatDayOf } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import {
  memo,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { closePanel, consentStates, decide } from '#document/consent/consent-state.ts';
import { campaignQuery } from '#document/page-state.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ConsentPanel.module.css';

/** Two small choices in one file: neither is worth a request of its own. */
export { AudienceChoice } from './AudienceChoice.tsx';

export type ConsentPanelProps = {
  text: ConsentText['panel'];
  /** The name of the button that closes it. */
  close: string;
  purposes: readonly Purpose[];
  vendors: readonly Vendor[];
  saved: string;
};

const PANEL_ID = 'consent-panel';
const FORM_ID = 'consent-form';
/** In the order of the first layer: a hand that knows where one stands finds it there again. */
const ANSWERS = [
  ['refuse', NOTHING],
  ['accept', EVERYTHING],
] as const;

/**
 * The second layer: each purpose and each vendor, with what each keeps and for how long. Nothing is ticked
 * but what was allowed before. The dialog closes by HTML's own means, whatever was answered.
 */
export function ConsentPanel({ text, close, purposes, vendors, saved }: ConsentPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const { choice, isPanelOpen } = useSyncExternalStore(...consentStates);
  const [isSaved, setSaved] = useState(false);
  // Opening and closing come first: they style the whole page.
  const shown = useDeferredValue(choice);

  useEffect(() => {
    // Each time it shows what holds then, not what was ticked and left.
    if (isPanelOpen) form.current?.reset();
  }, [isPanelOpen]);

  const settle = (grants: Grants) => {
    decide(grants);
    setSaved(true);
  };
  const save = ({ currentTarget }: SubmitEvent<HTMLFormElement>) =>
    settle(grantsOf(new FormData(currentTarget)));

  return (
    // A section, so that the modal's own header and footer are not taken for the page's.
    <section data-theme="light">
      <Modal
        id={PANEL_ID}
        title={text.title}
        close={close}
        open={isPanelOpen}
        onDismiss={closePanel}
        footer={
          <div className={styles.actions}>
            {ANSWERS.map(([answer, grants]) => (
              <Button
                key={answer}
                variant="secondary"
                fullWidth
                commandfor={PANEL_ID}
                command="close"
                onClick={() => settle(grants)}
              >
                {text[answer]}
              </Button>
            ))}
            <Button variant="secondary" fullWidth type="submit" form={FORM_ID}>
              {text.save}
            </Button>
          </div>
        }
      >
        <form ref={form} className={styles.form} id={FORM_ID} method="dialog" onSubmit={save}>
          <Choices text={text} purposes={purposes} vendors={vendors} choice={shown} />
        </form>
      </Modal>
      <output className="visually-hidden">{isSaved && saved}</output>
    </section>
  );
}

type ChoicesProps = Pick<ConsentPanelProps, 'text' | 'purposes' | 'vendors'> & {
  choice: ConsentChoice | null;
};

/** Drawn again only when the choice changes. */
const Choices = memo(function Choices({ text, purposes, vendors, choice }: ChoicesProps) {
  const campaign = campaignIn(useStore(campaignQuery, { ssr: 'initial' }) ?? '');
  const cameBy =
    campaign &&
    sentenceWith(text.campaign, { campaign: campaign.pk_campaign ?? campaign.pk_source ?? '' });
  const nameOf = (id: number) => purposes.find((purpose) => purpose.id === id)?.name ?? '';
  return (
    <>
      <RichText source={text.intro} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.purposes}</legend>
        {purposes.map(({ id, name, description }) => (
          <Checkbox
            key={id}
            name="purpose"
            value={id}
            label={name}
            hint={description}
            defaultChecked={choice?.purposes.includes(id) ?? false}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.vendors}</legend>
        {vendors.some(({ hosts }) => hosts.length > 0) && <p>{text.rule}</p>}
        {vendors.map((vendor) => (
          <div key={vendor.key} className={styles.vendor}>
            <Checkbox
              name="vendor"
              value={vendor.key}
              label={vendor.name}
              hint={[vendor.description, vendor.key === 'campaign' && cameBy]
                .filter(Boolean)
                .join(' ')}
              defaultChecked={choice?.vendors.includes(vendor.key) ?? false}
            />
            <details className={styles.details}>
              <summary className={styles.summary}>
                {text.details} <VisuallyHidden>({vendor.name})</VisuallyHidden>
              </summary>
              <p>
                {`${sentenceWith(text.serves, {
                  company: vendor.company,
                  purposes: vendor.purposes.map(nameOf).join(', '),
                })} `}
                <a href={vendor.policyUrl} target="_blank" rel="noopener">
                  {text.policy}{' '}
                  <VisuallyHidden>
                    {sentenceWith(text.policyOf, { company: vendor.company })}
                  </VisuallyHidden>
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
      {choice && (
        <p className={styles.proof}>
          {sentenceWith(text.choice, { day: formatDayOf(new Date(choice.at)) })}&nbsp;
          <code>{choice.id}</code>
        </p>
      )}
    </>
  );
});

function grantsOf(ticked: FormData): Grants {
  const vendors = ticked.getAll('vendor');
  return {
    purposes: ticked.getAll('purpose').map(Number),
    vendors: VENDOR_KEYS.filter((key) => vendors.includes(key)),
  };
}
