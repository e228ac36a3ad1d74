import type { StaffPage } from '@vitrine/domain/content/staff-page';
import { statesOf } from '@vitrine/domain/forms/follow-up';
import { staffPath } from '@vitrine/domain/forms/staff-request';
import { Button } from '#ui/Button/Button.tsx';
import { FollowedRequest, type FollowedRequestProps } from './FollowedRequest.tsx';
import styles from './StaffRequest.module.css';

export type StaffRequestProps = Omit<FollowedRequestProps, 'sender'> & { page: StaffPage };

/** A request for those who answer it: what its sender sees, the way to answer, and the way out. */
export function StaffRequest({ page, texts, ...followed }: StaffRequestProps) {
  const { reference, form } = followed.request;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{page.name}</h1>
      <FollowedRequest
        {...followed}
        texts={{ ...texts, request: { ...texts.request, ...page.request } }}
        sender={null}
      />
      <section className={styles.acting} aria-labelledby="repondre">
        <h2 id="repondre" className={styles.subtitle}>
          {page.acting.title}
        </h2>
        <p>{page.acting.lead}</p>
        <pre className={styles.commands}>
          {[
            ...statesOf(form).map((state) => `vitrine submissions state ${reference} ${state}`),
            `vitrine submissions answer ${reference} --from reponse.txt`,
          ].join('\n')}
        </pre>
      </section>
      <form method="post" action={`${staffPath(reference)}/deconnexion`}>
        <Button type="submit" variant="ghost" size="s">
          {page.signOut}
        </Button>
      </form>
    </div>
  );
}
