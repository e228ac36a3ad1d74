import type { FormTexts } from '@vitrine/domain/content/forms';
import { type DeclaredAnswer, declaredAnswers } from '@vitrine/domain/forms/answers';
import type { Form } from '@vitrine/domain/forms/form';
import { type ContestCode, type FormCode, requestNamed } from '@vitrine/domain/forms/form-codes';
import { contestFormIn, requestFormIn } from '@vitrine/domain/forms/worded-forms';
import type { Values } from '../store/submissions.ts';
import type { Contests } from './contests.ts';
import { prizeNamed } from './draw-record.ts';

export type FormBook = ReturnType<typeof createFormBook>;

/** Every form with its words, as the release on show has them. */
export function createFormBook(texts: () => Promise<FormTexts>, contests: Contests) {
  /** For these answers: who writes decides what is offered. Null: no contest was ever called so. */
  async function find(code: FormCode, values?: Values): Promise<Form | null> {
    const request = requestNamed(code);
    if (request) return requestFormIn(await texts(), request, values);
    const contest = await contests.known(code);
    return contest && contestFormIn(await texts(), contest);
  }

  return {
    find,
    /** What a contest is called, also once it is gone; null: no such contest. */
    contestName: async (code: FormCode) => (await contests.known(code))?.name ?? null,
    /** What a winner gets, in words: the prize that was drawn where there are several. Null: no such contest. */
    async won(code: ContestCode, prize: string | undefined) {
      if (prize !== undefined) return prizeNamed(await find(code), prize);
      return (await contests.known(code))?.won ?? null;
    },
    /** What was answered, in words. */
    async declared(code: FormCode, values: Values): Promise<readonly DeclaredAnswer[]> {
      const form = await find(code, values);
      if (form) return declaredAnswers(form.description, values);
      return Object.entries(values).map(([label, value]) => ({ label, value: String(value) }));
    },
  };
}
