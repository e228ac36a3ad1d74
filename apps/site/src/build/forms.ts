import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Contest } from '@vitrine/domain/content/contest';
import type { ContestTexts } from '@vitrine/domain/content/contest-texts';
import type { FormTexts } from '@vitrine/domain/content/forms';
import { contestState } from '@vitrine/domain/forms/contest';
import type { FormDescription } from '@vitrine/domain/forms/form';
import { formEndpoint, retentionInYears } from '@vitrine/domain/forms/form-codes';
import type { ContestCode, RequestCode } from '@vitrine/domain/forms/form-codes';
import { EMPTY_FORM, type FormState } from '@vitrine/domain/forms/form-state';
import { drawAddresses } from '@vitrine/domain/forms/published-draw';
import { contestFormIn, requestFormIn } from '@vitrine/domain/forms/worded-forms';
import { formatDayOf } from '@vitrine/domain/french';
import type { RouteName } from '@vitrine/domain/routes';
import { sentenceWith } from '@vitrine/domain/sentence';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import type { RequestFormProps, RequestTexts } from '#features/forms/request-form-props.ts';
import type { ContestTimes } from '#features/forms/use-contest-state.ts';

/** Where a form stands. */
type Place = {
  page: RouteName;
  /** What the server judged, on a page that answers a form; nothing on a page that is a file. */
  state: FormState | undefined;
};

/** What the form of a request needs. */
export async function requestForm(
  render: Render,
  code: RequestCode,
  { hidden, alwaysReviewed, ...place }: Place & Pick<RequestFormProps, 'hidden' | 'alwaysReviewed'>,
): Promise<RequestFormProps> {
  const texts = await render.content('forms');
  const { submit, review = texts.shared.review } = texts[code];
  return {
    ...formProps(requestFormIn(texts, code, hidden).description, place),
    texts: { ...(await formTexts(render, code, texts)), submit, review },
    ...(alwaysReviewed !== undefined && { alwaysReviewed }),
    hidden: hidden ?? {},
  };
}

/** What the form of a contest needs, from its record. */
export async function contestForm(
  render: Render,
  contest: Contest,
  place: Place,
): Promise<RequestFormProps> {
  const { code, version, minimumAge, zone } = contest;
  const texts = await render.content('forms');
  const { submit, rules } = texts.participation;
  return {
    ...formProps(contestFormIn(texts, contest).description, place),
    texts: {
      ...(await formTexts(render, code, texts)),
      submit,
      review: texts.shared.review,
      rules: { label: sentenceWith(rules, { version: String(version) }), href: rulesOf(code) },
    },
    contest: {
      minimumAge,
      zone,
      questions: contest.form.questions.map(({ name, kind }) => ({ name, kind })),
    },
    hidden: { rulesVersion: String(version) },
  };
}

function formProps(form: FormDescription, { page, state }: Place): Omit<RequestFormProps, 'texts'> {
  return {
    form,
    page,
    initial: state ?? EMPTY_FORM,
    action: fillBrandSlug(formEndpoint(form.code), config.brand),
    captchaBase: config.captchaApiBase ?? '/api/captcha',
  };
}

async function formTexts(
  { content, pageTexts }: Render,
  code: RequestCode | ContestCode,
  { shared: { labels } }: FormTexts,
): Promise<Omit<RequestTexts, 'submit' | 'review' | 'rules'>> {
  const { refusals } = await content('form-answers');
  const { requests, pdf, ...receipt } = await content('receipts');
  const { privacy, ...own } = labels;
  return {
    labels: own,
    receipt: { ...receipt, pdf: pdf.label, ...requests[code] },
    refusals: { fields: refusals.fields, down: refusals.down },
    followUp: { label: pageTexts('suivi').label, href: linkTo('suivi') },
    privacy: {
      text: sentenceWith(privacy, { duration: retentionInYears(code) }),
      href: linkTo('politique-de-confidentialite'),
    },
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

/** What sentences about a contest may name. */
export function contestWords(
  { opensAt, closesAt, winners, minimumAge, territory }: Contest,
  { dates }: ContestTexts,
): Record<'dates' | 'winners' | 'age' | 'territory', string> {
  const day = (iso: string) => formatDayOf(new Date(iso));
  return {
    dates: sentenceWith(dates, { from: day(opensAt), to: day(closesAt) }),
    winners: String(winners),
    age: String(minimumAge),
    territory,
  };
}

/** What everyone asks before entering. */
export function contestFacts(
  contest: Contest,
  texts: ContestTexts,
): { label: string; value: string }[] {
  const words = contestWords(contest, texts);
  return texts.facts.map(({ label, value }) => ({ label, value: sentenceWith(value, words) }));
}
