import type { FormCode } from '@vitrine/domain/forms/form-codes';
import type { Receipt } from '@vitrine/domain/forms/form-state';
import { z } from 'zod';
import type { Submission, Submissions } from '../store/submissions.ts';
import { knownWith } from './follow-up.ts';
import type { FormBook } from './form-book.ts';
import type { PageOf } from './page-of.ts';
import type { TokenSigner } from './signed-token.ts';

export const RECEIPT_PATH = '/api/forms/receipt';
export const RECEIPT_PDF_PATH = `${RECEIPT_PATH}.pdf`;

const Named = z.object({ form: z.string(), page: z.string(), reference: z.string() });

/** Forms whose receipt repeats what was declared, because the law wants it there. */
export const DECLARING: ReadonlySet<FormCode> = new Set(['termination']);

/** `page` is its address. */
export type ShownReceipt = { form: FormCode; page: string; receipt: Receipt };

export type Receipts = ReturnType<typeof createReceipts>;

/** A receipt can be opened again as long as its request is kept: its address is signed, not guessed. */
export function createReceipts({
  submissions,
  forms,
  pageOf,
  signer,
  reaches,
}: {
  submissions: Submissions;
  forms: FormBook;
  pageOf: PageOf;
  signer: TokenSigner;
  /** Whether an e-mail leaves to who sent this. */
  reaches: (submission: Submission) => boolean;
}) {
  /** What to show, on the page it says it was on, of a request that was accepted; null without one. */
  async function issue(
    form: FormCode,
    wanted: unknown,
    reference: string,
  ): Promise<ShownReceipt | null> {
    const [found] = await submissions.named(form, [reference]);
    if (!found) return null;
    const page = await pageOf(form, wanted);
    const token = signer.sign('receipt', { form, page, reference });
    return {
      form,
      page,
      receipt: {
        reference,
        receivedAt: found.receivedAt,
        address: `${RECEIPT_PATH}?token=${token}`,
        pdf: `${RECEIPT_PDF_PATH}?token=${token}`,
        isMailed: reaches(found),
        canBeFollowed: knownWith(found) !== null,
        declared: DECLARING.has(form) ? [...(await forms.declared(form, found.payload))] : [],
      },
    };
  }

  return {
    issue,
    /** The receipt that a signed address names; null when it is not ours, or the request is gone. */
    async open(token: string) {
      const named = signer.open('receipt', token, Named);
      return named && issue(named.form, named.page, named.reference);
    },
  };
}
