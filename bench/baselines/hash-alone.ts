// What a sign-in is measured against: checking passwords against hashes and nothing else, one on
// each core: more at once would only take the caches from each other.
import { hash, verify } from '@node-rs/argon2'

const [count = 0, atOnce = 1] = process.argv.slice(2).map(Number)
const stored = await hash('correct horse', { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 })

let left = count
const cpuBefore = process.cpuUsage()
const started = performance.now()
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (left-- > 0) await verify(stored, 'correct horse')
  }),
)
const seconds = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(cpuBefore)
console.log(JSON.stringify({ perSecond: count / seconds, cpu: (user + system) / 1000 / count }))
