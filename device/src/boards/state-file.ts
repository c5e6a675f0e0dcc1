import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { newIdentity, type BoardIdentity } from './board-identity.ts'

interface StoredState {
  macAddress: string
  clientId: string
  serialNumber?: string
  key?: string
  firmware?: string
}

/** Whoever knows the Client-Id can connect as this board, so only the owner can read the file of a new board. */
export function readStateFile(file: string, factory?: BoardIdentity['factory']): BoardIdentity {
  const state = readState(file)
  if (!state) return writeIdentity(file, newIdentity(factory))
  const { macAddress, clientId, serialNumber, key } = state
  const identity = {
    macAddress,
    clientId,
    factory: serialNumber && key ? { serialNumber, key: Buffer.from(key, 'hex') } : undefined,
  }
  return factory ? writeIdentity(file, { ...identity, factory }, state.firmware) : identity
}

export function readInstalledVersion(file: string): string | undefined {
  return readState(file)?.firmware
}

export function saveInstalledVersion(file: string, firmware: string) {
  const state = readState(file)
  if (state) writeState(file, { ...state, firmware })
}

function readState(file: string): StoredState | null {
  const text = readIfExists(file)
  if (text === null) return null
  const state = parse(text)
  if (!isStoredState(state)) throw new Error(`"${file}" is not the state of a board. Delete it to simulate a new one.`)
  return state
}

function writeIdentity(file: string, identity: BoardIdentity, firmware?: string) {
  const { macAddress, clientId, factory } = identity
  const state: StoredState = { macAddress, clientId, ...(firmware !== undefined && { firmware }) }
  if (factory) {
    state.serialNumber = factory.serialNumber
    state.key = Buffer.from(factory.key).toString('hex')
  }
  writeState(file, state)
  return identity
}

function writeState(file: string, state: StoredState) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
}

function isStoredState(state: unknown): state is StoredState {
  const {
    macAddress,
    clientId,
    serialNumber = '',
    key = '0'.repeat(64),
    firmware = '',
  } = Object(state) as Partial<StoredState>
  return (
    /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/i.test(String(macAddress)) &&
    /^[0-9a-f-]{36}$/i.test(String(clientId)) &&
    typeof serialNumber === 'string' &&
    typeof firmware === 'string' &&
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
