import { hostname } from 'node:os'
import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../../config/tracing-config.ts'
import type { Tracing } from './tracing.ts'

const batchDelayMs = 1000

/** Registers nothing globally, because tests run several servers in one process. */
export function createOpenTelemetry({ endpoint, serviceName }: TracingConfig): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'host.name': hostname(),
      'process.pid': process.pid,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: batchDelayMs })],
  })
  const tracer = provider.getTracer('pipit')
  return {
    startSpan(name, { parent, at = Date.now(), attributes = {} } = {}) {
      const span = tracer.startSpan(name, { startTime: at, attributes }, contextOf(parent))
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ at: endedAt = Date.now(), hasFailed = false } = {}) {
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end(endedAt)
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

function contextOf(parent: string | undefined) {
  if (parent === undefined) return ROOT_CONTEXT
  const [, traceId = '', spanId = '', flags = ''] = parent.split('-')
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, spanContext)
}
