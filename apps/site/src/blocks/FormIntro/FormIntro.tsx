import type { FormPageCopy } from '@vitrine/domain/content/form-pages';
import { ArrowLinks } from '#ui/ArrowLinks/ArrowLinks.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './FormIntro.module.css';

export type FormIntroProps = FormPageCopy;

/** What a form is for and what comes of it, beside the form itself. */
export function FormIntro({ title, lead, points, links }: FormIntroProps) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.more} data-form-intro>
        <div className={styles.lead}>
          <RichText source={lead} />
        </div>
        {points.length > 0 && (
          <dl className={styles.points}>
            {points.map((point) => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>
                  <RichText source={point.text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {links.length > 0 && (
          <div data-screen>
            <ArrowLinks links={links} />
          </div>
        )}
      </div>
    </div>
  );
}
