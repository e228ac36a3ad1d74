import { createHash, randomUUID } from 'node:crypto';
import type { Brand } from '@vitrine/domain/brand';
import { allForms } from '@vitrine/domain/forms/all-forms';
import { fromPost } from '@vitrine/domain/forms/form';
import { formCodes } from '@vitrine/domain/forms/form-codes';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import { formPages } from '@vitrine/domain/forms/form-pages';
import { HONEYPOT_NAME, REFUSALS } from '@vitrine/domain/forms/submission';
import { pathOf } from '@vitrine/domain/routes';
import type { RouteName } from '@vitrine/domain/routes';
import { z } from 'zod';
import { fullAnswerWith } from '../release/hosted-file.ts';
import type { Site } from '../release/site.ts';
import { canonicalJson } from '../store/canonical-json.ts';
import type { FormDesk } from './desk.ts';
import { Refusal } from './desk.ts';
import { splitEnvelope } from './envelope.ts';
import { fillQuestions, fillReceipt } from './fill-form-page.ts';
import type { FormAnswer } from './fill-form-page.ts';
import type { TokenSigner } from './signed-token.ts';

/** Faster than a person reads a summary and presses a button. */
const REVIEW_LEAST_MS = 2_000;
const REVIEW_LIFE_MS = 60 * 60 * 1_000;
const TOO_FAST = 'Prenez le temps de relire, puis confirmez à nouveau.';
const REVIEW_OVER = 'Le temps de confirmer est passé. Relisez, puis confirmez à nouveau.';

const Review = z.object({ id: z.string(), form: z.string(), digest: z.string(), at: z.number() });
const ShownReceipt = z.object({
  form: z.enum(formCodes as [FormCode, ...FormCode[]]),
  page: z.string(),
  reference: z.string(),
  receivedAt: z.string(),
});

export type PageAnswer =
  | { status: number; html: string; headers: Readonly<Record<string, string>> }
  | { status: 303; location: string };

export type PlainPosts = {
  /** Null while there is no release to answer with. */
  answer: (
    code: FormCode,
    posted: URLSearchParams,
    allow: () => Promise<void>,
  ) => Promise<PageAnswer | null>;
  /** Null when the token is not ours. */
  receipt: (token: string) => PageAnswer | null;
};

export type PlainPostsOptions = {
  brand: Brand;
  site: Site;
  desk: FormDesk;
  signer: TokenSigner;
  onError: (error: unknown) => void;
  clock?: () => Date;
};

type Template = { page: RouteName; html: string; headers: Readonly<Record<string, string>> };

/**
 * Forms sent without JavaScript. There is no proof of work then: instead everything is shown once
 * more, with a token bound to these very answers, good for one request, a few seconds later.
 */
export function createPlainPosts({
  brand,
  site,
  desk,
  signer,
  onError,
  clock = () => new Date(),
}: PlainPostsOptions): PlainPosts {
  function templateOf(code: FormCode, wanted: unknown): Template | null {
    const pages = formPages[code];
    const page = pages.find((name) => name === wanted) ?? pages[0];
    const file = site.file(pathOf(page, brand));
    if (!file) return null;
    const answer = fullAnswerWith(file, { headers: { 'accept-encoding': 'identity' } });
    return { page, html: file.content().toString('utf8'), headers: answer.headers };
  }

  return {
    async answer(code, posted, allow) {
      const form = allForms[code];
      const { envelope, answers: texts } = splitEnvelope(posted);
      const answers = fromPost(form, Object.entries(texts) as [string, string][]);
      const template = templateOf(code, envelope['page']);
      if (!template) return null;
      const show = (status: number, answer: FormAnswer) =>
        page(status, template, fillQuestions(template.html, form, answers, answer));

      try {
        await allow();
        desk.refuseTrapped(envelope[HONEYPOT_NAME]);
        if (hasTwice(posted)) throw new Refusal(400, REFUSALS.unknown);
        if (envelope['step'] === 'edit') return show(200, { step: 'questions' });
        const values = await desk.check(code, answers);
        const digest = createHash('sha256').update(canonicalJson(values)).digest('base64url');
        const now = clock().getTime();
        const ask = (sentence?: string) => {
          const token = signer.sign('review', { id: randomUUID(), form: code, digest, at: now });
          return show(sentence === undefined ? 200 : 409, { step: 'review', token, sentence });
        };

        const review = signer.open('review', envelope['token'], Review);
        if (envelope['step'] !== 'confirm') return ask();
        if (review?.form !== code || review.digest !== digest) return ask();
        if (now - review.at > REVIEW_LIFE_MS) return ask(REVIEW_OVER);
        if (now - review.at < REVIEW_LEAST_MS) {
          const token = String(envelope['token']);
          return show(409, { step: 'review', token, sentence: TOO_FAST });
        }
        const { reference, receivedAt } = await desk.accept(code, answers, {
          key: review.id,
          proof: async () => undefined,
        });
        const token = signer.sign('receipt', {
          form: code,
          page: template.page,
          reference,
          receivedAt,
        });
        return { status: 303, location: `/api/forms/receipt?token=${token}` };
      } catch (error) {
        if (!(error instanceof Refusal)) {
          onError(error);
          return show(503, { step: 'questions', sentence: REFUSALS.down });
        }
        const { status, message, errors } = error;
        return show(status, { step: 'questions', sentence: message, errors });
      }
    },

    receipt(token) {
      const shown = signer.open('receipt', token, ShownReceipt);
      const template = shown && templateOf(shown.form, shown.page);
      return template && page(200, template, fillReceipt(template.html, shown));
    },
  };
}

/** The page's own headers (its policy allows its own scripts), but for one visitor only. */
function page(status: number, { headers }: Template, html: string): PageAnswer {
  const { etag: _, 'content-length': _length, 'content-encoding': _coding, ...kept } = headers;
  return {
    status,
    html,
    headers: { ...kept, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  };
}

/** No form of ours sends a name twice. */
function hasTwice(posted: URLSearchParams): boolean {
  const names = [...posted.keys()];
  return new Set(names).size < names.length;
}
