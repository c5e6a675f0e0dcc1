import type { Database } from '@pipit/database/connect'
import type { Config } from '@pipit/server/config/config'
import { createCipher } from '@pipit/server/database/cipher'
import { labelReader } from '@pipit/server/features/labels/read-labels'
import { activities } from '@pipit/server/features/reference-lists/activities'
import { secretKeys } from '@pipit/server/config/secret-keys'
import type { SignedIn } from './sign-up.ts'

export type Fleet = Awaited<ReturnType<typeof seedDevicesAndCards>>
export interface CreatedCard {
  cardId: string
  claimCode: string
  activity: string
}

/** Two batches of devices and three cards for each activity. Most stay unregistered. */
export async function seedDevicesAndCards(database: Database, config: Config, { call }: SignedIn) {
  const cipher = createCipher((await secretKeys(config)).forPurpose('devices'))
  const devices = await createDevices({
    count: 5,
    label: 'First batch',
    hardwareModel: 'Pipit One',
    note: 'Soft ears.',
  })
  await createDevices({ count: 4, label: 'Second batch', hardwareModel: 'Pipit One B', note: 'A louder loudspeaker.' })
  const cards: CreatedCard[] = []
  for (const { id, name } of activities) cards.push(...(await createCards(id, name)))
  return { devices, cards }

  async function createDevices(body: { count: number; label: string; hardwareModel: string; note: string }) {
    const { batchId } = await call('POST /devices', { body })
    const batch = { params: { batchId }, body: { format: 'json' } } as const
    const file = await call('POST /devices/batches/:batchId/factory-file', batch)
    const factoryFile = JSON.parse(await file.text()) as { id: string; claimCode: string; privateKey: string }[]
    return factoryFile.map(({ id, claimCode, privateKey }) => ({
      deviceId: id,
      claimCode,
      privateKey: Buffer.from(privateKey, 'base64'),
    }))
  }

  async function createCards(activity: string, label: string): Promise<CreatedCard[]> {
    const { batchId } = await call('POST /cards', { body: { count: 3, label, activity } })
    const labels = labelReader({ database, cipher }, 'cards')
    const labelsOfBatch = await Array.fromAsync(labels.streamBatch(batchId))
    return labelsOfBatch.map(({ id, claimCode }) => ({ cardId: id, claimCode, activity }))
  }
}
