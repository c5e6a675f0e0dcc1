import type { Scope } from '@pipit/contract/api/access'
import {
  chatNamespace,
  type DisconnectReason,
  type EventsFromDevice,
  type EventsToDevice,
} from '@pipit/contract/chat/events'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import { deviceHandshake, deviceStatus } from '@pipit/contract/chat/schemas'
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io'
import type { Authenticate } from '../access/authenticate.ts'
import type { Principal } from '../access/principal.ts'
import { ApiError } from '../http/api-error.ts'
import { checkHandshake } from './check-handshake.ts'
import type { Connection, ConnectionStore } from './connection-store.ts'
import { createBatch } from './batch.ts'
import type { SocketRevoker } from './revoke-sockets.ts'

interface DeviceData {
  principal: Extract<Principal, { kind: 'device' }>
  since: number
  /** Settled when the database knows of this connection. */
  claimed: Promise<void>
  statusKeptAt: number
  chat: ServedChat | null
  endedWith: DisconnectReason | null
}

interface ServedChat {
  /** The connection is over; null: without a word from us. */
  leave: (ended: DisconnectReason | null) => void
}

/** What devices connect for. */
export interface Chat {
  serve: (device: Socket<EventsFromDevice, EventsToDevice>, caller: Caller) => ServedChat
  close: () => Promise<void>
}

interface Caller {
  deviceId: string
  scopes: readonly Scope[]
  /** Settled when the device counts as connected. */
  admitted: Promise<void>
  end: (reason: DisconnectReason) => void
}

type Devices = Namespace<EventsFromDevice, EventsToDevice, DefaultEventsMap, DeviceData>
type Device = Parameters<Parameters<Devices['use']>[0]>[0]

const heartbeat = 30_000
const betweenStatuses = 1000

interface Parts {
  authenticate: Authenticate
  revoker: SocketRevoker
  connections: ConnectionStore
  chat: Chat
}

/** A connected device is online. Of several connections of one device, the one that the database names counts. */
export function deviceGateway(io: Server, { authenticate, revoker, connections, chat }: Parts) {
  const devices: Devices = io.of(chatNamespace)
  /** Those here that the database has been told of. */
  const online = new Map<string, Set<Device>>()
  let stopping = false

  const releases = createBatch<Connection>((gone) => connections.release(gone))
  const comparisons = createBatch<string>(compare)
  const beat = setInterval(() => void connections.seen(allOnline()).catch(() => undefined), heartbeat).unref()

  devices.use(checkHandshake(learnWhoAsks))
  devices.on('connection', (device) => {
    if (stopping) return void device.disconnect(true)
    const { principal, since } = device.data
    device.on('error', () => undefined)
    device.on('disconnect', () => leave(device))
    device.on('status', (status: unknown, heard: unknown) => void answerStatus(device, status, heard))
    const unwatch = revoker.watch(principal, since, () => void endFallen(device))
    device.on('disconnect', unwatch)
    device.data.claimed = claim(device)
    device.data.chat = chat.serve(device, {
      deviceId: principal.deviceId,
      scopes: principal.scopes,
      admitted: device.data.claimed,
      end: (reason) => end(device, reason),
    })
  })

  return {
    /** Somebody changed something about this device: maybe which of its connections counts. */
    hear(deviceId: string) {
      if (online.has(deviceId)) comparisons.add(deviceId)
    },
    hearMissed() {
      for (const deviceId of online.keys()) comparisons.add(deviceId)
    },
    /** Says goodbye and marks all of them offline at once. */
    async close() {
      stopping = true
      clearInterval(beat)
      await comparisons.close()
      await Promise.all([...devices.sockets.values()].map(({ data }) => data.claimed))
      await connections.release(allOnline()).catch(() => undefined)
      for (const device of devices.sockets.values()) end(device, 'server-stopping')
      await chat.close()
      await releases.close()
    },
  }

  async function learnWhoAsks(device: Device) {
    const since = revoker.changes()
    const principal = await authenticate(deviceHandshake.safeParse(device.handshake.auth).data?.token)
    if (!principal) throw new ApiError('unauthenticated')
    if (principal.kind !== 'device' || !principal.scopes.includes('chat:create')) throw new ApiError('forbidden')
    device.data = { principal, since, claimed: Promise.resolve(), statusKeptAt: -Infinity, chat: null, endedWith: null }
  }

  async function claim(device: Device) {
    const { deviceId, tokenVersion: signedInWith } = device.data.principal
    try {
      const isTheirs = await connections.claim(connectionOf(device), signedInWith)
      if (!isTheirs) return end(device, 'deactivated')
      if (!device.connected) return releases.add(connectionOf(device))
      online.set(deviceId, (online.get(deviceId) ?? new Set()).add(device))
      comparisons.add(deviceId)
    } catch {
      // Without the database nobody is online; the device comes back in a moment.
      device.disconnect(true)
    }
  }

  function leave(device: Device) {
    const { principal } = device.data
    device.data.chat?.leave(device.data.endedWith)
    const ofThisDevice = online.get(principal.deviceId)
    if (!ofThisDevice?.delete(device)) return
    if (ofThisDevice.size === 0) online.delete(principal.deviceId)
    if (!stopping) releases.add(connectionOf(device))
  }

  /** Only those that were online before the question: of later ones the answer knows nothing. */
  async function compare(deviceIds: string[]) {
    if (stopping) return
    const asked = deviceIds.flatMap((deviceId) => [...(online.get(deviceId) ?? [])])
    const counting = await connections.counting(deviceIds)
    for (const device of asked) {
      const counts = counting.get(device.data.principal.deviceId) ?? null
      // Taken for silent while the database was away, or deactivated: claiming it again tells which.
      if (counts === null) device.data.claimed = claim(device)
      else if (counts !== device.id) end(device, 'replaced')
    }
  }

  async function endFallen(device: Device) {
    const { deviceId, tokenVersion: signedInWith, emulator } = device.data.principal
    const why = await connections.readRevocationReason(deviceId, signedInWith).catch(() => null)
    end(device, why ?? (emulator ? 'signed-out' : 'account-disabled'))
  }

  async function answerStatus(device: Device, status: unknown, heard: unknown) {
    const refusal = await keepStatus(device, status).catch((): ConnectionRefusal => ({ code: 'unavailable' }))
    if (typeof heard === 'function') heard(refusal)
  }

  async function keepStatus(device: Device, status: unknown): Promise<ConnectionRefusal | null> {
    const { data } = device
    const { success, data: told } = deviceStatus.safeParse(status)
    if (!success) return { code: 'invalid-request' }
    if (performance.now() - data.statusKeptAt < betweenStatuses) return { code: 'too-many-requests' }
    data.statusKeptAt = performance.now()
    await data.claimed
    await connections.keepStatus(connectionOf(device), told.battery, told.firmware)
    return null
  }

  function allOnline() {
    return [...online.values()].flatMap((ofOneDevice) => [...ofOneDevice].map(connectionOf))
  }
}

function connectionOf({ id, data }: Device): Connection {
  return { deviceId: data.principal.deviceId, connectionId: id }
}

function end(device: Device, reason: DisconnectReason) {
  if (!device.connected) return
  device.data.endedWith = reason
  device.emit('closing', reason)
  device.disconnect(true)
}
