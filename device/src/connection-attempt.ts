import { connectDevice, type DeviceConnection, type DeviceOptions, type Trouble } from './connection.ts'

/** A connection that is kept only if the first attempt works: for a configuration that nobody knows to be right. */
export async function attemptConnection(
  options: DeviceOptions,
): Promise<{ connection: DeviceConnection } | { trouble: Trouble }> {
  const outcome = Promise.withResolvers<Trouble | null>()
  const connection = connectDevice({
    ...options,
    onOnline() {
      outcome.resolve(null)
      options.onOnline?.()
    },
    onTrouble(trouble, message) {
      outcome.resolve(trouble)
      options.onTrouble?.(trouble, message)
    },
  })
  const trouble = await outcome.promise
  if (trouble === null) return { connection }
  await connection.close()
  return { trouble }
}
