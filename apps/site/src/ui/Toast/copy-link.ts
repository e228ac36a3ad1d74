import { showToast } from './toasts.ts';

/** The address of the page, for someone else; a toast says whether it was copied. */
export async function copyLink(says: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ message: says.copied, variant: 'success' });
  } catch {
    showToast({ message: says.refused, variant: 'error' });
  }
}
