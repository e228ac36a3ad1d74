import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import type { Size } from '#ui/sizes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Button.module.css';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'ghost'] as const;

type Look = {
  children: ReactNode;
  variant?: (typeof BUTTON_VARIANTS)[number];
  size?: Size;
  icon?: ReactNode;
  fullWidth?: boolean;
  disabled?: boolean;
};

type Native<Tag extends 'a' | 'button'> = Omit<
  ComponentProps<Tag>,
  keyof Look | 'href' | 'className' | 'style'
>;

export type ButtonProps =
  | (Look & Native<'a'> & { href: string; loading?: never })
  /** While it works, `loading` is what is said of it. */
  | (Look & Native<'button'> & { href?: never; loading?: string | false });

/** Something to do (a button) or somewhere to go (a link, when `href` is given). */
export function Button({
  children,
  variant = 'primary',
  size = 'm',
  icon,
  fullWidth = false,
  disabled = false,
  ...native
}: ButtonProps) {
  const loading = native.loading ?? false;
  const className = classNames(
    styles.root,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
  );
  const visual = loading !== false ? <span className={styles.spinner} /> : icon;
  const content = (
    <>
      {visual}
      <span className={styles.label}>{children}</span>
    </>
  );

  if (native.href !== undefined) {
    const { loading: _loading, href, rel, ...link } = native;
    const newTab = link.target === '_blank';
    // A link that leads nowhere is a link without href: out of the tab order, announced as disabled.
    const destination = disabled
      ? ({ role: 'link', 'aria-disabled': true } as const)
      : { href, rel: newTab ? classNames('noopener', rel) : rel };
    return (
      <a {...link} {...destination} className={className}>
        {content}
        <NewTabHint target={link.target} />
      </a>
    );
  }

  const { loading: _loading, href: _href, type = 'button', onClick, ...button } = native;
  // While it works, the button keeps the focus (so no `disabled`) but neither clicks nor submits.
  const busy = {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  } as const;
  return (
    <button
      {...button}
      type={type}
      disabled={disabled}
      className={className}
      {...(loading !== false ? busy : { onClick })}
    >
      {content}
      {loading !== false && ' '}
      {loading !== false && <VisuallyHidden>{loading}</VisuallyHidden>}
    </button>
  );
}
