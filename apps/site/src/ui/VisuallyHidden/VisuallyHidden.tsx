import type { ReactNode } from 'react';

/** Heard, not seen. The class is global because the layout's skip link shares it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
