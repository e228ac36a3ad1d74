import { CAMPAIGN_COOKIES, type PixelVendor } from '@vitrine/domain/consent/vendor-ids';

/** Those on the page, and those that will be once their snippet is known to be there. */
const frames = new Map<PixelVendor, HTMLIFrameElement>();

/**
 * Runs the pixels of these partners and of no other. Each runs in a frame without our origin, under a
 * policy that knows that partner's hosts only. Taking the frame away ends it.
 */
export async function showPixels(vendors: readonly PixelVendor[]): Promise<void> {
  for (const [vendor, frame] of frames)
    if (!vendors.includes(vendor)) {
      frame.remove();
      frames.delete(vendor);
    }
  await Promise.all(vendors.filter((vendor) => !frames.has(vendor)).map(show));
}

async function show(vendor: PixelVendor): Promise<void> {
  const frame = document.createElement('iframe');
  frames.set(vendor, frame);
  const isWanted = () => frames.get(vendor) === frame;
  const address = `/pixels/frame/${vendor}`;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
  } catch {
    if (isWanted()) frames.delete(vendor);
    // The specification's words; there is nothing that a visitor could do about it.
    // oxlint-disable-next-line no-console
    console.error('Failed to fetch script.');
    return;
  }
  // Withdrawn while it was fetched, and perhaps allowed again.
  if (!isWanted()) return;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = vendor;
  frame.referrerPolicy = 'origin';
  frame.dataset['pixel'] = vendor;
  frame.src = `${address}#${told()}`;
  document.body.append(frame);
}

/**
 * What a frame without our origin cannot know, and needs to count: the page's name, its address without
 * its query, and the campaign that the visitor let us remember (no cookie of it exists before consent).
 */
function told(): string {
  const { origin, pathname } = location;
  const page = document.documentElement.dataset['page'] ?? '';
  const cookies = new Map(
    document.cookie.split(/;\s*/).map((pair) => pair.split('=', 2) as [string, string]),
  );
  const campaign = CAMPAIGN_COOKIES.flatMap((name) => {
    // As it was before it was a cookie; what another wrote may be no such value.
    const value = new URLSearchParams(`${name}=${cookies.get(name) ?? ''}`).get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams([
    ['page', page],
    ['address', origin + pathname],
    ...campaign,
  ]).toString();
}
