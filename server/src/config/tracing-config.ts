import { z } from 'zod'

export interface TracingConfig {
  /** Where spans are sent, without `/v1/traces`. */
  endpoint: string
  serviceName: string
}

/** The names that OpenTelemetry has given these variables. */
export const tracingVariables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('pipit'),
})

/** Null: nothing is traced. */
export function readTracingConfig(values: z.output<typeof tracingVariables>): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values
  return endpoint === undefined ? null : { endpoint, serviceName }
}
