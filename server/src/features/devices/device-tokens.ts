import { createHash, timingSafeEqual } from 'node:crypto'
import { anyAccountScope, scopesOf, type Scope } from '@pipit/contract/api/access'
import type { AccessTokens } from '../../access/access-token.ts'
import type { Principal } from '../../access/principal.ts'
import type { Database } from '../../database/connect.ts'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError } from '../../http/api-error.ts'
import { findActiveDevice } from './device-store.ts'

export interface TokenDependencies {
  database: Database
  cipher: Cipher
  tokens: AccessTokens
}

interface Credentials {
  deviceId: string
  deviceApiKey: string
}

/** Whatever is wrong, the id, the key or the family's account, the answer is the same. */
export async function signInDevice(
  { database, cipher, tokens }: TokenDependencies,
  { deviceId, deviceApiKey }: Credentials,
) {
  const device = await findActiveDevice(database, deviceId)
  if (!device?.encryptedApiKey || !isSame(cipher.decrypt(device.encryptedApiKey), deviceApiKey))
    throw new ApiError('unauthenticated')
  return tokens.sign({ kind: 'device', deviceId, tokenVersion: device.tokenVersion, scopes: scopesOf.device })
}

/** For a person who emulates a device: never with more rights than they hold themselves, nor for longer. */
export async function issueDeviceToken(
  { database, tokens }: TokenDependencies,
  principal: Principal,
  deviceId: string,
) {
  if (principal.kind !== 'account') throw new ApiError('forbidden')
  const device = await findActiveDevice(database, deviceId)
  const mayOpen = device?.accountId === principal.accountId || principal.scopes.includes(anyAccountScope)
  if (!device || !mayOpen) throw new ApiError('not-found')
  const scopes = scopesOf.device.filter((scope: Scope) => principal.scopes.includes(scope))
  const { sessionId, tokenVersion } = principal
  return tokens.sign({
    kind: 'device',
    deviceId,
    tokenVersion: device.tokenVersion,
    scopes,
    emulator: { sessionId, tokenVersion },
  })
}

/** Hashed first, so that the time it takes tells neither a prefix nor the length. */
function isSame(one: string, other: string) {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(left, right)
}
