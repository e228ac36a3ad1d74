import type { Controls } from '@vitrine/domain/content/controls';
import {
  FOLLOW_UP_MAIL_PATH,
  FOLLOW_UP_PATH,
  type FollowUpState,
} from '@vitrine/domain/forms/follow-up';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Input } from '#ui/Input/Input.tsx';
import styles from './FollowUp.module.css';
import { FollowedRequest, type FollowUpTexts } from './FollowedRequest.tsx';
import { FollowUpLink } from './FollowUpLink.tsx';

export type FollowUpProps = {
  texts: FollowUpTexts;
  alerts: Controls['alerts'];
  /** What the form of the request that was found is called. */
  formName: string;
  state: FollowUpState;
  /** The page itself, to look for another request. */
  href: string;
};

/** On a phone it stands below the first screen: the page that answers opens there. */
const NOTICE_ID = 'reponse';

/** Two questions, and what became of the request they name. The server answers: no script is needed. */
export function FollowUp({ texts, alerts, formName, state, href }: FollowUpProps) {
  if (state.kind === 'found')
    return (
      <FollowedRequest
        request={state.request}
        sender={{ token: state.token, href }}
        texts={texts}
        formName={formName}
      />
    );
  if (state.kind === 'link') return <FollowUpLink link={state} texts={texts} />;
  const { form, mail, notices } = texts;
  return (
    <div className={styles.root} data-screen>
      {state.notice !== null && (
        <div id={NOTICE_ID}>
          <Alert variant={state.notice === 'links-sent' ? 'success' : 'error'} words={alerts} live>
            {notices[state.notice]}
          </Alert>
        </div>
      )}
      <form className={styles.form} method="post" action={`${FOLLOW_UP_PATH}#${NOTICE_ID}`}>
        <h2 className={styles.title}>{form.title}</h2>
        <Input
          {...form.reference}
          name="reference"
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          defaultValue={state.typed.reference}
        />
        <Input
          {...form.known}
          name="known"
          required
          autoComplete="email"
          maxLength={254}
          defaultValue={state.typed.known}
        />
        <div>
          <Button type="submit" size="l">
            {form.submit}
          </Button>
        </div>
      </form>
      <form className={styles.form} method="post" action={`${FOLLOW_UP_MAIL_PATH}#${NOTICE_ID}`}>
        <h2 className={styles.title}>{mail.title}</h2>
        <Input
          {...mail.email}
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={254}
          defaultValue={state.typed.email}
        />
        <div>
          <Button type="submit" variant="secondary" size="l">
            {mail.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
