import { AsyncLocalStorage } from 'node:async_hooks'

export interface Span {
  /** As W3C Trace Context writes it: names the trace and this span, and nothing else. */
  traceparent: string
  /** At the given time in milliseconds, or now. */
  end: (options?: { at?: number; hasFailed?: boolean }) => void
}

export interface Tracing {
  /** Attributes are names and numbers from our own code, never an id, a name or a text. */
  startSpan: (
    name: string,
    options?: { parent?: string | undefined; at?: number; attributes?: Record<string, string | number> },
  ) => Span
  /** Sends what is left. */
  close: () => Promise<void>
}

const wellFormed = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

export const isTraceparent = (text: unknown): text is string => typeof text === 'string' && wellFormed.test(text)

const current = new AsyncLocalStorage<string>()

/** What the work queues belongs to the trace, too. */
export const runInTrace = <Result>(traceparent: string, work: () => Result): Result => current.run(traceparent, work)

/** The trace of the request or turn that is being handled; undefined if nothing is traced. */
export const currentTraceparent = () => current.getStore()
