import { expect, test } from 'vitest'
import { isWakeWord } from './wake-word.ts'

test.each(['', '你好小智', 'Hi, ESP', 'Alexa', 'Hey Pipit', 'hello stack chan', 'Jarvis'])(
  '%j wakes a board',
  (text) => {
    expect(isWakeWord(text)).toBe(true)
  },
)

test.each(['tell me a story', 'Why is the sky blue?', 'Why?', 'I like green frogs'])(
  '%j is what somebody typed',
  (text) => {
    expect(isWakeWord(text)).toBe(false)
  },
)
