import { boardVisionPath } from '@pipit/contract/boards/messages'
import { manyParts as form } from '../requests/costly-forms.ts'
import type { Attack } from '../runner/attack.ts'
import { aClaimedBoard } from '../target/a-board.ts'
import { answeredMeanwhile } from '../target/answered-meanwhile.ts'
import { aParent, call } from '../target/people.ts'
import { withTarget } from '../target/with-target.ts'

export const manyParts: Attack = {
  name: 'many-parts',
  aim: 'silence the server for other families by forms of a camera that have tens of thousands of parts',
  measuresTime: true,
  attempt: (options) =>
    withTarget(options, async (target) => {
      const { deviceId, token, clientId } = await aClaimedBoard(target, await aParent(target))
      await target.sql('update devices set uses_camera = true where id = $1', [deviceId])
      const other = await aParent(target)
      const statuses = new Set<number | 'cut'>()
      const { isSilenced, figures } = await answeredMeanwhile({
        connections: 2,
        request: () => call(target, `GET /v1/accounts/${other.accountId}/children`, { token: other.token }),
        async attack() {
          const headers = { authorization: `Bearer ${token}`, 'client-id': clientId, 'content-type': form.type }
          const request = { method: 'POST', headers, body: form.body }
          // The connection may end before all was sent.
          const response = await target.fetch(boardVisionPath, request).catch(() => null)
          await response?.body?.cancel()
          statuses.add(response?.status ?? 'cut')
        },
      })
      return { succeeded: isSilenced, evidence: `forms were answered ${[...statuses].join(', ')}; ${figures}` }
    }),
}
