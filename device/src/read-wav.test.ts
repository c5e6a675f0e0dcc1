import { writeWav } from '@pipit/contract/audio/wav'
import { expect, test } from 'vitest'
import { readWav } from './read-wav.ts'

test('samples that were written to a WAV file are read again', () => {
  expect([...readWav(writeWav([Int16Array.of(1, -2), Int16Array.of(32_767)], 16_000))]).toEqual([1, -2, 32_767])
})

test('unknown chunks are skipped and a truncated file is read as far as it goes', () => {
  const wav = Buffer.from(writeWav([Int16Array.of(5, 6, 7)], 16_000))
  const list = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1')
  expect([...readWav(Buffer.concat([wav.subarray(0, 36), list, wav.subarray(36)]))]).toEqual([5, 6, 7])
  expect([...readWav(wav.subarray(0, -3))]).toEqual([5])
})

test('a file with another sample rate is refused with advice on how to convert it', () => {
  expect(() => readWav(writeWav([Int16Array.of(1)], 44_100))).toThrow(/ffmpeg/)
})
