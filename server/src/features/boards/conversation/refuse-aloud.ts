import { randomUUID } from 'node:crypto'
import { samplesToPcm } from '@pipit/contract/audio/pcm'
import type { StartRefusal } from '@pipit/contract/chat/events'
import { textsIn } from '@pipit/conversation/texts/catalogues'
import type { RefusalTexts, Texts } from '@pipit/conversation/texts/texts'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { Listener } from '../../chat/conversation/find-participants.ts'
import type { DeviceChannel } from '../../chat/device/device-channel.ts'
import type { Voice } from '../../chat/voice.ts'
import type { BoardSocket } from './board-socket.ts'

export type Refusal = keyof RefusalTexts

interface Speaking {
  channel: DeviceChannel
  voice: Pick<Voice, 'speak' | 'chooseVoice' | 'speaksOnlyEnglish'>
  listener: Listener
  log: FailureLog
}

const maxSynthesisMs = 10_000

/** What a grown-up can do about it. With any other code it may work later, and nobody can do anything. */
const reasons: Partial<Record<StartRefusal['code'], Refusal>> = {
  'no-child': 'noChild',
  'unknown-child': 'noChild',
  'consent-required': 'noConsent',
  'not-registered': 'noFamily',
}

export const reasonOf = (code: StartRefusal['code']): Refusal => reasons[code] ?? 'tryLater'

/** Says why there is no conversation: most boards have no display, and a child would think that it is broken. */
export async function refuseAloud(reason: Refusal, { socket, ...speaking }: Speaking & { socket: BoardSocket }) {
  const { channel, listener } = speaking
  const textIn = ({ refusals }: Texts) => refusals[reason]
  const message = textIn(textsIn(listener.language))
  const emotion = reason === 'restarting' ? 'sleepy' : 'sad'
  socket.sendMessage({ type: 'alert', status: 'Pipit', message, emotion })
  await say(textIn, speaking)
  channel.send('conversation-ended', '', 'stopped')
}

/** A child does not wait in silence for another attempt. */
export const sayToWait = (speaking: Speaking) => say(({ fillers }) => fillers.whileGreeting[0], speaking)

async function say(textIn: (texts: Texts) => string, { channel, voice, listener, log }: Speaking) {
  const language = voice.speaksOnlyEnglish ? 'en' : listener.language
  const text = textIn(textsIn(language))
  const sentence = randomUUID()
  channel.send('coach-text', sentence, text)
  try {
    const spokenBy = await voice.chooseVoice(listener.voice, null)
    const signal = AbortSignal.timeout(maxSynthesisMs)
    for await (const samples of voice.speak(text, { language, voice: spokenBy, signal }))
      channel.send('coach-speech', sentence, samplesToPcm(samples))
  } catch (error) {
    log.warn('a board could not be told why there is no conversation', error, { feature: 'chat' })
  }
  channel.send('end-of-coach-speech', sentence)
}
