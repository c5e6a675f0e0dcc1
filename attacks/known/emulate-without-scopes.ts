import { scopesOf } from '@pipit/contract/api/access'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, aSuperadmin, call, expectStatus, makeDevices, signIn } from '../target/people.ts'

export const emulateWithoutScopes: Attack = {
  name: 'emulate-without-scopes',
  aim: 'act as a family’s device, as a superadmin who may not read or write what is said there',
  attempt: onTarget({}, async (target) => {
    const [parent, superadmin] = [await aParent(target), await aSuperadmin(target)]
    const [device] = await makeDevices(target, superadmin)
    const registration = { deviceId: device?.id, claimCode: device?.claimCode }
    const path = `POST /v1/accounts/${parent.accountId}/devices/register`
    expectStatus(await call(target, path, { token: parent.token, body: registration }), 201)

    const answers: string[] = []
    for (const missing of scopesOf.device) {
      const held = scopesOf.superadmin.filter((scope) => scope !== missing)
      await target.sql('update accounts set scopes = $1 where id = $2', [held, superadmin.accountId])
      const { token } = await signIn(target, superadmin.email)
      const headers = { 'access-reason': 'curious' }
      const answer = await call(target, `GET /v1/auth/tokens/device/${device?.id}`, { token, headers })
      answers.push(`without ${missing} ${answer.status}`)
    }
    return {
      succeeded: answers.some((answer) => answer.endsWith(' 200')),
      evidence: `a token to emulate the device: ${answers.join(', ')}`,
    }
  }),
}
