import { z } from 'zod';
import { COMPANION_APPS } from '../companion-apps.ts';
import { Text } from './parts.ts';
import { Sentence } from './sentences.ts';

const Stores = z.strictObject({
  /** An application's own page, never a search: a visitor must not install a stranger's. */
  ios: z
    .string()
    .regex(/^https:\/\/apps\.apple\.com\/[a-z]{2}\/app\/(?:[^/?#]+\/)?id\d+$/)
    .nullable(),
  android: z
    .string()
    .regex(/^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$/)
    .nullable(),
});

/** Set in type under the name of an application: no one's badge is copied. */
const StoreName = z.strictObject({ before: Text, store: Text });
const StoreTexts = z.strictObject({
  ios: StoreName,
  android: StoreName,
  /** Of the code, for those who do not see it. */
  code: Sentence('app'),
  prompt: Text,
});
export type StoreTexts = z.infer<typeof StoreTexts>;

/** Where each application is fetched; null until the operator gives its identifier. */
export const CompanionApps = z.strictObject({
  title: Text,
  /** Leads from one to all. */
  all: Text,
  /** Leads from the list to one: its page sends a phone to its store, and shows both to a computer. */
  install: Text,
  /** Said in place of a link. */
  notYet: Text,
  stores: StoreTexts,
  apps: z.record(z.enum(COMPANION_APPS), Stores),
});
export type CompanionApps = z.infer<typeof CompanionApps>;
