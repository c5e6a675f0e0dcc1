import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

describe('splitting text into sentences', () => {
  test.each([
    ['One. Two! Three', ['One.', 'Two!'], 'Three'],
    ['Mr. Fox has 3.5 apples. Yes', ['Mr. Fox has 3.5 apples.'], 'Yes'],
    ['"Hello!" said the owl. Then', ['"Hello!"', 'said the owl.'], 'Then'],
    ['Wait... what?! Oh', ['Wait...', 'what?!'], 'Oh'],
    ['A line\nand another', ['A line'], 'and another'],
    ['*waves* Hi 🦊! Bye', ['waves Hi !'], 'Bye'],
    ['今日は。元気', ['今日は。'], '元気'],
    ['... ! Ok', [], 'Ok'],
    ['Not yet.', [], 'Not yet.'],
  ])('%j is split into %j with the rest %j', (text, sentences, rest) => {
    expect(splitSentences(text)).toEqual({ sentences, rest })
  })

  test('a text without sentence ends is split between words', () => {
    const { sentences, rest } = splitSentences('and then they went on '.repeat(40))
    for (const each of [...sentences, rest]) expect(each.length).toBeLessThanOrEqual(240)
    expect([...sentences, rest].join(' ').trim()).toBe('and then they went on '.repeat(40).trim())
  })

  test('the same sentences result however the stream is cut into pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Once ', 'a fox', '. ', '! ', 'ran', ' and', '? ', '\n')),
        fc.nat(40),
        (parts, at) => {
          const text = parts.join('')
          const first = splitSentences(text.slice(0, at))
          const second = splitSentences(first.rest + text.slice(at))
          expect([...first.sentences, ...second.sentences].join(' ')).toBe(splitSentences(text).sentences.join(' '))
        },
      ),
    )
  })
})
