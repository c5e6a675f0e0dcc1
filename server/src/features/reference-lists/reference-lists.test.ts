import { createDeviceApi } from '@pipit/device/api-client'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const lists = ['/content-maturities', '/proficiency-levels', '/genders', '/pronouns', '/activities', '/voices'] as const

describe('the reference lists', () => {
  test.each(lists)('the list %s has at least four items, each with a unique id and a name', async (path) => {
    const { items } = await server.call(`GET ${path}`)
    expect(items.length).toBeGreaterThanOrEqual(4)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const { id, name } of items) {
      expect(id).toMatch(/^[a-z][a-z-]*$/)
      expect(name).not.toBe('')
    }
  })

  test('content maturities are ordered from the youngest to the oldest', async () => {
    const { items } = await server.call('GET /content-maturities')
    const ages = items.map(({ suggestedFromAge }) => suggestedFromAge)
    expect(ages).toEqual([...ages].sort((one, other) => one - other))
    expect(ages[0]).toBe(0)
  })

  test('a device can read the reference lists with the device client', async () => {
    const call = createDeviceApi({ serverUrl: server.url })
    const { items } = await call('GET /activities')
    expect(items.map(({ id }) => id)).toContain('story')
  })
})
