import { registerByLabel } from './device-in-hand.ts'
import { signInDevice } from './families.ts'
import { aChild, aParent, aSuperadmin, call, expectStatus, makeDevices } from './people.ts'
import type { Target } from './start-target.ts'

/** A family with one child and one device that has signed in. */
export async function aSignedInDevice(target: Target) {
  const [device] = await makeDevices(target, await aSuperadmin(target))
  if (!device) throw new Error('No device was made.')
  const parent = await aParent(target)
  await aChild(target, parent)
  expectStatus(await registerByLabel(target, parent, device), 201)
  const path = `/v1/accounts/${parent.accountId}/devices/${device.id}/device-api-key`
  const { json } = expectStatus(await call(target, `GET ${path}`, { token: parent.token }), 200)
  return { parent, token: await signInDevice(target, device.id, json.deviceApiKey) }
}
