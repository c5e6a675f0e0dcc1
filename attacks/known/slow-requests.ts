import { holdOpen, slowRequests } from '../requests/slow-requests.ts'
import { onTarget, type Attack } from '../runner/attack.ts'

const watchSeconds = 25

export const slowRequestsAttack: Attack = {
  name: 'slow-requests',
  aim: 'hold connections open with requests that never end',
  attempt: onTarget({}, async (target) => {
    const held = await Promise.all(
      Object.entries(slowRequests).map(async ([name, slow]) => ({
        name,
        ...(await holdOpen(target, slow, watchSeconds)),
      })),
    )
    return {
      succeeded: held.some(({ isOpen }) => isOpen),
      evidence: held
        .map(({ name, isOpen, seconds }) => `${name}: ${isOpen ? 'open' : 'cut'} after ${seconds.toFixed(0)} s`)
        .join(', '),
    }
  }),
}
