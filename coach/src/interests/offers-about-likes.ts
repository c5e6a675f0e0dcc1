import { isLittle, isOlder } from '../dialogue/depth.ts'
import type { ScriptedTurn } from '../dialogue/turn.ts'
import { likesOf, topicsOf } from './find-topics.ts'
import type { Depth, Offer } from './topic.ts'

/** A child must be old enough for what is written about its interests. */
export function offersAboutLikes(turn: ScriptedTurn): Offer[] {
  const depths = depthsOf(turn)
  return likesOf(turn)
    .flatMap((like) => topicsOf(like).flatMap(({ offers }) => offers))
    .filter(({ depth }) => depth === null || depths.includes(depth))
}

/** `story.ink` tells its stories at these depths. */
function depthsOf(turn: ScriptedTurn): Depth[] {
  if (isLittle(turn)) return ['little']
  return isOlder(turn) ? ['middle', 'older'] : ['middle']
}
