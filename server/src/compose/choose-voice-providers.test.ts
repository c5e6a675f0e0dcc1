import { expect, onTestFinished, test } from 'vitest'
import { readVoiceConfig, voiceVariables } from '../config/voice-config.ts'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { createVoice } from './choose-voice-providers.ts'

function openVoice(variables: Record<string, string>) {
  const config = readVoiceConfig(voiceVariables.parse(variables), (message) => {
    throw new Error(message)
  })
  const speech = createEmbeddedSpeech()
  onTestFinished(speech.close)
  return createVoice(config, {
    speech,
    findProfanity: () => [],
    memories: { load: async () => null, save: () => undefined },
  })
}

test('the simple voice takes over from an embedded one in every language', () => {
  const { fallback } = openVoice({})
  for (const language of ['en', 'en-GB', 'de', 'pt-BR']) expect(fallback.speak(language)).not.toBeNull()
  expect(fallback.hear('en')).toBeNull()
})

test('embedded speech, which is English, takes over from the network only in English', () => {
  const { fallback } = openVoice({
    HEAR: 'openai',
    SPEAK: 'openai',
    OPENAI_BASE_URL: 'http://localhost:9',
    OPENAI_HEAR_MODEL: 'hear',
    OPENAI_SPEAK_MODEL: 'speak',
  })
  for (const language of ['en', 'en-GB'])
    expect([fallback.hear(language), fallback.speak(language)]).not.toContain(null)
  for (const language of ['de', 'pt-BR'])
    expect([fallback.hear(language), fallback.speak(language)]).toEqual([null, null])
})
