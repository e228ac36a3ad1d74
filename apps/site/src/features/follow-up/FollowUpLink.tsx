import {
  FOLLOW_UP_LINK_PATH,
  type FollowUpState,
  type SenderStep,
} from '@vitrine/domain/forms/follow-up';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { FollowUpTexts } from './FollowedRequest.tsx';
import styles from './FollowUp.module.css';
import { StepButtons } from './StepButtons.tsx';

export type FollowUpLinkProps = {
  link: Extract<FollowUpState, { kind: 'link' }>;
  texts: Pick<FollowUpTexts, 'instant' | 'link' | 'steps'>;
};

/** What a link may be for. */
const LINKED = ['confirm', 'accept', 'open'] as const satisfies readonly SenderStep[];

/** What a link in an e-mail opens: nothing is done until its reader presses a button. */
export function FollowUpLink({ link, texts }: FollowUpLinkProps) {
  const { reference, until, token, steps } = link;
  const { title, lead } = texts.link[LINKED.find((step) => steps.includes(step)) ?? 'open'];
  return (
    <section className={styles.root} aria-labelledby="suivi-lien" data-received>
      <h2 id="suivi-lien" className={styles.title}>
        {title}
      </h2>
      <p>{sentenceWith(lead, { reference })}</p>
      <StepButtons action={FOLLOW_UP_LINK_PATH} token={token} steps={steps} labels={texts.steps} />
      <p>{sentenceWith(texts.link.until, { instant: frenchInstant(until, texts) })}</p>
    </section>
  );
}
