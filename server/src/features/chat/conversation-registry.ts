import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { StartRefusal, StartOfChat } from '@pipit/contract/chat/events'
import type { TranscriptEntry } from '@pipit/conversation/transcript/entry'
import type { Flag } from '@pipit/conversation/safeguards/findings'
import { createConversationState, type ConversationState } from '@pipit/conversation/state'
import type { Database } from '../../database/connect.ts'
import type { Recordings } from '../transcripts/recordings/recordings.ts'
import { conversationStore, numberOf, type ConversationLease, type EndedConversation } from './conversation-store.ts'
import { runConversation, type DeviceOutput, type Media, type ConversationRunner } from './conversation-runner.ts'
import type { Voice } from './voice.ts'
import { findParticipants } from './find-participants.ts'

export interface ChatDependencies {
  database: Database
  voice: Voice
  recordings: Recordings
  /** Something new stands in a child's transcript. */
  onSaid: (whose: Whose) => void
  onFlag: (whose: Whose, flag: Flag) => Promise<void>
  onEnded: (conversation: EndedConversation) => Promise<void>
}

interface Whose {
  accountId: string
  childId: string
}

interface Keeping extends Whose {
  keepSpeech: boolean
  keepVision: boolean
}

export type ConversationRegistry = ReturnType<typeof createConversationRegistry>

const heartbeat = 30_000

/** The conversations that this process leads: at most one for each device. */
export function createConversationRegistry({ database, voice, recordings, onSaid, onFlag, onEnded }: ChatDependencies) {
  const store = conversationStore(database)
  /** By device. */
  const live = new Map<string, ConversationRunner>()
  const beat = setInterval(
    () => void store.renewLeases([...live.values()].map(({ led }) => led)).catch(() => undefined),
    heartbeat,
  ).unref()

  return {
    /** Takes up the conversation that the device was in the middle of, or else begins one. */
    async start(deviceId: string, wanted: StartOfChat, line: DeviceOutput): Promise<ConversationRunner | StartRefusal> {
      voice.warmUp()
      const resumed = wanted.resume ? await resume(deviceId, wanted.resume, line) : null
      return resumed ?? beginNew(deviceId, wanted, line)
    },

    /** Everything is saved, and goes on with whichever process the devices come back to. */
    async close() {
      clearInterval(beat)
      const talks = [...live.values()]
      await Promise.all(talks.map((talk) => talk.hangUp()))
      for (const talk of talks) talk.abandon()
    },
  }

  async function beginNew(
    deviceId: string,
    { childId, cardId, sequence }: StartOfChat,
    line: DeviceOutput,
  ): Promise<ConversationRunner | StartRefusal> {
    const who = await findParticipants(database, deviceId, { childId, cardId })
    if (typeof who === 'string') return { code: who }
    const { child, card, limits, before } = who
    const older = live.get(deviceId)
    older?.stop('replaced')
    const led: ConversationLease = { id: randomUUIDv7(), runner: randomUUID() }
    const activity = card?.activity?.id ?? null
    const whose = { accountId: who.accountId, childId: who.childId }
    const replaced = await store.open(
      {
        ...led,
        ...whose,
        deviceId,
        cardId: card?.id ?? null,
        activity,
        language: child.language,
        startedAt: new Date(),
      },
      older?.id ?? null,
    )
    for (const conversation of replaced) void onEnded(conversation).catch(() => undefined)
    const talk = lead(
      deviceId,
      led,
      createConversationState({ id: led.id, child, card, limits, memories: before }),
      line,
      who,
    )
    talk.take({ type: 'start', sequence })
    return talk
  }

  async function resume(deviceId: string, id: string, line: DeviceOutput): Promise<ConversationRunner | null> {
    const here = live.get(deviceId)
    if (here?.id === id) {
      here.pickUp(line)
      return here
    }
    const led: ConversationLease = { id, runner: randomUUID() }
    const taken = await store.takeOver(deviceId, led)
    if (!taken) return null
    const who = await findParticipants(database, deviceId, { childId: taken.childId })
    const { keepSpeech, keepVision } = typeof who === 'string' ? keepsNothing : who
    here?.stop('replaced')
    const talk = lead(deviceId, led, taken.state, line, { ...taken, keepSpeech, keepVision })
    // The process that led it may have died in the middle of something.
    await talk.hangUp()
    talk.pickUp(line)
    return talk
  }

  function lead(
    deviceId: string,
    led: ConversationLease,
    state: ConversationState,
    line: DeviceOutput,
    keeping: Keeping,
  ): ConversationRunner {
    const talk = runConversation({
      voice,
      store,
      led,
      state,
      line,
      onKept(entries, flags, mediaOf) {
        onSaid(keeping)
        for (const entry of entries) void record(keeping, entry, mediaOf(entry))
        for (const flag of flags) void onFlag(keeping, flag).catch(() => undefined)
      },
      onEnded(reason) {
        if (live.get(deviceId) === talk) live.delete(deviceId)
        if (reason !== null) void finish(led, reason)
      },
    })
    live.set(deviceId, talk)
    return talk
  }

  async function finish(led: ConversationLease, reason: string) {
    // What cannot be written now is ended later by the job that ends forsaken conversations.
    const ended = await store.end(led, reason, new Date()).catch(() => [])
    for (const conversation of ended) await onEnded(conversation).catch(() => undefined)
  }

  async function record(
    { accountId, childId, keepSpeech, keepVision }: Keeping,
    entry: TranscriptEntry,
    { speech, vision }: Media,
  ) {
    const { conversationId, id, at } = entry
    const recorded = { accountId, childId, conversationId, number: numberOf(id), at: new Date(at) }
    if (speech && keepSpeech) await recordings.speech(recorded, speech).catch(() => undefined)
    if (vision && keepVision) await recordings.vision(recorded, vision).catch(() => undefined)
  }
}

const keepsNothing = { keepSpeech: false, keepVision: false }
