import type { SignInRefusal } from '@vitrine/domain/audience/figures';
import type { DashboardPage } from '@vitrine/domain/content/dashboard';
import { Button } from '#ui/Button/Button.tsx';
import { Input } from '#ui/Input/Input.tsx';
import styles from './Dashboard.module.css';

export type DashboardSignInProps = {
  texts: Pick<DashboardPage, 'name' | 'signIn'>;
  brand: string;
  /** Why the last try did not open it. */
  refusal: SignInRefusal | null;
};

/** The way in: whoever has the token sees the figures. */
export function DashboardSignIn({ texts, brand, refusal }: DashboardSignInProps) {
  const { lead, token, submit, refusals } = texts.signIn;
  return (
    <div className={styles.signIn}>
      <p className={styles.brand}>{brand}</p>
      <h1 className={styles.title}>{texts.name}</h1>
      <p>{lead}</p>
      <form className={styles.form} method="post" action="/stats">
        <Input
          label={token}
          name="token"
          type="password"
          canReveal={false}
          autoComplete="current-password"
          required
          error={refusal === null ? undefined : refusals[refusal]}
        />
        <Button type="submit">{submit}</Button>
      </form>
    </div>
  );
}
