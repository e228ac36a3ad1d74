import type { Contest } from '@vitrine/domain/content/contest';
import type { Form } from '@vitrine/domain/forms/form';
import { type FormCode, requestNamed } from '@vitrine/domain/forms/form-codes';
import { contestFormIn, requestFormIn } from '@vitrine/domain/forms/worded-forms';
import contestJson from '../../../../content/contest.json';
import formsJson from '../../../../content/forms.json';
import { sampleContent } from './sample-content.ts';

/** A contest of the site's own content, for stories. */
export function sampleContest(code: string): Contest {
  const { contests } = sampleContent('contest', contestJson);
  const found = contests.find((contest) => contest.code === code);
  if (!found) throw new Error(`content/contest.json has no contest ${code}`);
  return found;
}

export const formTexts = sampleContent('forms', formsJson);

/** A form in the words of the site's own content; of whom these answers say writes. */
export function sampleForm(code: FormCode, values?: Readonly<Record<string, unknown>>): Form {
  const request = requestNamed(code);
  return request
    ? requestFormIn(formTexts, request, values)
    : contestFormIn(formTexts, sampleContest(code));
}
