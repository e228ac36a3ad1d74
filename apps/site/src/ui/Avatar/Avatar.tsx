import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Avatar.module.css';

/** Initials are set at this share of the avatar's size. */
export const AVATAR_FONT_RATIO = 0.3;
/** From this size on, the border is the thick one. */
export const AVATAR_THICK_BORDER_FROM_PX = 48;
export const AVATAR_BORDER_PX = { thin: 1, thick: 2 } as const;

export type AvatarProps = {
  initials: string;
  /** In pixels. */
  size?: number;
  imageUrl?: string;
  /** Whose avatar it is; leave out when the name is written beside it. */
  label?: string;
  backgroundColor?: string;
  textColor?: string;
};

/**
 * A person or a brand in a disc. Drawn as SVG so that any size and colour needs no style attribute,
 * which the content security policy refuses.
 */
export function Avatar({
  initials,
  size = AVATAR_THICK_BORDER_FROM_PX,
  imageUrl,
  label,
  backgroundColor,
  textColor,
}: AvatarProps) {
  const border = size < AVATAR_THICK_BORDER_FROM_PX ? 'thin' : 'thick';
  if (imageUrl !== undefined) {
    return (
      <img
        className={classNames(styles.image, styles[border])}
        src={imageUrl}
        alt={label ?? ''}
        width={size}
        height={size}
        loading="lazy"
      />
    );
  }
  const centre = size / 2;
  const width = AVATAR_BORDER_PX[border];
  return (
    <span className={styles.root}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle
          className={backgroundColor === undefined ? styles.disc : undefined}
          fill={backgroundColor}
          cx={centre}
          cy={centre}
          r={centre - width / 2}
          strokeWidth={width}
          stroke="currentColor"
        />
        <text
          className={textColor === undefined ? styles.initials : undefined}
          fill={textColor}
          x={centre}
          y={centre}
          fontSize={size * AVATAR_FONT_RATIO}
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {initials}
        </text>
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
