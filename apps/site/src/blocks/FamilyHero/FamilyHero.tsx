import type { ContentOf } from '@vitrine/domain/content/calls';
import { Button } from '#ui/Button/Button.tsx';
import { HALF } from '#ui/Picture/laid-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { PlanStickyBar, type PlanStickyBarProps } from '#ui/StickyBar/PlanStickyBar.tsx';
import styles from './FamilyHero.module.css';

export type FamilyHeroProps = Omit<
  ContentOf<'pages/{product}-family'>,
  'simulator' | 'examples' | 'planButton'
> & {
  /** The bar of the page, whose button stands here until it has left the screen. */
  bar: Omit<PlanStickyBarProps, 'place'>;
};

/** What the family saves, and the three steps to it. */
export function FamilyHero({ title, intro, simulate, image, steps, bar }: FamilyHeroProps) {
  return (
    <Section>
      <div className={styles.top}>
        <div className={styles.pitch}>
          <h1>{title}</h1>
          <div className={styles.intro}>
            <RichText source={intro} />
          </div>
          <PlanStickyBar place="hero" {...bar} />
          <Button href="#simulateur" variant="secondary" data-track="family > simuler">
            {simulate}
          </Button>
        </div>
        <div className={styles.picture}>
          <Picture {...image} sizes={HALF} priority />
        </div>
      </div>
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2 className={styles.title}>{step.title}</h2>
            <RichText source={step.text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
