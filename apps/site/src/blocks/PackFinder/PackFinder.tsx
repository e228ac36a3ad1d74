import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { MAX_WANTED } from '@vitrine/domain/tv/cheapest-way';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Select, type SelectOption } from '#ui/Select/Select.tsx';
import styles from './PackFinder.module.css';

export type PackFinderProps = {
  title: string;
  /** In the mini markup. */
  intro: string;
  finderTitle: string;
  boxes: readonly SelectOption[];
};

const CHANNELS_ID = 'chaines-en-option';

/** 'Je veux ces chaînes': the cheapest packs for them, worked out by `browser/pack-finder.ts`. */
export function PackFinder({ title, intro, finderTitle, boxes }: PackFinderProps) {
  return (
    <Section title={title} intro={<RichText source={intro} />} headingLevel={1}>
      <div className={styles.card} data-theme="dark" data-pack-finder="">
        <h2 className={styles.title}>{finderTitle}</h2>
        <form className={styles.form}>
          <Select
            label="Votre offre"
            unmarked
            name="freebox"
            placeholder="Choisissez votre offre"
            options={boxes}
          />
          <Input
            label="Une chaîne à ajouter"
            unmarked
            name="chaine"
            list={CHANNELS_ID}
            autoComplete="off"
            placeholder="beIN, MBC, Mezzo…"
            hint={`Jusqu’à ${MAX_WANTED} chaînes`}
          />
          {/* The names are in the list below: the script offers them from there. */}
          <datalist id={CHANNELS_ID} aria-label="Chaînes en option" />
          <Button type="submit" variant="secondary">
            Ajouter
          </Button>
        </form>
        <output className={styles.message} data-finder-message="" />
        <ul
          className={styles.wanted}

          aria-label="Chaînes voulues"
          data-finder-wanted=""
        />
        <div className={styles.answer} data-finder-answer="" hidden>
          <p className={styles.total} data-finder-total="" />
          <ul className={styles.packs} data-finder-packs="" />
          <p className={styles.note} data-finder-note="" />
        </div>
        <template data-finder-chip="">
          <li className={styles.chip}>
            <span />
            <button type="button" className={styles.remove}>
              <Icon of={IconX} size={16} />
            </button>
          </li>
        </template>
      </div>
    </Section>
  );
}
