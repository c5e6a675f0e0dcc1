import type { UpdateOffer } from '@pipit/contract/chat/events'
import { updateFailureReport } from '@pipit/contract/chat/schemas'
import { createBatchLoader } from '../../../concurrency/batch-loader.ts'
import type { FailureLog } from '../../../logging/failure-log.ts'
import type { FirmwareUpdates } from '../../firmware/download/find-updates.ts'
import type { ChatSocket, DeviceChannel } from './device-channel.ts'

interface Dependencies {
  updates: FirmwareUpdates
  checkSeconds: number
  log: FailureLog
}

/** An address works for a day. */
const offerAgainMs = 12 * 60 * 60 * 1000

export type UpdateOffers = ReturnType<typeof createUpdateOffers>

/**
 * Tells connected devices of updates: after they have reported their version, and whenever a rollout reaches them. Never
 * during a conversation: then when it has ended.
 */
export function createUpdateOffers({ updates, checkSeconds, log }: Dependencies) {
  /** What each device was offered last over this connection. */
  const offered = new Map<DeviceChannel, { version: string; at: number } | null>()
  // Many devices connect at once after a restart.
  const findUpdate = createBatchLoader(updates.find)
  const timer = setInterval(() => [...offered.keys()].forEach(check), checkSeconds * 1000).unref()

  return {
    /** Whoever acts as a device in a browser installs nothing. */
    add(socket: ChatSocket, channel: DeviceChannel) {
      if (channel.principal.emulator) return
      offered.set(channel, null)
      channel.onIdle = () => check(channel)
      socket.on('update-failed', (...given: unknown[]) => void receiveFailure(channel, given))
    },
    check,
    remove: (channel: DeviceChannel) => void offered.delete(channel),
    close: () => clearInterval(timer),
  }

  function check(channel: DeviceChannel) {
    if (!mayOffer(channel)) return
    offer(channel).catch((error: unknown) =>
      log.warn('the update of a device could not be looked up', error, { feature: 'firmware' }),
    )
  }

  async function offer(channel: DeviceChannel) {
    const update = await findUpdate(channel.connection.deviceId)
    // A conversation may have begun meanwhile. Its end is the next occasion.
    if (!update || !mayOffer(channel) || isKnown(channel, update)) return
    offered.set(channel, { version: update.version, at: performance.now() })
    channel.send('update-available', update)
  }

  function mayOffer(channel: DeviceChannel) {
    return offered.has(channel) && channel.isOpen() && channel.conversation === null && !channel.isStarting
  }

  function isKnown(channel: DeviceChannel, { version }: UpdateOffer) {
    const last = offered.get(channel)
    return last?.version === version && performance.now() - last.at < offerAgainMs
  }

  async function receiveFailure(channel: DeviceChannel, given: unknown[]) {
    const { data: report } = updateFailureReport.safeParse(given)
    if (!report) return channel.reportError('invalid-request', 'update-failed')
    const [version, failure] = report
    await updates
      .reportFailure(channel.connection.deviceId, version, failure)
      .catch((error: unknown) =>
        log.warn('the failure of an update could not be saved', error, { feature: 'firmware' }),
      )
  }
}
