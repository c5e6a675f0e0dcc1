/** Speech survives these failures. The context holds only ids and names of our own code. */
export interface FailureLog {
  error: ReportFailure
  warn: ReportFailure
}

type ReportFailure = (message: string, error: unknown, context: { feature: string; provider?: string }) => void
