import type { UpdateFailure, UpdateOffer } from '@pipit/contract/chat/events'
import type { Queries } from '@pipit/database/connect'
import type { DownloadTokens } from './download-tokens.ts'
import { updateStore, type AffectedDevice } from './update-store.ts'

export interface FirmwareUpdates {
  /** The newest image for each of these devices that may install one now, with an address for this device alone. */
  find: (deviceIds: string[]) => Promise<Map<string, UpdateOffer>>
  /** Whether a device that asks only when it starts should do so now. */
  askToRestart: (deviceId: string) => Promise<boolean>
  /** The devices of these families whose pages show something else since so many seconds ago. */
  findAffected: (familyIds: string[], seconds: number) => Promise<AffectedDevice[]>
  /** Another text whenever a rollout may reach other devices than before. */
  readRevision: () => Promise<string>
  reportFailure: (deviceId: string, version: string, failure: UpdateFailure) => Promise<void>
}

interface Dependencies {
  database: Queries
  tokens: DownloadTokens
  publicUrl: string
}

export const downloadPath = '/firmware'

export function createFirmwareUpdates({ database, tokens, publicUrl }: Dependencies): FirmwareUpdates {
  const store = updateStore(database)
  return {
    async find(deviceIds) {
      const offered = await store.offer(deviceIds)
      return new Map(
        offered.map(({ deviceId, tokenVersion, rolloutId, hardwareModel, version, size, sha256, signature }) => [
          deviceId,
          {
            version,
            hardwareModel,
            url: `${publicUrl}${downloadPath}/${tokens.sign({ deviceId, rolloutId, tokenVersion })}`,
            size,
            sha256: sha256.toString('hex'),
            signature: signature.toString('base64'),
          },
        ]),
      )
    },
    async askToRestart(deviceId) {
      const [offered] = await store.offer([deviceId])
      return offered !== undefined && (await store.askToRestart(offered))
    },
    findAffected: store.findAffected,
    readRevision: store.readRevision,
    reportFailure: store.markFailed,
  }
}
