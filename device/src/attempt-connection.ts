import type { Connection } from './client/connection.ts'
import { connectDevice, type DeviceOptions } from './connect-device.ts'
import { connectionProblem, type ConnectionProblem } from './connection-problem.ts'

/** The configuration may be wrong, so a first attempt that fails is not repeated. */
export async function attemptConnection(
  options: DeviceOptions,
): Promise<{ connection: Connection } | { problem: ConnectionProblem }> {
  const outcome = Promise.withResolvers<ConnectionProblem | null>()
  const connection = connectDevice({
    ...options,
    onOpen(channel) {
      outcome.resolve(null)
      options.onOpen?.(channel)
    },
    onClosed(end) {
      outcome.resolve(connectionProblem(end).problem)
      options.onClosed?.(end)
    },
  })
  const problem = await outcome.promise
  if (problem === null) return { connection }
  await connection.close()
  return { problem }
}
