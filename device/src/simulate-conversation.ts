import { writeFile } from 'node:fs/promises'
import { writeWav } from '@pipit/contract/audio/wav'
import { coachSpeech, type ChatState, type StartRequest } from '@pipit/contract/chat/events'
import type { ServerEvent } from './client/channel.ts'
import { createConversation } from './client/conversation.ts'
import { recordMicrophone, streamSamples } from './microphone.ts'
import { createSimulatedSpeaker } from './simulated-speaker.ts'

export interface ConversationScript extends Pick<StartRequest, 'childId' | 'cardId'> {
  texts: string[]
  speech: Int16Array | null
  microphone: boolean
  picture: Uint8Array | null
  saveTo: string | null
  /** The coach's speech is played this many times faster than real time. */
  speed: number
}

const refusalTexts: Record<string, string> = {
  'no-child': 'The device is not assigned to a child yet: choose one on its page, or name one with --child.',
  'unknown-child': 'The family has no such child.',
  'unknown-card': 'The family has no such card.',
  'consent-required': 'The parent has not agreed to conversations yet, or no longer does: see the account page.',
  'not-registered': 'The device is not registered by a family.',
}

export function simulateConversation(script: ConversationScript, print: (line: string) => void) {
  const over = new AbortController()
  const exitCode = Promise.withResolvers<number>()
  const coachSamples: Int16Array[] = []
  let awaited: { state: ChatState; resolve: () => void } | null = null
  let hasStarted = false

  const conversation = createConversation({
    start: { ...(script.childId && { childId: script.childId }), ...(script.cardId && { cardId: script.cardId }) },
    createSpeaker: (onPlayed) =>
      createSimulatedSpeaker({ onPlayed, speed: script.speed, onSamples: (samples) => coachSamples.push(samples) }),
    onRefused: ({ code }) => void end(1, refusalTexts[code] ?? `Refused: ${code}`),
    onEnded: (reason) => void end(0, `Finished: ${reason}.`),
  })

  return {
    attach: conversation.attach,
    detach: conversation.detach,
    receive(event: ServerEvent) {
      conversation.receive(event)
      show(event)
    },
    exitCode: exitCode.promise,
  }

  function show(event: ServerEvent) {
    switch (event.name) {
      case 'ready':
        print(event.args[0].resumed ? 'Resumed.' : `Talking with ${event.args[0].child}.`)
        if (!hasStarted) void perform().catch((error: Error) => end(1, error.message))
        hasStarted = true
        break
      case 'state':
        if (awaited?.state === event.args[0]) awaited.resolve()
        break
      case 'child-text':
        print(`Heard: ${event.args[0]}`)
        break
      case 'coach-text':
        print(`Coach: ${event.args[1]}`)
        break
      case 'error':
        print(`Error: ${event.args[0].code}${event.args[0].event ? ` (${event.args[0].event})` : ''}`)
        break
      default:
    }
  }

  async function perform() {
    await coachReply()
    if (script.picture) conversation.sendPicture(script.picture)
    for (const text of script.texts) {
      conversation.sendText(text)
      await coachReply()
    }
    if (script.microphone) return speak(recordMicrophone(over.signal))
    if (script.speech) {
      void speak(streamSamples(script.speech, over.signal))
      await coachReply()
    }
    conversation.stop()
  }

  async function speak(chunks: AsyncIterable<Int16Array>) {
    for await (const chunk of chunks) conversation.sendSpeech(chunk)
  }

  async function coachReply() {
    await nextState('speaking')
    await nextState('listening')
  }

  function nextState(state: ChatState) {
    return new Promise<void>((resolve) => (awaited = { state, resolve }))
  }

  async function end(code: number, line: string) {
    if (over.signal.aborted) return
    over.abort()
    conversation.close()
    print(line)
    if (script.saveTo) await writeFile(script.saveTo, writeWav(coachSamples, coachSpeech.rate))
    exitCode.resolve(code)
  }
}
