import { scopesOf } from '@pipit/contract/api/access'
import type { Database } from '@pipit/database/connect'
import type { AccessTokens } from '../../access/access-token.ts'
import type { CalledFamily } from '../../access/authorize-family.ts'
import type { Principal } from '../../access/principal.ts'
import type { Cipher } from '../../database/cipher.ts'
import { isSameSecret } from '../../access/is-same-secret.ts'
import { ApiError } from '../../api-error.ts'
import { deviceStore, findActiveDevice } from './device-store.ts'
import type { PossessionSecrets } from './possession/possession-secrets.ts'

export interface TokenDependencies {
  database: Database
  cipher: Cipher
  possession: PossessionSecrets
  tokens: AccessTokens
}

interface Credentials {
  deviceId: string
  deviceApiKey: string
  possessionProof?: string | undefined
}

/**
 * The response is the same for an unknown device, a wrong key and a disabled account. The key itself proves nothing about
 * possession, because the family can read it; what only the sealed configuration contains does.
 */
export async function signInDevice(
  { database, cipher, possession, tokens }: TokenDependencies,
  { deviceId, deviceApiKey, possessionProof }: Credentials,
) {
  const device = await findActiveDevice(database, deviceId)
  if (!device?.encryptedApiKey || !isSameSecret(cipher.decrypt(device.encryptedApiKey), deviceApiKey))
    throw new ApiError('unauthenticated')
  if (!device.isProven && possessionProof !== undefined) {
    const isProven = possession.isRight(possessionProof, ({ configurationProof }) =>
      configurationProof(deviceId, device.tokenVersion),
    )
    if (isProven) await deviceStore(database).markProven(device.accountId, deviceId)
  }
  const { accountId: registeredTo, tokenVersion } = device
  return tokens.sign({ kind: 'device', deviceId, registeredTo, tokenVersion, scopes: scopesOf.device })
}

/** The emulator uses the token, which is revoked with the session of the person, who has all scopes of a device. */
export async function issueDeviceToken(
  { database, tokens }: Pick<TokenDependencies, 'database' | 'tokens'>,
  principal: Principal,
  { deviceId, family }: { deviceId: string; family: CalledFamily | null },
) {
  const device = await findActiveDevice(database, deviceId)
  if (principal.kind !== 'account' || !device || device.accountId !== family?.accountId) throw new ApiError('not-found')
  // A board remembers no conversation: a child who woke it would continue that of the emulator.
  if (device.isBoard) throw new ApiError('device-is-board')
  const { accountId, sessionId, tokenVersion } = principal
  return tokens.sign({
    kind: 'device',
    deviceId,
    registeredTo: device.accountId,
    tokenVersion: device.tokenVersion,
    scopes: scopesOf.device,
    emulator: { accountId, sessionId, tokenVersion },
  })
}
