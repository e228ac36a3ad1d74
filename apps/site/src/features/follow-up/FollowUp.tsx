import type { FollowUpPage } from '@vitrine/domain/content/form-pages';
import { FOLLOW_UP_PATH, type FollowUpState } from '@vitrine/domain/forms/follow-up';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Input } from '#ui/Input/Input.tsx';
import styles from './FollowUp.module.css';
import { FollowedRequest } from './FollowedRequest.tsx';

export type FollowUpProps = {
  texts: Pick<FollowUpPage, 'form' | 'request'>;
  state: FollowUpState;
  /** The page itself, to look for another request. */
  href: string;
};

/** Two questions, and what became of the request they name. The server answers: no script is needed. */
export function FollowUp({ texts, state, href }: FollowUpProps) {
  if (state.kind === 'found')
    return <FollowedRequest request={state.request} texts={texts.request} href={href} />;
  const { reference, known, submit } = texts.form;
  return (
    <form className={styles.root} method="post" action={FOLLOW_UP_PATH}>
      {state.sentence !== null && (
        <Alert variant="error" live>
          {state.sentence}
        </Alert>
      )}
      <Input
        {...reference}
        name="reference"
        required
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        defaultValue={state.reference}
      />
      <Input {...known} name="known" required autoComplete="email" maxLength={254} />
      <div>
        <Button type="submit" size="l">
          {submit}
        </Button>
      </div>
    </form>
  );
}
