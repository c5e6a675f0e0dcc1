import { signInWithEmailAndPassword } from '@firebase/auth'
import { decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { startTestProvider } from '../testing/start-test-provider.ts'

const password = 'correct horse'

describe('a signing key', () => {
  const identity = startTestProvider()
  const day = 24 * 60 * 60
  const published = async () => (await identity.provider.jwks()).keys.map(({ kid }) => kid)
  const signer = async () => {
    const { user } = await signInWithEmailAndPassword(identity.browser(), 'ada@example.org', password)
    return decodeProtectedHeader(await user.getIdToken()).kid
  }

  test('a key is published before it signs, signs for a month, and stays published until its last token has expired', async () => {
    await identity.provider.administration.createUser({ email: 'ada@example.org', password })
    const [first] = await published()
    expect(await signer()).toBe(first)

    identity.wait(29 * day)
    const [second, ...others] = await published()
    expect(others).toEqual([first])
    expect(await signer()).toBe(first)

    identity.wait(day + 60)
    expect(await signer()).toBe(second)
    expect(await published()).toEqual([second, first])

    identity.wait(29 * day)
    const [third, ...left] = await published()
    expect(left).toEqual([second])
    expect(third).not.toBe(first)
  })

  test('after a clock that ran ahead is set right, people can still sign in', async () => {
    identity.wait(2 * 365 * day)
    const ahead = await signer()
    identity.wait(-2 * 365 * day)
    expect(await signer()).toBe(ahead)
  })

  test('machines that start at the same time on an empty table share one key', async () => {
    await identity.pool.query('delete from identity.signing_keys')
    const machines = await Promise.all([identity.another(), identity.another(), identity.another()])
    const sets = await Promise.all(machines.map((machine) => machine.jwks()))
    expect(sets[0]?.keys).toHaveLength(1)
    expect(sets.every((set) => JSON.stringify(set) === JSON.stringify(sets[0]))).toBe(true)
  })

  test('a key that cannot be decrypted stops the start, with a reason', async () => {
    await expect(identity.another({ encryptionKeys: () => [new Uint8Array(32)] })).rejects.toThrow(
      'The encryption key is not the one',
    )
  })

  test('the private key is encrypted in the database', async () => {
    const { rows } = await identity.pool.query('select * from identity.signing_keys')
    expect(JSON.stringify(rows)).not.toMatch(/PRIVATE|"d":/)
  })
})
