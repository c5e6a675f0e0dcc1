import { describe, expect, test } from 'vitest'
import { parseDay, type Day } from './aggregate-day.ts'
import type { DayEntry } from './text-analysis/parse-utterances.ts'

const entry = (
  who: 'child' | 'coach',
  number: number,
  text: string | null,
  more: Partial<DayEntry> = {},
): DayEntry => ({
  conversationId: 'conversation',
  number,
  who,
  text,
  activity: null,
  language: 'en',
  ...more,
})
const childSays = (...texts: (string | null)[]) => texts.map((text, number) => entry('child', number, text))
const day = (entries: DayEntry[], more: Partial<Day> = {}): Day => ({
  entries,
  minutes: 5,
  hours: [{ hour: 16, minutes: 5 }],
  conversations: [{ activity: null }],
  flags: [],
  names: [],
  ...more,
})
const aggregate = (given: Day, newWords: string[] = []) => parseDay(given).aggregate(new Set(newWords))
const figures = (...texts: (string | null)[]) => aggregate(day(childSays(...texts))).figures

/** The number after each line is its word count, counted by hand. */
const morning: DayEntry[] = [
  entry('coach', 0, 'Good morning! What did you dream of, my little dinosaur friend?'),
  entry('child', 1, 'I dreamt of a dinosaur.', { activity: 'free-talk' }), // 5
  entry('coach', 2, 'Was it big?'),
  entry('child', 3, 'Yes! It was a very big dinosaur with teeth, and it ate all the trees.', { activity: 'free-talk' }), // 1 + 14
  entry('child', 4, null),
  entry('child', 5, 'Why do dinosaurs have tails? Do you know'), // 5 + 3
  entry('child', 6, 'I don’t like broccoli', { activity: 'story' }), // 4
]

describe('figures and quotes', () => {
  const { words, aggregate: aggregateDay } = parseDay(
    day(morning, {
      minutes: 5.2,
      conversations: [{ activity: 'free-talk' }, { activity: null }],
    }),
  )
  const { figures: counted, quotes } = aggregateDay(new Set(['dreamt', 'tails']))

  test('a day that was counted by hand has the expected figures, which count only the child’s words', () => {
    expect(counted).toEqual({
      minutes: 5.2,
      hours: [{ hour: 16, minutes: 5 }],
      conversations: 2,
      turns: 5,
      notUnderstood: 1,
      words: 32,
      differentWords: 12,
      longestSentence: 14,
      questions: 2,
      flags: 0,
      mood: 'not-enough',
      topics: [
        { name: 'Dinosaurs', mentions: 3 },
        { name: 'Food', mentions: 2 },
      ],
      activities: ['free-talk', 'story'],
      languages: ['en'],
    })
    expect(words).toHaveLength(12)
  })

  test('a day that was counted by hand has the expected quotes with their entry ids', () => {
    expect(quotes.longestSentence).toEqual({
      entryId: 'conversation-3',
      text: 'It was a very big dinosaur with teeth, and it ate all the trees.',
    })
    expect(quotes.mood).toEqual([{ entryId: 'conversation-6', text: 'I don’t like broccoli', sounds: 'bad' }])
    expect(quotes.bestMoments).toEqual([
      {
        entryId: 'conversation-5',
        text: 'Why do dinosaurs have tails? Do you know',
        reason: { code: 'question', count: null },
        points: 4,
        why: 'A question',
      },
      {
        entryId: 'conversation-3',
        text: 'Yes! It was a very big dinosaur with teeth, and it ate all the trees.',
        reason: { code: 'long-sentence', count: 15 },
        points: 1.5,
        why: '15 words in one go',
      },
      {
        entryId: 'conversation-1',
        text: 'I dreamt of a dinosaur.',
        reason: { code: 'new-words', count: 1 },
        points: 1,
        why: 'A new word',
      },
    ])
  })
})

describe('questions', () => {
  test.each([
    ['Where is the moon?', 1],
    ['where is the moon', 1],
    ['why', 1],
    ['It is red. Why? Can I see it?', 2],
    ['how many legs does it have', 1],
    ['can we play again', 1],
    ['what a nice dog', 0],
    ['when I was little I had a fish', 0],
    ['I know why', 0],
    ['Do it!', 0],
    ['月はどこ？', 1],
    ['أين القمر؟', 1],
  ])('"%s" contains %i questions', (text, count) => expect(figures(text).questions).toBe(count))
})

describe('topics', () => {
  test('a topic needs more than one mention, and plurals count', () => {
    expect(figures('dogs and cats and puppies and one rocket').topics).toEqual([{ name: 'Animals', mentions: 3 }])
  })
})

describe('best moments', () => {
  test('flagged, short and repeated utterances are no best moments', () => {
    const entries = childSays('Why is the sky blue?', 'Why is the sky blue?', 'why?', 'Why does he hurt me?')
    const { bestMoments } = aggregate(
      day(entries, {
        flags: [
          { conversationId: 'conversation', number: 3 },
          { conversationId: 'conversation', number: null },
        ],
      }),
    ).quotes
    expect(bestMoments.map(({ entryId }) => entryId)).toEqual(['conversation-0'])
  })
})

test('what was flagged is counted, but neither the longest sentence nor the mood quotes it', () => {
  const entries = childSays('I am so sad and scared because he hurts me a lot every day', 'I am sad and lonely today')
  const of = (flags: { conversationId: string; number: number | null }[]) => aggregate(day(entries, { flags }))
  const open = of([])
  expect(JSON.stringify(open.quotes)).toContain('he hurts me')
  const { figures: counted, quotes } = of([{ conversationId: 'conversation', number: 0 }])
  expect(counted).toEqual({ ...open.figures, flags: 1 })
  expect(JSON.stringify(quotes)).not.toContain('he hurts me')
})

describe('aggregating a day', () => {
  test('a day without entries has figures of zero', () => {
    expect(aggregate({ entries: [], minutes: 0, hours: [], conversations: [], flags: [], names: [] })).toEqual({
      figures: {
        minutes: 0,
        hours: [],
        conversations: 0,
        turns: 0,
        notUnderstood: 0,
        words: 0,
        differentWords: 0,
        longestSentence: 0,
        questions: 0,
        flags: 0,
        mood: 'not-enough',
        topics: [],
        activities: [],
        languages: [],
      },
      quotes: { longestSentence: null, mood: [], bestMoments: [] },
    })
  })

  test('a day on which the child was never understood has turns but no words', () => {
    expect(figures(null, null)).toMatchObject({ turns: 2, notUnderstood: 2, words: 0, languages: [] })
  })

  test.each([
    ['ru', 'Мама, а почему луна большая?', ['мама', 'а', 'почему', 'луна', 'большая'], 1],
    ['ja', '犬が好きです', ['犬', 'が', '好き', 'です'], 0],
    ['ar', 'أحب القطط', ['أحب', 'القطط'], 0],
    ['th', 'ฉันชอบแมว', ['ฉัน', 'ชอบ', 'แมว'], 0],
    ['xx-nobody', 'one two', ['one', 'two'], 0],
    ['not a language!', 'one two', ['one', 'two'], 0],
  ])('words and questions are counted in the language "%s"', (language, text, words, questions) => {
    const read = parseDay(day([entry('child', 1, text, { language })]))
    expect(read.words).toEqual(words)
    expect(read.aggregate(new Set()).figures).toMatchObject({ words: words.length, questions, languages: [language] })
  })

  test('markup is counted and quoted as text', () => {
    const { figures: counted, quotes } = aggregate(day(childSays('<script>alert(1)</script> <b>why</b> do cats purr?')))
    expect(counted.words).toBe(10)
    expect(quotes.bestMoments[0]?.text).toBe('<script>alert(1)</script> <b>why</b> do cats purr?')
  })

  test('endless words are not vocabulary, and a long sentence is quoted in part', () => {
    const { words, aggregate: aggregateDay } = parseDay(
      day(childSays('a'.repeat(5000), `${'dragon '.repeat(3000)}`, '12 34x -- 🦖')),
    )
    expect(words).toEqual(['dragon'])
    const { figures: counted, quotes } = aggregateDay(new Set())
    expect(counted).toMatchObject({ longestSentence: 3000, differentWords: 1 })
    expect(quotes.longestSentence?.text.length).toBeLessThan(300)
  })

  test('a day of 2,000 entries is aggregated in less than a second', () => {
    const entries = Array.from({ length: 2000 }, (_, number) =>
      entry(
        number % 2 === 0 ? 'child' : 'coach',
        number,
        `Why does dragon number ${number} like the moon and I am so happy about it?`,
      ),
    )
    const before = process.cpuUsage()
    const { figures: counted } = aggregate(day(entries))
    const { user } = process.cpuUsage(before)
    expect(counted).toMatchObject({ turns: 1000, questions: 1000, mood: 'happy', words: 15_000 })
    expect(user / 1000).toBeLessThan(1000)
  })
})
