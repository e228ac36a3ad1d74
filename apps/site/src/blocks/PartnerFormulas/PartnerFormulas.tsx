import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './PartnerFormulas.module.css';

export type PartnerFormulasProps = {
  title: string;
  choices: readonly { name: string; details: readonly string[]; amount: number; once: boolean }[];
};

/** Several ways to buy the same thing, side by side. */
export function PartnerFormulas({ title, choices }: PartnerFormulasProps) {
  return (
    <Section title={title} id="formules">
      <ul className={styles.list}>
        {choices.map(({ name, details, amount, once }) => (
          <li key={name} className={styles.choice}>
            <h3>{name}</h3>
            <Price amount={amount} size="l" {...(once && { suffix: '' })} />
            <ul className={styles.details}>
              {details.map((detail) => (
                <li key={detail}>
                  <Icon of={IconCheck} size={20} />
                  {detail}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
