import { expect } from 'vitest'
import type { startTestServer } from './start-test-server.ts'

/** Waits until a job is done, as the page does. */
export async function waitUntilDone(
  server: ReturnType<typeof startTestServer>,
  bearer: string,
  { jobId }: { jobId: string },
) {
  const read = () => server.call('GET /admin/jobs/:jobId', { params: { jobId }, bearer })
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe('done')
  return read()
}
