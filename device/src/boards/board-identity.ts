import { randomBytes, randomUUID } from 'node:crypto'

export interface BoardIdentity {
  macAddress: string
  /** The firmware makes this random UUID when it first starts. It is the board's secret, as a MAC address is none. */
  clientId: string
  /** The factory wrote these into the eFuses, for version 2 of the activation. */
  factory?: { serialNumber: string; key: Uint8Array } | undefined
}

export function newIdentity(factory?: BoardIdentity['factory']): BoardIdentity {
  const bytes = randomBytes(6)
  // Two bits say that a MAC address is of one machine, and that no manufacturer has given it.
  bytes[0] = ((bytes[0] ?? 0) & 0xfc) | 2
  return { macAddress: bytes.toString('hex').replaceAll(/(..)(?=.)/g, '$1:'), clientId: randomUUID(), factory }
}

export function identityHeaders({ macAddress, clientId }: BoardIdentity) {
  return { 'Device-Id': macAddress, 'Client-Id': clientId }
}
