import type { Button as ButtonContent } from '@vitrine/domain/content/parts';
import { Button } from '#ui/Button/Button.tsx';

/** A large button as content writes it. */
export function ContentButton({
  label,
  tracking,
  secondary = false,
  ...link
}: ButtonContent & { secondary?: boolean }) {
  return (
    <Button
      {...link}
      size="l"
      variant={secondary ? 'secondary' : 'primary'}
      data-track={tracking && `${tracking.section} > ${tracking.action}`}
    >
      {label}
    </Button>
  );
}
