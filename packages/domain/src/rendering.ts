import type { DashboardState } from './audience/figures.ts';
import type { ContentCall, ContentOf } from './content/calls.ts';
import type { FollowUpState } from './forms/follow-up.ts';
import type { StaffState } from './forms/staff-request.ts';
import type { FormState } from './forms/form-state.ts';
import type { PublishedDraw } from './forms/published-draw.ts';
import type { Mail, MailLink, NamedContest, WrittenMail } from './mails.ts';
import type { RouteName } from './routes.ts';

/**
 * The site as its release carries it: a module that turns an address into a file or an answer. Written
 * by the site (apps/site/src/build/renderer.ts), called by the server and by whoever publishes.
 */

/** What pages are made of. Two states render side by side: nothing of one is kept for the other. */
export type SiteState = {
  /**
   * Content as it holds at `date`: filled and checked. A promise that is settled already, where files
   * must come out byte for byte: React numbers its ids in the order in which components come to be
   * rendered, which one more turn of the microtask queue changes.
   */
  readonly content: <Call extends ContentCall>(call: Call) => Promise<ContentOf<Call>>;
  readonly date: Date;
  /** The imported coverage, as its file says it; null: the sample. */
  readonly coverage: string | null;
};

/** What a page knows of the request, beyond the state. A page that is a file knows nothing. */
export type PageState = {
  /** A form as it was sent and judged, for its page to show again. */
  readonly form?: FormState;
  /** What the eligibility test answers to a form sent without script. */
  readonly eligibility?: object;
  /** What was typed into a form without script: the address to test, the words to find. */
  readonly typed?: string;
  /** What is published of a contest's draw; null when it was looked for and there is nothing yet. */
  readonly draw?: PublishedDraw | null;
  /** A request that its sender follows. */
  readonly followUp?: FollowUpState;
  /** The operator's dashboard, which is never a file. */
  readonly dashboard?: DashboardState;
  /** A request as those who answer read it, which is never a file either. */
  readonly staff?: StaffState;
  /** A request that is refused, for the page of errors: why, if there is more to say than its status. */
  readonly refusal?: { readonly status: number; readonly sentence: string | null };
  /** What an address without a page may have meant, nearest first. */
  readonly nearest?: readonly RouteName[];
};

/** What of a state a page was made from: content calls, what pages are called, the moment, the coverage. */
export type Reading = ContentCall | PageTextsReading | '@date' | '@coverage';

/** All pages name some others: each name is a reading of its own. */
export type PageTextsReading = `layout/pages#${RouteName}`;

export type RenderedFile = {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly readings: readonly Reading[];
};

export type SiteRenderer = {
  /** Every address that is a file of a release. */
  readonly paths: (state: SiteState) => Promise<string[]>;
  /** 404, with the page that says so, for an address that has none. */
  readonly render: (path: string, state: SiteState, page?: PageState) => Promise<RenderedFile>;
  /** An e-mail in the words of this state; contests that are gone are called as they were. */
  readonly mail: (
    mail: Mail,
    links: readonly MailLink[],
    state: SiteState,
    contests?: readonly NamedContest[],
  ) => Promise<WrittenMail>;
};

/** A rule of a style sheet, or a group of them (`@media …`). */
export type StyleRule =
  | {
      readonly text: string;
      /** By selector, the classes without which it matches nothing; none: always kept. */
      readonly needs?: readonly (readonly string[])[];
    }
  | { readonly group: string; readonly rules: readonly StyleRule[] };

/** The styles of all pages: each holds those that could match something on it. */
export type PageStyles = {
  /** Sheets that every page has, in the one order in which all pages have them. */
  readonly everywhere: readonly string[];
  /** Their rules by address, those of single pages too. */
  readonly sheets: Readonly<Record<string, readonly StyleRule[]>>;
  /** Classes that each script names, itself or through what it imports: a page may come to have them. */
  readonly scripted: Readonly<Record<string, readonly string[]>>;
  /** Custom properties that scripts, and what they fetch, read of any page. */
  readonly readLater: readonly string[];
};

/** What a renderer reads that is neither code nor content. */
export type RendererFolders = {
  /** Files for browsers, pictures among them. */
  readonly public: string;
  /** The data of packages/geo. */
  readonly geo: string;
};

/** What a renderer's folder holds, by name. */
export const RENDERER_ENTRY = 'entry.mjs';
export const RENDERER_STYLES = 'page-styles.json';

export type RendererModule = {
  readonly createRenderer: (styles: PageStyles, folders: RendererFolders) => SiteRenderer;
};
