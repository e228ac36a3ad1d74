import type { SignInRefusal } from '@vitrine/domain/audience/figures';
import type { OperatorSignIn as SignInTexts } from '@vitrine/domain/content/dashboard';
import { Button } from '#ui/Button/Button.tsx';
import { Input } from '#ui/Input/Input.tsx';
import styles from './Dashboard.module.css';

export type OperatorSignInProps = {
  texts: { name: string; signIn: SignInTexts };
  brand: string;
  /** The page that it opens. */
  action: string;
  /** Why the last try did not open it. */
  refusal: SignInRefusal | null;
};

/** The way in to a page of the operator's people: whoever has its token reads it. */
export function OperatorSignIn({ texts, brand, action, refusal }: OperatorSignInProps) {
  const { lead, token, submit, refusals } = texts.signIn;
  return (
    <div className={styles.signIn}>
      <p className={styles.brand}>{brand}</p>
      <h1 className={styles.title}>{texts.name}</h1>
      <p>{lead}</p>
      <form className={styles.form} method="post" action={action}>
        <Input
          label={token}
          name="token"
          type="password"
          autoComplete="current-password"
          required
          error={refusal === null ? undefined : refusals[refusal]}
        />
        <Button type="submit">{submit}</Button>
      </form>
    </div>
  );
}
