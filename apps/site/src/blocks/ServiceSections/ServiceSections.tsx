import type { ServiceSection, ServiceSectionOf } from '@vitrine/domain/content/service-pages';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { featureIcon } from '#ui/FeatureItem/feature-icons.ts';
import { Gallery } from '#ui/Gallery/Gallery.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { HALF } from '#ui/Picture/laid-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Table } from '#ui/Table/Table.tsx';
import styles from './ServiceSections.module.css';

export type ServiceSectionsProps = { sections: readonly ServiceSection[] };

/** What a service's content says of it, in its order. */
export function ServiceSections({ sections }: ServiceSectionsProps) {
  return sections.map((section) => (
    <Section
      key={section.title}
      {...(section.kind !== 'story' && section.kind !== 'notice' && { title: section.title })}
      {...('intro' in section &&
        section.intro !== undefined && { intro: <RichText source={section.intro} /> })}
      {...(section.theme !== undefined && { theme: section.theme })}
    >
      {contentOf(section)}
    </Section>
  ));
}

function contentOf(section: ServiceSection): ReactNode {
  switch (section.kind) {
    case 'features':
      return <Features {...section} />;
    case 'story':
      return <Story {...section} />;
    case 'steps':
      return <Steps {...section} />;
    case 'table':
      return <Comparison {...section} />;
    case 'notice':
      return <Notice {...section} />;
    case 'views':
      return <Gallery pictures={section.views} />;
  }
}

function Features({ items }: ServiceSectionOf<'features'>) {
  return (
    <ul className={styles.features}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon of={featureIcon(icon)} size={28} />
          </span>
          <h3>{title}</h3>
          <RichText source={text} />
        </li>
      ))}
    </ul>
  );
}

function Story({ title, text, image, side }: ServiceSectionOf<'story'>) {
  return (
    <div className={classNames(styles.story, side === 'start' && styles.pictureFirst)}>
      <div className={styles.storyText}>
        <h2>{title}</h2>
        <RichText source={text} />
      </div>
      <div className={styles.picture}>
        <Picture {...image} sizes={HALF} />
      </div>
    </div>
  );
}

function Steps({ steps }: ServiceSectionOf<'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RichText source={text} />
        </li>
      ))}
    </ol>
  );
}

function Comparison({ title, columns, rows }: ServiceSectionOf<'table'>) {
  return (
    <Table
      caption={title}
      hideCaption
      columns={columns}
      rows={rows.map(([header = '', ...cells]) => ({
        header,
        cells: cells.map((cell) => <RichText key={cell} source={cell} inline />),
      }))}
    />
  );
}

function Notice({ title, text, button }: ServiceSectionOf<'notice'>) {
  return (
    <div className={styles.notice}>
      <h2>{title}</h2>
      <RichText source={text} />
      {button && (
        <div>
          <Button href={button.href} target={button.target} variant="secondary">
            {button.label}
          </Button>
        </div>
      )}
    </div>
  );
}
