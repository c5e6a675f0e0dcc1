import { randomUUID } from 'node:crypto'
import type { StartRequest, StartRefusal } from '@pipit/contract/chat/events'
import { createConversationState, type ConversationState } from '@pipit/conversation/state'
import type { Database, Queries } from '@pipit/database/connect'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { Metrics } from '../../../observability/metrics/metrics.ts'
import type { Tracing } from '../../../observability/tracing/tracing.ts'
import type { Recordings } from '../../transcripts/recordings/recordings.ts'
import { conversationIdAt } from './conversation-id.ts'
import { runConversation } from './conversation-runner.ts'
import {
  conversationStore,
  type ConversationDevice,
  type ConversationLease,
  type EndedConversation,
} from './conversation-store.ts'
import { createLimitFollower } from './follow-limits.ts'
import { findParticipants, type Participants } from './find-participants.ts'
import { saveRecordings, type RecordingConsent } from './save-recordings.ts'
import type { DeviceOutput } from '../device/send-message.ts'
import type { Voice } from '../voice.ts'
import { participantStore } from './participant-store.ts'

export interface ChatDependencies {
  database: Database
  voice: Voice
  recordings: Recordings
  log: FailureLog
  metrics: Pick<Metrics, 'turnStageCompleted'>
  tracing: Tracing | null
  /** A conversation of a child has begun or ended, or entries were added to it. */
  onTranscriptChanged: (child: ChildReference) => void
  /** Flags of the child were stored, together with the job that notifies a parent. */
  onFlags: (child: ChildReference) => void
  /** Queues what follows from the end, in the transaction that stores it. */
  onEnded: (db: Queries, conversation: EndedConversation) => Promise<void>
}

interface ChildReference {
  accountId: string
  childId: string
}

export type ConversationRunner = ReturnType<typeof runConversation> &
  ChildReference &
  Pick<ConversationDevice, 'emulated'>

export type ConversationRegistry = ReturnType<typeof createConversationRegistry>

const leaseRenewalMs = 30_000

/** The conversations that run in this process: at most one for each device. */
export function createConversationRegistry(dependencies: ChatDependencies) {
  const { database, voice, log, metrics, tracing, onTranscriptChanged, onFlags, onEnded } = dependencies
  const store = conversationStore(database)
  const byDevice = new Map<string, ConversationRunner>()
  /** Conversations whose end is being stored. The next one of the device waits, because it would resume or replace them. */
  const endings = new Map<string, Promise<void>>()
  const limitFollower = createLimitFollower({ database, log, running: () => byDevice.values() })
  const renewal = setInterval(() => {
    void renewLeases()
    limitFollower.readAgain()
  }, leaseRenewalMs).unref()

  return {
    /** Resumes the conversation that the device names, or starts a new one. */
    async start(
      device: ConversationDevice,
      start: StartRequest,
      output: DeviceOutput,
    ): Promise<ConversationRunner | StartRefusal> {
      voice.warmUp()
      const resumed = start.resume ? await resume(device, start.resume, output) : null
      return resumed ?? startNew(device, start, output)
    },

    /** What a device can resume, for those that do not remember it themselves. */
    async findOpen(deviceId: string): Promise<string | undefined> {
      const running = byDevice.get(deviceId)
      if (running) return running.hasEnded() ? undefined : running.id
      const accountId = await participantStore(database).findFamilyOfDevice(deviceId)
      return accountId === null ? undefined : store.findOpen(accountId, deviceId)
    },

    count: () => byDevice.size,
    familyChanged: limitFollower.familyChanged,
    resync: limitFollower.readAgain,
    /** Saves all conversations, so that any process can resume them. */
    async close() {
      clearInterval(renewal)
      await limitFollower.close()
      const runners = [...byDevice.values()]
      await Promise.all(runners.map((runner) => runner.disconnect()))
      for (const runner of runners) runner.release()
    },
  }

  async function startNew(
    device: ConversationDevice,
    { childId, cardId, sequence }: StartRequest,
    output: DeviceOutput,
  ) {
    const { deviceId, emulated } = device
    const changesBefore = limitFollower.changes()
    const found = await findParticipants(database, deviceId, { childId, cardId })
    if (typeof found === 'string') return { code: found } satisfies StartRefusal
    const participants = emulated ? withoutTraces(found) : found
    const { accountId, card, limits, helplines, memories } = participants
    const activity = card?.activity?.id ?? null
    const child = { ...participants.child, voice: await voice.chooseVoice(participants.child.voice, activity) }
    await endings.get(deviceId)
    const older = byDevice.get(deviceId)
    older?.stop('replaced')
    const startedAt = new Date()
    const lease: ConversationLease = { accountId, id: conversationIdAt(startedAt), holder: randomUUID() }
    await endIn((db) =>
      conversationStore(db).open(
        {
          ...lease,
          childId: participants.childId,
          deviceId,
          cardId: card?.id ?? null,
          activity,
          language: child.language,
          startedAt,
          usesTime: !emulated && (limits.endAt === null || limits.endAt > startedAt.getTime()),
          emulated,
        },
        older?.id ?? null,
      ),
    )
    const state = createConversationState({
      id: lease.id,
      child,
      card,
      limits,
      helplines,
      memories,
      replySource: voice.fallback.think ? 'language-model' : 'scripted-coach',
      hasJudge: voice.judge !== null,
      hasEnglishVoice: voice.speaksOnlyEnglish,
    })
    const runner = run(device, lease, state, output, participants)
    onTranscriptChanged(participants)
    runner.receive({ type: 'start', sequence, isBusy: voice.isBusy?.() ?? false })
    if (limitFollower.changes() !== changesBefore) limitFollower.childChanged(participants.childId)
    return runner
  }

  async function resume(
    device: ConversationDevice,
    id: string,
    output: DeviceOutput,
  ): Promise<ConversationRunner | null> {
    const { deviceId, emulated } = device
    const running = byDevice.get(deviceId)
    if (running?.id === id && running.emulated === emulated) {
      if (running.hasEnded()) return null
      running.reconnect(output)
      return running
    }
    const accountId = await participantStore(database).findFamilyOfDevice(deviceId)
    if (accountId === null) return null
    const lease: ConversationLease = { accountId, id, holder: randomUUID() }
    await endings.get(deviceId)
    const saved = await store.takeOver(device, lease)
    if (!saved) return null
    const participants = await findParticipants(database, deviceId, { childId: saved.childId })
    const { storeSpeech, storeVision } = typeof participants === 'string' || emulated ? noConsent : participants
    running?.stop('replaced')
    const runner = run(device, lease, saved.state, output, { ...saved, storeSpeech, storeVision })
    // The process that ran it before may have died without a disconnect.
    await runner.disconnect()
    if (typeof participants !== 'string') runner.setLimits(participants.limits)
    runner.reconnect(output)
    return runner
  }

  function run(
    { deviceId, emulated }: ConversationDevice,
    lease: ConversationLease,
    state: ConversationState,
    output: DeviceOutput,
    child: ChildReference & RecordingConsent,
  ): ConversationRunner {
    const conversation = runConversation({
      voice,
      store,
      lease,
      state,
      output,
      log,
      metrics,
      tracing,
      onSaved(entries, flags, mediaOf) {
        onTranscriptChanged(child)
        for (const entry of entries) void saveRecordings(dependencies, child, entry, mediaOf(entry))
        if (flags.length > 0) onFlags(child)
      },
      onEnded(reason, endedAt) {
        if (byDevice.get(deviceId) === runner) byDevice.delete(deviceId)
        if (reason !== null) void noteEnding(deviceId, end(lease, reason, endedAt))
      },
    })
    const runner = { ...conversation, accountId: child.accountId, childId: child.childId, emulated }
    byDevice.set(deviceId, runner)
    return runner
  }

  async function noteEnding(deviceId: string, ending: Promise<void>) {
    endings.set(deviceId, ending)
    await ending
    if (endings.get(deviceId) === ending) endings.delete(deviceId)
  }

  async function end(lease: ConversationLease, reason: string, at: Date) {
    await endIn((db) => conversationStore(db).end(lease, reason, at)).catch((error: unknown) =>
      log.warn('a conversation could not be ended; a job ends it later', error, {
        feature: 'chat',
        conversationId: lease.id,
      }),
    )
  }

  /** Ends conversations and queues what follows from it, or neither. */
  async function endIn(work: (db: Queries) => Promise<EndedConversation[]>) {
    const ended = await database.transaction(async (db) => {
      const conversations = await work(db)
      for (const conversation of conversations) await onEnded(db, conversation)
      return conversations
    })
    for (const conversation of ended) onTranscriptChanged(conversation)
  }

  async function renewLeases() {
    await store.renewLeases([...byDevice.values()].map(({ lease }) => lease)).catch((error: unknown) =>
      log.warn('the leases of conversations could not be renewed, retrying in 30 seconds', error, {
        feature: 'chat',
      }),
    )
  }
}

const noConsent = { storeSpeech: false, storeVision: false }

/** The emulator has none of it: what a superadmin says is not the child's, and what the child told is not for them. */
const withoutTraces = ({ child, ...participants }: Participants): Participants => ({
  ...participants,
  ...noConsent,
  child: { ...child, id: null },
  memories: [],
})
