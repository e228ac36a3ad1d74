import type { Button as ButtonContent } from '@vitrine/domain/content/parts';
import { Button } from '#ui/Button/Button.tsx';

/** A large button as content writes it. */
export function ContentButton({
  label,
  href,
  target,
  rel,
  tracking,
  secondary = false,
}: ButtonContent & { secondary?: boolean }) {
  return (
    <Button
      href={href}
      target={target}
      rel={rel}
      size="l"
      variant={secondary ? 'secondary' : 'primary'}
      data-track={tracking && `${tracking.section} > ${tracking.action}`}
    >
      {label}
    </Button>
  );
}
