import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import type { boardReport } from '@pipit/contract/boards/bootstrap'

/** How a board names itself. Only the Client-Id, of which this has the hash, is a secret. */
export interface BoardIdentity {
  macAddress: string
  clientIdHash: Buffer
  /** Null unless it has version 2 of the activation. */
  serialNumber: string | null
}

/** What the firmware makes is a random UUID. Shorter ones could be guessed. */
const clientIdPattern = /^[\w-]{32,100}$/
const macAddressPattern = /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/
const serialNumber = /^[\w.-]{1,100}$/

/** A plain hash is enough: nobody can guess the 122 random bits of a UUID. Null for a Client-Id that could be guessed. */
export function hashClientId(clientId: string): Buffer | null {
  return clientIdPattern.test(clientId) ? createHash('sha256').update(clientId.toLowerCase()).digest() : null
}

/** Null for what is none. */
export function readMacAddress(text: string): string | null {
  const macAddress = text.trim().toLowerCase().replaceAll('-', ':')
  return macAddressPattern.test(macAddress) ? macAddress : null
}

/** Null if the board cannot be told from others. */
export function readBoardIdentity(
  headers: IncomingHttpHeaders,
  report: Pick<z.output<typeof boardReport>, 'mac_address' | 'uuid'> = { mac_address: '', uuid: '' },
): BoardIdentity | null {
  const macAddress = readMacAddress(header(headers, 'device-id') || report.mac_address)
  const clientIdHash = hashClientId(header(headers, 'client-id') || report.uuid)
  if (!macAddress || !clientIdHash) return null
  const serial = header(headers, 'activation-version') === '2' ? header(headers, 'serial-number') : ''
  return {
    macAddress,
    clientIdHash,
    serialNumber: serialNumber.test(serial) ? serial : null,
  }
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value.trim() : ''
}
