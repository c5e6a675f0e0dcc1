import { writeFile } from 'node:fs/promises'
import { coachSpeech, type ChatState, type ConversationEndReason, type StartOfChat } from '@pipit/contract/chat/events'
import { writeWav } from '@pipit/contract/audio/wav'
import type { ServerSocket } from './connection.ts'
import { virtualLoudspeaker } from './loudspeaker.ts'
import { playedIn, recorded } from './microphone.ts'
import { createTalk } from './talk.ts'

/** What the simulated child does. */
export interface Said extends Pick<StartOfChat, 'childId' | 'cardId'> {
  texts: string[]
  speech: Int16Array | null
  microphone: boolean
  picture: Uint8Array | null
  /** Where to put what the coach said. */
  save: string | null
  /** How much faster than a child would listen. */
  speed: number
}

const refusals: Record<string, string> = {
  'no-child': 'The device is given to no child yet: choose one on its page, or name one with --child.',
  'unknown-child': 'The family has no such child.',
  'unknown-card': 'The family has no such card.',
  'not-registered': 'The device is registered by nobody.',
}

/** Talks as it is told to, prints what both say, and ends. */
export function simulateTalk(said: Said, print: (line: string) => void) {
  const over = new AbortController()
  const outcome = Promise.withResolvers<number>()
  const coach: Int16Array[] = []
  let waiting: { state: ChatState; resolve: () => void } | null = null
  let began = false

  const talk = createTalk({
    start: { ...(said.childId ? { childId: said.childId } : {}), ...(said.cardId ? { cardId: said.cardId } : {}) },
    loudspeaker: (onPlayed) =>
      virtualLoudspeaker({ onPlayed, speed: said.speed, onSamples: (samples) => coach.push(samples) }),
    onReady({ child, resumed }) {
      print(resumed ? 'Going on.' : `Talking with ${child}.`)
      if (!began) void perform().catch((error: Error) => end(1, error.message))
      began = true
    },
    onState(state) {
      if (waiting?.state === state) waiting.resolve()
    },
    onHeard: (text) => print(`Heard: ${text}`),
    onCoachText: (text) => print(`Coach: ${text}`),
    onError: ({ code, event }) => print(`Error: ${code}${event ? ` (${event})` : ''}`),
    onRefused: ({ code }) => end(1, refusals[code] ?? `Refused: ${code}`),
    onFinished: (reason: ConversationEndReason) => end(0, `Finished: ${reason}.`),
  })

  return {
    attach: (socket: ServerSocket) => void talk.attach(socket),
    /** With the code that the process exits with. */
    finished: outcome.promise,
  }

  async function perform() {
    await answer()
    if (said.picture) talk.vision(said.picture)
    for (const text of said.texts) {
      talk.text(text)
      await answer()
    }
    if (said.microphone) return speak(recorded(over.signal))
    if (said.speech) {
      void speak(playedIn(said.speech, over.signal))
      await answer()
    }
    talk.stop()
  }

  async function speak(chunks: AsyncIterable<Int16Array>) {
    for await (const chunk of chunks) talk.speech(chunk)
  }

  async function answer() {
    await nextState('speaking')
    await nextState('listening')
  }

  function nextState(state: ChatState) {
    return new Promise<void>((resolve) => (waiting = { state, resolve }))
  }

  async function end(code: number, line: string) {
    if (over.signal.aborted) return
    over.abort()
    talk.close()
    print(line)
    if (said.save) await writeFile(said.save, writeWav(coach, coachSpeech.rate))
    outcome.resolve(code)
  }
}
