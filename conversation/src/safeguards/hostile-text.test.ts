import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gravePhrases, hostileText, wordBoundary } from '../testing/hostile-text.ts'
import { createTestConversation } from '../testing/test-conversation.ts'

const aroundGravePhrase = fc
  .tuple(hostileText, wordBoundary, fc.constantFrom(...gravePhrases), wordBoundary, hostileText)
  .map((parts) => parts.join(''))

/** PostgreSQL refuses JSON with an escaped NUL or half of a surrogate pair. */
const isStorable = (value: unknown) => !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value))

describe('hostile text around a grave phrase', () => {
  test.each(['typed', 'spoken'])('a high flag is raised, and all that is stored is storable, when it is %s', (how) => {
    fc.assert(
      fc.property(aroundGravePhrase, (text) => {
        const conversation = createTestConversation().start().coachSays('Hello!').childHearsAll()
        if (how === 'typed') conversation.deviceEvent({ type: 'text', text })
        else conversation.childSays(text)
        expect(conversation.flags).toContainEqual(expect.stringMatching(/^child: .* high$/))
        conversation.childHearsAll().childSays('and I like frogs').childSays(text)
        expect(isStorable([conversation.state, conversation.allEffects])).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('the snippet of a flag contains the words that were flagged', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(...gravePhrases), (before, phrase) => {
        const conversation = createTestConversation().start().coachSays('Hello!').childHearsAll()
        conversation.deviceEvent({ type: 'text', text: `${before} ${phrase} ${'😀'.repeat(150)}` })
        const snippets = conversation.flagEffects.map(({ flag }) => flag.snippet)
        expect(snippets.join('\n')).toContain(phrase.split(' ').slice(-2).join(' '))
      }),
      { numRuns: 300 },
    )
  })
})

test('hostile text of the language model leaves a storable state after each delta, and a storable transcript', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { maxLength: 5 }), (deltas) => {
      const conversation = createTestConversation().start()
      for (const delta of deltas) expect(isStorable(conversation.modelWrites(delta).state)).toBe(true)
      conversation.modelWrites(' Do you like frogs?').modelFinishes().childHearsAll()
      expect(isStorable([conversation.state, conversation.allEffects])).toBe(true)
    }),
    { numRuns: 300 },
  )
})
