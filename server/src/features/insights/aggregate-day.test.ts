import { describe, expect, test } from 'vitest'
import { parseDay, type Day } from './aggregate-day.ts'
import type { DayEntry } from './text-analysis/parse-utterances.ts'

const said = (who: 'child' | 'coach', number: number, text: string | null, more: Partial<DayEntry> = {}): DayEntry => ({
  conversationId: 'talk',
  number,
  who,
  text,
  activity: null,
  language: 'en',
  ...more,
})
const childSays = (...texts: (string | null)[]) => texts.map((text, number) => said('child', number, text))
const talk = { seconds: 300, activity: null }
const day = (entries: DayEntry[], more: Partial<Day> = {}): Day => ({
  entries,
  conversations: [talk],
  flags: [],
  ...more,
})
const fold = (given: Day, newWords: string[] = []) => parseDay(given).aggregate(new Set(newWords))
const figures = (...texts: (string | null)[]) => fold(day(childSays(...texts))).figures

/** Counted by hand: the numbers behind each line are its words. */
const morning: DayEntry[] = [
  said('coach', 0, 'Good morning! What did you dream of, my little dinosaur friend?'),
  said('child', 1, 'I dreamt of a dinosaur.', { activity: 'free-talk' }), // 5
  said('coach', 2, 'Was it big?'),
  said('child', 3, 'Yes! It was a very big dinosaur with teeth, and it ate all the trees.', { activity: 'free-talk' }), // 1 + 14
  said('child', 4, null),
  said('child', 5, 'Why do dinosaurs have tails? Do you know'), // 5 + 3
  said('child', 6, 'I don’t like broccoli', { activity: 'story' }), // 4
]

describe('a morning that was counted by hand', () => {
  const { words, aggregate: foldNow } = parseDay(
    day(morning, {
      conversations: [
        { seconds: 250, activity: 'free-talk' },
        { seconds: 65, activity: null },
      ],
    }),
  )
  const { figures: counted, quotes } = foldNow(new Set(['dreamt', 'tails']))

  test('comes to these figures, of the child’s own words alone', () => {
    expect(counted).toEqual({
      minutes: 5.3,
      conversations: 2,
      turns: 5,
      notUnderstood: 1,
      words: 32,
      differentWords: 27,
      longestSentence: 14,
      questions: 2,
      flags: 0,
      mood: 'not-enough',
      topics: [{ name: 'Dinosaurs', mentions: 3 }],
      activities: ['free-talk', 'story'],
      languages: ['en'],
    })
    expect(words).toHaveLength(27)
  })

  test('is quoted with the entries that the words are in', () => {
    expect(quotes.longestSentence).toEqual({
      entryId: 'talk-3',
      text: 'It was a very big dinosaur with teeth, and it ate all the trees.',
    })
    expect(quotes.mood).toEqual([{ entryId: 'talk-6', text: 'I don’t like broccoli', sounds: 'bad' }])
    expect(quotes.bestMoments).toEqual([
      { entryId: 'talk-1', text: 'I dreamt of a dinosaur.', why: 'A new word' },
      {
        entryId: 'talk-3',
        text: 'Yes! It was a very big dinosaur with teeth, and it ate all the trees.',
        why: '15 words in one go',
      },
      { entryId: 'talk-5', text: 'Why do dinosaurs have tails? Do you know', why: 'A question' },
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
  ])('%s: %i', (text, count) => expect(figures(text).questions).toBe(count))
})

describe('topics', () => {
  test('need more than one mention, and count plurals', () => {
    expect(figures('dogs and cats and puppies and one rocket').topics).toEqual([{ name: 'Animals', mentions: 3 }])
  })

  test('are not guessed in a language whose words are not known', () => {
    expect(fold(day([said('child', 1, 'Papa Papa Papa', { language: 'de' })])).figures.topics).toEqual([])
  })
})

describe('best moments', () => {
  test('leave out what a flag is about, what is short, and what was said before', () => {
    const entries = childSays('Why is the sky blue?', 'Why is the sky blue?', 'why?', 'Why does he hurt me?')
    const { bestMoments } = fold(
      day(entries, {
        flags: [
          { conversationId: 'talk', number: 3 },
          { conversationId: 'talk', number: null },
        ],
      }),
    ).quotes
    expect(bestMoments.map(({ entryId }) => entryId)).toEqual(['talk-0'])
  })
})

describe('a day', () => {
  test('on which nothing was said', () => {
    expect(fold({ entries: [], conversations: [], flags: [] })).toEqual({
      figures: {
        minutes: 0,
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

  test('on which the child was never understood', () => {
    expect(figures(null, null)).toMatchObject({ turns: 2, notUnderstood: 2, words: 0, languages: [] })
  })

  test.each([
    ['ru', 'Мама, а почему луна большая?', ['мама', 'а', 'почему', 'луна', 'большая'], 1],
    ['ja', '犬が好きです', ['犬', 'が', '好き', 'です'], 0],
    ['ar', 'أحب القطط', ['أحب', 'القطط'], 0],
    ['th', 'ฉันชอบแมว', ['ฉัน', 'ชอบ', 'แมว'], 0],
    ['xx-nobody', 'one two', ['one', 'two'], 0],
    ['not a language!', 'one two', ['one', 'two'], 0],
  ])('in another alphabet: %s', (language, text, words, questions) => {
    const read = parseDay(day([said('child', 1, text, { language })]))
    expect(read.words).toEqual(words)
    expect(read.aggregate(new Set()).figures).toMatchObject({ words: words.length, questions, languages: [language] })
  })

  test('with markup is a day with words', () => {
    const { figures: counted, quotes } = fold(day(childSays('<script>alert(1)</script> <b>why</b> do cats purr?')))
    expect(counted.words).toBe(10)
    expect(quotes.bestMoments[0]?.text).toBe('<script>alert(1)</script> <b>why</b> do cats purr?')
  })

  test('with endless words and sentences keeps quotes short and vocabulary sane', () => {
    const { words, aggregate: foldNow } = parseDay(
      day(childSays('a'.repeat(5000), `${'no '.repeat(3000)}`, '12 34x -- 🦖')),
    )
    expect(words).toEqual(['no'])
    const { figures: counted, quotes } = foldNow(new Set())
    expect(counted).toMatchObject({ longestSentence: 3000, differentWords: 1 })
    expect(quotes.longestSentence?.text.length).toBeLessThan(300)
  })

  test('of 2,000 turns is folded in well under a second', () => {
    const entries = Array.from({ length: 2000 }, (_, number) =>
      said(
        number % 2 === 0 ? 'child' : 'coach',
        number,
        `Why does dragon number ${number} like the moon and I am so happy about it?`,
      ),
    )
    const before = process.cpuUsage()
    const { figures: counted } = fold(day(entries))
    const { user } = process.cpuUsage(before)
    expect(counted).toMatchObject({ turns: 1000, questions: 1000, mood: 'happy', words: 15_000 })
    expect(user / 1000).toBeLessThan(1000)
  })
})
