import type {
  MenuEntry,
  MenuLabels,
  MenuLeaf,
  MenuSection,
  MenuSubmenu,
} from '@vitrine/domain/content/layout';
import { isSubmenu, leavesOf } from '@vitrine/domain/menu';
import { pictures } from '@vitrine/domain/picture-manifest';
import { sentenceWith } from '@vitrine/domain/sentence';
import { slugOf } from '@vitrine/domain/slug';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import { pictureSources } from '#ui/Picture/picture-sources.ts';
import { attachMegaMenu } from './MegaMenu.behaviour.ts';
import { menuIcons } from './menu-icons.ts';
import styles from './MegaMenu.module.css';

export type MenuBoxes = Readonly<Record<string, { price: string; picture: string }>>;

export type MegaMenuProps = {
  id: string;
  labels: MenuLabels;
  entries: readonly MenuEntry[];
  /** What a box costs and its picture, by the address of its page. */
  boxes: MenuBoxes;
  /** The strip above the bar on a wide screen, the foot of the menu on a phone. */
  tools: readonly MenuLeaf[];
  /** The page being read, after those that it stands under. */
  trail: readonly string[];
};

/**
 * The main menu, native from end to end: each entry is a button and its popover, so opening one,
 * closing the other, Escape, a click outside and the back arrow need no script. On a wide screen
 * the entries lie in the header's bar; below 1034 px the whole menu is a popover of its own, and
 * its panels cover it one after the other. Its behaviour adds arrow keys, hover, and a card that shows
 * the box one is about to choose.
 */
export function MegaMenu({ id, labels, entries, boxes, tools, trail }: MegaMenuProps) {
  const currentPath = trail.at(-1) ?? '';
  const currentEntry = entryOf(trail, entries);
  return (
    <nav
      id={id}
      popover="auto"
      className={styles.root}
      data-screen
      aria-label={labels.name}
      ref={attachMegaMenu}
      data-menu
    >
      <Bar title={labels.title} closes={id} icon="close" label={labels.close} />
      <ul className={styles.entries} data-menu-entries>
        {entries.map((entry) => (
          <li key={entry.key} className={styles.entry}>
            {entry.sections.length > 0 ? (
              <Panel
                labels={labels}
                entry={entry}
                id={`${id}-${entry.key}`}
                boxes={boxes}
                isCurrent={entry === currentEntry}
                currentPath={currentPath}
              />
            ) : (
              <a
                className={styles.top}
                href={entry.href}
                target={entry.target}
                rel={entry.rel}
                data-track={trackOf(entry, 'menu')}
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
              data-track={trackOf(tool, 'header')}
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

/**
 * Where the page is at home: the first entry that leads to it, since several may, or else to the nearest
 * page above it. A box that is sold no more has no link of its own.
 */
function entryOf(trail: readonly string[], entries: readonly MenuEntry[]): MenuEntry | undefined {
  for (const path of trail.toReversed()) {
    const entry = entries.find((one) => linksOf(one).some(({ href }) => href === path));
    if (entry) return entry;
  }
  return undefined;
}

/** The pages that are at home under an entry. */
function linksOf(entry: MenuEntry): readonly MenuLeaf[] {
  return leavesOf([{ sections: entry.sections.filter(({ elsewhere }) => elsewhere !== true) }]);
}

type PanelProps = {
  labels: MenuLabels;
  entry: MenuEntry;
  boxes: MenuBoxes;
  id: string;
  isCurrent: boolean;
  currentPath: string;
};

function Panel({ labels, entry, boxes, id, isCurrent, currentPath }: PanelProps) {
  return (
    <>
      <button
        type="button"
        className={styles.top}
        aria-current={isCurrent || undefined}
        popoverTarget={id}
        data-track={trackOf(entry, 'menu')}
      >
        <Icon of={menuIcons[entry.icon]} />
        {entry.label}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <Bar title={entry.label} closes={id} icon="back" label={labels.back} />
        <div className={styles.sections}>
          {entry.sections.map((section) => (
            <Section
              key={section.label}
              section={section}
              boxes={boxes}
              id={`${id}-${slugOf(section.label)}`}
              place={`menu-${entry.key}`}
              backLabel={sentenceWith(labels.backTo, { menu: entry.label })}
              currentPath={currentPath}
            />
          ))}
        </div>
        {entry.button && (
          <div className={styles.aside}>
            {entry.image && (
              <BoxPicture src={entry.image.src} sizes="20rem" mark={{ 'data-menu-card': '' }} />
            )}
            <a
              className={styles.call}
              href={entry.button.href}
              data-track={`menu-${entry.key} > ${slugOf(entry.button.label)}`}
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
  boxes: MenuBoxes;
  id: string;
  place: string;
  /** On the way back from a submenu. */
  backLabel: string;
  currentPath: string;
};

function Section({ section, boxes, id, place, backLabel, currentPath }: SectionProps) {
  return (
    <div className={styles.section} data-menu-section="">
      <p id={id} className={styles.sectionTitle}>
        {section.label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {section.list.map((item) => {
          if (isSubmenu(item))
            return (
              <li key={item.label}>
                <Submenu {...{ item, id, place, backLabel, currentPath }} />
              </li>
            );
          const box = boxes[item.href];
          return (
            <li key={item.label} className={box && styles.box}>
              {box && <BoxPicture src={box.picture} sizes="3.5rem" />}
              <Leaf {...{ item, place, currentPath }} />
              {box && <span className={styles.price}>{box.price}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type BoxPictureProps = {
  src: string;
  sizes: string;
  mark?: Readonly<Record<`data-${string}`, ''>>;
};

/** AVIF alone: whatever opens a popover shows it. Fetched when its panel opens. */
function BoxPicture({ src, sizes, mark }: BoxPictureProps) {
  const { avif, width, height } = pictureSources(pictures, src);
  const files = avif.split(', ').slice(0, 2);
  return (
    <img
      src={files[0]?.split(' ')[0]}
      srcSet={files.join(', ')}
      {...{ sizes, width, height, ...mark }}
      alt=""
      loading="lazy"
    />
  );
}

type SubmenuProps = Omit<SectionProps, 'section' | 'boxes'> & { item: MenuSubmenu };

function Submenu({ item, id, place, backLabel, currentPath }: SubmenuProps) {
  const submenuId = `${id}-${slugOf(item.label)}`;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.link, styles.more)}
        popoverTarget={submenuId}
        data-track={trackOf(item, place)}
      >
        {item.label}
      </button>
      <div id={submenuId} popover="auto" className={styles.submenu}>
        <Bar title={item.label} closes={submenuId} icon="back" label={backLabel} />
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
      data-track={trackOf(item, place)}
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

function trackOf(
  { label, tracking }: { label: string; tracking?: MenuLeaf['tracking'] },
  place: string,
) {
  return `${tracking?.section ?? place} > ${tracking?.action ?? slugOf(label)}`;
}
