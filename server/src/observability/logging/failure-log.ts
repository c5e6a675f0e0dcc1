import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { Logger } from './logger.ts'

/** Where a failure happened. Only ids and names from our own code: never what people said, their names or addresses. */
interface FailureContext {
  feature: string
  provider?: string
  requestId?: string
  conversationId?: string
  job?: string
  attempt?: number
  milliseconds?: number
}

type LogFailure = (message: string, error: unknown, context: FailureContext) => void

/** For failures that the server survives: each is logged once, where it is caught. */
export interface FailureLog {
  /** Something was lost or did not happen: an operator should look at it. */
  error: LogFailure
  /** It is retried or repaired automatically. */
  warn: LogFailure
}

export function createFailureLog(
  logger: Pick<Logger, 'error' | 'warn'>,
  { failureLogged }: Pick<Metrics, 'failureLogged'> = noMetrics,
): FailureLog {
  const logAt =
    (level: 'error' | 'warn'): LogFailure =>
    (message, error, context) => {
      const { err, ...fields } = toFields(error, context)
      logger[level]({ ...fields, err }, message)
      failureLogged({ level, ...fields })
    }
  return { error: logAt('error'), warn: logAt('warn') }
}

function toFields(error: unknown, context: FailureContext) {
  return { provider: textField(error, 'provider'), code: textField(error, 'code'), ...context, err: error }
}

/** The field of the error, or else of its cause, because libraries wrap system errors. */
function textField(error: unknown, name: 'provider' | 'code'): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { [name]: value } = error as Error & Partial<Record<typeof name, unknown>>
  return typeof value === 'string' ? value : textField(error.cause, name)
}
