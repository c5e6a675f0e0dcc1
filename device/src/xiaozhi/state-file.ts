import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { newIdentity, type BoardIdentity } from './board-identity.ts'

interface StoredState {
  macAddress: string
  clientId: string
  serialNumber?: string
  /** 32 bytes in hexadecimal. */
  key?: string
}

/**
 * What a board keeps in its flash memory: after a restart it is the same board. A new file is written for a new board,
 * readable only by its owner, because whoever knows the Client-Id can connect as this board.
 */
export function readStateFile(file: string, factory?: BoardIdentity['factory']): BoardIdentity {
  const text = readIfExists(file)
  if (text === null) return writeStateFile(file, newIdentity(factory))
  const state = parse(text)
  if (!isStoredState(state)) throw new Error(`"${file}" is not the state of a board. Delete it to simulate a new one.`)
  const { macAddress, clientId, serialNumber, key } = state
  const identity = {
    macAddress,
    clientId,
    factory: serialNumber && key ? { serialNumber, key: Buffer.from(key, 'hex') } : undefined,
  }
  return factory ? writeStateFile(file, { ...identity, factory }) : identity
}

function writeStateFile(file: string, identity: BoardIdentity) {
  const { macAddress, clientId, factory } = identity
  const state: StoredState = { macAddress, clientId }
  if (factory) {
    state.serialNumber = factory.serialNumber
    state.key = Buffer.from(factory.key).toString('hex')
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  return identity
}

function isStoredState(state: unknown): state is StoredState {
  const { macAddress, clientId, serialNumber = '', key = '0'.repeat(64) } = Object(state) as Partial<StoredState>
  return (
    /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/i.test(String(macAddress)) &&
    /^[0-9a-f-]{36}$/i.test(String(clientId)) &&
    typeof serialNumber === 'string' &&
    /^[0-9a-f]{64}$/i.test(String(key))
  )
}

function readIfExists(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
