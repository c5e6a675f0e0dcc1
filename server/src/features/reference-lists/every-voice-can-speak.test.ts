import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kokoroVoices } from '@pipit/voice/embedded/tts/kokoro/voices'
import { voices } from './voices.ts'

test('the voices of a profile are those of Kokoro and the simple one', () => {
  expect(voices.map(({ id }) => id).toSorted()).toEqual([...Object.keys(kokoroVoices), 'simple'].toSorted())
})

test('every voice has a sample to listen to', () => {
  for (const { id } of voices)
    expect(existsSync(new URL(`../../../../web/public/voice-samples/${id}.ogg`, import.meta.url))).toBe(true)
})
