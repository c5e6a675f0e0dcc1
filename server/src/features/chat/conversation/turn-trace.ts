import type { TurnStage } from '../../../observability/metrics/metrics.ts'
import { runInTrace, type Span, type Tracing } from '../../../observability/tracing/tracing.ts'

/** One trace for each turn of a child, with a span for each stage. Without tracing, it does nothing. */
export function createTurnTrace(tracing: Tracing | null) {
  let turn: Span | null = null
  let lastStageAt = 0

  return {
    begin(at: number) {
      end()
      turn = tracing?.startSpan('turn', { at }) ?? null
      lastStageAt = at
    },
    stage(stage: TurnStage, startedAt: number, endedAt: number) {
      lastStageAt = Math.max(lastStageAt, endedAt)
      if (turn) tracing?.startSpan(stage, { parent: turn.traceparent, at: startedAt }).end({ at: endedAt })
    },
    /** Jobs that the work queues continue the trace. */
    run(work: () => void) {
      if (turn) runInTrace(turn.traceparent, work)
      else work()
    },
    end,
  }

  function end() {
    turn?.end({ at: lastStageAt })
    turn = null
  }
}
