import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { createPasswordHasher, defaultHashing, serverRequester } from './hash-password.ts'
import { hasOwnPriority } from './hash-thread-pool.ts'

test('a password is stored as argon2id with 64 MiB and three rounds', async () => {
  const { hashPassword, passwordMatches } = createPasswordHasher()
  const hash = await hashPassword('correct horse', serverRequester)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(await hashPassword('correct horse', serverRequester)).not.toBe(hash)
  expect(await passwordMatches('correct horse', hash, serverRequester)).toBe(true)
  expect(await passwordMatches('wrong', hash, serverRequester)).toBe(false)
})

test.runIf(hasOwnPriority)('one password for each core is hashed at a time, and sixteen for each wait', () => {
  const cores = availableParallelism()
  expect(defaultHashing).toMatchObject({ concurrency: cores, maxWaiting: 16 * cores })
})

test.runIf(hasOwnPriority)('a hash is computed at the lowest priority, and the rest is not', async () => {
  const hashing = createPasswordHasher().hashPassword('correct horse', serverRequester)
  await expect.poll(nicenessOfThreads).toContain(19)
  const [main, ...others] = nicenessOfThreads()
  expect(main).toBe(getPriority())
  // Other test files in this process hash passwords, too.
  expect([...new Set(others)].toSorted((left, right) => left - right)).toEqual([main, 19])
  await hashing
})

/** The main thread comes first. Its id is not always the lowest: ids begin again after the highest one. */
function nicenessOfThreads() {
  const isMain = (id: string) => Number(id) === process.pid
  const threads = readdirSync('/proc/self/task').toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)))
  return threads.map((id) => Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]))
}

test('a stored hash that is damaged fails, and the next password is checked all the same', async () => {
  const { hashPassword, passwordMatches } = createPasswordHasher({ passes: 1, concurrency: 1 })
  const hash = await hashPassword('correct horse', serverRequester)
  const damaged = passwordMatches('correct horse', 'damaged', serverRequester)
  await expect(damaged).rejects.toMatchObject({ cause: { message: expect.stringContaining('Decoding failed') } })
  expect(await passwordMatches('correct horse', hash, serverRequester)).toBe(true)
})

test('checking a password takes as long where there is none', async () => {
  const { hashPassword, passwordMatches } = createPasswordHasher({ passes: 1 })
  const hash = await hashPassword('correct horse', serverRequester)
  expect(await passwordMatches('anything', null, serverRequester)).toBe(false)
  // The fastest of each counts: on a busy machine, what has the lowest priority waits now and then.
  const [withPassword, without]: [number[], number[]] = [[], []]
  for (let round = 0; round < 15; round += 1) {
    withPassword.push(await timeOf(() => passwordMatches('wrong', hash, serverRequester)))
    without.push(await timeOf(() => passwordMatches('wrong', undefined, serverRequester)))
  }
  expect(Math.min(...without) / Math.min(...withPassword)).toBeGreaterThan(0.3)
})

async function timeOf(action: () => Promise<unknown>) {
  const start = performance.now()
  await action()
  return performance.now() - start
}
