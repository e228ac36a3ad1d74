import {
  CLAIM_DAYS,
  CONFIRMATION_HOURS,
  FOLLOW_UP_LINK_PATH,
} from '@vitrine/domain/forms/follow-up';
import type { Mail, MailLink } from '@vitrine/domain/mails';
import type { Contests } from '../forms/contests.ts';
import type { Renderer } from '../release/renderer.ts';
import type { LinkPurpose, OneTimeLinks } from '../store/one-time-links.ts';

export type MailWriter = ReturnType<typeof createMailWriter>;

const HOUR_MS = 60 * 60 * 1_000;

const LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  'account-deletion': CONFIRMATION_HOURS * HOUR_MS,
  'follow-up': HOUR_MS,
  // Its deadline is told in days of Paris, and in autumn one of them is an hour longer.
  prize: (CLAIM_DAYS * 24 + 1) * HOUR_MS,
};

/**
 * Writes an e-mail as it leaves, in the words of the release on show. Its single-use links are made
 * here: their tokens go into the e-mail and nowhere else, so the outbox never holds one.
 */
export function createMailWriter({
  renderer,
  links,
  contests,
}: {
  renderer: Pick<Renderer, 'mail'>;
  links: OneTimeLinks;
  contests: Pick<Contests, 'ever'>;
}) {
  async function linkFor(purpose: LinkPurpose, reference: string): Promise<MailLink> {
    const { token, until } = await links.issue(purpose, reference, LIFE_MS[purpose]);
    return { reference, path: `${FOLLOW_UP_LINK_PATH}?token=${token}`, until };
  }

  function linksOf(mail: Mail): Promise<MailLink>[] {
    if (mail.kind === 'deletion-link') return [linkFor('account-deletion', mail.reference)];
    if (mail.kind === 'won') return [linkFor('prize', mail.reference)];
    if (mail.kind === 'follow-up-links')
      return mail.requests.map(({ reference }) => linkFor('follow-up', reference));
    return [];
  }

  return async (mail: Mail) =>
    renderer.mail(mail, await Promise.all(linksOf(mail)), await contests.ever());
}
