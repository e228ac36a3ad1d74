import { DEFAULT_BRAND } from '../../brand.ts';
import type { ContentCall } from '../calls.ts';
import { InvalidContentError } from '../client.ts';
import type { ContentSet, Problem, Rule, WrittenText, WrittenValue } from './rule.ts';

type SampleSet = {
  /** What rules read of each file: only the fields that they look at. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** Texts of `home/faq` unless they say more; filled as they are written. */
  readonly texts?: readonly (string | (Partial<WrittenText> & { readonly written: string }))[];
  readonly values?: readonly WrittenValue[];
  readonly photoFiles?: ContentSet['photoFiles'];
};

/** Content small enough to read, for tests of one rule. What is not in it is as if its schema refused it. */
export function sampleSet({
  files = {},
  texts = [],
  values = [],
  photoFiles = new Map(),
}: SampleSet): ContentSet {
  return {
    texts: texts.map((text) => {
      const { written, ...others } = typeof text === 'string' ? { written: text } : text;
      return { file: 'home/faq', record: 'items.0.answer', written, filled: written, ...others };
    }),
    values,
    read: (call) => {
      if (!Object.hasOwn(files, call)) throw new InvalidContentError(call, 'is not in the sample');
      return files[call] as never;
    },
    photoFiles,
    calls: Object.keys(files) as ContentCall[],
    brand: DEFAULT_BRAND,
  };
}

/** What one rule of a list says. */
export function problemsOf(rules: readonly Rule[], name: string, set: SampleSet): Problem[] {
  const rule = rules.find((one) => one.name === name);
  if (!rule) throw new Error(`no rule « ${name} »`);
  return [...rule.problems(sampleSet(set))];
}

/** What a file has at some of its fields: `{ 'items.2.id': 'a' }`. */
export function valuesOf(
  file: string,
  fields: Readonly<Record<string, string | number>>,
): WrittenValue[] {
  return Object.entries(fields).map(([record, value]) => {
    const field = record.split('.').findLast((step) => Number.isNaN(Number(step))) ?? '';
    return { file, record, field, value };
  });
}
