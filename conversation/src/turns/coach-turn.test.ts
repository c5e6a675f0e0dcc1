import { expect, test } from 'vitest'
import { createTestConversation } from '../testing/test-conversation.ts'

const speakEffects = (conversation: ReturnType<typeof createTestConversation>) =>
  conversation.allEffects.flatMap((effect) => (effect.type === 'speak' ? [effect] : []))

test('foreign words are marked for the voice, and only for it', () => {
  const conversation = createTestConversation().start().coachSays('A cat is [es:gato]. Can you say it?')
  expect(speakEffects(conversation)[0]).toMatchObject({ text: 'A cat is gato.', markedText: 'A cat is [es:gato].' })
  expect(conversation.deviceMessages).toContainEqual(
    expect.objectContaining({ type: 'caption', text: 'A cat is gato.' }),
  )
  conversation.childHears('A cat is gato.').childHears('Can you say it?').childSays('gato')
  expect(conversation.transcript[0]).toBe('coach: A cat is gato. Can you say it?')
  expect(conversation.thinkEffects.at(-1)?.messages[0]?.text).toBe('A cat is gato. Can you say it?')
})

test('a marked sentence is repeated with its marks after a noise and after a failure', () => {
  const afterNoise = createTestConversation().start().coachSays('A cat is [es:gato].').childHears('A cat').childSays('')
  expect(speakEffects(afterNoise).map(({ markedText }) => markedText)).toEqual([
    'A cat is [es:gato].',
    'A cat is [es:gato].',
  ])
  const failing = createTestConversation().start().coachSays('A cat is [es:gato].')
  failing.serverEvent({ type: 'speak-failed', id: speakEffects(failing)[0]?.id ?? '' })
  expect(speakEffects(failing).at(-1)?.markedText).toBe('A cat is [es:gato].')
})

test('marks do not hide a forbidden word from the safeguards', () => {
  const conversation = createTestConversation()
    .start()
    .coachSays('It is our [es:sec]ret, do not tell [fr:your mother].')
  expect(conversation.spoken.join(' ')).not.toMatch(/secret/)
  expect(conversation.flags).toEqual(['coach: secrecy high'])
})

test.each([
  ['de', 'de', 'en'],
  ['en-GB', 'en-GB', 'en-GB'],
])('a child of the language %s is spoken to in %s, and by the scripted coach in %s', (language, byModel, byScript) => {
  const spokenLanguages = (replySource: 'language-model' | 'scripted-coach') =>
    speakEffects(createTestConversation({ child: { language }, replySource }).start().coachSays('Hello.')).map(
      (effect) => effect.language,
    )
  expect(spokenLanguages('language-model')).toEqual([byModel])
  expect(spokenLanguages('scripted-coach')).toEqual([byScript])
})
