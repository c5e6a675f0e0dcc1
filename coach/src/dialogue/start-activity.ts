import { firstLevel, isLittle, isOlder } from './depth.ts'
import { loadStory } from '../player/load-story.ts'
import { jumpTo, startAt, type StoryStep, type Variables } from '../player/play-story.ts'
import { allHeard, type Heard } from '../player/vary-shuffles.ts'
import { seedOf } from '../seeded-random.ts'
import { activities } from '../activities.ts'
import { likedContent, likesOf } from '../interests/find-topics.ts'
import { storyWishes } from '../interests/story-wishes.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { finishActivity } from './offer-activities.ts'
import { factVariables } from './mention-memory.ts'
import { isTooLong } from './question-again.ts'
import { resumeStory } from './resume-story.ts'
import type { ActivityProgress } from './story-position.ts'
import { joinText, pickPhrase, type ScriptedReply, type ScriptedTurn } from './turn.ts'

export function storyVariables(turn: ScriptedTurn): Variables {
  const { childName, pronouns } = turn.context
  return {
    name: childName ?? '',
    named: childName !== null,
    pronoun_subject: pronouns?.subject ?? '',
    pronoun_object: pronouns?.object ?? '',
    pronoun_possessive: pronouns?.possessive ?? '',
    older: isOlder(turn),
    little: isLittle(turn),
    picture: turn.hasPicture,
    guessed: '',
    difficulty: turn.position.difficulty,
    ...factVariables(turn),
    ...storyWishes(turn),
  }
}

/** A story with four levels begins where the child was last time, and else by age and language. */
const startLevel = (turn: ScriptedTurn, activity: string) => turn.history[activity]?.level ?? firstLevel(turn)

export const heardOf = (turn: ScriptedTurn, activity: string): Heard =>
  turn.position.heard[activity] ?? {
    now: {},
    before: turn.history[activity]?.heard ?? {},
    likes: likedContent(likesOf(turn)),
  }

export async function startActivity(
  turn: ScriptedTurn,
  id: string,
  before: string,
  knot = 'start',
): Promise<ScriptedReply> {
  const { context } = turn
  const activity = activities.some((each) => each.id === id) ? id : 'free-talk'
  const resumed = knot === 'start' ? await resumeStory(turn, activity, before, heardOf(turn, activity)) : null
  if (resumed) return resumed
  const seed = seedOf(`${context.conversationId} ${activity} ${context.turnCount}`) % 1_000_000
  const variables = { ...storyVariables(turn), level: startLevel(turn, activity) }
  const heard = heardOf(turn, activity)
  const played = startAt(await loadStory(activity), knot, seed, variables, {
    ...heard,
    now: {},
    before: allHeard(heard),
  })
  const remembering = joinText(before, knot === 'start' ? lastResult(turn, activity) : '')
  return toReply({ ...turn, position: { ...turn.position, activity } }, remembering, played)
}

/** The child leaves the choice to the coach. */
export async function startChosenByCoach(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { activity, knot } = turn.position.offered[0] ?? { activity: 'free-talk', knot: 'start' }
  const reply = await startActivity(turn, activity, pickPhrase(turn, fixedPhrases.coachChooses), knot)
  return isTooLong(turn, reply.text) ? startActivity(turn, activity, '', knot) : reply
}

const minRightAnswers = 3

/** An older child hears once in a conversation what it achieved last time. */
function lastResult({ context, history, position }: ScriptedTurn, activity: string) {
  const rightAnswers = history[activity]?.rightAnswers ?? 0
  const isSaid = rightAnswers >= minRightAnswers && (context.age ?? 0) >= 6 && !position.progress[activity]
  return isSaid ? `Last time you got ${rightAnswers} right.` : ''
}

/** After the end of a story the coach offers activities again. */
export function toReply(turn: ScriptedTurn, before: string, played: StoryStep): ScriptedReply {
  const text = joinText(before, played.text)
  const { activity, heard, progress } = turn.position
  const position = {
    ...turn.position,
    heard: { ...heard, [activity ?? '']: played.heard },
    progress: { ...progress, [activity ?? '']: progressOf(turn, played) },
  }
  if (played.options.length === 0) return finishActivity({ ...turn, position }, text)
  return { text, position: { ...position, state: played.state, lastText: text, misses: 0 } }
}

/** A child wants to know how these long stories go on. */
const resumableActivities = new Set(['story', 'detective', 'make-believe'])

function progressOf({ position, now }: ScriptedTurn, played: StoryStep): ActivityProgress {
  const { text, state, version, score, level, options } = played
  const { activity, progress } = position
  const isResumable = options.length > 0 && resumableActivities.has(activity ?? '')
  return {
    startedAt: progress[activity ?? '']?.startedAt ?? now,
    level: score > 0 ? level : null,
    rightAnswers: score > 0 ? score : null,
    bookmark: isResumable ? { version, state, text } : null,
  }
}

/** Each story has a quiet ending. */
export async function endActivity(turn: ScriptedTurn): Promise<string> {
  const { activity, state } = turn.position
  if (activity === null || state === '') return ''
  return jumpTo(await loadStory(activity), state, 'winding_down', storyVariables(turn), heardOf(turn, activity)).text
}
