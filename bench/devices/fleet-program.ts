// Devices in a process of their own: the parent calls the methods of the fleet over IPC.
import { createDeviceFleet } from './device-fleet.ts'
import { signInDevices } from './sign-in-devices.ts'

interface Call {
  id: number
  method: string
  args: unknown[]
}

const methods = { ...createDeviceFleet(), signIn: signInDevices } as Record<string, (...args: unknown[]) => unknown>

process.on('message', ({ id, method, args }: Call) => {
  void Promise.resolve(methods[method]?.(...args)).then(
    (result) => process.send?.({ id, result: result ?? null }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
