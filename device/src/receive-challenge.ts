import { createChunkReader } from '@pipit/contract/devices/bluetooth'
import { encodeAnswer, noAnswer } from '@pipit/contract/devices/challenge-answer'
import type { Button } from './button.ts'
import type { OpenedChallenge } from './open-challenge.ts'

interface ChallengeReceiverDependencies {
  open: (sealed: Uint8Array) => Promise<OpenedChallenge>
  button: Pick<Button, 'allowAnswer'>
}

/** Needs no Bluetooth stack. */
export function createChallengeReceiver({ open, button }: ChallengeReceiverDependencies) {
  const read = createChunkReader()
  let answer = encodeAnswer(noAnswer)

  return {
    /** Takes a chunk that was written to the characteristic `challenge`. */
    async write(chunk: Uint8Array): Promise<void> {
      const reading = read(chunk)
      if (reading.kind === 'incomplete') answer = encodeAnswer(noAnswer)
      else answer = reading.kind === 'error' ? failed('bad-message') : await answerTo(reading.message)
    },
    /** The characteristic `answer` has this value. */
    read: () => answer,
  }

  async function answerTo(sealed: Uint8Array) {
    const opened = await open(sealed)
    if ('error' in opened) return failed(opened.error)
    if (!button.allowAnswer()) return failed('button-not-held')
    return encodeAnswer({ state: 'answered', error: 'none', answer: Buffer.from(opened.challenge.answer, 'base64') })
  }

  function failed(error: 'bad-message' | 'unsupported-version' | 'cannot-open' | 'button-not-held') {
    return encodeAnswer({ state: 'failed', error, answer: new Uint8Array() })
  }
}
