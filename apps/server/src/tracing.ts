import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { FastifyInstance } from 'fastify';
import { withoutMailboxes } from './without-mailboxes.ts';

/**
 * OpenTelemetry traces of the router's requests (files are answered before it), to where
 * OTEL_EXPORTER_OTLP_ENDPOINT says; the other OTEL_ settings hold too. As in the log: no query, no
 * visitor's address. Loaded only when asked for: it weighs 40 MB.
 */
export function startTracing() {
  const sdk = new NodeSDK({
    serviceName: 'vitrine',
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [],
  });
  sdk.start();
  const instrumentation = new FastifyOtelInstrumentation({
    requestHook: (span, { url }) => {
      span.setAttribute('url.path', withoutMailboxes(url.split('?', 1)[0] ?? ''));
    },
  });
  return {
    register: async (app: FastifyInstance) => {
      await app.register(instrumentation.plugin());
    },
    /** Sends what waits. */
    stop: () => sdk.shutdown(),
  };
}
