import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { qrPath } from './qr-path.ts';
import styles from './QrCode.module.css';

export type QrCodeProps = {
  /** What the code leads to. */
  value: string;
  /** What is read instead of the drawing. */
  label: string;
};

/** Drawn on the server: dark on light in every theme, because readers expect it. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = qrPath(value);
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        className={styles.root}
        data-theme="light"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </>
  );
}
