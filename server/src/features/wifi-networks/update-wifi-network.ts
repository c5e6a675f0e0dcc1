import type { updateWifiNetwork as endpoint } from '@pipit/contract/wifi-networks'
import type { z } from 'zod'
import type { Cipher } from '../../database/cipher.ts'
import { orConflict } from '../../http/version-conflict.ts'
import { ApiError } from '../../api-error.ts'
import type { WifiNetworkStore } from './wifi-network-store.ts'

type Changes = z.output<typeof endpoint.body>
type EncryptedNetwork = NonNullable<Awaited<ReturnType<WifiNetworkStore['findEncrypted']>>>

interface Dependencies {
  store: WifiNetworkStore
  cipher: Cipher
}

export async function updateWifiNetwork(
  { store, cipher }: Dependencies,
  accountId: string,
  id: string,
  changes: Changes,
) {
  const found = await store.findEncrypted(accountId, id)
  if (!found) throw new ApiError('not-found')
  if (changes.version !== undefined && changes.version !== found.version) throw new ApiError('version-conflict')
  const { password: _, security: __, ...others } = changes
  const changed = await store.change(accountId, id, { ...others, ...changeProtection(found, changes, cipher) })
  return orConflict(changed, () => store.find(accountId, id))
}

/** Writes security and password together, so that simultaneous changes never leave a protected network without a password. */
function changeProtection(found: EncryptedNetwork, { security = found.security, password }: Changes, cipher: Cipher) {
  if (security === found.security && password === undefined) return {}
  if (security === 'open') {
    if (typeof password === 'string') throw passwordError(/*i18n*/ 'An open network has no password.')
    return { security, encryptedPassword: null }
  }
  const encryptedPassword = password ? cipher.encrypt(password) : password === null ? null : found.encryptedPassword
  if (encryptedPassword === null) throw passwordError(/*i18n*/ 'A protected network needs a password.')
  return { security, encryptedPassword }
}

const passwordError = (message: string) => new ApiError('invalid-request', [{ field: 'body.password', message }])
