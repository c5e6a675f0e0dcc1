import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTarget, type Attack } from '../runner/attack.ts'

export const shortSecretKey: Attack = {
  name: 'short-secret-key',
  aim: 'guess the key of a server whose key file was cut to one byte',
  attempt: onTarget({}, async (target) => {
    // A new installation: nothing is encrypted with the old key yet.
    await target.sql('delete from identity.signing_keys')
    await writeFile(join(target.dataFolder, 'secret.key'), Buffer.of(7))
    return target.restart().then(
      () => ({ succeeded: true, evidence: 'the server runs with a key of one byte' }),
      (error: unknown) => ({
        succeeded: false,
        evidence: /Pipit cannot start:.*/.exec(String(error))?.[0]?.replace(target.dataFolder, 'data') ?? String(error),
      }),
    )
  }),
}
