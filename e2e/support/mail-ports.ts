/** Beside the site's own port: where its e-mails arrive, and where tests read them. */
export function mailPortsOf(sitePort: number): { smtp: number; http: number } {
  return { smtp: sitePort + 1_000, http: sitePort + 2_000 };
}
