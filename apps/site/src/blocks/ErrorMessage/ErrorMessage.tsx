import { Button } from '#ui/Button/Button.tsx';
import styles from './ErrorMessage.module.css';

export type ErrorMessageProps = {
  title: string;
  text: string;
  links: readonly { label: string; href: string }[];
};

/** Says what went wrong in one sentence and offers a way on. */
export function ErrorMessage({ title, text, links }: ErrorMessageProps) {
  return (
    <section className={styles.root} aria-labelledby="error-title">
      <h1 id="error-title">{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.links}>
        {links.map(({ label, href }, index) => (
          <Button key={href} href={href} size="l" variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
