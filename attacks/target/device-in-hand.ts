import { openChallenge } from '@pipit/device/open-challenge'
import { call, expectStatus, type Answer, type FactoryDevice, type SignedIn } from './people.ts'
import type { Reachable } from './start-target.ts'

export interface Proof {
  challengeId: string
  answer: string
}

/** Registers a device with what is on its label, as a photograph shows it, and whatever else somebody has. */
export function registerByLabel(
  target: Reachable,
  { accountId, token }: SignedIn,
  { id, claimCode }: FactoryDevice,
  others: { proof?: Proof; releaseCode?: string } = {},
): Promise<Answer> {
  const body = { deviceId: id, claimCode, ...others }
  return call(target, `POST /v1/accounts/${accountId}/devices/register`, { token, body })
}

/** What the device answers to somebody who holds it. */
export async function askDevice(
  target: Reachable,
  { accountId, token }: SignedIn,
  { id, claimCode, privateKey }: FactoryDevice,
): Promise<Proof> {
  const challenge = await call(target, `POST /v1/accounts/${accountId}/devices/possession-challenges`, {
    token,
    body: { claimCode },
  })
  const { challengeId, sealed } = expectStatus(challenge, 201).json as { challengeId: string; sealed: string }
  const secrets = { deviceId: id, claimCode, privateKey: Buffer.from(privateKey, 'base64') }
  const opened = await openChallenge(Buffer.from(sealed, 'base64'), secrets)
  if ('error' in opened) throw new Error(`The device could not open its challenge: ${opened.error}`)
  return { challengeId, answer: opened.challenge.answer }
}

export async function ownsDevice(target: Reachable, { accountId, token }: SignedIn, { id }: FactoryDevice) {
  return (await call(target, `GET /v1/accounts/${accountId}/devices/${id}`, { token })).status === 200
}

export async function deactivateDevice(target: Reachable, { accountId, token }: SignedIn, { id }: FactoryDevice) {
  const path = `DELETE /v1/accounts/${accountId}/devices/${id}/deactivate`
  expectStatus(await call(target, path, { token }), 200)
}
