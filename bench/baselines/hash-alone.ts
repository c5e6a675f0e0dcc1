// The baseline of a password sign-in: only verifies hashes, one per core, because more would compete for the caches.
import { hash, verify } from '@node-rs/argon2'

const [count = 0, concurrency = 1] = process.argv.slice(2).map(Number)
const stored = await hash('correct horse', { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 })

let remaining = count
const cpuBefore = process.cpuUsage()
const started = performance.now()
await Promise.all(
  Array.from({ length: concurrency }, async () => {
    while (remaining-- > 0) await verify(stored, 'correct horse')
  }),
)
const seconds = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(cpuBefore)
console.log(JSON.stringify({ perSecond: count / seconds, cpu: (user + system) / 1000 / count }))
