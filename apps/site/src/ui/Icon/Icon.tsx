import type { TablerIcon } from '@tabler/icons-react';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

export type IconProps = {
  /** A Tabler icon, imported from its own file. */
  of: TablerIcon;
  size?: number;
  /** Only when the icon says something that no text beside it says. */
  label?: string;
};

const STROKE = 1.75;

export function Icon({ of: Glyph, size = 24, label }: IconProps) {
  return (
    <>
      {/* In HTML an svg has its namespace by itself: said forty times a page, it costs bytes. */}
      <Glyph size={size} stroke={STROKE} xmlns={undefined} aria-hidden="true" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
