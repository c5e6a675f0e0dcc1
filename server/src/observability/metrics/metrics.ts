/** The stages of a spoken turn, in the order in which they begin. docs/operations.md says what each of them includes. */
export const turnStages = ['endpointing', 'hear', 'think', 'speak', 'total', 'save'] as const
export type TurnStage = (typeof turnStages)[number]

interface LoggedFailure {
  level: 'error' | 'warn'
  feature: string
  provider: string | undefined
  code: string | undefined
}

/**
 * What the parts of the server report about their work. Everything here becomes a label or a number: names from our own
 * code, never an id, a name, an address or a text.
 */
export interface Metrics {
  requestCompleted: (request: { method: string; route: string; status: number; milliseconds: number }) => void
  turnStageCompleted: (stage: TurnStage, milliseconds: number) => void
  /** A failure that the server survived, as it is logged. */
  failureLogged: (failure: LoggedFailure) => void
  jobRan: (run: { task: string; outcome: 'completed' | 'failed'; milliseconds: number }) => void
  /** `kind`: the first word of the statement. */
  queryCompleted: (kind: string, milliseconds: number) => void
}

/** What is not reported, but read whenever somebody asks for the metrics. */
export interface MetricSources {
  /** Open sockets by namespace. */
  sockets: () => Record<string, number>
  /** Those that run in this process. */
  conversations: () => number
  /** Jobs that wait for a worker process, by provider. */
  voiceQueues: () => Record<string, { length: number; expectedWaitMs: number; refused: number }>
  /** How many voice processes can be used. Null if this process needs none. */
  voiceProcesses: (() => number) | null
  databasePool: () => { max: number; total: number; idle: number; waiting: number }
  /** Rejects if the database does not answer. */
  jobBacklog: () => Promise<{ task: string; ready: number; retrying: number; failed: number; oldestSeconds: number }[]>
  /** Whether this process learns what others have changed. */
  announcementsArrive: () => boolean
  /** Null without Redis. */
  isRedisConnected: (() => boolean) | null
}

export const noMetrics: Metrics = {
  requestCompleted: () => undefined,
  turnStageCompleted: () => undefined,
  failureLogged: () => undefined,
  jobRan: () => undefined,
  queryCompleted: () => undefined,
}
