import { joinSamples } from '@pipit/contract/audio/join-samples'
import { samplesToPcm } from '@pipit/contract/audio/pcm'
import type { EventsToDevice } from '@pipit/contract/chat/events'
import { advance } from '@pipit/conversation/advance'
import type { Effect, ConversationEndReason, DeviceMessage } from '@pipit/conversation/effects'
import type { TranscriptEntry } from '@pipit/conversation/transcript/entry'
import type { ConversationEvent, DeviceEvent, ProviderEvent, StopReason } from '@pipit/conversation/events'
import type { Flag } from '@pipit/conversation/safeguards/findings'
import type { ConversationState } from '@pipit/conversation/state'
import { createDeadlineTimer } from './deadline-timer.ts'
import type { ConversationStore, ConversationLease } from './conversation-store.ts'
import { findProfanity } from './find-profanity.ts'
import { createTranscriptWriter } from './transcript-writer.ts'
import { createUtteranceBuffer } from './utterance-buffer.ts'
import { createSpeechQueue } from './speech-queue.ts'
import type { Voice } from './voice.ts'

/** Where the device is reached; another one after it has come back. */
export interface DeviceOutput {
  send: <Name extends keyof EventsToDevice>(name: Name, ...message: Parameters<EventsToDevice[Name]>) => void
}

export interface Media {
  speech: Int16Array | null
  vision: Uint8Array | null
}

interface Dependencies {
  voice: Voice
  store: ConversationStore
  led: ConversationLease
  state: ConversationState
  line: DeviceOutput
  /** What was said is in the database. */
  onKept: (entries: TranscriptEntry[], flags: Flag[], mediaOf: (entry: TranscriptEntry) => Media) => void
  /** Nothing more will come. Null: somebody else goes on with it, or it was deleted. */
  onEnded: (reason: ConversationEndReason | null) => void
  now?: () => number
}

export type ConversationRunner = ReturnType<typeof runConversation>
type Timeless<Event> = Event extends ConversationEvent ? Omit<Event, 'at'> : never

/** Two: the one that is talked about, and the one that has just come. */
const picturesKept = 2

/** Performs what the conversation asks for, and brings it the answers. */
export function runConversation({
  voice,
  store,
  led,
  state: first,
  line: firstLine,
  onKept,
  onEnded,
  now = Date.now,
}: Dependencies) {
  let state = first
  let line: DeviceOutput | null = firstLine
  let resumed = false
  let reason: ConversationEndReason | null = null
  let over = false
  const alarm = createDeadlineTimer(() => take({ type: 'timer-fired' }), now)
  const thoughts = new Map<string, AbortController>()
  const hearing = new AbortController()
  const pictures = new Map<string, Uint8Array>()
  /** Utterances of turns that are still being written. */
  const unkept = new Set<string>()
  const listener = createUtteranceBuffer(voice.detector())
  const speaker = createSpeechQueue(voice, {
    onSpeech(sentence, samples, synthesizedMs) {
      line?.send('coach-speech', sentence, samplesToPcm(samples))
      take({ type: 'speak-progress', id: sentence, synthesizedMs, complete: false })
    },
    onWhole(sentence, synthesizedMs) {
      line?.send('end-of-coach-speech', sentence)
      take({ type: 'speak-progress', id: sentence, synthesizedMs, complete: true })
    },
    onFailed: (sentence) => take({ type: 'speak-failed', id: sentence }),
  })
  const keeper = createTranscriptWriter({
    store,
    led,
    onKept(entries, flags) {
      onKept(entries, flags, mediaOf)
      for (const { id, at, who, text, interrupted } of entries)
        line?.send('transcript', { id, at, who, text, interrupted })
      for (const { speech } of entries) speech.forEach((utterance) => unkept.delete(utterance))
      forgetSpeech()
    },
    onLost() {
      line?.send('conversation-ended', state.id, 'deactivated')
      finish(null)
    },
  })

  return {
    id: state.id,
    led,
    take: (event: Timeless<DeviceEvent>) => take(event),
    /** Samples of what the microphone hears, whether or not somebody speaks. */
    hear(sequence: number, samples: Int16Array) {
      return listener.listen(sequence, samples).then((change) => change && take({ ...change, sequence }))
    },
    endOfSpeech(sequence: number) {
      take({ type: 'end-of-speech', sequence })
      listener.release()
    },
    see(sequence: number, picture: Uint8Array) {
      const id = `picture-${sequence}`
      pictures.set(id, picture)
      for (const old of [...pictures.keys()].slice(0, -picturesKept)) pictures.delete(old)
      take({ type: 'picture', sequence, picture: id })
    },
    /** The device is gone, for now. What there is by now is kept, for whichever process it comes back to. */
    async hangUp(from = line) {
      if (from !== line) return
      line = null
      take({ type: 'disconnected' })
      save()
      await keeper.written()
    },
    pickUp(newLine: DeviceOutput) {
      line = newLine
      resumed = true
      take({ type: 'reconnected' })
    },
    stop: (why: StopReason) => take({ type: 'stop', reason: why }),
    /** Forgets it, without an end: it was saved, and goes on elsewhere. */
    abandon: () => finish(null),
  }

  function take(event: Timeless<ConversationEvent>) {
    if (over) return
    const { state: next, effects } = advance(state, { ...event, at: now() } as ConversationEvent, findProfanity)
    const turnIsOver = state.childTurn !== null && next.childTurn === null
    state = next
    const entries = effects.flatMap((effect) => (effect.type === 'save-entry' ? [effect.entry] : []))
    const flags = effects.flatMap((effect) => (effect.type === 'flag' ? [effect.flag] : []))
    for (const { speech } of entries) speech.forEach((utterance) => unkept.add(utterance))
    if (entries.length + flags.length > 0) keeper.keep(state, entries, flags)
    else if (turnIsOver) forgetSpeech()
    for (const effect of effects) perform(effect)
    if (state.phase === 'ended' && state.timerAt === null) finish(reason)
  }

  function forgetSpeech() {
    listener.keepOnly([...unkept, ...(state.childTurn?.utterances ?? []).map(({ id }) => id)])
  }

  function save() {
    if (!over && state.phase === 'open') keeper.keep(state, [], [])
  }

  function perform(effect: Effect) {
    switch (effect.type) {
      case 'hear':
        return void hear(effect)
      case 'think':
        return void think(effect)
      case 'cancel-think':
        return thoughts.get(effect.id)?.abort()
      case 'speak':
        return speaker.speak(effect)
      case 'stop-speaking':
        speaker.stop()
        return line?.send('stop-playback')
      case 'set-timer':
        return alarm.set(effect.at)
      case 'send-to-device':
        return tell(effect.message)
      case 'end':
        reason = effect.reason
    }
  }

  async function hear({ id, utterance, language }: Extract<Effect, { type: 'hear' }>) {
    const answer = await voice
      .hear(listener.take(utterance), { language, signal: hearing.signal })
      .then((text): Timeless<ProviderEvent> => ({ type: 'heard', id, text }))
      .catch((): Timeless<ProviderEvent> => ({ type: 'hear-failed', id }))
    take(answer)
  }

  async function think({ id, instructions, messages, picture, context }: Extract<Effect, { type: 'think' }>) {
    const thought = new AbortController()
    const { signal } = thought
    thoughts.set(id, thought)
    const seen = picture === null ? null : (pictures.get(picture) ?? null)
    try {
      for await (const text of voice.think(
        { instructions, messages, context, picture: seen },
        { language: context.language, signal },
      )) {
        if (signal.aborted) return
        take({ type: 'think-delta', id, text })
      }
      take({ type: 'think-ended', id })
    } catch {
      take({ type: 'think-failed', id })
    } finally {
      thoughts.delete(id)
    }
  }

  function tell(message: DeviceMessage) {
    switch (message.type) {
      case 'ready':
        return line?.send('ready', {
          conversation: state.id,
          lastSequence: message.lastSequence,
          resumed,
          child: state.child.name,
        })
      case 'state':
        return line?.send('state', message.state)
      case 'heard':
        return line?.send('child-text', message.text)
      case 'caption':
        return line?.send('coach-text', message.sentence, message.text)
      case 'error':
        return line?.send('error', { code: message.code })
      case 'ended':
        return line?.send('conversation-ended', state.id, message.reason)
    }
  }

  function mediaOf({ speech, vision }: TranscriptEntry): Media {
    const spoken = joinSamples(speech.map(listener.take))
    return {
      speech: spoken.length > 0 ? spoken : null,
      vision: vision === null ? null : (pictures.get(vision) ?? null),
    }
  }

  function finish(why: ConversationEndReason | null) {
    if (over) return
    over = true
    alarm.set(null)
    hearing.abort()
    speaker.stop()
    for (const thought of thoughts.values()) thought.abort()
    void keeper.written().then(() => onEnded(why))
  }
}
