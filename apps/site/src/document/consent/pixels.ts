import type { PixelVendor } from '@vitrine/domain/consent/vendor-ids';

const frames = new Map<PixelVendor, HTMLIFrameElement | null>();

/**
 * Runs the pixels of these partners and of no other. Each runs in a frame without our origin, under a
 * policy that knows that partner's hosts only; all it is told is the name of the page. Taking the frame
 * away ends it.
 */
export async function showPixels(vendors: readonly PixelVendor[]): Promise<void> {
  for (const [vendor, frame] of frames)
    if (!vendors.includes(vendor)) {
      frame?.remove();
      frames.delete(vendor);
    }
  await Promise.all(vendors.filter((vendor) => !frames.has(vendor)).map(show));
}

async function show(vendor: PixelVendor): Promise<void> {
  frames.set(vendor, null);
  const address = `/pixels/frame/${vendor}`;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
  } catch {
    frames.delete(vendor);
    // The specification's words; there is nothing that a visitor could do about it.
    // oxlint-disable-next-line no-console
    console.error('Failed to fetch script.');
    return;
  }
  // Withdrawn while it was fetched.
  if (!frames.has(vendor)) return;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = vendor;
  frame.referrerPolicy = 'origin';
  frame.dataset['pixel'] = vendor;
  frame.src = `${address}#${document.documentElement.dataset['page'] ?? ''}`;
  document.body.append(frame);
  frames.set(vendor, frame);
}
