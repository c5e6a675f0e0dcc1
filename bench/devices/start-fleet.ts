import { fileURLToPath } from 'node:url'
import { callProcess, type Remote } from './call-process.ts'
import type { createDeviceFleet } from './device-fleet.ts'
import type { signInDevices } from './sign-in-devices.ts'

type Methods = ReturnType<typeof createDeviceFleet> & { signIn: typeof signInDevices }

export type FleetProcess = Remote<Methods>

const program = fileURLToPath(new URL('fleet-program.ts', import.meta.url))

/** Devices in a process of their own. */
export const startFleet = (): FleetProcess =>
  callProcess<Methods>(program, ['connect', 'startTalking', 'talk', 'openCount', 'failures', 'close', 'signIn'])
