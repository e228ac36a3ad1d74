import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Button as ButtonContent } from '@vitrine/domain/content/parts';
import { slugOf } from '@vitrine/domain/slug';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './PartnerFormulas.module.css';

export type PartnerFormulasProps = {
  title: string;
  choices: readonly {
    name: string;
    details: readonly string[];
    amount: number;
    once: boolean;
    /** With which boxes it costs nothing more, in words. */
    included: string | null;
  }[];
  /** How each of them is had. */
  action: ButtonContent;
};

/** Several ways to buy the same thing, side by side. */
export function PartnerFormulas({ title, choices, action }: PartnerFormulasProps) {
  return (
    <Section title={title} id="formules">
      <ul className={styles.list}>
        {choices.map(({ name, details, amount, once, included }) => (
          <li key={name} className={styles.choice}>
            <h3>{name}</h3>
            <div className={styles.cost}>
              <Price amount={amount} size="l" {...(once && { suffix: '' })} />
              {included !== null && <p className={styles.included}>{included}</p>}
            </div>
            <ul className={styles.details}>
              {details.map((detail) => (
                <li key={detail}>
                  <Icon of={IconCheck} size={20} />
                  {detail}
                </li>
              ))}
            </ul>
            <Button
              href={action.href}
              target={action.target}
              rel={action.rel}
              variant="secondary"
              aria-label={`${action.label}\u00a0: ${name}`}
              data-track={`formules > ${slugOf(name)}`}
            >
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
