import { describe, expect, test } from 'vitest'
import { challengeDevice, makeCard, makeDevice, readChallenge } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aRegisteringFamily, possessionNotProven } from './testing/registering-family.ts'

const server = startTestServer()
const aFamily = () => aRegisteringFamily(server)

describe('a challenge', () => {
  test('can be opened only by its device, and is different each time', async () => {
    const [family, device, other] = [await aFamily(), await makeDevice(server), await makeDevice(server)]
    const [first, second] = [
      await challengeDevice(server, family, device),
      await challengeDevice(server, family, device),
    ]
    await expect(readChallenge(first.sealed, other)).rejects.toThrow('cannot-open')
    const [one, two] = [await readChallenge(first.sealed, device), await readChallenge(second.sealed, device)]
    expect(one.answer).not.toBe(two.answer)
    expect(Date.parse(first.expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000)
  })

  test('accepts no more codes after five wrong ones, also when they are tried at the same time', async () => {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    const { challengeId, sealed } = await challengeDevice(server, family, device)
    const { code } = await readChallenge(sealed, device)
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0')
    const guesses = Array.from({ length: 8 }, () => family.register(device, { proof: { challengeId, code: wrong } }))
    for (const { status } of await Promise.allSettled(guesses)) expect(status).toBe('rejected')
    await expect(family.register(device, { proof: { challengeId, code } })).rejects.toMatchObject(possessionNotProven)
  })

  test('is issued at most ten times in an hour for a family and a device, and other families have their own limit', async () => {
    const [guesser, owner, device] = [await aFamily(), await aFamily(), await makeDevice(server)]
    const results = await Promise.allSettled(Array.from({ length: 14 }, () => challengeDevice(server, guesser, device)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(challengeDevice(server, guesser, device)).rejects.toMatchObject({ status: 429 })
    expect(await challengeDevice(server, owner, device)).toHaveProperty('challengeId')
    await server.database.pool.query(
      `update possession_challenges set created_at = created_at - interval '61 minutes' where account_id = $1`,
      [guesser.accountId],
    )
    expect(await challengeDevice(server, guesser, device)).toHaveProperty('challengeId')
  })

  test('is refused for an unknown label and for a card', async () => {
    const family = await aFamily()
    const device = await makeDevice(server)
    const { claimCode } = await makeCard(server)
    const challenge = (code: string) => challengeDevice(server, family, { ...device, claimCode: code })
    await expect(challenge('0'.repeat(26))).rejects.toMatchObject({ code: 'unknown-label' })
    await expect(challenge(claimCode)).rejects.toMatchObject({ code: 'label-is-card' })
  })
})
