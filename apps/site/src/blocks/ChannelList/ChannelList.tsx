import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { FILTER_FIELDS } from '@vitrine/domain/tv/channel-filters';
import { MAX_QUERY_LENGTH } from '@vitrine/domain/tv/channel-search';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Select, type SelectOption } from '#ui/Select/Select.tsx';
import { track } from '#ui/track.ts';
import styles from './ChannelList.module.css';

export type ListedChannel = {
  number: number;
  name: string;
  quality: 'SD' | 'HD' | 'UHD';
  replay: boolean;
  includedIn: readonly string[];
  /** 'Incluse avec…', or null when no box includes it. */
  inclusion: string | null;
  /** The packs that have it, the cheapest first. */
  packs: readonly { key: string; name: string; price: string; href: string }[];
};

export type ChannelListProps = {
  title: string;
  /** In the mini markup. */
  intro: string;
  categories: readonly { key: string; label: string; channels: readonly ListedChannel[] }[];
  boxes: readonly SelectOption[];
  packs: readonly SelectOption[];
  pdfHref: string;
};

const QUALITY_LABELS = { SD: null, HD: 'HD', UHD: '4K' } as const;

/**
 * Every channel, by theme, complete as it stands. `browser/channel-list.ts` searches and filters the
 * rows where they are: the list travels once, as HTML, and costs no framework.
 */
export function ChannelList({ title, intro, categories, boxes, packs, pdfHref }: ChannelListProps) {
  const total = categories.reduce((sum, { channels }) => sum + channels.length, 0);
  return (
    <Section title={title} intro={<RichText source={intro} />} headingLevel={1}>
      <div className={styles.root} data-channels="">
        <search className={styles.search}>
          <form className={styles.form} method="get" data-channels-form="">
            <Input
              label="Chercher une chaîne"
              unmarked
              type="search"
              name={FILTER_FIELDS.query}
              maxLength={MAX_QUERY_LENGTH}
              placeholder="Nom ou numéro"
              autoComplete="off"
              enterKeyHint="search"
            />
            <details className={styles.filters}>
              <summary>
                <Icon of={IconAdjustments} size={20} />
                Filtrer par thème, offre ou bouquet
              </summary>
              <div className={styles.fields}>
                <Select
                  label="Thème"
                  unmarked
                  name={FILTER_FIELDS.category}
                  placeholder="Tous les thèmes"
                  options={categories.map(({ key, label }) => ({ value: key, label }))}
                />
                <Select
                  label="Incluse avec"
                  unmarked
                  name={FILTER_FIELDS.box}
                  placeholder="Toutes les offres"
                  options={boxes}
                />
                <Select
                  label="Dans le bouquet"
                  unmarked
                  name={FILTER_FIELDS.pack}
                  placeholder="Tous les bouquets"
                  options={packs}
                />
                <Checkbox label="Avec replay" name={FILTER_FIELDS.replay} value="oui" />
              </div>
            </details>
          </form>
        </search>
        <div className={styles.toolbar}>
          <output className={styles.count} data-channels-count="">
            {`${total} chaînes`}
          </output>
          <Button
            href={pdfHref}
            variant="ghost"
            size="s"
            icon={<Icon of={IconFileDownload} size={20} />}
            {...track('liste-chaines', 'pdf')}
          >
            Liste à imprimer (PDF)
          </Button>
        </div>
        <nav className={styles.jump} aria-label="Thèmes de la liste">
          <ul>
            {categories.map(({ key, label }) => (
              <li key={key}>
                <a href={`#theme-${key}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.empty} data-channels-empty="" hidden>
          <p className={styles.emptyTitle}>Aucune chaîne ne correspond.</p>
          <p data-channels-advice="" />
          <Button variant="secondary" data-channels-clear="">
            Effacer la recherche et les filtres
          </Button>
        </div>
        <ul className={styles.results} data-channels-results="" hidden />
        <div className={styles.more} data-channels-more="" hidden>
          <Button variant="secondary">Voir plus de chaînes</Button>
        </div>
        <div className={styles.categories} data-channels-all="">
          {categories.map(({ key, label, channels }) => (
            <section key={key} className={styles.category} id={`theme-${key}`} data-category={key}>
              <h2 className={styles.heading}>
                {label} <span data-count="">{channels.length}</span>
              </h2>
              <ul>
                {channels.map((channel) => (
                  <Row key={channel.number} {...channel} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Row({ number, name, quality, replay, includedIn, inclusion, packs }: ListedChannel) {
  const qualityLabel = QUALITY_LABELS[quality];
  return (
    <li
      data-in={includedIn.join(' ')}
      data-packs={packs.map(({ key }) => key).join(' ') || undefined}
    >
      <span>{number}</span>
      <b>{name}</b>
      <i>
        {qualityLabel !== null && <span>{qualityLabel}</span>}
        {qualityLabel !== null && replay && ' '}
        {replay && <span data-replay="">Replay</span>}
      </i>
      <p>
        {inclusion !== null && <em>{inclusion}</em>}
        {packs.map(({ key, name: pack, price, href }, index) => (
          <span key={key}>
            {index === 0 ? (inclusion === null ? 'En option\u00a0: ' : ', sinon ') : ', '}
            <a href={href}>{pack}</a> {price}
          </span>
        ))}
      </p>
    </li>
  );
}
