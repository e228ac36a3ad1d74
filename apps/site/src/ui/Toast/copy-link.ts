import { showToast } from './toasts.ts';

/** What is this visitor's, not of the one who gets the link: a campaign, a page inside an application. */
const THEIR_OWN = /^(?:pk_\w+|t|contentOnly)$/;

/** The address of the page, for someone else; a toast says whether it was copied. */
export async function copyLink(says: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressToShare());
    showToast({ message: says.copied, variant: 'success' });
  } catch {
    showToast({ message: says.refused, variant: 'error' });
  }
}

function addressToShare(): string {
  const address = new URL(location.href);
  const added = [...address.searchParams.keys()].filter((name) => THEIR_OWN.test(name));
  // An address without any stays as it is written, commas included.
  if (added.length === 0) return address.href;
  for (const name of added) address.searchParams.delete(name);
  return address.href;
}
