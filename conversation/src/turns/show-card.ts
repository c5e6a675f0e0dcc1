import { interrupt } from './interruption.ts'
import { isTimeUp } from '../lifecycle/goodbye.ts'
import type { Card } from '../participants.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { think } from './generate-reply.ts'

/** A card begins its activity at once, unless the child is in the middle of saying something, or leaving. */
export function showCard(step: Step, card: Card): Step {
  const { turn, leaving, offlineSince } = step.state
  const shown = change(step, { card, resumed: false })
  if (turn || leaving || isTimeUp(step)) return shown
  return offlineSince === null ? think(interrupt(shown), 'begin-card') : change(shown, { unanswered: 'begin-card' })
}
