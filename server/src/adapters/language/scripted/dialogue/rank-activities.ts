import type { Activity } from '../activities.ts'
import type { ScriptedTurn } from './turn.ts'

/** Words of interests that an activity is about. */
const topics: Record<string, RegExp> = {
  story: /book|stor(?:y|ies)|fairy|reading|adventure|princess|pirate|knight/i,
  'animal-sounds': /animal|dog|cat|horse|pony|dinosaur|bird|farm|zoo|rabbit|bunny|whale|shark|insect/i,
  'i-spy': /colou?r|paint|draw|art\b|craft/i,
  counting: /number|count|math/i,
  rhymes: /music|song|sing|rhyme|poem|piano|guitar/i,
  move: /danc|sport|football|soccer|gym|run|jump|swim|climb|bike|ballet|karate/i,
  'make-believe': /space|rocket|moon|planet|dragon|unicorn|shop|cook|pretend|lego|doll|superhero/i,
  why: /science|nature|experiment|volcano|weather|how things|robot|machine|car|train|plane|body/i,
  riddles: /joke|riddle|funny|puzzle/i,
  quiz: /quiz|fact|histor|geograph|countr/i,
  detective: /detective|mystery|spy|puzzle|clue|police/i,
  'second-language': /language|spanish|french|german|italian|travel/i,
  'word-garden': /word|letter|writ|spell/i,
}

/** Played more often than this, an activity is a favourite. */
const minTimesOfFavourite = 2

/** How well an activity fits a child: it was played often, or it is about something that the child likes. */
function fitOf({ history, interests, facts }: ScriptedTurn, id: string): number {
  const liked = [...interests, ...facts.filter(({ kind }) => kind === 'likes').map(({ value }) => value)]
  const times = history[id]?.times ?? 0
  return (times >= minTimesOfFavourite ? times : 0) + (liked.some((each) => topics[id]?.test(each)) ? 3 : 0)
}

/** Moves one of the activities that fit best to the front; the others stay as they are, so that there is variety. */
export function favouriteFirst(turn: ScriptedTurn, candidates: Activity[]): Activity[] {
  const [best] = candidates.toSorted((one, other) => fitOf(turn, other.id) - fitOf(turn, one.id))
  if (!best || fitOf(turn, best.id) === 0) return candidates
  return [best, ...candidates.filter(({ id }) => id !== best.id)]
}
