import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

/** Inside a link, says that it opens elsewhere; nothing when it does not. */
export function NewTabHint({ target }: { target?: string | undefined }) {
  if (target !== '_blank') return null;
  return (
    <>
      {' '}
      <VisuallyHidden>(nouvelle fenêtre)</VisuallyHidden>
    </>
  );
}
