import { createPushServices } from '../adapters/push/push-services.ts'
import type { Config } from '../config/config.ts'
import { createCipher } from '../database/cipher.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { PushSubscriptions } from '../features/push/push-subscription.ts'
import { openPushKey } from '../features/push/push-key.ts'
import type { DeliverPush } from '../features/push/send-push.ts'
import type { SecretKeys } from '../config/secret-keys.ts'

interface Dependencies {
  config: Pick<Config, 'push' | 'supportUrl'>
  database: OpenDatabase
  keys: SecretKeys
}

export type ComposedPush = PushSubscriptions & { deliver: DeliverPush }

/** Browsers subscribe in the role `web`, and `jobs` sends. Null: nothing is sent to browsers. */
export async function composePush({ config, database, keys }: Dependencies): Promise<ComposedPush | null> {
  if (!config.push) return null
  const cipher = createCipher(keys.forPurpose('push'))
  const key = await openPushKey(database, cipher)
  const { isAllowed, deliver } = createPushServices({ ...config.push, ...key, contactUrl: config.supportUrl })
  return { publicKey: key.publicKey, cipher, isAllowed, deliver }
}
