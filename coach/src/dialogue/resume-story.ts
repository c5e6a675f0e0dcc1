import { isLittle } from './depth.ts'
import { loadStory, storyVersion } from '../player/load-story.ts'
import type { Heard } from '../player/vary-shuffles.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import type { Bookmark } from './story-position.ts'
import { joinText, lastSentences, pickPhrase, type ScriptedReply, type ScriptedTurn } from './turn.ts'

/** After more days a child has forgotten how the story began. */
const maxBookmarkAgeMs = 7 * 24 * 60 * 60_000

/** Returns the activity whose story the child left last, if it can go on. */
export async function findUnfinished(turn: ScriptedTurn): Promise<string | null> {
  const latestFirst = Object.entries(turn.history).toSorted(
    ([, one], [, other]) => other.lastPlayedAt.getTime() - one.lastPlayedAt.getTime(),
  )
  for (const [activity] of latestFirst) if (await findBookmark(turn, activity)) return activity
  return null
}

/** Returns null if there is no unfinished story, or the child wants a new one. */
export async function resumeStory(
  turn: ScriptedTurn,
  activity: string,
  before: string,
  heard: Heard,
): Promise<ScriptedReply | null> {
  const bookmark = wantsNewStory(turn.said) ? null : await findBookmark(turn, activity)
  if (!bookmark) return null
  const text = isLittle(turn)
    ? joinText(before, pickPhrase(turn, fixedPhrases.resumingBriefly), lastSentences(bookmark.text, 2))
    : joinText(before, pickPhrase(turn, fixedPhrases.resuming), lastSentences(bookmark.text))
  const { position, now } = turn
  return {
    text,
    position: {
      ...position,
      activity,
      state: bookmark.state,
      lastText: text,
      misses: 0,
      heard: { ...position.heard, [activity]: heard },
      progress: { ...position.progress, [activity]: { startedAt: now, level: null, rightAnswers: null, bookmark } },
    },
  }
}

export const wantsNewStory = (said: string) =>
  /\b(?:(?:a )?(?:new|another|different|other) (?:one|story|game|case|mystery)|from the (?:start|beginning)|start again|start over|begin again)\b/i.test(
    said,
  )

/** A story of this conversation goes on by itself. */
async function findBookmark({ history, position, now }: ScriptedTurn, activity: string): Promise<Bookmark | null> {
  const played = history[activity]
  if (!played?.bookmark || position.progress[activity]) return null
  if (now.getTime() - played.lastPlayedAt.getTime() > maxBookmarkAgeMs) return null
  return storyVersion(await loadStory(activity)) === played.bookmark.version ? played.bookmark : null
}
