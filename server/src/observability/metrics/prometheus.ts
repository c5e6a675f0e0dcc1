import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createLabel } from './label.ts'
import { turnStages, type Metrics, type MetricSources } from './metrics.ts'
import { version } from '../../version.ts'

export type Prometheus = ReturnType<typeof createPrometheus>

const httpMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
const statementKind = /^(select|insert|update|delete|with)$/
const seconds = (milliseconds: number) => milliseconds / 1000
/** A database that does not answer must not keep whoever asks for the metrics waiting. */
const backlogTimeoutMs = 2000

/** All metrics of one server. Each has its own registry, because tests run several servers in one process. */
export function createPrometheus() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  let readBacklog = async () => {}
  return {
    ...defineReported(registry),
    /** Call this once, when the sources exist. */
    observe(sources: MetricSources) {
      defineRead(registry, sources)
      readBacklog = defineBacklog(registry, sources)
    },
    contentType: registry.contentType,
    async page() {
      await readBacklog()
      return registry.metrics()
    },
  }
}

function defineReported(registry: Registry): Metrics {
  const registers = [registry]
  const requests = new Histogram({
    name: 'pipit_http_request_duration_seconds',
    help: 'Time until a response was sent, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5],
    registers,
  })
  const stages = new Histogram({
    name: 'pipit_turn_stage_duration_seconds',
    help: 'Time of each stage of a spoken turn; "total" is from the child’s last word to the coach’s first.',
    labelNames: ['stage'],
    buckets: [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10],
    registers,
  })
  const providerErrors = new Counter({
    name: 'pipit_provider_errors_total',
    help: 'Failed calls of providers of speech, language, files and mail.',
    labelNames: ['provider', 'code'],
    registers,
  })
  const failures = new Counter({
    name: 'pipit_failures_total',
    help: 'Failures that the server survived. "error": something was lost or did not happen. "warn": it is retried.',
    labelNames: ['level', 'feature'],
    registers,
  })
  const jobs = new Histogram({
    name: 'pipit_job_duration_seconds',
    help: 'Time of each run of a job.',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })
  const queries = new Histogram({
    name: 'pipit_database_query_duration_seconds',
    help: 'Time of a statement with the wait for a connection, by its first word.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers,
  })
  for (const stage of turnStages) stages.zero({ stage })
  const route = createLabel(400)
  const task = createLabel(50)
  const feature = createLabel(50)
  const provider = createLabel(20)
  const code = createLabel(100)
  return {
    requestCompleted: ({ method, status, ...request }) =>
      requests.observe(
        {
          method: httpMethods.has(method) ? method : 'other',
          route: route(request.route),
          status: `${Math.floor(status / 100)}xx`,
        },
        seconds(request.milliseconds),
      ),
    turnStageCompleted: (stage, milliseconds) => stages.observe({ stage }, seconds(milliseconds)),
    failureLogged({ level, ...failure }) {
      failures.inc({ level, feature: feature(failure.feature) })
      if (failure.provider !== undefined)
        providerErrors.inc({ provider: provider(failure.provider), code: code(failure.code ?? 'unknown') })
    },
    jobRan: ({ outcome, ...run }) => jobs.observe({ task: task(run.task), outcome }, seconds(run.milliseconds)),
    queryCompleted: (kind, milliseconds) =>
      queries.observe({ kind: statementKind.test(kind) ? kind : 'other' }, seconds(milliseconds)),
  }
}

function defineRead(registry: Registry, sources: MetricSources) {
  gauge('pipit_info', 'The version of this process.', ['version'], (set) => set({ version }, 1))
  gauge('pipit_sockets', 'Open sockets of this process.', ['namespace'], (set) => {
    for (const [namespace, count] of Object.entries(sources.sockets())) set({ namespace }, count)
  })
  gauge('pipit_conversations', 'Conversations that run in this process.', [], (set) => set({}, sources.conversations()))
  gauge('pipit_voice_queue_length', 'Utterances and sentences that wait for a worker process.', ['provider'], (set) => {
    for (const [provider, { length }] of Object.entries(sources.voiceQueues())) set({ provider }, length)
  })
  gauge(
    'pipit_voice_expected_wait_seconds',
    'How long new work would wait for a worker process.',
    ['provider'],
    (set) => {
      for (const [provider, { expectedWaitMs }] of Object.entries(sources.voiceQueues()))
        set({ provider }, expectedWaitMs / 1000)
    },
  )
  gauge(
    'pipit_voice_refused',
    'Work refused since the start, because it would have waited too long.',
    ['provider'],
    (set) => {
      for (const [provider, { refused }] of Object.entries(sources.voiceQueues())) set({ provider }, refused)
    },
  )
  gauge('pipit_database_connections', 'Connections of the pool.', ['state'], (set) => {
    const { total, idle } = sources.databasePool()
    set({ state: 'busy' }, total - idle)
    set({ state: 'idle' }, idle)
  })
  gauge('pipit_database_connections_max', 'The most connections that the pool opens.', [], (set) =>
    set({}, sources.databasePool().max),
  )
  gauge('pipit_database_waiting', 'Statements that wait for a connection of the pool.', [], (set) =>
    set({}, sources.databasePool().waiting),
  )
  gauge('pipit_announcements_connected', '1 while announcements of other processes arrive.', [], (set) =>
    set({}, sources.announcementsArrive() ? 1 : 0),
  )
  const { isRedisConnected, voiceProcesses } = sources
  if (voiceProcesses)
    gauge('pipit_voice_processes', 'Voice processes that this process can use.', [], (set) => set({}, voiceProcesses()))
  if (isRedisConnected)
    gauge('pipit_redis_up', '1 while Redis answers.', [], (set) => set({}, isRedisConnected() ? 1 : 0))

  function gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (set: (labels: Partial<Record<Label, string>>, value: number) => void) => void,
  ) {
    return new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset()
        read((labels, value) => this.set(labels, value))
      },
    })
  }
}

/**
 * Returns a function that asks the database once for all of these. They are the same in every process, because the queue
 * is in the database.
 */
function defineBacklog(registry: Registry, { jobBacklog }: MetricSources) {
  const registers = [registry]
  const up = new Gauge({ name: 'pipit_database_up', help: '1 if the database answered within two seconds.', registers })
  const length = new Gauge({
    name: 'pipit_job_queue_length',
    help: 'Queued jobs: ready to run, waiting to be tried again, or failed for good.',
    labelNames: ['task', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'pipit_job_queue_oldest_seconds',
    help: 'How long ago the oldest job was queued that is due or is tried again.',
    labelNames: ['task'],
    registers,
  })
  return async () => {
    const backlog = await Promise.race([jobBacklog().catch(() => null), timeLimit()])
    up.set(backlog ? 1 : 0)
    length.reset()
    oldest.reset()
    for (const { task, oldestSeconds, ...states } of backlog ?? []) {
      for (const [state, count] of Object.entries(states)) length.set({ task, state }, count)
      oldest.set({ task }, oldestSeconds)
    }
  }
}

const timeLimit = () => new Promise<null>((resolve) => setTimeout(resolve, backlogTimeoutMs, null).unref())
