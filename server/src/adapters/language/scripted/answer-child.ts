import { answerAboutPipit } from './about-pipit.ts'
import { beginActivity, settle, variablesOf } from './begin-activity.ts'
import { hearChoice, isQuestion } from './hear-choice.ts'
import { lines } from './lines.ts'
import { hearChange, hearWish, offer } from './lobby.ts'
import { notUnderstood } from './not-understood.ts'
import { openStory } from './open-story.ts'
import { asks } from './phrases.ts'
import type { Option, Variables } from './play-story.ts'
import { choose, optionsAt } from './play-story.ts'
import { heartOf, readTold } from './tell-back.ts'
import type { Answer, Turn } from './turn.ts'
import { endOf, join, line, questionIn } from './turn.ts'
import { answerWhy } from './answer-why.ts'
import { lastNumber, wordsOf } from './words.ts'

export async function answerChild(turn: Turn): Promise<Answer> {
  const { place, said } = turn
  const words = wordsOf(said)
  const spoken = words.join(' ')
  const aboutPipit = isQuestion(words) ? answerAboutPipit(words, turn.context) : null
  if (aboutPipit) return again(turn, aboutPipit, questionIn(place.asked))
  const wished = hearChange(words, place.activity)
  if (wished) return beginActivity(turn, wished, line(turn, lines.begins))
  if (place.activity === null) return chooseNext(turn, words)
  const story = await openStory(place.activity)
  const options = optionsAt(story, place.state)
  const heard = hearChoice(said, options)
  if (asks.repeat.test(spoken) && !heard?.understood) return repeat(turn)
  if (asks.stop.test(spoken) && !heard?.understood) return offer(turn, line(turn, lines.stops))
  if (heard?.understood) return goOn(turn, options, heard.index)
  const aside = await answerAside(turn, words)
  if (aside) return again(turn, aside, aside.endsWith('?') ? '' : questionIn(place.asked))
  if (!turn.heardQuestion) return again(turn, line(turn, lines.goOn), questionIn(place.asked))
  if (heard) return goOn(turn, options, heard.index)
  return notUnderstood(turn, options, (index, before) => goOn(turn, options, index, before))
}

const again = (turn: Turn, before: string, asked: string): Answer => ({ text: join(before, asked), place: turn.place })

const repeat = (turn: Turn) => again(turn, line(turn, lines.repeats), endOf(turn.place.asked))

async function chooseNext(turn: Turn, words: string[]): Promise<Answer> {
  if (asks.repeat.test(words.join(' '))) return repeat(turn)
  const [first = 'free-talk'] = turn.place.offered
  const wish = asks.stop.test(words.join(' ')) ? 'others' : hearWish(turn)
  if (wish === 'others') return offer(turn, line(turn, lines.others))
  if (wish === 'any') return beginActivity(turn, first, line(turn, lines.chooses))
  const tells = words.length > 4 && readTold(turn.said) !== null
  if (wish && !tells) return beginActivity(turn, wish.activity, line(turn, lines.begins))
  const aside = await answerAside(turn, words)
  if (aside) return again(turn, aside, aside.endsWith('?') ? '' : questionIn(turn.place.asked))
  return talkAbout(turn)
}

/** What a child tells instead of choosing is worth more than the choice. */
async function talkAbout(turn: Turn): Promise<Answer> {
  const begun = await beginActivity(turn, 'free-talk', '', 'listening')
  return answerChild({ ...turn, place: { ...begun.place, asked: turn.place.asked }, heardQuestion: true })
}

async function goOn(turn: Turn, options: Option[], index: number, before = ''): Promise<Answer> {
  const { activity, state } = turn.place
  const option = options.find((each) => each.index === index)
  const story = await openStory(activity ?? 'free-talk')
  const variables = { ...variablesOf(turn), ...(before === '' && option ? fromWords(turn, option) : {}) }
  const answer = settle(turn, before, choose(story, state, index, variables))
  const { remembered } = variables
  if (typeof remembered !== 'string' || !remembered || !answer.text.includes(remembered)) return answer
  return { ...answer, place: { ...answer.place, recalled: [...turn.place.recalled, remembered] } }
}

/** What a story may use of the child's own words. */
function fromWords(turn: Turn, { keeps, hears }: Option): Variables {
  const number = lastNumber(wordsOf(turn.said))
  const kept = keeps === null || isNoAnswer(turn.said) ? null : heartOf(turn.said)
  const told = hears.includes('@tells') ? readTold(turn.said) : null
  return {
    ...(number === null ? {} : { number }),
    ...(keeps && kept && turn.mayEcho(kept) ? { [keeps]: kept } : {}),
    ...(told && turn.mayEcho(told.told) ? { ...told } : { verb: '', told: '', topic: '' }),
    remembered: remember(turn),
  }
}

const isNoAnswer = (said: string) =>
  hearChoice(said, [{ index: 0, label: null, hears: ['@unsure', '@no', '@yes', '@give-up', '@hint'] }]) !== null

/** Something that the child told a while ago, to come back to. */
function remember({ earlier, place, mayEcho }: Turn) {
  const things = earlier.slice(0, -4).flatMap((said) => readTold(said)?.topic ?? [])
  return things.find((thing) => !place.recalled.includes(thing) && mayEcho(thing)) ?? ''
}

/** Where a child may just as well tell what it has in its hand. */
const telling = new Set<string | null>([null, 'free-talk', 'show-and-tell', 'i-spy'])
const wondering = new Set(['why', 'how', 'what', 'where', 'who', 'when', 'whats', 'wheres', 'whos'])

/** Questions that have nothing to do with the game are answered, honestly, before the game goes on. */
async function answerAside(turn: Turn, words: string[]): Promise<string | null> {
  const aboutPipit = answerAboutPipit(words, turn.context)
  if (aboutPipit) return aboutPipit
  if (asks.look.test(words.join(' '))) {
    const mayTell = telling.has(turn.place.activity)
    return join(line(turn, lines.cannotSee), mayTell ? line(turn, lines.tellMe) : '')
  }
  if (!isQuestion(words) || !wondering.has(words[0] ?? '') || words[1] === 'about') return null
  return (await answerWhy(turn)) ?? line(turn, lines.unknown)
}
