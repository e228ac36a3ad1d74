import {
  campaignCookies,
  campaignIn,
  deletedCampaignCookies,
  readCampaignConsent,
} from '@vitrine/domain/consent/campaign';
import { CAMPAIGN_QUERY_KEY } from '@vitrine/domain/storage-keys';
import { readSession } from '#document/session.ts';

/** Keeps the campaign that brought this visit, unless the visitor said no to that elsewhere. */
export function rememberCampaign(): void {
  const consent = readCampaignConsent(document.cookie);
  const arrived = campaignIn(location.search);
  // Once kept, only another arrival from the partner is worth keeping again.
  const campaign = arrived ?? (consent ? null : campaignIn(readSession(CAMPAIGN_QUERY_KEY) ?? ''));
  if (consent !== false && campaign)
    write(campaignCookies(campaign, location.protocol === 'https:'));
}

export function forgetCampaign(): void {
  write(deletedCampaignCookies(document.cookie));
}

function write(cookies: readonly string[]): void {
  for (const cookie of cookies) document.cookie = cookie;
}
