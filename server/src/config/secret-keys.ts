import { hkdfSync } from 'node:crypto'
import type { Config } from './config.ts'
import { openSecretFile, type Secrets } from './secret-file.ts'

/** The keys of one purpose: the first one encrypts and signs, and all of them decrypt and verify. */
type PurposeKeys = () => readonly Uint8Array[]

export type SecretKeys = ReturnType<typeof createSecretKeys>

type SecretConfig = Pick<Config, 'secretKey' | 'dataFolder'> &
  Partial<Pick<Config, 'nextSecretKey' | 'previousSecretKeys' | 'auditPreviousSecretKeys'>>

/** They come from the configuration, or from the file in the data folder, which is made at the first start. */
export async function secretKeys(config: SecretConfig) {
  const audit = config.auditPreviousSecretKeys ?? []
  if (!config.secretKey) {
    const readFile = await openSecretFile(config.dataFolder)
    return createSecretKeys(() => readFile(audit))
  }
  const secrets: Secrets = {
    previous: config.previousSecretKeys ?? [],
    current: config.secretKey,
    next: config.nextSecretKey ?? null,
    audit,
  }
  return createSecretKeys(() => secrets)
}

/** Derives one key per purpose from each secret, so a leaked key does not reveal the others. */
function createSecretKeys(secrets: () => Secrets) {
  return {
    secrets,
    forPurpose(purpose: string): PurposeKeys {
      let derivedFrom: Secrets | undefined
      let keys: readonly Uint8Array[] = []
      return () => {
        const now = secrets()
        if (now !== derivedFrom) {
          const { current, next, previous } = now
          keys = [current, ...(next ? [next] : []), ...previous.toReversed()].map((each) => deriveKey(each, purpose))
          derivedFrom = now
        }
        return keys
      }
    },
  }
}

export function deriveKey(secret: Uint8Array, purpose: string) {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
}

/** Names a secret and reveals nothing of it. */
export function keyIdOf(secret: Uint8Array) {
  return Buffer.from(deriveKey(secret, 'key id')).toString('hex').slice(0, 16)
}
