import { z } from 'zod';

const PageAllows = z.object({
  /** Hashes of what is inline. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Frames of video hosts, where the page has a trailer to play. */
  videos: z.boolean(),
});

/** What is read of a page, for its policy and for checks. */
export const PageFacts = z.object({
  /** What its policy must allow: hashes of what is inline, in order, each once; video frames. */
  allows: PageAllows,
  /** Addresses of what the page links to, loads or shares, as written, each once. */
  links: z.array(z.string()),
  /** Those that a visitor can follow. */
  ways: z.array(z.string()),
  /** What a `#fragment` may point at. */
  anchors: z.array(z.string()),
  /** Attributes that the Content-Security-Policy would ignore: `style`, `onclick`… */
  forbidden: z.array(z.string()),
});
export type PageFacts = z.infer<typeof PageFacts>;

/** SHA-256, in hexadecimal. */
const Digest = z.string().regex(/^[0-9a-f]{64}$/);

export const ReleaseFile = z.object({
  /** Path inside the release's `public` folder. */
  file: z.string(),
  type: z.string(),
  size: z.number().int().nonnegative(),
  hash: Digest,
  /** Its compressed copies, which lie beside it (`encodingSuffix`). An earlier version said less of them. */
  copies: z.partialRecord(z.enum(['br', 'gzip']), Digest).optional(),
  /** See `cacheControl` in load-release.ts. */
  caching: z.enum(['page', 'immutable', 'revalidate']),
  /** For HTML: what its Content-Security-Policy must allow. */
  allows: PageAllows.optional(),
});
export type ReleaseFile = z.infer<typeof ReleaseFile>;

/** `release.json`, written when a release is made and never changed. */
export const ReleaseManifest = z.object({
  id: z.string(),
  madeAt: z.iso.datetime(),
  /** Of everything the release was made from: nothing to build while it is the same. */
  fingerprint: z.string(),
  /** The release that was current when this one was made: where a rollback goes. */
  previous: z.string().nullable(),
  /** By URL path, decoded: `/freebox/`, `/_astro/page.B3x9.css`. */
  files: z.record(z.string(), ReleaseFile),
  /** The renderer's own files, by path inside its folder, each with its SHA-256; none: only files. */
  renderer: z.record(z.string(), z.string()).default({}),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

export const MANIFEST_NAME = 'release.json';
export const PUBLIC_FOLDER = 'public';
/** The content that it was made from, as it was written. Not served. */
export const CONTENT_FOLDER = 'content';
/** The coverage that its pages were drawn from, as it was imported; none: the sample. Not served. */
export const COVERAGE_NAME = 'coverage.tsv';
/** The site as a module, for what cannot be a file. Not served. */
export const RENDERER_FOLDER = 'renderer';
