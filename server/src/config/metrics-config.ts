import { z } from 'zod'

export interface MetricsConfig {
  /** Null: on the server's own port, and then there is a token. */
  listen: { host: string; port: number } | null
  /** Null: whoever reaches the address may read the metrics. */
  token: string | null
}

export const metricsVariables = z.object({
  METRICS_PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().max(65_535, 'must be at most 65535'))
    .optional(),
  METRICS_HOST: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{24,}$/, 'must have at least 24 letters and digits; make it with: openssl rand -hex 32')
    .optional(),
})

/** Null: there are no metrics. */
export function readMetricsConfig(
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: z.output<typeof metricsVariables>,
  serverPort: number,
  fail: (message: string) => never,
): MetricsConfig | null {
  if (port === undefined && host !== undefined) fail('METRICS_HOST is set, but METRICS_PORT is missing.')
  if (port === serverPort)
    fail('METRICS_PORT must differ from PORT. To serve metrics on PORT, set METRICS_TOKEN without METRICS_PORT.')
  if (port === undefined && token === undefined) return null
  return { listen: port === undefined ? null : { host: host ?? '127.0.0.1', port }, token: token ?? null }
}
