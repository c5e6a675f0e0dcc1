import { join } from 'node:path'
import type { EmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import type { prepareVoices as PrepareVoices } from '@pipit/voice/embedded/tts/kokoro/prepare-voices'
import type { RemoteSpeech } from '@pipit/voice/remote/remote-speech'
import type { SpeechServer } from '@pipit/voice/remote/serve-speech'
import { isSameSecret } from '../access/is-same-secret.ts'
import { ConfigError, type Config } from '../config/config.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Voice } from '../features/chat/voice.ts'
import { childStore } from '../features/children/child-store.ts'
import type { PlayHistories } from '../features/memories/play-histories.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import type { Logger } from '../observability/logging/logger.ts'

type ClosableVoice = Voice & { close: () => Promise<void> }

interface Dependencies {
  config: Config
  database: OpenDatabase
  logger: Logger
  log: FailureLog
  playHistories: PlayHistories
}

const context = { feature: 'voices' }

/**
 * Speech and language. Speech is that of voice processes if some are configured. Else it is embedded, and loaded with the
 * first conversation to save memory until then, and it can be that of other processes too.
 */
export function composeVoices(
  { config, database, logger, log, playHistories }: Dependencies,
  given: ClosableVoice | undefined,
) {
  const folder = join(config.dataFolder, 'voices')
  const { embeddedModel, hear, naturalVoices, workers } = config.voice
  const { listen, use } = config.voiceProcesses
  let sttModel = embeddedModel === 'auto' ? 'tiny' : embeddedModel
  const closed = new AbortController()
  let voice: Promise<Voice> | undefined = given && Promise.resolve(given)
  let embedded: EmbeddedSpeech | undefined
  let remote: RemoteSpeech | undefined
  let server: SpeechServer | undefined
  let preparation: ReturnType<typeof PrepareVoices> | undefined

  /** Conversations before the end of the measurement use the smaller model. */
  async function measureSpeechToText() {
    try {
      const { chooseModel } = await import('@pipit/voice/embedded/stt/choose-model')
      const { model, milliseconds } = await chooseModel(closed.signal)
      sttModel = model
      logger.info({ ...context, model, milliseconds }, 'speech to text was measured')
    } catch (error) {
      if (!closed.signal.aborted) log.warn('speech to text could not be measured', error, context)
    }
  }

  async function openEmbedded() {
    const [{ createEmbeddedSpeech }, { findProfanity }] = await Promise.all([
      import('@pipit/voice/embedded/embedded-speech'),
      import('../features/chat/find-profanity.ts'),
    ])
    return (embedded ??= createEmbeddedSpeech({
      model: () => sttModel,
      voicesFolder: folder,
      findProfanity,
      ...(workers && { workers }),
    }))
  }

  async function createConfigured() {
    const [{ createVoice }, { findProfanity }] = await Promise.all([
      import('./choose-voice-providers.ts'),
      import('../features/chat/find-profanity.ts'),
    ])
    const speech = remote ?? (await openEmbedded())
    return createVoice(config.voice, { speech, findProfanity, memories: playHistories })
  }

  return {
    async open(): Promise<Voice> {
      const opened = await (voice ??= createConfigured())
      return {
        ...opened,
        warmUp() {
          preparation?.defer()
          opened.warmUp()
        },
        hear(utterance, options) {
          preparation?.defer()
          return opened.hear(utterance, options)
        },
      }
    },

    /** Connects to the voice processes, and lets other processes use this one. */
    async start() {
      if (use) {
        const { createRemoteSpeech } = await import('@pipit/voice/remote/remote-speech')
        remote = createRemoteSpeech({ ...use, log })
      }
      if (listen) {
        const { serveSpeech } = await import('@pipit/voice/remote/serve-speech')
        const onRequest = () => preparation?.defer()
        const { token, ...address } = listen
        const isToken = (sent: string) => isSameSecret(sent, token)
        const speech = await openEmbedded()
        server = await serveSpeech({ ...address, isToken, speech, log, onRequest }).catch(refuseAddress)
      }
    },

    /** Null if speech needs no other process. */
    readinessCheck: use && (async () => (remote?.processCount() ? null : 'No voice process can be reached.')),

    /** Call this once the server is ready, because the first start must not wait for the voices. */
    async prepare() {
      if (!config.roles.has('voice')) return
      if (embeddedModel === 'auto' && hear === 'embedded') void measureSpeechToText()
      if (!naturalVoices) return
      const { prepareVoices } = await import('@pipit/voice/embedded/tts/kokoro/prepare-voices')
      preparation = prepareVoices({
        folder,
        program: new URL('./prepare-voices-process.ts', import.meta.url),
        findVoices: () => childStore(database).listVoices(),
        onReport(report) {
          if (report.type === 'failed') log.warn('the voices could not be prepared', new Error(report.reason), context)
          if (report.type === 'measured')
            logger.info({ ...context, milliseconds: report.milliseconds }, 'voices arrived')
          if (report.type === 'rendered') logger.info({ ...context, count: report.rendered }, 'sentences are rendered')
        },
      })
    },

    /** The queues of speech; those of embedded speech are empty until the first conversation. */
    stats: () => ({ ...embedded?.stats(), ...remote?.stats() }),

    /** How many voice processes can be used; null if speech needs none. */
    processCount: use && (() => remote?.processCount() ?? 0),

    /** Other processes send no more work. */
    announceStop: () => server?.announceStop(),

    async close() {
      closed.abort()
      preparation?.close()
      await server?.close()
      await given?.close()
      await embedded?.close()
      await remote?.close()
    },
  }
}

function refuseAddress({ code }: NodeJS.ErrnoException): never {
  throw new ConfigError(`VOICE_HOST and VOICE_PORT name an address that cannot be used (${code}). Choose another.`)
}
