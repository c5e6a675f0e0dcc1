import type { UpdateOffer } from '@pipit/contract/chat/events'
import { updateFailureReport } from '@pipit/contract/chat/schemas'
import { createBatcher } from '@pipit/concurrency/batcher'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { FirmwareUpdates } from '../../firmware/download/find-updates.ts'
import type { ChatSocket, DeviceChannel } from './device-channel.ts'

interface Dependencies {
  updates: FirmwareUpdates
  checkSeconds: number
  log: FailureLog
}

/** An address works for a day. */
const offerAgainMs = 12 * 60 * 60 * 1000
/** Devices are asked again this often although no rollout has changed. */
const maxRoundIntervalMs = 60 * 60 * 1000

export type UpdateOffers = ReturnType<typeof createUpdateOffers>

/**
 * Tells connected devices of updates: after they have reported their version, and whenever a rollout reaches them. Never
 * during a conversation: then when it has ended.
 */
export function createUpdateOffers({ updates, checkSeconds, log }: Dependencies) {
  /** What each device was offered last over this connection. */
  const offered = new Map<DeviceChannel, { version: string; at: number } | null>()
  // Many devices connect at once after a restart.
  const lookups = createBatcher(updates.find)
  const timer = setInterval(() => void checkAll(), checkSeconds * 1000).unref()
  let lastRound: { revision: string; at: number } | null = null

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

  /** Looks only when a rollout has changed: every device every minute would keep the database busy. */
  async function checkAll() {
    try {
      const revision = await updates.readRevision()
      if (lastRound?.revision === revision && performance.now() - lastRound.at < maxRoundIntervalMs) return
      lastRound = { revision, at: performance.now() }
      for (const channel of offered.keys()) check(channel)
    } catch (error) {
      warn(error)
    }
  }

  function check(channel: DeviceChannel) {
    if (mayOffer(channel)) offer(channel).catch(warn)
  }

  function warn(error: unknown) {
    lastRound = null
    log.warn('updates of devices could not be looked up', error, { feature: 'firmware' })
  }

  async function offer(channel: DeviceChannel) {
    const { deviceId } = channel.connection
    const update = (await lookups.add(deviceId)).get(deviceId)
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
    offered.set(channel, null)
    await updates
      .reportFailure(channel.connection.deviceId, version, failure)
      .catch((error: unknown) =>
        log.warn('the failure of an update could not be saved', error, { feature: 'firmware' }),
      )
  }
}
