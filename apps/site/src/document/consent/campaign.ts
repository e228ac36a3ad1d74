import {
  campaignCookies,
  campaignIn,
  deletedCampaignCookies,
  readCampaignConsent,
} from '@vitrine/domain/consent/campaign';
import { CAMPAIGN_QUERY_KEY } from '@vitrine/domain/storage-keys';
import { readSession } from '#document/session.ts';

/**
 * Addresses of this visit, newest first, as the browser itself remembers them: the number of a click waits
 * there for consent, and nowhere of ours.
 */
function visited(): string[] {
  const entries = window.navigation?.entries() ?? [];
  return [...entries.map(({ url }) => url ?? ''), document.referrer].reverse();
}

function earlierCampaign() {
  for (const address of visited()) {
    const isOurs = address.startsWith(`${location.origin}/`);
    const campaign = isOurs ? campaignIn(new URL(address).search) : null;
    if (campaign) return campaign;
  }
  return campaignIn(readSession(CAMPAIGN_QUERY_KEY) ?? '');
}

/** Keeps the campaign that brought this visit, unless the visitor said no to that elsewhere. */
export function rememberCampaign(): void {
  const consent = readCampaignConsent(document.cookie);
  const arrived = campaignIn(location.search);
  // Once kept, only another arrival from the partner is worth keeping again.
  const campaign = arrived ?? (consent ? null : earlierCampaign());
  if (consent === false || !campaign) return;
  // What another campaign said, and this one does not, is not this one's: its click, its place.
  forgetCampaign();
  write(campaignCookies(campaign, location.protocol === 'https:'));
}

export function forgetCampaign(): void {
  write(deletedCampaignCookies(document.cookie));
}

function write(cookies: readonly string[]): void {
  for (const cookie of cookies) document.cookie = cookie;
}
