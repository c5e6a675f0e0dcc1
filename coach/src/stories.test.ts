import { checkCoach, tailOf } from '@pipit/conversation/safeguards/check'
import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { beforeAll, describe, expect, test } from 'vitest'
import { activities } from './activities.ts'
import { seedOf } from './seeded-random.ts'
import { createTestChild, createTestCoach } from './testing/test-child.ts'
import { maxSecondsForLittle, secondsToSay } from './dialogue/speaking-time.ts'
import { splitIntoSentences } from './dialogue/turn.ts'

const depths = [
  { age: 4, level: 'simple', maturity: 'toddler' },
  { age: 9, level: 'advanced', maturity: 'toddler' },
]
const eachActivity = describe.each(activities.flatMap(({ id }) => depths.map((depth) => ({ id, ...depth }))))

const offTopic = [
  'blah wobble',
  'my cat ate a shoe',
  'I do not know',
  'hint',
  'yes',
  'no',
  'what',
  'help',
  'seven',
  'is it a dog',
  'we went to the zoo with granny',
  'why is the sky blue',
  'where is Berlin',
  'are you a robot',
  'look at this',
  'because it is so nice there and then we all ate some cake',
  'my brother is funny',
  'again',
  'um',
  '[private]',
]
const statements = [
  'I have a rabbit',
  'it is brown and soft',
  'it sleeps in my bed',
  'I built a tower',
  'with my dad',
  'it was so tall',
  'we ate pancakes',
  'very sweet',
  'I like the swing',
  'up to the sky',
  'I drew a whale',
  'a blue one',
  'with a hat',
  'we went to the harbour',
  'there were ships',
  'a red one',
  'I found a shell',
  'it hums',
  'I have a lantern',
  'it glows',
  'I made soup',
  'with carrots',
  'we played pirates',
  'on the sofa',
  'I saw an owl',
  'on the roof',
  'it looked at me',
]
const notPlaying = /^(?:hint|I don’t know|tell me|no|seven|stop|nothing|again|what does|why|sad|angry|scared|hurt)$/

/** A turn for a child below six takes at most ten seconds in these. */
const shortTurnActivities = new Set(['story', 'make-believe'])

const offersSomethingElse = /We could .*(?:What would you like|Which one|feel like)/

const coach = createTestCoach()

eachActivity('the activity $id for a child of $age', ({ id, ...depth }) => {
  const playing: string[][] = []
  const wandering: string[][] = []

  beforeAll(async () => {
    for (const index of [1, 2]) playing.push(await walk(`${id} ${depth.age} plays ${index}`, true))
    for (const index of [1, 2, 3, 4]) wandering.push(await walk(`${id} ${depth.age} wanders ${index}`, false))
  }, 240_000)

  /** Forty turns with a child who plays along, or does not, give these replies. */
  async function walk(conversation: string, plays: boolean) {
    const child = createTestChild(
      { ...depth, childId: conversation, conversationId: conversation, activity: id },
      coach,
    )
    const answers = [await child.greet()]
    const saidBefore = new Set<string>()
    for (let turn = 1; turn <= 40; turn++) {
      const seed = seedOf(`${conversation} ${turn}`)
      const could = (await child.possibleAnswers()).filter((said) => !plays || !notPlaying.test(said))
      const own = could.length === 0 || (plays && id === 'free-talk') ? statements : could
      const words = !plays && seed % 3 === 0 ? offTopic : own
      const unused = words.filter((each) => !saidBefore.has(each))
      const choices = unused.length > 0 ? unused : words
      const said = choices[seed % choices.length] ?? 'a red ball'
      saidBefore.add(said)
      answers.push(await child.say(said))
    }
    return answers
  }

  test('every sentence passes the safeguards for the youngest, whatever the child says', () => {
    for (const answers of [...playing, ...wandering]) {
      let before = ''
      for (const answer of answers) {
        expect(answer).toMatch(/\p{L}{2}.*[.?!]$/su)
        expect(answer.length).toBeLessThanOrEqual(400)
        expect(answer).not.toMatch(/[{}[\]|<>_*#@]|undefined|\bnull\b|\.\.|, ,|^[,.]/)
        for (const sentence of splitIntoSentences(answer)) {
          expect(checkCoach(sentence, { before, findProfanity, maturity: depth.maturity })).toBeNull()
          before = tailOf(`${before} ${sentence}`)
        }
      }
    }
  })

  test('every reply ends with something to answer or to do', () => {
    for (const answer of playing.flatMap((answers) => answers.slice(0, 26))) {
      const end = splitIntoSentences(answer).slice(-3).join(' ')
      expect(end).toMatch(/\?|!$|\b(?:say|find|look|tell|spy|name|count|good night|sleep well)\b/i)
    }
  })

  test('no question is repeated within 25 turns', () => {
    for (const answers of playing) {
      const first = answers.slice(0, 26)
      for (const answer of first) {
        expect(answer).not.toMatch(offersSomethingElse)
      }
      const asked = first.map((answer) => splitIntoSentences(answer).slice(-3).join(' '))
      expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([])
    }
  })

  test('the coach says the child’s name at least twice and in less than half of its replies', () => {
    const answers = playing.flat()
    const named = answers.filter((answer) => answer.includes('Mia')).length
    expect(named).toBeGreaterThanOrEqual(2)
    expect(named).toBeLessThan(answers.length / 2)
  })

  test('no turn takes longer than a child of this age listens', () => {
    const maxSeconds = depth.age < 6 && shortTurnActivities.has(id) ? maxSecondsForLittle : 30
    const long = playing.flatMap((answers) => answers.slice(1).filter((answer) => secondsToSay(answer) > maxSeconds))
    expect(long).toEqual([])
  })

  test('the story ends without a question when the time is nearly over', async () => {
    const child = createTestChild({ ...depth, activity: id }, coach)
    await child.greet()
    await child.say('yes')
    const ending = await child.say('yes', { windingDown: true })
    expect(ending).toMatch(/\p{L}{2}.*[.]$/su)
    expect(ending).not.toMatch(/Shall we|We could/)
  })
})

test('the questions for younger and older children differ', async () => {
  const first = async (level: string, age: number) =>
    Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const child = createTestChild(
          { childId: `${level} ${index}`, conversationId: `depth ${index}`, activity: 'quiz', level, age },
          coach,
        )
        await child.greet()
        return child.say('space')
      }),
    )
  const [easy, hard] = [await first('simple', 4), await first('advanced', 9)]
  expect(easy.filter((question) => hard.includes(question))).toEqual([])
})
