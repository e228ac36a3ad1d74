import { hash, randomUUID } from 'node:crypto';
import type { RefusalReason } from '@vitrine/domain/content/form-answers';
import { fromPost } from '@vitrine/domain/forms/answers';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { FormState } from '@vitrine/domain/forms/form-state';
import { HONEYPOT_NAME } from '@vitrine/domain/forms/submission';
import { z } from 'zod';
import type { RenderedPage, Renderer } from '../release/renderer.ts';
import { canonicalJson } from '../store/canonical-json.ts';
import { type FormDesk, Refusal } from './desk.ts';
import { splitEnvelope } from './envelope.ts';
import type { FormBook } from './form-book.ts';
import type { PageOf } from './page-of.ts';
import type { Receipts, ShownReceipt } from './receipts.ts';
import type { TokenSigner } from './signed-token.ts';

/** Faster than a person reads a summary and presses a button. */
const REVIEW_LEAST_MS = 2_000;
const REVIEW_LIFE_MS = 60 * 60 * 1_000;

const Review = z.object({ id: z.string(), form: z.string(), digest: z.string(), at: z.number() });

export type PageAnswer = RenderedPage | { status: 303; location: string };

export type PlainPostsOptions = {
  renderer: Renderer;
  desk: FormDesk;
  forms: FormBook;
  pageOf: PageOf;
  receipts: Receipts;
  signer: TokenSigner;
  onError: (error: unknown) => void;
  clock: () => Date;
};

/**
 * Forms sent without JavaScript. There is no proof of work then: instead everything is shown once
 * more, with a token bound to these very answers, good for one request, a few seconds later.
 */
export function createPlainPosts({
  renderer,
  desk,
  forms,
  pageOf,
  receipts,
  signer,
  onError,
  clock,
}: PlainPostsOptions) {
  async function render(page: string, status: number, form: FormState): Promise<RenderedPage> {
    const { html, headers } = await renderer.page(page, { form });
    return { status, html, headers: { ...headers, 'x-robots-tag': 'noindex' } };
  }

  return {
    async answer(
      code: FormCode,
      posted: URLSearchParams,
      allow: () => Promise<unknown>,
    ): Promise<PageAnswer> {
      const { envelope, answers: texts } = splitEnvelope(posted);
      const form = await forms.find(code, texts);
      const values = fromPost(
        form?.description ?? { fields: {} },
        Object.entries(texts) as [string, string][],
      );
      const page = await pageOf(code, envelope['page']);
      const sentence = async (reason: RefusalReason) =>
        (await renderer.content('form-answers')).refusals[reason];
      const ask = async (status: number, refusal: Refusal | null) =>
        render(page, status, {
          kind: 'questions',
          values,
          refusal: refusal && {
            sentence: await sentence(refusal.reason),
            errors: refusal.errors,
          },
        });

      const received = async ({ reference }: { reference: string }): Promise<PageAnswer> => {
        const shown = await receipts.issue(code, envelope['page'], reference);
        if (!shown) throw new Error(`the request ${reference} is not in the store`);
        return { status: 303, location: shown.receipt.address };
      };

      try {
        await allow();
        desk.refuseTrapped(envelope[HONEYPOT_NAME]);
        if (hasTwice(posted)) throw new Refusal(400, 'unknown');
        if (envelope['step'] === 'edit') return await ask(200, null);
        const asked = signer.open('review', envelope['token'], Review);
        if (envelope['step'] === 'confirm' && asked?.form === code) {
          const known = await desk.recall(code, values, asked.id);
          if (known) return await received(known);
        }
        const judged = await desk.check(code, values);
        const digest = hash('sha256', canonicalJson(judged), 'base64url');
        const now = clock().getTime();
        const review = async (reason: RefusalReason | null, kept?: string) => {
          const token =
            kept ?? signer.sign('review', { id: randomUUID(), form: code, digest, at: now });
          return render(page, reason === null ? 200 : 409, {
            kind: 'review',
            values,
            token,
            sentence: reason && (await sentence(reason)),
          });
        };

        if (envelope['step'] !== 'confirm') return await review(null);
        if (asked?.form !== code || asked.digest !== digest) return await review(null);
        if (now - asked.at > REVIEW_LIFE_MS) return await review('reviewOver');
        if (now - asked.at < REVIEW_LEAST_MS)
          return await review('tooFast', String(envelope['token']));
        return await received(
          await desk.accept(code, values, { key: asked.id, proof: async () => undefined }),
        );
      } catch (error) {
        if (error instanceof Refusal) return ask(error.status, error);
        onError(error);
        return ask(503, new Refusal(503, 'down'));
      }
    },

    /** A receipt as a page: that of its form, which shows it instead. */
    receipt: ({ page, receipt }: ShownReceipt) => render(page, 200, { kind: 'received', receipt }),
  };
}

/** No form of ours sends a name twice. */
function hasTwice(posted: URLSearchParams): boolean {
  const names = [...posted.keys()];
  return new Set(names).size < names.length;
}
