import { setTimeout as delay } from 'node:timers/promises'
import { openSocket } from './open-socket.ts'
import { aChild, aParent, aSuperadmin, call, expectStatus, makeDevices } from './people.ts'
import type { Target } from './start-target.ts'

/** A family whose device is in a conversation, into which texts can be typed. */
export async function aConversation(target: Target) {
  const parent = await aParent(target)
  const child = await aChild(target, parent)
  const [device] = await makeDevices(target, await aSuperadmin(target))
  if (!device) throw new Error('No device was made.')
  const { accountId, token } = parent
  const devices = `/v1/accounts/${accountId}/devices`
  const registration = { deviceId: device.id, claimCode: device.claimCode, childId: child.id }
  expectStatus(await call(target, `POST ${devices}/register`, { token, body: registration }), 201)
  const key = expectStatus(await call(target, `GET ${devices}/${device.id}/device-api-key`, { token }), 200)
  const credentials = { deviceId: device.id, deviceApiKey: key.json.deviceApiKey }
  const signedIn = expectStatus(await call(target, 'POST /v1/auth/sign-in/device', { body: credentials }), 200)
  const socket = await openSocket(target.url, '/chat', { token: signedIn.json.access_token })
  let sequence = 1
  const refusal: unknown = await socket.emitWithAck('start', { sequence })
  if (refusal !== null) throw new Error(`The conversation was refused: ${JSON.stringify(refusal)}`)
  return {
    parent,
    child,
    type: (text: string) => void socket.emit('text', ++sequence, text),
    close: () => void socket.disconnect(),
  }
}

/** Whether the rows are there in time. */
export async function waitForRows(target: Target, statement: string, values: unknown[], timeoutMs = 20_000) {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if ((await target.sql(statement, values)).length > 0) return true
    await delay(250)
  }
  return false
}
