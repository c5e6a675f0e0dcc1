import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Avoids the ephemeral port range, whose ports the system may assign before the test uses them. */
export async function freePort(): Promise<number> {
  // Browsers and fetch refuse port 10080.
  const port = randomInt(10_081, 32_000)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
