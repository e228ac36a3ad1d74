import type { MenuEntry, MenuLeaf, MenuSection, MenuSubmenu } from '@vitrine/domain/content/layout';
import { isSubmenu } from '@vitrine/domain/menu';
import { slugOf } from '@vitrine/domain/slug';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { track } from '#ui/track.ts';
import { attachMegaMenu } from './MegaMenu.behaviour.ts';
import { menuIcons } from './menu-icons.ts';
import styles from './MegaMenu.module.css';

export type MegaMenuProps = {
  id: string;
  entries: readonly MenuEntry[];
  /** The strip above the bar on a wide screen, the foot of the menu on a phone. */
  tools: readonly MenuLeaf[];
  /** The page being read. */
  currentPath: string;
};

/**
 * The main menu, native from end to end: each entry is a button and its popover, so opening one,
 * closing the other, Escape, a click outside and the back arrow need no script. On a wide screen
 * the entries lie in the header's bar; below 1034 px the whole menu is a popover of its own, and
 * its panels cover it one after the other. Its behaviour adds arrow keys and hover.
 */
export function MegaMenu({ id, entries, tools, currentPath }: MegaMenuProps) {
  // A page may be under several entries; the first is where it is at home.
  const currentEntry = entries.find((entry) =>
    linksOf(entry).some(({ href }) => href === currentPath),
  );
  return (
    <nav
      id={id}
      popover="auto"
      className={styles.root}
      aria-label="Menu principal"
      ref={attachMegaMenu}
      data-menu
    >
      <Bar title="Menu" closes={id} icon="close" label="Fermer le menu" />
      <ul className={styles.entries} data-menu-entries>
        {entries.map((entry) => (
          <li key={entry.key} className={styles.entry}>
            {entry.sections.length > 0 ? (
              <Panel
                entry={entry}
                id={`${id}-${entry.key}`}
                isCurrent={entry === currentEntry}
                currentPath={currentPath}
              />
            ) : (
              <a
                className={styles.top}
                href={entry.href}
                target={entry.target}
                rel={entry.rel}
                {...tracked(entry, 'menu')}
              >
                <Icon of={menuIcons[entry.icon]} />
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool.label}>
            <a
              className={styles.tool}
              href={tool.href}
              target={tool.target}
              rel={tool.rel}
              {...tracked(tool, 'header')}
            >
              {tool.icon && <Icon of={menuIcons[tool.icon]} size={18} />}
              {tool.label}
              <NewTabHint target={tool.target} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages that are at home under an entry. */
function linksOf(entry: MenuEntry): readonly MenuLeaf[] {
  return entry.sections
    .filter(({ elsewhere }) => elsewhere !== true)
    .flatMap(({ list }) => list.flatMap((item) => (isSubmenu(item) ? item.list : [item])));
}

type PanelProps = { entry: MenuEntry; id: string; isCurrent: boolean; currentPath: string };

function Panel({ entry, id, isCurrent, currentPath }: PanelProps) {
  return (
    <>
      <button
        type="button"
        className={styles.top}
        aria-current={isCurrent || undefined}
        popoverTarget={id}
        {...tracked(entry, 'menu')}
      >
        <Icon of={menuIcons[entry.icon]} />
        {entry.label}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <Bar title={entry.label} closes={id} icon="back" label="Retour au menu" />
        <div className={styles.sections}>
          {entry.sections.map((section) => (
            <Section
              key={section.label}
              section={section}
              id={`${id}-${slugOf(section.label)}`}
              place={`menu-${entry.key}`}
              parent={entry.label}
              currentPath={currentPath}
            />
          ))}
        </div>
        {entry.button && (
          <div className={styles.aside}>
            {entry.image && <Picture {...entry.image} sizes="20rem" />}
            <a
              className={styles.call}
              href={entry.button.href}
              {...track(`menu-${entry.key}`, slugOf(entry.button.label))}
            >
              {entry.button.label}
            </a>
          </div>
        )}
      </div>
    </>
  );
}

type SectionProps = {
  section: MenuSection;
  id: string;
  place: string;
  parent: string;
  currentPath: string;
};

function Section({ section, id, place, parent, currentPath }: SectionProps) {
  return (
    <div className={styles.section} data-menu-section>
      <p id={id} className={styles.sectionTitle}>
        {section.label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {section.list.map((item) => (
          <li key={item.label}>
            {isSubmenu(item) ? (
              <Submenu {...{ item, id, place, parent, currentPath }} />
            ) : (
              <Leaf {...{ item, place, currentPath }} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SubmenuProps = Omit<SectionProps, 'section'> & { item: MenuSubmenu };

function Submenu({ item, id, place, parent, currentPath }: SubmenuProps) {
  const submenuId = `${id}-${slugOf(item.label)}`;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.link, styles.more)}
        popoverTarget={submenuId}
        {...tracked(item, place)}
      >
        {item.label}
      </button>
      <div id={submenuId} popover="auto" className={styles.submenu}>
        <Bar title={item.label} closes={submenuId} icon="back" label={`Retour à ${parent}`} />
        <ul className={styles.submenuList} aria-label={item.label}>
          {item.list.map((leaf) => (
            <li key={leaf.label}>
              <Leaf item={leaf} place={place} currentPath={currentPath} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

type LeafProps = { item: MenuLeaf; place: string; currentPath: string };

function Leaf({ item, place, currentPath }: LeafProps) {
  return (
    <a
      className={styles.link}
      href={item.href}
      target={item.target}
      rel={item.rel}
      aria-current={item.href === currentPath ? 'page' : undefined}
      {...tracked(item, place)}
    >
      {item.label}
      {item.tag && ' '}
      {item.tag && <Badge label={item.tag.label} color={item.tag.color} size="s" />}
      <NewTabHint target={item.target} />
    </a>
  );
}

type BarProps = { title: string; closes: string; icon: 'close' | 'back'; label: string };

/** The head of a menu that covers a phone: where one is, and the way back. */
function Bar({ title, closes, icon, label }: BarProps) {
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={classNames(styles.leave, styles[icon])}
        popoverTarget={closes}
        popoverTargetAction="hide"
        aria-label={label}
      />
      <span aria-hidden="true">{title}</span>
    </div>
  );
}

function tracked(
  { label, tracking }: { label: string; tracking?: MenuLeaf['tracking'] },
  place: string,
) {
  return track(tracking?.section ?? place, tracking?.action ?? slugOf(label));
}
