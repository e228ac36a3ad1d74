import { BOX_CODES } from '../box-offer.ts';
import { TRACKING_SEPARATOR } from '../tracking-event.ts';
import { ACTION, ENGAGEMENT, EVENTS_PER_REQUEST, PAGE_VIEW, WEB_VITAL } from './event-names.ts';
import { OTHER_PAGE, type PageNames } from './page-names.ts';
import { bucketOf, type Vital, VITALS } from './web-vitals.ts';

/** A subscription link that names no box. */
const ANY_BOX = 'new';

/** Something counted, cleaned: what is not on this list of fields is not kept. */
export type AudienceEvent = {
  readonly kind: 'pageview' | 'action' | 'vital' | 'engagement' | 'custom';
  readonly name: string;
  readonly page: string;
  readonly section: string;
  readonly action: string;
  /** The box of the subscription link that was followed. */
  readonly subscription: string | null;
  readonly vital: Vital | null;
  readonly amount: number | null;
  /** Without its query, which may say who one is. */
  readonly path: string;
  /** The host one comes from; empty when it is us or unknown. */
  readonly source: string;
};

/** Beyond this a label is not one of ours. */
const LABEL_MAX = 80;
const PATH_MAX = 300;

/**
 * Reads what a browser sent: one event or a list of them, as Plausible writes them (`n`, `u`, `p` or
 * `name`, `url`, `props`) or bare (`page`, `section`, `action`). Null for what is none of these.
 */
export function readEvents(body: unknown, pages: PageNames): (AudienceEvent | null)[] {
  if (!Array.isArray(body)) return [readEvent(body, pages)];
  if (body.length === 0) return [null];
  return body.map((item, index) => (index < EVENTS_PER_REQUEST ? readEvent(item, pages) : null));
}

function readEvent(body: unknown, pages: PageNames): AudienceEvent | null {
  if (!isRecord(body)) return null;
  const name = label(body['n'] ?? body['name']);
  if (name === '') return readBareEvent(body, pages);
  const address = readAddress(body['u'] ?? body['url']);
  if (!address) return null;
  const given = body['p'] ?? body['props'];
  const props = isRecord(given) ? given : {};
  const page = pages.known(label(props['page'])) ?? pages.ofPath(address.path);
  const event = {
    ...nothing,
    name,
    page,
    path: address.path,
    source: sourceOf(body['r'] ?? body['referrer'], address.host),
  };
  if (name === PAGE_VIEW || name === ENGAGEMENT) return { ...event, kind: name };
  if (name === WEB_VITAL) return readVital(props, event);
  if (name === ACTION) return readAction(props, event);
  return { ...event, kind: 'custom', action: name };
}

/** `{page, section, action}`, or its combined value alone. */
function readBareEvent(body: Record<string, unknown>, pages: PageNames): AudienceEvent | null {
  const page = pages.known(label(body['page']) || label(parts(body['value'])[0])) ?? OTHER_PAGE;
  return readAction(body, { ...nothing, name: ACTION, page });
}

const nothing: AudienceEvent = {
  kind: 'action',
  name: '',
  page: '',
  section: '',
  action: '',
  subscription: null,
  vital: null,
  amount: null,
  path: '',
  source: '',
};

function readAction(props: Record<string, unknown>, event: AudienceEvent): AudienceEvent | null {
  const [, valueSection, valueAction] = parts(props['value']);
  const section = label(props['section']) || label(valueSection);
  const action = label(props['action']) || label(valueAction);
  if (section === '' || action === '') return null;
  return { ...event, kind: 'action', section, action, subscription: boxOf(props['subscription']) };
}

function readVital(props: Record<string, unknown>, event: AudienceEvent): AudienceEvent | null {
  const vital = VITALS.find((known) => known === props['metric']);
  const amount = Number(props['value']);
  if (!vital || bucketOf(vital, amount) === null) return null;
  return { ...event, kind: 'vital', action: vital, vital, amount };
}

function boxOf(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  return BOX_CODES.find((code) => code === given) ?? ANY_BOX;
}

function parts(value: unknown): string[] {
  return typeof value === 'string' ? value.split(TRACKING_SEPARATOR, 3) : [];
}

/** On one line, within bounds, and nothing that looks like an address or a number of someone's. */
function label(given: unknown): string {
  if (typeof given !== 'string') return '';
  if (given.length <= LABEL_MAX && PLAIN.test(given)) return given;
  const text = given
    .slice(0, 4 * LABEL_MAX)
    // Half a character is none: a database that checks its text would refuse the whole batch.
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return cut(
    text
      .replace(/\S+@\S+/g, '…')
      .replace(/\+?\d[\d .-]{7,}\d/g, '…')
      .trim(),
  );
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** At most so many code units, and no visible character in two. */
function cut(text: string): string {
  if (text.length <= LABEL_MAX) return text;
  const fits = graphemes.segment(text).containing(LABEL_MAX)?.index ?? LABEL_MAX;
  return text.slice(0, fits);
}

/** What nearly every label is: spares the rest. */
const PLAIN = /^[a-zA-Z][a-z-]*(?:[ -]\d{1,2})?$/;

/** What a path alone is read against; it is nobody's. */
const NO_HOST = 'vitrine.invalid';

function readAddress(given: unknown): { path: string; host: string } | null {
  if (typeof given !== 'string' || given.length > 2_000) return null;
  if (!/^(?:https?:\/\/|\/)/i.test(given)) return null;
  const address = URL.parse(given, `https://${NO_HOST}`);
  if (!address) return null;
  const { host, pathname } = address;
  return { host: host === NO_HOST ? '' : host, path: pathname.slice(0, PATH_MAX) };
}

function sourceOf(given: unknown, ourHost: string): string {
  const host = typeof given === 'string' ? (readAddress(given)?.host ?? '') : '';
  return host === ourHost ? '' : host.replace(/^www\./, '').slice(0, LABEL_MAX);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
