import type { Controls } from '@vitrine/domain/content/controls';
import type { PricePlan } from '@vitrine/domain/price';
import { ArrowLinks } from '#ui/ArrowLinks/ArrowLinks.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { OfferTile } from '#ui/OfferTile/OfferTile.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { SearchBar } from '#ui/SearchBar/SearchBar.tsx';
import styles from './ErrorMessage.module.css';

export type ErrorMessageProps = {
  title: string;
  text: string;
  links: readonly { label: string; href: string }[];
  /** What most come for, where there is nothing else to show. */
  boxes?: readonly (PricePlan & { name: string; href: string; picture: string })[];
  /** What the address may have meant. */
  nearest?: { title: string; pages: readonly { label: string; href: string }[] } | undefined;
  /** The site's search; without script a page answers. */
  search?: { label: string; texts: Controls['search']; href: string };
};

/** Says what went wrong in one sentence and offers a way on. */
export function ErrorMessage({ title, text, links, boxes, nearest, search }: ErrorMessageProps) {
  return (
    <section className={styles.root} aria-labelledby="error-title">
      <h1 id="error-title">{title}</h1>
      <p className={styles.text}>{text}</p>
      {nearest && (
        <div className={styles.nearest}>
          <h2 className={styles.question}>{nearest.title}</h2>
          <ArrowLinks links={nearest.pages} />
        </div>
      )}
      {search && (
        <div className={styles.search}>
          <SearchBar label={search.label} texts={search.texts} name="q" siteSearch={search.href} />
        </div>
      )}
      <div className={styles.links}>
        {links.map(({ label, href }, index) => (
          <Button key={href} href={href} size="l" variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </Button>
        ))}
      </div>
      {boxes && (
        <ul role="list" className={styles.boxes}>
          {boxes.map(({ name, href, picture, ...plan }) => (
            <OfferTile
              key={href}
              name={name}
              href={href}
              plan={plan}
              picture={<Picture src={picture} alt="" sizes="6rem" />}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
