import { randomUUID } from 'node:crypto'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aChild, aSuperadmin, call, expectStatus } from '../target/people.ts'

const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
const batch = { count: 1, label: 'Spring', hardwareModel: 'one' }

export const idempotencyKeyReuse: Attack = {
  name: 'idempotency-key-reuse',
  aim: 'get a success and somebody’s earlier resource for a request that was never carried out',
  attempt: onTarget({}, async (target) => {
    const superadmin = await aSuperadmin(target)
    const { token, accountId } = superadmin
    await aChild(target, superadmin)
    const children = `POST /v1/accounts/${accountId}/children`
    const send = (endpoint: string, key: string, body: object) =>
      call(target, endpoint, { token, body, headers: { 'idempotency-key': key } })
    const [ofChild, ofBatch] = [randomUUID(), randomUUID()]
    expectStatus(await send(children, ofChild, mia), 201)
    expectStatus(await send('POST /v1/devices', ofBatch, batch), 201)
    const answers = {
      'another body': await send(children, ofChild, { ...mia, name: 'Noah' }),
      'another call': await send('POST /v1/cards', ofBatch, { count: 1, label: 'Spring', activity: 'story' }),
      'another kind of call': await send(`POST /v1/accounts/${accountId}/wifi-networks`, ofChild, {
        ssid: 'Home',
        password: 'correct horse',
      }),
    }
    const statuses = Object.entries(answers).map(([what, { status }]) => `${what} ${status}`)
    return {
      succeeded: Object.values(answers).some(({ status }) => status !== 422),
      evidence: `the same key with ${statuses.join(', ')}`,
    }
  }),
}
