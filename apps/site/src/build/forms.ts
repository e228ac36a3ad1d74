import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Contest } from '@vitrine/domain/content/contest';
import { formatDayOf } from '@vitrine/domain/french';
import type { FormDefinition } from '@vitrine/domain/forms/form';
import { formEndpoint, retentionInYears } from '@vitrine/domain/forms/form-codes';
import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import { receiptTexts } from '@vitrine/domain/forms/receipts';
import type { RouteName } from '@vitrine/domain/routes';
import type { FormProps } from '#blocks/Form/Form.tsx';
import { content } from '#build/content.ts';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';

export type FormOptions = Pick<FormProps, 'submitLabel'> &
  Partial<Pick<FormProps, 'hidden' | 'review' | 'reviewTitle' | 'confirmLabel'>> & {
    page: RouteName;
    contest?: Contest;
  };

/** What the form block needs, from the form's own definition. */
export function formProps(
  { code, fields, groups }: FormDefinition,
  { page, contest, ...options }: FormOptions,
): FormProps {
  return {
    code,
    page,
    fields,
    groups,
    action: fillBrandSlug(formEndpoint(code), config.brand),
    captchaBase: config.captchaApiBase ?? '/api/captcha',
    receipt: receiptTexts[code],
    privacy: {
      text: `Vos réponses ne servent qu’à traiter votre demande et sont conservées ${retentionInYears(code)}.`,
      href: linkTo('politique-de-confidentialite'),
    },
    ...(contest && {
      conditions: { minimumAge: contest.minimumAge, zone: contest.zone },
      rules: {
        label: `Lire le règlement complet (version ${contest.version})`,
        href: `${linkTo('reglement-jeu-tirage-au-sort')}#${contest.code}`,
      },
    }),
    ...options,
    hidden: { ...options.hidden, ...(contest && { rulesVersion: String(contest.version) }) },
  };
}

export async function contestNamed(code: ContestCode): Promise<Contest> {
  const { contests } = await content('contest');
  const found = contests.find((contest) => contest.code === code);
  if (!found) throw new Error(`content/contest.json has no contest ${code}`);
  return found;
}

export function contestDates({ opensAt, closesAt }: Contest): string {
  const day = (iso: string) => formatDayOf(new Date(iso));
  return `Du ${day(opensAt)} au ${day(closesAt)}`;
}

/** What everyone asks before entering. */
export function contestFacts(contest: Contest): { label: string; value: string }[] {
  return [
    { label: 'Dates', value: contestDates(contest) },
    { label: 'Gagnants', value: `${contest.winners}, tirés au sort` },
    {
      label: 'Qui peut jouer',
      value: `Dès ${contest.minimumAge}\u00a0ans, ${contest.territory}`,
    },
    { label: 'Participation', value: 'Gratuite, une par personne' },
  ];
}
