import type { ContentOf } from '@vitrine/domain/content/calls';
import { initialsOf } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { FranceMap } from '#ui/FranceMap/FranceMap.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './ProxiTeams.module.css';

export type ProxiTeamsProps = ContentOf<'assistance-{product}-proxi'>;

/** The local teams: who looks after where. */
export function ProxiTeams({ title, description, map, teams }: ProxiTeamsProps) {
  return (
    <Section title={title} intro={<RichText source={description} />} theme="lighterMedium">
      <div className={styles.root}>
        <div className={styles.map}>
          <FranceMap
            label={sentenceWith(map, { towns: teams.map(({ town }) => town.name).join(', ') })}
            places={teams.map(({ town }) => town)}
          />
        </div>
        <ul className={styles.list}>
          {teams.map(({ name, area, town, description: about }) => (
            <li key={name} className={styles.team}>
              <Avatar initials={initialsOf(town.name)} />
              <h3>{name}</h3>
              <p className={styles.area}>{area}</p>
              <RichText source={about} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
