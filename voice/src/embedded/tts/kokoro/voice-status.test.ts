import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canHoldConversation, initialStatus, readStatus, writeStatus } from './voice-status.ts'

const scripted = { isScripted: true, activity: null }
const withCard = { isScripted: true, activity: 'story' }
const model = { isScripted: false, activity: null }
const complete = { common: 1, answers: 0.99, story: 1, quiz: 1 }
const status = (renderingTime: number | null, heart: Record<string, number> = {}) => ({
  ...initialStatus,
  renderingTime,
  renderedShare: { heart },
})

test('a fast machine can hold every conversation with a voice of Kokoro', () => {
  expect(canHoldConversation(status(0.6), 'heart', scripted)).toBe(true)
  expect(canHoldConversation(status(0.6), 'emma', model)).toBe(true)
})

test('a slower machine holds conversations of the scripted coach once all sentences are rendered', () => {
  expect(canHoldConversation(status(1.2, complete), 'heart', scripted)).toBe(true)
  expect(canHoldConversation(status(1.2, { ...complete, quiz: 0.9 }), 'heart', scripted)).toBe(false)
  expect(canHoldConversation(status(1.2), 'heart', scripted)).toBe(false)
  expect(canHoldConversation(status(1.2, complete), 'emma', scripted)).toBe(false)
  expect(canHoldConversation(status(1.2, complete), 'heart', model)).toBe(false)
  expect(canHoldConversation(status(1.4, complete), 'heart', scripted)).toBe(false)
})

test('a conversation with a card needs what is said in every conversation and the activity of the card', () => {
  expect(canHoldConversation(status(1.2, { ...complete, quiz: 0 }), 'heart', withCard)).toBe(true)
  expect(canHoldConversation(status(1.2, { ...complete, story: 0.9 }), 'heart', withCard)).toBe(false)
  expect(canHoldConversation(status(1.2, { ...complete, common: 0.9 }), 'heart', withCard)).toBe(false)
  expect(canHoldConversation(status(1.2, { common: 1, answers: 1 }), 'heart', withCard)).toBe(false)
})

test('no conversation is held before the machine is measured, or with a voice that Kokoro does not have', () => {
  expect(canHoldConversation(status(null, complete), 'heart', scripted)).toBe(false)
  expect(canHoldConversation(status(0.1, complete), 'simple', scripted)).toBe(false)
})

test('the status is stored; that of other weights and a damaged one are not used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voices-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await readStatus(folder)).toEqual(initialStatus)
  await writeStatus(folder, status(1.5, complete))
  expect(await readStatus(folder)).toEqual(status(1.5, complete))
  await writeStatus(folder, { ...status(1.5, complete), modelVersion: 'other' })
  expect(await readStatus(folder)).toEqual(initialStatus)
  await writeFile(join(folder, 'status.json'), '{"model')
  expect(await readStatus(folder)).toEqual(initialStatus)
})
