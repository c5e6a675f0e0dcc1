import { expect, onTestFinished, test, vi } from 'vitest'
import { watchReplies } from './watch-replies.ts'

async function settledOf(promise: Promise<void>) {
  const later = Promise.resolve('waiting')
  return Promise.race([promise.then(() => 'finished'), later.then(async () => later)])
}

test('a greeting is over when the board is quiet again', async () => {
  const replies = watchReplies()
  const greeting = replies.greeting()
  replies.onState('listening')
  expect(await settledOf(greeting)).toBe('waiting')
  replies.onState('speaking')
  expect(await settledOf(greeting)).toBe('waiting')
  replies.onState('listening')
  expect(await settledOf(greeting)).toBe('finished')
})

test('a conversation that continues has no greeting, and then the board waits no longer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { greeting, nextReply } = watchReplies()
  const greeted = greeting()
  vi.advanceTimersByTime(15_000)
  await greeted
  const reply = nextReply()
  vi.advanceTimersByTime(60_000)
  await expect(reply).rejects.toThrow('No reply came.')
})

test('what is spoken before the child was heard is not the reply', async () => {
  const replies = watchReplies()
  const reply = replies.nextReply()
  replies.onState('speaking')
  replies.onState('listening')
  expect(await settledOf(reply)).toBe('waiting')
  replies.onMessage({ type: 'stt', text: 'I like frogs' })
  replies.onState('speaking')
  replies.onState('idle')
  expect(await settledOf(reply)).toBe('finished')
})

test('a lost connection ends the wait', async () => {
  const replies = watchReplies()
  const reply = replies.nextReply()
  replies.onClosed(4001, 'deactivated')
  await expect(reply).rejects.toThrow('The server has hung up: 4001 deactivated')
})
