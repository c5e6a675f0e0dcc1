import { isLittle, isOlder } from '../dialogue/depth.ts'
import type { ScriptedTurn } from '../dialogue/turn.ts'
import { likesOf, topicsOf } from './find-topics.ts'
import type { Depth, Offer } from './topic.ts'

/** What is written about the interests of a child, where the child is old enough for it. */
export function offersAboutLikes(turn: ScriptedTurn): Offer[] {
  const depths = depthsOf(turn)
  return likesOf(turn)
    .flatMap((like) => topicsOf(like).flatMap(({ offers }) => offers))
    .filter(({ depth }) => depth === null || depths.includes(depth))
}

/** As `story.ink` tells its stories. */
function depthsOf(turn: ScriptedTurn): Depth[] {
  if (isLittle(turn)) return ['little']
  return isOlder(turn) ? ['middle', 'older'] : ['middle']
}
