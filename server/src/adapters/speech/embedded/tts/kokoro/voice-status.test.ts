import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canHoldConversation, initialStatus, readStatus, writeStatus } from './voice-status.ts'

const scripted = { isScripted: true }
const model = { isScripted: false }
const status = (renderingTime: number | null, heart = 0) => ({
  ...initialStatus,
  renderingTime,
  renderedShare: { heart },
})

test('a fast machine can hold every conversation with a voice of Kokoro', () => {
  expect(canHoldConversation(status(0.6), 'heart', scripted)).toBe(true)
  expect(canHoldConversation(status(0.6), 'emma', model)).toBe(true)
})

test('a slower machine holds conversations of the scripted coach once its sentences are rendered', () => {
  expect(canHoldConversation(status(1.2, 0.94), 'heart', scripted)).toBe(false)
  expect(canHoldConversation(status(1.2, 0.96), 'heart', scripted)).toBe(true)
  expect(canHoldConversation(status(1.2, 0.96), 'emma', scripted)).toBe(false)
  expect(canHoldConversation(status(1.2, 0.96), 'heart', model)).toBe(false)
  expect(canHoldConversation(status(3, 1), 'heart', scripted)).toBe(false)
})

test('no conversation is held before the machine is measured, or with a voice that Kokoro does not have', () => {
  expect(canHoldConversation(status(null, 1), 'heart', scripted)).toBe(false)
  expect(canHoldConversation(status(0.1, 1), 'simple', scripted)).toBe(false)
})

test('the status is stored; that of other weights and a damaged one are not used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voices-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await readStatus(folder)).toEqual(initialStatus)
  await writeStatus(folder, status(1.5, 0.5))
  expect(await readStatus(folder)).toEqual(status(1.5, 0.5))
  await writeStatus(folder, { ...status(1.5, 0.5), modelVersion: 'other' })
  expect(await readStatus(folder)).toEqual(initialStatus)
  await writeFile(join(folder, 'status.json'), '{"model')
  expect(await readStatus(folder)).toEqual(initialStatus)
})
