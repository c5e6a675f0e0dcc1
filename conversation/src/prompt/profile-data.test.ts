import { describe, expect, test } from 'vitest'
import { createTestConversation, storyCard } from '../testing/test-conversation.ts'
import { hostileInstructions, hostileTopics, ordinaryInterests } from '../testing/profile-texts.ts'
import { sanitizeStatement, sanitizeTopic } from './sanitize.ts'

const promptFor = (setup: Parameters<typeof createTestConversation>[0]) => {
  const [request] = createTestConversation(setup).start().thinkEffects
  return `${request?.instructions} ${JSON.stringify(request?.context)}`
}

describe('text that a family typed, or a child said', () => {
  test.each(hostileInstructions)('“%s” is in no prompt as an interest, a name, a card or a memory', (text) => {
    const child = { name: text, interests: [text, 'trains'] }
    const card = { ...storyCard, name: text }
    const without = promptFor({ child: { name: '', interests: ['trains'] }, card: { ...card, name: '' } })
    expect(promptFor({ child, card, memories: [text] })).toBe(without)
  })

  test.each(hostileInstructions)('“%s” is not quoted later when the child says it', (text) => {
    expect(sanitizeStatement(`I like it because ${text}`, 200)).toBeNull()
  })

  test('advertising, secrecy, harm and adult content are in no prompt, in five languages, plain and disguised', () => {
    const isShown = (text: string) =>
      ['likes:', 'is called', 'earlier conversations'].some((words) =>
        promptFor({ child: { name: text, interests: [text] }, memories: [text] }).includes(words),
      )
    expect(hostileTopics.filter(isShown)).toEqual([])
  })

  test('ordinary interests are in the prompt', () => {
    const isShown = (interest: string) =>
      promptFor({ child: { interests: [interest] } }).includes(`The child likes: "${interest}".`)
    expect(ordinaryInterests.filter((interest) => !isShown(interest))).toEqual([])
  })

  test('a topic is at most 60 characters and seven words long', () => {
    expect(sanitizeTopic('cats dogs owls frogs bees ducks hens')).not.toBeNull()
    expect(sanitizeTopic('cat '.repeat(8))).toBeNull()
    expect(sanitizeTopic('dinosaurs '.repeat(7))).toBeNull()
  })

  test.each(['I have a rabbit called Flocke', 'my brother never eats fish', 'I want to be a vet because I like dogs'])(
    '“%s” is a memory',
    (statement) => {
      expect(promptFor({ memories: [statement] })).toContain(`"${statement}"`)
    },
  )

  test.each([
    'Will',
    'Will Manning',
    'Killian',
    'Gunther',
    'Dan',
    'May',
    'Jean-Luc',
    'Tu',
    'Will Parker',
    'Noor',
    'Nguyễn Thị Hạnh',
  ])('“%s” is spoken as a name', (name) => {
    expect(promptFor({ child: { name } })).toContain(`is called "${name}"`)
  })
})
