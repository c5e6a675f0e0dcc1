import type { Effect } from '@pipit/conversation/effects'
import type { ConversationEvent } from '@pipit/conversation/events'
import type { TurnStage } from '../../../observability/metrics/metrics.ts'

type OnStage = (stage: TurnStage, startedAt: number, endedAt: number) => void

/** Measures the stages of each turn by what goes into `advance` and what comes out of it. */
export function createTurnTimer(onStage: OnStage) {
  /** When effects began whose first result is awaited, by id. */
  const begun = new Map<string, number>()
  /** When the child stopped speaking; null while it speaks and once it has been answered. */
  let lastWordAt: number | null = null
  /** Only the first sentence of a reply is measured: later ones wait for those before them. */
  let isReplyAwaited = false
  let unsavedSince: number | null = null

  return {
    observe(event: ConversationEvent, effects: Effect[], hasTurnEnded: boolean) {
      receive(event)
      if (hasTurnEnded) endTurn(event.at)
      for (const effect of effects) begin(effect, event.at)
    },
    saving(at: number) {
      unsavedSince ??= at
    },
    saved(at: number) {
      if (unsavedSince !== null) onStage('save', unsavedSince, at)
      unsavedSince = null
    },
  }

  function receive(event: ConversationEvent) {
    switch (event.type) {
      case 'speech-started':
        lastWordAt = null
        break
      case 'speech-ended':
        lastWordAt = event.at - event.silenceMs
        break
      case 'end-of-speech':
        lastWordAt ??= event.at
        break
      case 'text':
        lastWordAt = event.at
        break
      case 'heard':
        complete('hear', event.id, event.at)
        break
      case 'think-delta':
        complete('think', event.id, event.at)
        break
      case 'speak-progress':
        if (complete('speak', event.id, event.at)) completeTurn(event.at)
    }
  }

  function endTurn(at: number) {
    // Results of what was cancelled never come.
    begun.clear()
    isReplyAwaited = true
    // What was typed has no end that must be waited for.
    if (lastWordAt !== null && at > lastWordAt) onStage('endpointing', lastWordAt, at)
  }

  function begin(effect: Effect, at: number) {
    if (effect.type === 'hear' || effect.type === 'think') begun.set(effect.id, at)
    if (effect.type === 'speak' && isReplyAwaited) {
      begun.set(effect.id, at)
      isReplyAwaited = false
    }
  }

  function complete(stage: TurnStage, id: string, at: number) {
    const since = begun.get(id)
    if (since === undefined) return false
    begun.delete(id)
    onStage(stage, since, at)
    return true
  }

  function completeTurn(at: number) {
    if (lastWordAt !== null) onStage('total', lastWordAt, at)
    lastWordAt = null
  }
}
