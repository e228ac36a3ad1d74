/** The policy of a page, word for word, but for the hashes of what is inline in it. */
const HASHES = `(?: 'sha256-[A-Za-z0-9+/]{43}=')*`;
const ORIGINS = `(?: https://[a-z0-9.-]+)*`;
const PAGE_POLICY = new RegExp(
  `^${[
    `default-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `script-src 'self'${HASHES}`,
    `style-src 'self'${HASHES}`,
    `img-src 'self' data:${ORIGINS}`,
    `font-src 'self'(?:; media-src 'self')?`,
    `connect-src 'self'${ORIGINS}`,
    `manifest-src 'self'`,
    `frame-src 'self'${ORIGINS}`,
    `require-trusted-types-for 'script'`,
  ].join('; ')}(; trusted-types [a-z' -]+)?(; upgrade-insecure-requests)?$`,
);

/** What is wrong with a page's policy; null when it says what every page's must. */
export function policyProblem(policy: string): string | null {
  return PAGE_POLICY.test(policy) ? null : `its policy is not ours: ${policy}`;
}
