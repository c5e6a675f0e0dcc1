import { ok, note, problem, type Finding } from './finding.ts'

interface Redis {
  /** The limits of requests use it like this. */
  count: () => Promise<{ count: number }>
  close: () => Promise<void>
}

export async function checkRedis(redisUrl: string | null, open: () => Promise<Redis>): Promise<Finding[]> {
  if (redisUrl === null) return [note('REDIS_URL is not set; PostgreSQL does its part.')]
  const { host } = new URL(redisUrl)
  const redis = await open()
  try {
    await redis.count()
    return [ok(`${host} answers and counts.`)]
  } catch (error) {
    const [code = 'no answer'] = /^[A-Z]+/.exec((error as Error).message) ?? []
    return [
      problem(
        `${host} answers, but refuses to count requests (${code}).`,
        'Is it a writable Redis from version 7 on, and does the user of REDIS_URL have the rights?',
      ),
    ]
  } finally {
    await redis.close()
  }
}
