import { advance } from '@pipit/conversation/advance'
import { awaitsCard } from '@pipit/conversation/lifecycle/show-card'
import type { Effect, ConversationEndReason, TranscriptEntry } from '@pipit/conversation/effects'
import type { ConversationEvent, DeviceEvent, StopReason } from '@pipit/conversation/events'
import type { Limits } from '@pipit/conversation/participants'
import type { Flag } from '@pipit/conversation/findings'
import type { ConversationState } from '@pipit/conversation/state'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { Metrics } from '../../../observability/metrics/metrics.ts'
import type { Tracing } from '../../../observability/tracing/tracing.ts'
import type { ConversationLease, ConversationStore } from './conversation-store.ts'
import { createDeadlineTimer } from './deadline-timer.ts'
import { createEchoDetector } from './echo-detector.ts'
import { findProfanity } from '../find-profanity.ts'
import { createSteadyClock } from './steady-clock.ts'
import { createMediaBuffer, type Media } from './media-buffer.ts'
import { createProviderCalls, type Untimed } from './provider-calls.ts'
import { sendMessage, type DeviceOutput } from '../device/send-message.ts'
import { createTranscriptWriter } from './transcript-writer.ts'
import { createTurnTimer } from './turn-timer.ts'
import { createTurnTrace } from './turn-trace.ts'
import type { Voice } from '../voice.ts'

interface Dependencies {
  voice: Voice
  store: ConversationStore
  lease: ConversationLease
  state: ConversationState
  output: DeviceOutput
  log: FailureLog
  metrics: Pick<Metrics, 'turnStageCompleted'>
  tracing: Tracing | null
  /** The transcript entries and flags are in the database. */
  onSaved: (entries: TranscriptEntry[], flags: Flag[], mediaOf: (entry: TranscriptEntry) => Media) => void
  /** The reason is null if another process has taken over, or the conversation was deleted. */
  onEnded: (reason: ConversationEndReason | null, endedAt: Date) => void
}

/** Performs the effects of one conversation and feeds their results back as events. */
export function runConversation(dependencies: Dependencies) {
  const { voice, store, lease, log, metrics, tracing, onSaved, onEnded } = dependencies
  let { state }: { state: ConversationState } = dependencies
  const now = createSteadyClock(state.now)
  let output: DeviceOutput | null = dependencies.output
  let resumed = false
  /** Set while the device takes a picture. */
  let pictureComing: Promise<void> | null = null
  let endReason: ConversationEndReason | null = null
  let endedAt: number | null = null
  let isOver = false
  const timer = createDeadlineTimer(() => receive({ type: 'timer-fired' }), now)
  const turnTrace = createTurnTrace(tracing)
  const turnTimer = createTurnTimer((stage, begunAt, completedAt) => {
    metrics.turnStageCompleted(stage, completedAt - begunAt)
    turnTrace.stage(stage, begunAt, completedAt)
  })
  const echo = createEchoDetector(now)
  const media = createMediaBuffer(voice.detector(), echo.isEcho)
  const device: DeviceOutput = { send: (name, ...message) => output?.send(name, ...message) }
  const providers = createProviderCalls({
    voice,
    conversationId: lease.id,
    log,
    device,
    onCoachSpeech: echo.addCoachSpeech,
    onEvent: receive,
  })
  const writer = createTranscriptWriter({ store, lease, log, onSaved: reportSaved, onLeaseLost: loseLease })

  return {
    id: state.id,
    lease,
    receive(event: Untimed<DeviceEvent>) {
      if (event.type === 'played') echo.reportPlayed(event.sentence, event.playedMs)
      receive(event)
    },
    /** Microphone samples, also those of silence. */
    async receiveSpeech(sequence: number, samples: Int16Array) {
      const change = await media.detectSpeech(sequence, samples)
      if (change) receive({ ...change, sequence })
    },
    endSpeech(sequence: number) {
      receive({ type: 'end-of-speech', sequence })
      media.endUtterance()
    },
    receivePicture(sequence: number, picture: Uint8Array) {
      receive({ type: 'picture', sequence, picture: media.addPicture(sequence, picture) })
    },
    /** The device plays nothing until it has taken a picture, or has failed to. No reply begins before. */
    awaitPicture(coming: Promise<void>) {
      pictureComing = coming
      // The effects of now are performed first, or their timer would replace a later one.
      queueMicrotask(() => receive({ type: 'picture-started' }))
      void coming.then(() => {
        pictureComing = null
        receive({ type: 'picture-ended' })
      })
    },
    /** The device is offline. The state is saved, so that any process can resume the conversation. */
    async disconnect(from = output) {
      if (from !== output) return
      output = null
      receive({ type: 'disconnected' })
      if (!isOver && state.phase === 'open') writer.write(state, [], [])
      await writer.written()
    },
    reconnect(newOutput: DeviceOutput) {
      output = newOutput
      resumed = true
      receive({ type: 'reconnected' })
    },
    wake: () => receive({ type: 'woken' }),
    /** `endAt` is a time of the server's clock, which somebody may have set since the conversation began. */
    setLimits({ endAt, ...limits }: Limits) {
      const inConversation = endAt === null ? null : endAt + now() - Date.now()
      receive({ type: 'limits-changed', limits: { ...limits, endAt: inConversation } })
    },
    cardId: () => state.card?.id ?? null,
    awaitsCard: () => awaitsCard(state),
    /** How long nobody has spoken or thought while a card would start its activity. */
    quietMs: () => (state.quietSince !== null && awaitsCard(state) ? now() - state.quietSince : 0),
    /** Its last words may still be transcribed and stored. */
    hasEnded: () => isOver || state.phase === 'ended',
    /** A device may stop the conversation only while it is on this device. */
    stop(reason: StopReason, from = output) {
      if (from === output) receive({ type: 'stop', reason })
    },
    /** Stops without ending the conversation: it was saved, and another process may resume it. */
    release: () => finish(null),
  }

  function receive(event: Untimed<ConversationEvent>) {
    if (isOver) return
    const isNewTurn = state.childTurn === null && (event.type === 'speech-started' || event.type === 'text')
    if (isNewTurn) turnTrace.begin(now())
    turnTrace.run(() => handle(event))
  }

  function handle(event: Untimed<ConversationEvent>) {
    const timed = { ...event, at: now() } as ConversationEvent
    const { state: next, effects } = advance(state, timed, findProfanity)
    const turnEnded = next.childTurn === null && (state.childTurn !== null || event.type === 'text')
    turnTimer.observe(timed, effects, turnEnded)
    state = next
    saveTranscript(effects, turnEnded)
    for (const effect of effects) perform(effect)
    if (state.phase === 'ended' && state.timerAt === null) finish(endReason)
  }

  function saveTranscript(effects: Effect[], turnEnded: boolean) {
    const { entries, flags } = recordsIn(effects)
    media.markUnsaved(entries)
    if (entries.length + flags.length > 0) {
      turnTimer.saving(now())
      writer.write(state, entries, flags)
    } else if (turnEnded) media.discardUnused(utterancesOf(state))
  }

  function perform(effect: Effect) {
    switch (effect.type) {
      case 'hear':
        return void providers.hear(effect, media.speechOf(effect.utterance))
      case 'think':
        return think(effect)
      case 'judge':
        return void providers.judge(effect)
      case 'cancel-think':
        return providers.cancelThink(effect.id)
      case 'speak':
        return providers.speak(effect)
      case 'stop-speaking':
        providers.stopSpeaking()
        echo.stopPlayback()
        return device.send('stop-playback')
      case 'set-timer':
        return timer.set(effect.at)
      case 'send-to-device':
        return sendMessage(device, effect.message, { state, resumed })
      case 'end':
        endReason = effect.reason
        // The child has not talked since the device was lost.
        endedAt = effect.reason === 'disconnected' ? state.offlineSince : now()
    }
  }

  function think(effect: Extract<Effect, { type: 'think' }>) {
    if (!pictureComing) return void providers.think(effect, media.pictureOf(effect.picture))
    void pictureComing.then(() => {
      // Otherwise the reply was cancelled meanwhile, perhaps because the picture shows a card.
      if (isOver || state.pendingReply?.id !== effect.id) return
      void providers.think(effect, media.pictureOf(state.picture?.id ?? null))
    })
  }

  function reportSaved(entries: TranscriptEntry[], flags: Flag[]) {
    turnTimer.saved(now())
    onSaved(entries, flags, media.mediaOf)
    for (const { id, at, who, text, interrupted } of entries)
      device.send('transcript', { id, at, who, text, interrupted })
    media.markSaved(entries)
    media.discardUnused(utterancesOf(state))
  }

  function loseLease() {
    device.send('conversation-ended', state.id, 'deactivated')
    finish(null)
  }

  function finish(reason: ConversationEndReason | null) {
    if (isOver) return
    isOver = true
    timer.set(null)
    providers.cancelAll()
    void writer.written().then(turnTrace.end)
    void writer.written().then(() => onEnded(reason, new Date(endedAt ?? now())))
  }
}

function recordsIn(effects: Effect[]) {
  return {
    entries: effects.flatMap((effect) => (effect.type === 'save-entry' ? [effect.entry] : [])),
    flags: effects.flatMap((effect) => (effect.type === 'flag' ? [effect.flag] : [])),
  }
}

const utterancesOf = ({ childTurn }: ConversationState) => (childTurn?.utterances ?? []).map(({ id }) => id)
