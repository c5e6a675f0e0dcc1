import { onTarget, type Attack } from '../runner/attack.ts'
import { aChild, aParent, aSuperadmin, call, expectStatus } from '../target/people.ts'

const password = 'correct horse battery'

export const superadminWithoutReason: Attack = {
  name: 'superadmin-without-reason',
  aim: 'read what a child said and a family’s wifi password as a superadmin who says to nobody why',
  attempt: onTarget({}, async (target) => {
    const [parent, { token }] = [await aParent(target), await aSuperadmin(target)]
    const child = await aChild(target, parent)
    const family = `/v1/accounts/${parent.accountId}`
    const network = await call(target, `POST ${family}/wifi-networks`, {
      token: parent.token,
      body: { ssid: 'Home', password },
    })
    const { id } = expectStatus(network, 201).json as { id: string }
    const wifi = await call(target, `GET ${family}/wifi-networks/${id}/password`, { token })
    const transcripts = await call(target, `GET ${family}/children/${child.id}/transcripts`, { token })
    return {
      succeeded: wifi.text.includes(password) || transcripts.status === 200,
      evidence: `without a reason, the wifi password: ${wifi.status} ${wifi.json?.error?.code ?? ''}, the transcripts: ${transcripts.status} ${transcripts.json?.error?.code ?? ''}`,
    }
  }),
}
