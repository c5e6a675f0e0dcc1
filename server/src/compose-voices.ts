import { join } from 'node:path'
import type { QueueStats } from './adapters/speech/embedded/workers/job-queue.ts'
import type { prepareVoices as PrepareVoices } from './adapters/speech/embedded/tts/kokoro/prepare-voices.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/open-database.ts'
import type { Voice } from './features/chat/voice.ts'
import { childStore } from './features/children/child-store.ts'
import type { PlayHistories } from './features/memories/play-histories.ts'
import type { FailureLog } from './logging/failure-log.ts'
import type { Logger } from './logging/logger.ts'

type ClosableVoice = Voice & { close: () => Promise<void>; stats?: () => Record<string, QueueStats> }

interface Dependencies {
  config: Config
  database: OpenDatabase
  logger: Logger
  log: FailureLog
  playHistories: PlayHistories
}

const context = { feature: 'voices' }

/** Speech and language, loaded with the first conversation to save memory until then, and the voices of Kokoro. */
export function composeVoices(
  { config, database, logger, log, playHistories }: Dependencies,
  given: ClosableVoice | undefined,
) {
  const folder = join(config.dataFolder, 'voices')
  const { embeddedModel, hear, naturalVoices } = config.voice
  let sttModel = embeddedModel === 'auto' ? 'tiny' : embeddedModel
  const closed = new AbortController()
  let voice = given
  let preparation: ReturnType<typeof PrepareVoices> | undefined

  /** Conversations before the end of the measurement use the smaller model. */
  async function measureSpeechToText() {
    try {
      const { chooseModel } = await import('./adapters/speech/embedded/stt/choose-model.ts')
      const { model, milliseconds } = await chooseModel(closed.signal)
      sttModel = model
      logger.info({ ...context, model, milliseconds }, 'speech to text was measured')
    } catch (error) {
      if (!closed.signal.aborted) log.warn('speech to text could not be measured', error, context)
    }
  }

  return {
    async open(): Promise<Voice> {
      const { findProfanity } = await import('./features/chat/find-profanity.ts')
      const opened = (voice ??= (await import('./adapters/voice.ts')).createVoice(config.voice, {
        findProfanity,
        sttModel: () => sttModel,
        memories: playHistories,
        voicesFolder: folder,
      }))
      return {
        ...opened,
        warmUp() {
          preparation?.defer()
          opened.warmUp()
        },
        hear(speech, options) {
          preparation?.defer()
          return opened.hear(speech, options)
        },
      }
    },

    /** Call this once the server is ready, because the first start must not wait for the voices. */
    async prepare() {
      if (embeddedModel === 'auto' && hear === 'embedded') void measureSpeechToText()
      if (!naturalVoices) return
      const { prepareVoices } = await import('./adapters/speech/embedded/tts/kokoro/prepare-voices.ts')
      preparation = prepareVoices({
        folder,
        findVoices: () => childStore(database).listVoices(),
        onReport(report) {
          if (report.type === 'failed') log.warn('the voices could not be prepared', new Error(report.reason), context)
          if (report.type === 'measured')
            logger.info({ ...context, milliseconds: report.milliseconds }, 'voices arrived')
          if (report.type === 'rendered') logger.info({ ...context, count: report.rendered }, 'sentences are rendered')
        },
      })
    },

    /** How many utterances and sentences wait for a voice process. */
    /** The queues of embedded speech; empty until the first conversation. */
    stats: () => voice?.stats?.() ?? {},

    async close() {
      closed.abort()
      preparation?.close()
      await voice?.close()
    },
  }
}
