import type { App } from '../runner/app-process.ts'
import { startFleet, type FleetProcess } from '../devices/start-fleet.ts'

const concurrency = 128

let addresses = 0

/**
 * Each device has an address of its own, as in real life. Finding a free port of an address from which thousands have
 * connected in the last minute takes the kernel longer than connecting.
 */
function nextAddress() {
  addresses += 1
  return `127.1.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`
}

/** Connects new devices, and resolves when the server has stored that all are online. Returns the seconds it took. */
export async function connectDevices(fleet: FleetProcess, { port }: App, tokens: string[]) {
  const targets = tokens.map((token) => ({ port, token, localAddress: nextAddress() }))
  const { seconds, failed } = await fleet.connect(targets, concurrency)
  if (failed > 0) throw new Error(`${failed} devices could not connect: ${JSON.stringify(await fleet.failures())}`)
  return seconds
}

/** A process of devices, which is stopped when the benchmark ends, however it ends. */
export async function withFleet<Result>(run: (fleet: FleetProcess) => Promise<Result>): Promise<Result> {
  const fleet = startFleet()
  try {
    return await run(fleet)
  } finally {
    await fleet.stop()
  }
}
