import { anyAccountScope, scopesOf, type Scope } from '@pipit/contract/api/access'
import type { Database } from '@pipit/database/connect'
import type { AccessTokens } from '../../access/access-token.ts'
import type { Principal } from '../../access/principal.ts'
import type { Cipher } from '../../database/cipher.ts'
import { isSameSecret } from '../../access/is-same-secret.ts'
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

/** The response is the same for an unknown device, a wrong key and a disabled account. */
export async function signInDevice(
  { database, cipher, tokens }: TokenDependencies,
  { deviceId, deviceApiKey }: Credentials,
) {
  const device = await findActiveDevice(database, deviceId)
  if (!device?.encryptedApiKey || !isSameSecret(cipher.decrypt(device.encryptedApiKey), deviceApiKey))
    throw new ApiError('unauthenticated')
  return tokens.sign({ kind: 'device', deviceId, tokenVersion: device.tokenVersion, scopes: scopesOf.device })
}

/** For the emulator: the token has at most the scopes of the person, and is revoked with their session. */
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
