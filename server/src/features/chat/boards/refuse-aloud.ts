import { randomUUID } from 'node:crypto'
import { samplesToPcm } from '@pipit/contract/audio/pcm'
import type { StartRefusal } from '@pipit/contract/chat/events'
import type { FailureLog } from '../../../logging/failure-log.ts'
import type { DeviceChannel } from '../device/device-channel.ts'
import type { Voice } from '../voice.ts'
import type { BoardSocket } from './board-socket.ts'

interface Options {
  channel: DeviceChannel
  socket: BoardSocket
  voice: Pick<Voice, 'speak'>
  log: FailureLog
  code: StartRefusal['code']
}

const askGrownUp: Partial<Record<StartRefusal['code'], string>> = {
  'no-child': 'Please ask a grown-up to choose in Pipit whose device this is.',
  'consent-required': 'Please ask a grown-up to open Pipit and agree to conversations.',
}
const tryLater = 'I cannot talk right now. Let us try again in a while.'
const language = 'en'

/** Says why there is no conversation: most boards have no display, and a child would think that it is broken. */
export async function refuseAloud({ channel, socket, voice, log, code }: Options) {
  const text = askGrownUp[code] ?? tryLater
  socket.sendMessage({ type: 'alert', status: 'Pipit', message: text, emotion: 'sad' })
  const sentence = randomUUID()
  channel.send('coach-text', sentence, text)
  try {
    for await (const samples of voice.speak(text, { language, signal: AbortSignal.timeout(10_000) }))
      channel.send('coach-speech', sentence, samplesToPcm(samples))
  } catch (error) {
    log.warn('a board could not be told why there is no conversation', error, { feature: 'chat' })
  }
  channel.send('end-of-coach-speech', sentence)
  channel.send('conversation-ended', '', 'stopped')
}
