import type { startTestServer } from '@pipit/test-kit/start-test-server'

/** Without it, the hourly sweep deletes them: parents choose for how long recordings are kept, and at first it is no day. */
export async function keepRecordings(server: ReturnType<typeof startTestServer>, childId: string) {
  await server.database.pool.query(
    'update children set speech_retention_days = 3650, vision_retention_days = 3650 where id = $1',
    [childId],
  )
}
