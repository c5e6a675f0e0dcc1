import { readFile } from 'node:fs/promises'
import { sealedFor } from '@pipit/contract/devices/sealed-message'
import { describe, expect, test } from 'vitest'
import { openConfiguration } from './open-configuration.ts'

interface TestVector {
  deviceId: string
  claimCode: string
  privateKey: string
  publicKey: string
  psk: string
  sealed: string
  configuration: { issuedAt: string }
}

const vector = JSON.parse(await readFile(new URL('test-vector.json', import.meta.url), 'utf8')) as TestVector
const { deviceId, claimCode, configuration } = vector
const sealed = Buffer.from(vector.sealed, 'base64')
const device = { deviceId, claimCode, privateKey: Buffer.from(vector.privateKey, 'base64'), lastAccepted: null }

describe('a sealed configuration', () => {
  test('the device opens the test vector for firmware authors', async () => {
    expect(await openConfiguration(sealed, device)).toEqual({ configuration })
    expect(Buffer.from((await sealedFor('configuration', deviceId, claimCode)).psk.key).toString('hex')).toBe(
      vector.psk,
    )
  })

  test('the device refuses a message with any changed byte', async () => {
    for (let at = 1; at < sealed.length; at++) {
      const changed = Uint8Array.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await openConfiguration(changed, device), `byte ${at}`).toEqual({ error: 'cannot-open' })
    }
  })

  test.each([
    ['for another key', { privateKey: Buffer.alloc(32, 7) }],
    ['for another id', { deviceId: '0'.repeat(26) }],
    ['by somebody who does not know the claim code', { claimCode: '0'.repeat(26) }],
  ])('the device refuses a message that was sealed %s', async (_, other) => {
    expect(await openConfiguration(sealed, { ...device, ...other })).toEqual({ error: 'cannot-open' })
  })

  test('the device refuses a message that is too short', async () => {
    for (const length of [1, 10, 33, 40]) {
      expect(await openConfiguration(sealed.subarray(0, length), device)).toEqual({ error: 'cannot-open' })
    }
  })

  test('the device refuses another version of the format', async () => {
    expect(await openConfiguration(Uint8Array.of(2, ...sealed.subarray(1)), device)).toEqual({
      error: 'unsupported-version',
    })
    expect(await openConfiguration(new Uint8Array(), device)).toEqual({ error: 'unsupported-version' })
  })

  test('the device refuses a configuration that is not newer than the last one', async () => {
    const { issuedAt } = configuration
    expect(await openConfiguration(sealed, { ...device, lastAccepted: issuedAt })).toEqual({ error: 'outdated' })
    expect(await openConfiguration(sealed, { ...device, lastAccepted: '2026-11-15T08:30:00.001Z' })).toEqual({
      error: 'outdated',
    })
    expect(await openConfiguration(sealed, { ...device, lastAccepted: '2026-11-15T08:29:59.999Z' })).toEqual({
      configuration,
    })
  })
})
