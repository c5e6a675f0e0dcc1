import { activities } from '../activities.ts'
import { endActivity } from './start-activity.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { joinText, pickPhrase, type ScriptedReply, type ScriptedTurn } from './turn.ts'

/** The coach starts nothing new: the story ends, and then the coach only says quiet phrases. */
export async function windDown(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { position, context } = turn
  const quiet = (text: string) => ({
    text,
    position: { ...position, activity: null, state: '', lastText: text, goodbyes: position.goodbyes + 1 },
  })
  if (context.purpose === 'wind-down') {
    const lastMinutes = pickPhrase(turn, fixedPhrases.lastMinutes[kindOf(position.activity)])
    return quiet(joinText(lastMinutes, (await endActivity(turn)) || pickPhrase(turn, fixedPhrases.lastTopic)))
  }
  if (context.purpose !== 'reply') {
    const hello = context.purpose === 'greet' && context.childName ? `Hello, ${context.childName}!` : ''
    return quiet(
      joinText(
        hello,
        pickPhrase(turn, fixedPhrases.littleTimeLeft),
        nextTime(context.purpose === 'greet' ? null : context.activity),
      ),
    )
  }
  const ending = position.goodbyes === 0 ? await endActivity(turn) : ''
  return quiet(ending || pickPhrase(turn, fixedPhrases.quietEnd))
}

const stories = new Set(['story', 'make-believe', 'detective', 'good-night'])
const talks = new Set(['free-talk', 'feelings', 'why', 'show-and-tell'])

function kindOf(activity: string | null) {
  if (activity === null || talks.has(activity)) return 'talk'
  return stories.has(activity) ? 'story' : 'game'
}

function nextTime(activity: string | null) {
  const offer = activities.find(({ id }) => id === activity)?.offer ?? 'play a game'
  return `We can ${offer} next time. For now, tell me one nice thing from your day.`
}
