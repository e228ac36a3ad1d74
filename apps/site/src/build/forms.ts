import type { Contest } from '@vitrine/domain/content/contest';
import type { FormTexts } from '@vitrine/domain/content/forms';
import type { FormDescription } from '@vitrine/domain/forms/form';
import {
  contestEndpoint,
  type ContestCode,
  type FormCode,
  type FormKind,
  kindOf,
  isContest,
  type RequestCode,
  requestEndpoint,
  requestNamed,
  retentionInYears,
} from '@vitrine/domain/forms/form-codes';
import type { FollowedRequest } from '@vitrine/domain/forms/follow-up';
import { EMPTY_FORM, type FormState } from '@vitrine/domain/forms/form-state';
import { contestFormIn, requestFormIn } from '@vitrine/domain/forms/worded-forms';
import { sentenceWith } from '@vitrine/domain/sentence';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import type { RequestFormProps, RequestTexts } from '#features/forms/request-form-props.ts';

/** Where a form stands. */
type Place = {
  /** The name of its page, or its address. */
  page: string;
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
    ...formProps(requestFormIn(texts, code, hidden).description, requestEndpoint(code), place),
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
    ...formProps(contestFormIn(texts, contest).description, contestEndpoint(contest), place),
    texts: {
      ...(await formTexts(render, code, texts)),
      submit,
      review: texts.shared.review,
      rules: { label: sentenceWith(rules, { version }), href: rulesOf(code) },
    },
    contest: {
      minimumAge,
      zone,
      questions: contest.form.questions.map(({ name, kind }) => ({ name, kind })),
    },
    hidden: { rulesVersion: String(version) },
  };
}

function formProps(
  form: FormDescription,
  action: string,
  { page, state }: Place,
): Omit<RequestFormProps, 'texts'> {
  return {
    form,
    page,
    initial: state ?? EMPTY_FORM,
    action,
    captchaBase: config.captchaApiBase ?? '/api/captcha',
  };
}

async function formTexts(
  render: Render,
  code: FormCode,
  { shared: { labels } }: FormTexts,
): Promise<Omit<RequestTexts, 'submit' | 'review' | 'rules'>> {
  const { refusals } = await render.content('form-answers');
  const { optional } = await render.content('layout/controls');
  const { privacy, ...own } = labels;
  return {
    labels: own,
    optional,
    ...(await receiptTexts(render, kindOf(code))),
    refusals: { fields: refusals.fields, down: refusals.down },
    privacy: {
      text: sentenceWith(isContest(code) ? privacy.contest : privacy.request, {
        duration: retentionInYears(code),
      }),
      href: linkTo('politique-de-confidentialite'),
    },
  };
}

/** What a receipt says, wherever it is shown. */
export async function receiptTexts(
  { content, pageTexts }: Render,
  kind: FormKind,
): Promise<Pick<RequestTexts, 'receipt' | 'followUp'>> {
  const { requests, pdf, ...receipt } = await content('receipts');
  return {
    receipt: { ...receipt, pdf: pdf.label, ...requests[kind] },
    followUp: { label: pageTexts('suivi').label, href: linkTo('suivi') },
  };
}

/** What a visitor calls the form of a request: of a contest that is gone, as it was called. */
export async function formName(
  { content }: Render,
  { form: code, contestName }: Pick<FollowedRequest, 'form' | 'contestName'>,
): Promise<string> {
  const request = requestNamed(code);
  if (request) return (await content('processings')).forms[request].name;
  const { contests } = await content('contest');
  const found = contests.find((contest) => contest.code === code);
  return found?.name ?? contestName ?? (await content('mails')).forms.contest;
}

/** Where the rules of a contest are read. */
export function rulesOf(code: ContestCode): string {
  return `${linkTo('reglement-jeu-tirage-au-sort')}#${code}`;
}
