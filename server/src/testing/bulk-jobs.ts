import { expect } from 'vitest'
import type { openHouse } from './house.ts'

/** Waits until a job is done, as the page does. */
export async function finished(house: ReturnType<typeof openHouse>, bearer: string, { jobId }: { jobId: string }) {
  const read = () => house.call('GET /admin/jobs/:jobId', { params: { jobId }, bearer })
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe('done')
  return read()
}
