import { firstSteps } from '@pipit/contract/accounts/accounts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'

export type FirstStep = (typeof firstSteps)[number]

type FamilyState = Pick<FamilyHome, 'children' | 'devices' | 'wifiNetworks' | 'cards' | 'firstConversationOn'>

interface Step {
  id: FirstStep
  state: 'done' | 'skipped' | 'next' | 'later'
}

/** The list is empty after the first conversation, or if nothing else is left to do. */
export function firstStepStates(family: FamilyState, skipped: FirstStep[]): Step[] {
  if (family.firstConversationOn !== null) return []
  // It has reached us from the wifi that was chosen on the board itself.
  const hasBoard = family.devices.some(({ protocol }) => protocol === 'xiaozhi')
  const isDone: Record<FirstStep, boolean> = {
    child: family.children.length > 0,
    device: family.devices.length > 0,
    wifi: family.wifiNetworks.length > 0,
    online: family.devices.some(({ online, lastSeenAt }) => online || lastSeenAt !== null) || hasBoard,
    card: family.cards.length > 0,
    hello: false,
  }
  const isSkipped = (id: FirstStep) => skipped.includes(id) || (id === 'wifi' && hasBoard)
  const next = firstSteps.find((id) => !isDone[id] && !isSkipped(id))
  if (next === undefined) return []
  return firstSteps.map((id) => {
    if (isDone[id]) return { id, state: 'done' }
    if (isSkipped(id)) return { id, state: 'skipped' }
    return { id, state: id === next ? 'next' : 'later' }
  })
}
