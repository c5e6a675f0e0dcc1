import { registerByLabel } from './device-in-hand.ts'
import { aChild, aParent, aSuperadmin, call, expectStatus, makeDevices, type SignedIn } from './people.ts'
import type { Reachable } from './start-target.ts'

/** A new device of this parent, which has signed in. */
export async function aDevice(target: Reachable, superadmin: SignedIn, parent: SignedIn, fields: object = {}) {
  const [device] = await makeDevices(target, superadmin)
  if (!device) throw new Error('No device was made.')
  expectStatus(await registerByLabel(target, parent, device, fields), 201)
  const path = `/v1/accounts/${parent.accountId}/devices/${device.id}/device-api-key`
  const { json } = expectStatus(await call(target, `GET ${path}`, { token: parent.token }), 200)
  const deviceApiKey = json.deviceApiKey as string
  return {
    deviceId: device.id,
    claimCode: device.claimCode,
    deviceApiKey,
    deviceToken: await signInDevice(target, device.id, deviceApiKey),
  }
}

export async function signInDevice(target: Reachable, deviceId: string, deviceApiKey: string): Promise<string> {
  const signedIn = await call(target, 'POST /v1/auth/sign-in/device', { body: { deviceId, deviceApiKey } })
  return expectStatus(signedIn, 200).json.access_token
}

/** A family with one child and its device, which has signed in. */
export async function aChildWithDevice(target: Reachable) {
  const parent = await aParent(target)
  const child = await aChild(target, parent)
  const { deviceToken } = await aDevice(target, await aSuperadmin(target), parent, { childId: child.id })
  return { parent, child, deviceToken }
}
