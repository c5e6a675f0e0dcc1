import type { Config } from '@pipit/server/config'
import type { Database } from '@pipit/server/database/connect'
import { createCipher } from '@pipit/server/database/cipher'
import { labelReader } from '@pipit/server/features/labels/read-labels'
import { activities } from '@pipit/server/features/reference-lists/activities'
import { secretKeys } from '@pipit/server/secret-keys'
import type { SignedIn } from './sign-up.ts'

export type Fleet = Awaited<ReturnType<typeof seedDevicesAndCards>>
export interface MadeCard {
  cardId: string
  claimCode: string
  activity: string
}

/** Two batches of devices and a few cards for each activity, as the factory gets them; most wait for a family. */
export async function seedDevicesAndCards(database: Database, config: Config, { call }: SignedIn) {
  const cipher = createCipher((await secretKeys(config)).forPurpose('devices'))
  const devices = await makeDevices({ count: 5, label: 'First batch', hardwareModel: 'Pipit One', note: 'Soft ears.' })
  await makeDevices({ count: 4, label: 'Second batch', hardwareModel: 'Pipit One B', note: 'A louder loudspeaker.' })
  const cards: MadeCard[] = []
  for (const { id, name } of activities) cards.push(...(await makeCards(id, name)))
  return { devices, cards }

  async function makeDevices(body: { count: number; label: string; hardwareModel: string; note: string }) {
    const { batchId } = await call('POST /devices', { body })
    const batch = { params: { batchId }, body: { format: 'json' } } as const
    const file = await call('POST /devices/batches/:batchId/factory-file', batch)
    const flashed = JSON.parse(await file.text()) as { id: string; claimCode: string }[]
    return flashed.map(({ id, claimCode }) => ({ deviceId: id, claimCode }))
  }

  async function makeCards(activity: string, label: string): Promise<MadeCard[]> {
    const { batchId } = await call('POST /cards', { body: { count: 3, label, activity } })
    const labels = labelReader({ database, cipher }, 'cards')
    const made = await Array.fromAsync(labels.streamBatch(batchId))
    return made.map(({ id, claimCode }) => ({ cardId: id, claimCode, activity }))
  }
}
