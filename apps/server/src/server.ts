import { createPageNames } from '@vitrine/domain/audience/page-names';
import { parisDay } from '@vitrine/domain/audience/paris-day';
import { readConfig } from '@vitrine/domain/config';
import { pathOf } from '@vitrine/domain/routes';
import { REQUEST_CODES } from '@vitrine/domain/forms/form-codes';
import { readBrands } from '../../../brands/brands.ts';
import { buildApp } from './app.ts';
import { createContests } from './forms/contests.ts';
import { createForwarder } from './audience/forwarder.ts';
import { createRecorder } from './audience/recorder.ts';
import { createGeography } from './geo/geography.ts';
import { createLogger, outagesTo, standardOutput } from './logger.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { startDelivery } from './outbox/delivery.ts';
import { createMailWriter } from './outbox/mail-writer.ts';
import { createMessages } from './outbox/messages.ts';
import { createSenders } from './outbox/senders.ts';
import { createSummaries } from './outbox/summary.ts';
import { followReleases } from './release/follow-releases.ts';
import { releasesIn } from './release/releases.ts';
import { createRenderer } from './release/renderer.ts';
import { adoptShipped } from './release/shipped-release.ts';
import { createSite } from './release/site.ts';
import { type Environment, readSettings } from './settings.ts';
import { openStore } from './store/store.ts';
import { createContentSource } from './upstream/content-source.ts';
import { createGeocoder } from './upstream/geocoder.ts';

/** In-flight requests get this long to finish when the process is asked to stop. */
const CLOSE_TIMEOUT_MS = 15_000;
/** Queued once a day, within so long of its hour. */
const SUMMARY_INTERVAL_MS = 10 * 60 * 1_000;
const PURGE_INTERVAL_MS = 6 * 60 * 60 * 1_000;

/** Runs the server until the process is asked to stop. Resolves once it listens, with its port. */
export async function serve(env: Environment): Promise<{ port: number }> {
  const config = readConfig(env, readBrands());
  const settings = readSettings(env);
  const output = standardOutput();
  const log = createLogger(settings.logLevel, output.stream);
  const outage = outagesTo(log);
  const store = await openStore({
    ...settings,
    onError: (error) => log.error({ err: error }, 'store connection lost'),
  });
  const site = createSite(pathOf('home', config.brand));
  const releases = releasesIn(settings.varFolder);
  if (settings.shippedFolder !== null) await adoptShipped(releases, settings.shippedFolder);
  const shared = store.sharedReleases;
  const unfollow = await followReleases({ releases, shared, site, config, log });
  const renderer = createRenderer({ config, site, releases, varFolder: settings.varFolder });
  const content = createContentSource({ config, site, log: outage });
  const geography = createGeography({
    varFolder: settings.varFolder,
    onError: (error) => log.error({ err: error }, 'coverage file unreadable'),
  });
  const geocoder = createGeocoder({ url: config.geocoderUrl, log: outage });
  const recorder = createRecorder({
    store,
    pages: createPageNames(config.brand),
    log,
    forwarder:
      settings.analyticsUpstream === null
        ? null
        : createForwarder({
            url: settings.analyticsUpstream,
            domain: config.analyticsDomain,
            websiteId: config.websiteId,
            siteUrl: config.siteUrl,
            log,
            onForwarded: (count) => store.audience.forwarded(parisDay(new Date()), count),
            onUnsent: (reason, count) => store.audience.unsent(parisDay(new Date()), reason, count),
          }),
  });
  const metrics = createMetrics({ site, store, recorder });
  const tracing = settings.tracing ? (await import('./tracing.ts')).startTracing() : null;
  const app = await buildApp({
    config,
    site,
    renderer,
    store,
    content,
    geography,
    geocoder,
    recorder,
    statsToken: settings.statsToken,
    staffToken: settings.staffToken,
    metrics,
    metricsToken: settings.metricsToken,
    ...(tracing ? { tracing: tracing.register } : {}),
    log,
    trustedProxies: settings.trustedProxies,
    forms: {
      captchaTries: settings.captchaTries,
      messages: createMessages({
        mail: settings.smtpUrl !== null,
        partner: config.partnerApiUrl !== null,
        staff: (code) => settings.staff[code] ?? [],
        staffPage: settings.staffToken !== null,
      }),
    },
  });
  const contests = createContests(site, store.contestRecords);
  const delivery = startDelivery({
    outbox: store.outbox,
    senders: createSenders({
      smtpUrl: settings.smtpUrl,
      mailFrom: settings.mailFrom,
      partnerUrl: config.partnerApiUrl,
      write: createMailWriter({ renderer, links: store.links, contests }),
      log: outage,
    }),
    log,
  });

  const purge = () =>
    store.retention.apply().then(
      (outcome) =>
        outcome.applied
          ? log.info(outcome, 'retention applied')
          : log.error(
              outcome,
              'retention refused: look, then `vitrine submissions purge --confirm`',
            ),
      (error: unknown) => log.error({ err: error }, 'retention not applied'),
    );
  void purge();
  const purgeTimer = setInterval(purge, PURGE_INTERVAL_MS).unref();

  // Said once, so that nobody believes in e-mails that never leave.
  if (settings.smtpUrl === null)
    log.warn('no e-mail leaves, to visitors or staff: SMTP_URL is not set');
  const untold = REQUEST_CODES.filter((code) => !settings.staff[code]);
  if (settings.smtpUrl !== null && untold.length > 0)
    log.warn({ forms: untold }, 'nobody is told of these requests: STAFF_MAIL does not name them');
  const summaries = createSummaries({ store, staff: settings.staff, contests });
  const summarise = async () => {
    if (settings.smtpUrl === null) return;
    await summaries
      .round()
      .catch((error: unknown) => log.error({ err: error }, 'summary of the day not queued'));
  };
  void summarise();
  const summaryTimer = setInterval(summarise, SUMMARY_INTERVAL_MS).unref();

  const metricsServer = settings.metrics && (await serveMetrics(metrics, settings.metrics));
  let closing = false;
  async function close(signal: NodeJS.Signals): Promise<void> {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => void finish(1, 'closing took too long'), CLOSE_TIMEOUT_MS).unref();
    clearInterval(purgeTimer);
    clearInterval(summaryTimer);
    await Promise.all([app.close(), unfollow()]);
    const [lost] = await Promise.all([recorder.stop(), delivery.stop()]);
    if (lost > 0) log.error({ events: lost }, 'audience events lost: the store did not take them');
    metricsServer?.close();
    await tracing?.stop().catch(() => undefined);
    await store.close();
    await finish(lost > 0 ? 1 : 0, 'closed');
  }
  async function finish(code: number, message: string): Promise<void> {
    log.info({ code }, message);
    // An exit waits for a write that is under way, and a stalled reader never ends it.
    if (!(await output.end())) process.kill(process.pid, 'SIGKILL');
    process.exit(code);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      close(signal).catch((error: unknown) => {
        log.error({ err: error }, 'closing failed');
        void finish(1, 'closed with an error');
      });
    });

  await app.listen({ host: settings.host, port: settings.port });
  // Half a second of work that no page needs: after listening, before the first visitor asks.
  setImmediate(() => {
    log.info({ municipalities: geography.index.size }, 'geography loaded');
  });
  const address = app.server.address();
  return { port: typeof address === 'object' && address ? address.port : settings.port };
}

/** One line for the person who started it, and a non-zero exit. */
export function failToStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

if (import.meta.main) await serve(process.env).catch(failToStart);
