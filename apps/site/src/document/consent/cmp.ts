import {
  type ConsentChoice,
  meaningfulGrants,
  splitConsentVersion,
} from '@vitrine/domain/consent/choice';
import { encodeConsentString, encodeMetadata } from '@vitrine/domain/consent/consent-string';
import { PURPOSE_IDS, purposesOn, VENDOR_IDS, vendorsOn } from '@vitrine/domain/consent/vendor-ids';
import type { ConsentWords } from '@vitrine/domain/consent/vendors';

/**
 * `__cmp` as the IAB's framework describes it in version 1.1. The stub in every page's head
 * (cmp-stub.ts) keeps calls until this takes them over.
 */
export type CmpCallback = (answer: unknown, success: boolean) => void;
export type Cmp = {
  (command?: unknown, parameter?: unknown, callback?: CmpCallback): unknown;
  /** The stub's queue. */
  a?: unknown[][];
};

declare global {
  interface Window {
    __cmp?: Cmp;
  }
}

/** We are not in the framework's register of managers. */
const CMP_ID = 0;
const CMP_VERSION = 1;
const STRING_VERSIONS: ReadonlySet<unknown> = new Set([undefined, null, '', 1, '1', '1.1']);
/** The content call `layout/consent`. */
const CONSENT_TEXTS = '/data-json/layout/consent.json';
const GDPR = { gdprApplies: true, hasGlobalScope: false };

/** Answers from the choice of the moment. Call what it returns when there is a new one. */
export function startCmp(choice: () => ConsentChoice | null, list: number): () => void {
  const waiting: (() => void)[] = [];

  const cmp: Cmp = (command, parameter, asker) => {
    const callback = answering(asker);
    if (command === 'ping') callback({ gdprAppliesGlobally: true, cmpLoaded: true }, true);
    else if (isAboutChoice(command)) {
      const answer = () => {
        const made = choice();
        if (!made) return;
        if (command === 'getVendorConsents') callback(vendorConsents(made, parameter), true);
        else if (command === 'getPublisherConsents')
          callback(publisherConsents(made, parameter), true);
        else if (STRING_VERSIONS.has(parameter)) callback(consentData(made), true);
        else callback(null, false);
      };
      // Before a choice there is nothing to say: the framework has callers wait for it.
      if (choice()) answer();
      else waiting.push(answer);
    } else if (command === 'getVendorList') void answerVendorList(list, parameter, callback);
    else callback(null, false);
    return undefined;
  };

  const queued = window.__cmp?.a ?? [];
  window.__cmp = cmp;
  for (const [command, parameter, callback] of queued)
    cmp(command, parameter, callback as CmpCallback | undefined);

  return () => {
    if (choice()) for (const answer of waiting.splice(0)) answer();
  };
}

/** Whoever asks wrongly, or fails at the answer, is alone with it: others are answered, and consent goes on. */
function answering(asker: CmpCallback | undefined): CmpCallback {
  return (answer, success) => {
    try {
      asker?.(answer, success);
    } catch (error) {
      reportError(error);
    }
  };
}

const ABOUT_CHOICE: ReadonlySet<unknown> = new Set([
  'getVendorConsents',
  'getPublisherConsents',
  'getConsentData',
]);
const isAboutChoice = (command: unknown) => ABOUT_CHOICE.has(command);

/** The list in force, as the framework writes one; no other version is kept. Rarely asked: it comes apart. */
async function answerVendorList(
  list: number,
  version: unknown,
  callback: CmpCallback,
): Promise<void> {
  const isInForce = [undefined, null, '', 'LATEST', list].includes(
    version as string | number | null | undefined,
  );
  const words = isInForce ? await listWords() : null;
  const { vendorList } = await import('@vitrine/domain/consent/vendors');
  if (words) callback(vendorList(list, words), true);
  else callback(null, false);
}

type ListWords = Pick<ConsentWords, 'ours' | 'purposes'>;

/** Who we are and what the purposes are called, as the release says it; null when it cannot be read. */
async function listWords(): Promise<ListWords | null> {
  try {
    const answer = await fetch(CONSENT_TEXTS);
    const words = (await answer.json()) as ListWords;
    const isSaid = (id: number) => typeof words.purposes[String(id)]?.name === 'string';
    return PURPOSE_IDS.every(isSaid) && typeof words.ours.name === 'string' ? words : null;
  } catch {
    return null;
  }
}

/** We ask for no purpose of our own, beside the framework's. */
function publisherConsents(choice: ConsentChoice, asked: unknown) {
  const data = dataOf(choice);
  const ids = isList(asked) ? [...asked] : purposesOn(data.vendorListVersion);
  return {
    metadata: encodeMetadata(data),
    ...GDPR,
    standardPurposes: Object.fromEntries(ids.map((id) => [id, data.purposes.includes(id)])),
    customPurposes: {},
  };
}

function dataOf(choice: ConsentChoice) {
  const { vendorList: vendorListVersion } = splitConsentVersion(choice.version);
  const { purposes, vendors } = meaningfulGrants(choice, vendorListVersion);
  const at = new Date(choice.at);
  return {
    created: at,
    lastUpdated: at,
    cmpId: CMP_ID,
    cmpVersion: CMP_VERSION,
    consentScreen: 1,
    language: 'fr',
    vendorListVersion,
    purposes,
    vendors: vendors.map((key) => VENDOR_IDS[key]),
    maxVendorId: Math.max(...Object.values(VENDOR_IDS)),
  };
}

function consentData(choice: ConsentChoice) {
  return { consentData: encodeConsentString(dataOf(choice)), ...GDPR };
}

function vendorConsents(choice: ConsentChoice, asked: unknown) {
  const data = dataOf(choice);
  const list = data.vendorListVersion;
  const ids = isList(asked) ? [...asked] : vendorsOn(list).map((key) => VENDOR_IDS[key]);
  const state = (all: readonly number[], allowed: readonly number[]) =>
    Object.fromEntries(all.map((id) => [id, allowed.includes(id)]));
  return {
    metadata: encodeMetadata(data),
    ...GDPR,
    purposeConsents: state(purposesOn(list), data.purposes),
    vendorConsents: state(ids, data.vendors),
  };
}

function isList(asked: unknown): asked is ArrayLike<number> & Iterable<number> {
  return (Array.isArray(asked) || ArrayBuffer.isView(asked)) && 'length' in asked
    ? Number(asked.length) > 0
    : false;
}
