import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Contest } from '@vitrine/domain/content/contest';
import { contestState } from '@vitrine/domain/forms/contest';
import type { FormDescription } from '@vitrine/domain/forms/form';
import { formEndpoint, retentionInYears } from '@vitrine/domain/forms/form-codes';
import type { ContestCode } from '@vitrine/domain/forms/form-codes';
import { EMPTY_FORM, type FormState } from '@vitrine/domain/forms/form-state';
import { drawAddresses } from '@vitrine/domain/forms/published-draw';
import { formatDayOf } from '@vitrine/domain/french';
import type { RouteName } from '@vitrine/domain/routes';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import type { RequestFormProps, RequestTexts } from '#features/forms/request-form-props.ts';
import type { ContestTimes } from '#features/forms/use-contest-state.ts';

export type FormOptions = Pick<RequestTexts, 'submit'> &
  Partial<Pick<RequestTexts, 'reviewTitle' | 'confirm'>> &
  Pick<RequestFormProps, 'hidden' | 'alwaysReviewed'> & {
    page: RouteName;
    contest?: Contest;
    /** What the server judged, on a page that answers a form; nothing on a page that is a file. */
    state: FormState | undefined;
  };

/** What the form needs, from its own description. */
export async function requestForm(
  { content, pageTexts }: Render,
  { code, fields, groups }: FormDescription,
  { page, contest, state, submit, reviewTitle, confirm, hidden, alwaysReviewed }: FormOptions,
): Promise<RequestFormProps> {
  const { refusals } = await content('form-answers');
  const { requests, pdf, ...receipt } = await content('receipts');
  return {
    form: { code, fields, groups },
    page,
    initial: state ?? EMPTY_FORM,
    action: fillBrandSlug(formEndpoint(code), config.brand),
    captchaBase: config.captchaApiBase ?? '/api/captcha',
    texts: {
      submit,
      reviewTitle: reviewTitle ?? 'Relisez avant d’envoyer',
      confirm: confirm ?? 'Confirmer l’envoi',
      receipt: { ...receipt, pdf: pdf.label, ...requests[code] },
      refusals: { fields: refusals.fields, down: refusals.down },
      followUp: { label: pageTexts('suivi').label, href: linkTo('suivi') },
      privacy: {
        text: `Vos réponses ne servent qu’à traiter votre demande et sont conservées ${retentionInYears(code)}.`,
        href: linkTo('politique-de-confidentialite'),
      },
      ...(contest && {
        rules: {
          label: `Lire le règlement complet (version ${contest.version})`,
          href: rulesOf(contest.code),
        },
      }),
    },
    ...(alwaysReviewed !== undefined && { alwaysReviewed }),
    ...(contest && { conditions: { minimumAge: contest.minimumAge, zone: contest.zone } }),
    hidden: { ...hidden, ...(contest && { rulesVersion: String(contest.version) }) },
  };
}

export function rulesOf(code: ContestCode): string {
  return `${linkTo('reglement-jeu-tirage-au-sort')}#${code}`;
}

/** Where the draw of a contest is published. */
export function drawHrefs(code: ContestCode): { json: string; page: string } {
  const { json, page } = drawAddresses(code);
  return { json: fillBrandSlug(json, config.brand), page: fillBrandSlug(page, config.brand) };
}

/** When one can enter, for what shows it. */
export function contestWindow(
  { date }: Render,
  { code, opensAt, closesAt, capacity }: Contest,
): ContestTimes {
  const initial = contestState({ opensAt, closesAt, capacity }, date);
  const stateHref = capacity === null ? null : fillBrandSlug(formEndpoint(code), config.brand);
  return { opensAt, closesAt, stateHref, initial };
}

export async function contestNamed({ content }: Render, code: ContestCode): Promise<Contest> {
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
