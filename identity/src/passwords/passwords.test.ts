import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { createPasswordHasher, defaultHashing, server } from './hash-password.ts'

test('a password is stored as argon2id with 64 MiB and three rounds', async () => {
  const { hashPassword, passwordMatches } = createPasswordHasher()
  const hash = await hashPassword('correct horse', server)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(await hashPassword('correct horse', server)).not.toBe(hash)
  expect(await passwordMatches('correct horse', hash, server)).toBe(true)
  expect(await passwordMatches('wrong', hash, server)).toBe(false)
})

test('one password for each core but one is hashed at a time, and sixteen for each of these cores wait', () => {
  const cores = Math.max(1, availableParallelism() - 1)
  expect(defaultHashing).toMatchObject({ concurrency: cores, maxWaiting: 16 * cores })
})

test('checking a password takes as long where there is none', async () => {
  const { hashPassword, passwordMatches } = createPasswordHasher({ passes: 1 })
  const hash = await hashPassword('correct horse', server)
  expect(await passwordMatches('anything', null, server)).toBe(false)
  const [withPassword, without] = [
    await medianTime(() => passwordMatches('wrong', hash, server)),
    await medianTime(() => passwordMatches('wrong', undefined, server)),
  ]
  expect(without / withPassword).toBeGreaterThan(0.3)
})

async function medianTime(action: () => Promise<unknown>) {
  const times: number[] = []
  for (let count = 0; count < 15; count += 1) {
    const start = performance.now()
    await action()
    times.push(performance.now() - start)
  }
  return times.toSorted((one, other) => one - other)[7] ?? 0
}
