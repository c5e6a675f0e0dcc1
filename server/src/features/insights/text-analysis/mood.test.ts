import { describe, expect, test } from 'vitest'
import { moodOf, sentimentsOf } from './mood.ts'
import { parseUtterances } from './parse-utterances.ts'

const sounds = (text: string, language = 'en') => sentimentsOf({ text, language }).join(' and ') || 'nothing'

test.each([
  ['I am happy', 'good'],
  ['I’m so excited about the zoo!', 'good'],
  ['I really like dinosaurs', 'good'],
  ['That was so funny', 'good'],
  ['hahaha', 'good'],
  ['I am sad', 'bad'],
  ['I was really really scared', 'bad'],
  ['Nobody likes me', 'bad'],
  ['they all laughed at me', 'bad'],
  ['I am not happy', 'bad'],
  ['I’m not so happy today', 'bad'],
  ['I don’t like it', 'bad'],
  ['I did not enjoy the party', 'bad'],
  ['I wasn’t very happy', 'bad'],
  ['I miss my daddy', 'bad'],
  ['I was sad but now I am happy', 'bad and good'],
  ['I was sad when I fell', 'bad'],
])('"%s" sounds %s', (text, expected) => expect(sounds(text)).toBe(expected))

describe('a sentence that does not say how the child feels', () => {
  test.each([
    'The dragon was sad',
    'I am not sad',
    'I’m not scared of you',
    'When I am sad I hug my teddy',
    'Pretend I am angry',
    'He said I am stupid',
    'and then he said I am scared',
    'What makes a whale happy',
    'Like this',
    'I am five',
    'My great uncle',
    '',
  ])('"%s" says nothing about the mood', (text) => expect(sounds(text)).toBe('nothing'))

  test('a sentence in another language says nothing about the mood', () =>
    expect(sounds('Ich bin so traurig', 'de')).toBe('nothing'))
})

describe('moods of days', () => {
  const day = (...texts: string[]) =>
    moodOf(
      parseUtterances(
        texts.map((text, number) => ({
          conversationId: 'c',
          number,
          who: 'child',
          text,
          activity: null,
          language: 'en',
        })),
      ),
    )

  test('the mood of a day is "not-enough" with fewer than three sentences about feelings', () => {
    expect(day('I am happy', 'I love cake', 'The cat sat')).toEqual({
      label: 'not-enough',
      evidence: [
        { entryId: 'c-0', text: 'I am happy', sounds: 'good' },
        { entryId: 'c-1', text: 'I love cake', sounds: 'good' },
      ],
    })
  })

  test('the mood of a day is the mood of most sentences, and its evidence begins with the sad ones', () => {
    expect(day('I am happy', 'I love cake', 'yay').label).toBe('happy')
    expect(day('I am sad', 'I hate it', 'nobody likes me').label).toBe('low')
    const mixed = day('I am happy', 'I love cake', 'I am sad', 'I am angry')
    expect(mixed.label).toBe('mixed')
    expect(mixed.evidence.map((each) => each.sounds)).toEqual(['bad', 'bad', 'good', 'good'])
  })
})
