import type { TablerIcon } from '@tabler/icons-react';
import { cloneElement, type ReactElement, type SVGProps } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

export type IconProps = {
  /** A Tabler icon, imported from its own file. */
  of: TablerIcon;
  size?: number;
  /** Only when the icon says something that no text beside it says. */
  label?: string;
};

const STROKE = 1.75;

/** What the icon's component draws. */
type Drawing = {
  render: (
    props: { size: number; stroke: number },
    ref: null,
  ) => ReactElement<SVGProps<SVGElement>>;
};

export function Icon({ of, size = 24, label }: IconProps) {
  const drawn = (of as unknown as Drawing).render({ size, stroke: STROKE }, null);
  return (
    <>
      {/* In HTML an svg has its namespace by itself, and nothing styles an icon by the names that
          Tabler gives it: said sixty times a page, both cost bytes. */}
      {cloneElement(drawn, { xmlns: undefined, className: undefined, 'aria-hidden': true })}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
