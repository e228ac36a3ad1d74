import { join } from 'node:path';
import { ConfigError } from '@vitrine/domain/config';
import { CODE, type FormCode, REQUEST_CODES } from '@vitrine/domain/forms/form-codes';
import { createTrust } from './client-address.ts';

/** How this process runs; what the site says and sells is in the domain's `Config`. */
export type Settings = ReturnType<typeof readSettings>;

export type Staff = Readonly<Record<FormCode, readonly string[]>>;

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment) {
  const port = readPort(env['PORT']?.trim() || '4321');
  return {
    host: env['HOST']?.trim() || defaultHost(env),
    port,
    /** PostgreSQL when set, otherwise SQLite in `dataFolder`. */
    databaseUrl: readDatabaseUrl(env),
    /** Addresses or networks of our own proxies: only these are believed about a visitor's address. */
    trustedProxies: readProxies(env['TRUSTED_PROXIES'] ?? ''),
    logLevel: readLogLevel(env['LOG_LEVEL']?.trim() || 'info'),
    /** Releases and their current link. */
    varFolder: readVarFolder(env),
    /** A folder like it that came with the program and cannot be written; null: none did. */
    shippedFolder: env['SHIPPED_FOLDER']?.trim() || null,
    /** The embedded store, and the lists of draws. Server and commands find it here alike. */
    dataFolder: env['DATA_FOLDER']?.trim() || join(readVarFolder(env), 'data'),
    /** Confirmation e-mails leave through it; null: none are sent. */
    smtpUrl: readAddress(env, 'SMTP_URL', /^smtps?:\/\/./, 'an smtp:// or smtps:// address'),
    /** Who is told of each kind of request, and of what is late. */
    staff: readStaff(env['STAFF_MAIL']?.trim() ?? ''),
    mailFrom: readSender(env['MAIL_FROM']?.trim() || 'ne-pas-repondre@localhost'),
    /** How many tries a browser makes, on average, before a form is accepted; unset: the usual. */
    captchaTries: readCaptchaTries(env['CAPTCHA_TRIES']?.trim()),
    /** A Plausible-compatible service that is told what is counted here; null: none is. */
    analyticsUpstream: readAddress(
      env,
      'ANALYTICS_UPSTREAM_URL',
      /^https?:\/\//,
      'an http address',
    ),
    /** Metrics on a port of their own, for this machine unless METRICS_HOST says otherwise; null: none. */
    metrics: env['METRICS_PORT']?.trim()
      ? {
          host: env['METRICS_HOST']?.trim() || '127.0.0.1',
          port: readMetricsPort(env['METRICS_PORT'].trim(), port),
        }
      : null,
    /** Metrics at /metrics for who has it; null: not there. */
    metricsToken: readToken(env, 'METRICS_TOKEN'),
    /** Traces are sent where OpenTelemetry's own settings say. */
    tracing: Boolean(
      env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim() ||
      env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']?.trim(),
    ),
    /** Opens the page of one request, to which the e-mails of those who answer lead. */
    staffToken: readStaffToken(env),
    /** Opens the dashboard at /stats; null: there is none. */
    statsToken: readToken(env, 'STATS_TOKEN'),
  };
}

/** By itself: who builds a release has no use for a server's secrets. */
export function readVarFolder(env: Environment): string {
  return env['VAR_FOLDER']?.trim() || 'var';
}

function readPort(value: string, name = 'PORT'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new ConfigError(`env.${name} must be a number from 0 to 65535`);
  return port;
}

/** 0: any that is free. */
function readMetricsPort(value: string, sitePort: number): number {
  const port = readPort(value, 'METRICS_PORT');
  if (port !== 0 && port === sitePort)
    throw new ConfigError('env.METRICS_PORT must be another than PORT, which serves the site');
  return port;
}

export function readDatabaseUrl(env: Environment): string | undefined {
  const address = readAddress(env, 'DATABASE_URL', /^postgres(ql)?:\/\//, 'a postgres:// address');
  const wait = address && new URL(address).searchParams.get('connect_timeout');
  if (wait && !/^\d{1,4}$/.test(wait))
    throw new ConfigError('env.DATABASE_URL: connect_timeout must be a number of seconds');
  return address ?? undefined;
}

const MAILBOX = String.raw`[^@\s<>,;]+@[^@\s<>,;]+`;
/** Alone, or after a name; what stands in quotes may hold a comma. */
const SENDER = new RegExp(
  String.raw`^(?:${MAILBOX}|(?:"[^"\p{Cc}]*"|[^"<>,;@\p{Cc}]+) *<${MAILBOX}>)$`,
  'u',
);

function readSender(value: string): string {
  if (!SENDER.test(value))
    throw new ConfigError(
      'env.MAIL_FROM must be a mailbox, such as Free <ne-pas-repondre@exemple.fr>',
    );
  return value;
}

function readAddress(env: Environment, name: string, start: RegExp, wanted: string): string | null {
  const value = env[name]?.trim();
  if (!value) return null;
  if (!start.test(value) || !URL.canParse(value))
    throw new ConfigError(`env.${name} must be ${wanted}`);
  return value;
}

function readProxies(value: string): string[] {
  const proxies = value.split(/[\s,]+/).filter(Boolean);
  try {
    createTrust(proxies);
  } catch (error) {
    throw new ConfigError(`env.TRUSTED_PROXIES: ${error instanceof Error ? error.message : ''}`);
  }
  return proxies;
}

/**
 * `rgpd=dpo@exemple.fr abuse=abus@exemple.fr,veille@exemple.fr *=accueil@exemple.fr`: the star is every
 * request that is not named; a contest's entries are told only where it is named.
 */
function readStaff(value: string): Staff {
  const given = new Map<string, string[]>();
  for (const part of value.split(/[\s;]+/).filter(Boolean)) {
    const [kind = '', list = ''] = part.split('=');
    const mailboxes = list.split(',').filter(Boolean);
    // A name that is no request's may be a contest's: those are content, and come and go.
    if (
      !(kind === '*' || CODE.test(kind)) ||
      mailboxes.length === 0 ||
      !mailboxes.every((one) => /^[^@\s]+@[^@\s]+$/.test(one))
    )
      throw new ConfigError(
        `env.STAFF_MAIL: "${part}" is not <form>=<mailbox>,… with a form among ${REQUEST_CODES.join(', ')}, a contest or *`,
      );
    if (given.has(kind))
      throw new ConfigError(`env.STAFF_MAIL names ${kind} twice: its mailboxes stand side by side`);
    given.set(kind, mailboxes);
  }
  const others = given.get('*');
  return Object.fromEntries([
    ...(others ? REQUEST_CODES.map((code) => [code, others]) : []),
    ...[...given].filter(([kind]) => kind !== '*'),
  ]) as Staff;
}

function readCaptchaTries(value: string | undefined): number | undefined {
  if (!value) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(value))
    throw new ConfigError('env.CAPTCHA_TRIES must be a number from 1 to 999999');
  return Number(value);
}

/** What .env.example has, so that the dashboard opens on one's own machine. */
const EXAMPLE_STATS_TOKEN = 'tableau-de-bord-local';
const TOKEN_LEAST = 16;

function readToken(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  if (!value) return null;
  if (value.length < TOKEN_LEAST)
    throw new ConfigError(`env.${name} must have at least ${TOKEN_LEAST} characters`);
  if (value === EXAMPLE_STATS_TOKEN && !isLoopback(env['SITE_URL']?.trim() ?? ''))
    throw new ConfigError(`env.${name} must not be the example’s on a public site`);
  return value;
}

function readStaffToken(env: Environment): string | null {
  const value = readToken(env, 'STAFF_TOKEN');
  if (value !== null && value === env['STATS_TOKEN']?.trim())
    throw new ConfigError(
      'env.STAFF_TOKEN must not be STATS_TOKEN: who reads figures need not read requests',
    );
  return value;
}

/** With a token that everyone can read, only this machine is served unless one says otherwise. */
function defaultHost(env: Environment): string {
  return env['STATS_TOKEN']?.trim() === EXAMPLE_STATS_TOKEN ? '127.0.0.1' : '0.0.0.0';
}

/** An address that only this machine can reach. */
function isLoopback(siteUrl: string): boolean {
  const host = URL.parse(siteUrl)?.hostname ?? '';
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}

function readLogLevel(value: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === value);
  if (!level) throw new ConfigError(`env.LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}
