import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readInstalledVersion, readStateFile, saveInstalledVersion } from './state-file.ts'

function aFile() {
  const folder = mkdtempSync(join(tmpdir(), 'pipit-board-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'boards', 'state.json')
}

test('a new board has a random identity, which only its owner can read, and keeps it', () => {
  const [file, other] = [aFile(), aFile()]
  const board = readStateFile(file)
  expect(board.macAddress).toMatch(/^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/)
  expect(Number.parseInt(board.macAddress.slice(0, 2), 16) & 3, 'not the address of any manufacturer').toBe(2)
  expect(board.clientId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readStateFile(file)).toEqual(board)
  expect(readStateFile(other)).not.toEqual(board)
})

test('what the factory has written stays, and can be written into a board that exists', () => {
  const file = aFile()
  const { macAddress, clientId } = readStateFile(file)
  const factory = { serialNumber: 'SN-1', key: Buffer.alloc(32, 7) }
  expect(readStateFile(file, factory)).toEqual({ macAddress, clientId, factory })
  expect(readStateFile(file)).toEqual({ macAddress, clientId, factory })
})

test('the version that an update has installed stays, also when the factory writes into the board', () => {
  const file = aFile()
  const board = readStateFile(file)
  expect(readInstalledVersion(file)).toBeUndefined()
  saveInstalledVersion(file, '2.5.0')
  readStateFile(file, { serialNumber: 'SN-1', key: Buffer.alloc(32, 7) })
  expect(readInstalledVersion(file)).toBe('2.5.0')
  expect(readStateFile(file)).toMatchObject({ macAddress: board.macAddress, clientId: board.clientId })
})

test.each(['', 'null', '{"macAddress":"aa:bb","clientId":"1"}'])('%j is refused and stays as it is', (content) => {
  const file = aFile()
  readStateFile(file)
  writeFileSync(file, content)
  expect(() => readStateFile(file)).toThrow('is not the state of a board')
  expect(readFileSync(file, 'utf8')).toBe(content)
})
