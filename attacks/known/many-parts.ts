import { boardVisionPath } from '@pipit/contract/boards/messages'
import { manyParts as form } from '../requests/costly-forms.ts'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aClaimedBoard } from '../target/a-board.ts'
import { aParent } from '../target/people.ts'
import { silenceByForms } from '../target/silence-by-forms.ts'

export const manyParts: Attack = {
  name: 'many-parts',
  aim: 'silence the server for other families by forms of a camera that have tens of thousands of parts',
  measuresTime: true,
  attempt: onTarget({}, async (target) => {
    const { deviceId, token, clientId } = await aClaimedBoard(target, await aParent(target))
    await target.sql('update devices set uses_camera = true where id = $1', [deviceId])
    const headers = { authorization: `Bearer ${token}`, 'client-id': clientId, 'content-type': form.type }
    return silenceByForms(target, boardVisionPath, headers, form.body)
  }),
}
