import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { deviceStatus } from './realtime-messages.ts'

/**
 * The realtime socket (socket.io): who may say what to whom. Only types are imported here, so that a page which
 * listens does not load the schemas.
 */

/** For pages: what changed in the family whose page is open. */
export const householdNamespace = '/household'
/** For devices: connected here, a device is online. */
export const chatNamespace = '/chat'

export type HouseholdThing = 'account' | 'children' | 'devices' | 'cards' | 'wifi-networks'

/** A page hands these over when it connects; a superadmin may name any account. */
export interface HouseholdHandshake {
  token: string
  accountId: string
}

/**
 * A page stays connected for as long as its session stands, also when the token has expired meanwhile. When it no
 * longer does, or when the role has changed, the server disconnects it: it may come back with a new token.
 */
export interface HouseholdEvents {
  /** Only what changed, never its contents: a page asks for those as it always does. */
  changed: (change: { thing: HouseholdThing; id: string }) => void
  /** For a while nobody heard what changed: everything may have. */
  missed: () => void
}

/** The `data` of a `connect_error`. */
export interface Refusal {
  code: ErrorCode
}

export interface DeviceHandshake {
  token: string
}

export type DeviceStatus = z.infer<typeof deviceStatus>

export interface EventsFromDevice {
  /** Answered with null when it is kept. At most one in a second is. */
  status: (status: DeviceStatus, heard: (refusal: Refusal | null) => void) => void
}

export interface EventsToDevice {
  /** Said before the server closes the connection. */
  ended: (reason: EndReason) => void
}

/**
 * `deactivated`: it belongs to nobody, or has been given a new key since. `replaced`: the same device has connected
 * again, elsewhere. `switched-off`: the family's account is switched off for now.
 */
export type EndReason = 'deactivated' | 'replaced' | 'switched-off' | 'server-stopping'
