import type { Mail, MailLink, NamedContest, WrittenMail } from '@vitrine/domain/mails';
import { STAFF_PATH } from '@vitrine/domain/forms/staff-request';
import { absolute } from '#build/absolute.ts';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import { writeMail } from '#mails/write-mail.tsx';

/** An e-mail as this site sends it: its links lead to where the site is published. */
export async function renderMail(
  { content }: Render,
  mail: Mail,
  links: readonly MailLink[],
  known: readonly NamedContest[] = [],
): Promise<WrittenMail> {
  const { contests } = await content('contest');
  return writeMail(mail, {
    brand: config.brand,
    texts: await content('mails'),
    receipts: await content('receipts'),
    contests: new Map([...known, ...contests].map(({ code, name }) => [code, name])),
    followUpUrl: absolute(linkTo('suivi')),
    staffUrl: absolute(STAFF_PATH),
    links: links.map((link) => ({ ...link, url: absolute(link.path) })),
  });
}
