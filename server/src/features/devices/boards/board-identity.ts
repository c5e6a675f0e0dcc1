import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import type { boardReport } from '@pipit/contract/devices/boards/bootstrap'
import { hashClientId } from '../../../access/authenticate-board.ts'

/** How a board names itself. Only the Client-Id, of which this has the hash, is a secret. */
export interface BoardIdentity {
  macAddress: string
  clientIdHash: Buffer
  /** Null unless it has version 2 of the activation. */
  serialNumber: string | null
}

const macAddress = /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/
const serialNumber = /^[\w.-]{1,100}$/

/** Null if the board cannot be told from others. */
export function readBoardIdentity(
  headers: IncomingHttpHeaders,
  report: Pick<z.output<typeof boardReport>, 'mac_address' | 'uuid'> = { mac_address: '', uuid: '' },
): BoardIdentity | null {
  const mac = (header(headers, 'device-id') || report.mac_address).toLowerCase().replaceAll('-', ':')
  const clientIdHash = hashClientId(header(headers, 'client-id') || report.uuid)
  if (!macAddress.test(mac) || !clientIdHash) return null
  const serial = header(headers, 'activation-version') === '2' ? header(headers, 'serial-number') : ''
  return {
    macAddress: mac,
    clientIdHash,
    serialNumber: serialNumber.test(serial) ? serial : null,
  }
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value.trim() : ''
}
