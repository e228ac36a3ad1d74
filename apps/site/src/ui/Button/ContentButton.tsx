import type { Button as ButtonContent } from '@vitrine/domain/content/parts';
import { Button } from '#ui/Button/Button.tsx';
import { track } from '#ui/track.ts';

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
      {...(tracking && track(tracking.section, tracking.action))}
    >
      {label}
    </Button>
  );
}
