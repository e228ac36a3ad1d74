import type { MovingStep } from '@vitrine/geo/moving';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './MovingPlanner.module.css';

type StepText = { key: MovingStep['key']; when: string; title: string; text: string };

/** In the order of a usual removal; the planner dates them and puts them in the visitor's order. */
const STEPS: readonly StepText[] = [
  {
    key: 'ask',
    when: '45 jours avant (15 si la prise fibre existe déjà)',
    title: 'Demandez le transfert de votre ligne',
    text: 'Depuis votre espace abonné, indiquez la nouvelle adresse et la date. Le test en haut de cette page dit ce qui y est disponible.',
  },
  {
    key: 'technician',
    when: '3 jours avant au plus tard',
    title: 'Recevez le technicien',
    text: 'S’il n’y a pas encore de prise fibre, il l’installe. Il faut les clés et un adulte sur place.',
  },
  {
    key: 'pack',
    when: 'La veille',
    title: 'Emballez votre Freebox',
    text: 'Débranchez la box, le player, les câbles d’alimentation et le câble fibre. Une photo des branchements aide à tout retrouver.',
  },
  {
    key: 'move',
    when: 'Le jour même',
    title: 'Déménagez',
    text: 'Gardez la box avec vous plutôt qu’au fond du camion : c’est elle qui vous connecte le soir.',
  },
  {
    key: 'connect',
    when: 'Le jour même',
    title: 'Rebranchez et retrouvez internet',
    text: 'Branchez le câble à la prise fibre, puis l’alimentation. La box se met à jour seule, en quelques minutes.',
  },
  {
    key: 'close',
    when: 'À la remise des clés',
    title: 'Votre ancienne ligne s’arrête',
    text: 'Elle reste active jusqu’à la remise des clés : utile pour l’état des lieux et les derniers cartons.',
  },
  {
    key: 'return',
    when: 'Dans les 15 jours qui suivent',
    title: 'Rendez l’ancien matériel',
    text: 'Déposez-le en point relais avec l’étiquette reçue par e-mail, et gardez la preuve de dépôt.',
  },
];

/**
 * The steps of a removal. Without script they carry their delays; browser/moving-planner.ts puts the
 * visitor's own dates on them. Nothing is sent.
 */
export function MovingPlanner({ title }: { title: string }) {
  return (
    <Section title={title} id="calendrier">
      <div className={styles.root} data-moving="">
        <form className={styles.form} aria-label="Votre déménagement">
          <Input label="Jour du déménagement" type="date" name="movingDay" required />
          <Input
            label="Remise des clés de l’ancien logement"
            type="date"
            name="keysDay"
            hint="Si elle a lieu un autre jour."
          />
          <Select
            label="Une prise fibre dans le nouveau logement ?"
            name="socket"
            required
            options={[
              { value: 'unknown', label: 'Je ne sais pas' },
              { value: 'yes', label: 'Oui' },
              { value: 'no', label: 'Non' },
            ]}
          />
          <Checkbox label="Je garde la même Freebox" name="keepsBox" defaultChecked />
          <p className={styles.privacy}>Ces dates restent dans votre navigateur.</p>
        </form>
        <div className={styles.plan}>
          <output className={styles.summary} data-moving-summary="">
            Voici les étapes. Indiquez votre date pour obtenir votre calendrier.
          </output>
          <ol role="list" className={styles.steps}>
            {STEPS.map(({ key, when, title: name, text }) => (
              <li key={key} className={styles.step} data-step={key}>
                <p className={styles.when} data-when={when}>
                  {when}
                </p>
                <h3 className={styles.name}>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
