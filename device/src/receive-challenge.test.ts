import { toChunks } from '@pipit/contract/devices/bluetooth'
import { readAnswer } from '@pipit/contract/devices/challenge-answer'
import type { PossessionChallenge } from '@pipit/contract/devices/possession-messages'
import { expect, test } from 'vitest'
import { createButton } from './button.ts'
import { spokenCode, type OpenedChallenge } from './open-challenge.ts'
import { createChallengeReceiver } from './receive-challenge.ts'

const challenge: PossessionChallenge = {
  version: 1,
  deviceId: '7'.repeat(26),
  answer: Buffer.alloc(32, 7).toString('base64'),
  code: '01234567',
}
const message = Uint8Array.from({ length: 300 }, (_, index) => index)

function aDevice({ opened = { challenge } as OpenedChallenge } = {}) {
  let now = 0
  const button = createButton(() => now)
  const receiver = createChallengeReceiver({ open: async () => opened, button })
  return {
    hold: button.hold,
    wait: (ms: number) => (now += ms),
    async ask() {
      for (const chunk of toChunks(message)) await receiver.write(chunk)
      return readAnswer(receiver.read())
    },
    write: receiver.write,
    read: () => readAnswer(receiver.read()),
  }
}

test('a challenge is answered once after the button was held', async () => {
  const { hold, ask } = aDevice()
  expect(await ask()).toMatchObject({ state: 'failed', error: 'button-not-held' })
  hold()
  expect(await ask()).toEqual({ state: 'answered', error: 'none', answer: new Uint8Array(32).fill(7) })
  expect(await ask()).toMatchObject({ state: 'failed', error: 'button-not-held', answer: new Uint8Array() })
  hold()
  expect(await ask()).toMatchObject({ state: 'answered' })
})

test('a challenge is refused two minutes after the button was held', async () => {
  const { hold, wait, ask } = aDevice()
  hold()
  wait(120_000)
  expect(await ask()).toMatchObject({ state: 'failed', error: 'button-not-held' })
})

test('a challenge for another device is refused, and does not use up the held button', async () => {
  const { hold, ask } = aDevice({ opened: { error: 'cannot-open' } })
  hold()
  expect(await ask()).toMatchObject({ state: 'failed', error: 'cannot-open' })
})

test('a new challenge clears the answer to the last one', async () => {
  const { hold, ask, write, read } = aDevice()
  hold()
  await ask()
  await write(toChunks(message)[0] as Uint8Array)
  expect(read()).toEqual({ state: 'ready', error: 'none', answer: new Uint8Array() })
})

test('the code is spoken digit by digit, with a warning', () => {
  expect(spokenCode(challenge)).toContain('The code is 0 1 2 3 4 5 6 7.')
  expect(spokenCode(challenge)).toContain('only if you are doing this yourself')
})
