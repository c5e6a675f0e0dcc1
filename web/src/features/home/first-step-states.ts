import { firstSteps } from '@pipit/contract/accounts/accounts'
import type { FamilyHome } from '../../api/family/family-queries.ts'

export type FirstStep = (typeof firstSteps)[number]

type FamilyResources = Pick<FamilyHome, 'children' | 'devices' | 'wifiNetworks' | 'cards'>

interface Step {
  id: FirstStep
  state: 'done' | 'skipped' | 'next' | 'later'
}

/** The state of each first step of a new family; empty once all are done or skipped. */
export function firstStepStates(
  { children, devices, wifiNetworks, cards }: FamilyResources,
  skipped: FirstStep[],
): Step[] {
  const count: Record<FirstStep, number> = {
    child: children.length,
    device: devices.length,
    wifi: wifiNetworks.length,
    card: cards.length,
  }
  const isDone = (id: FirstStep) => count[id] > 0
  const next = firstSteps.find((id) => !isDone(id) && !skipped.includes(id))
  if (next === undefined) return []
  return firstSteps.map((id) => {
    if (isDone(id)) return { id, state: 'done' }
    if (skipped.includes(id)) return { id, state: 'skipped' }
    return { id, state: id === next ? 'next' : 'later' }
  })
}
